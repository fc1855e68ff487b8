// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Testing

/// Where a path leads may change without the file itself.
@Suite struct WatchedPathTests {
  @Test func aFileInAFolderThatIsNotThereYet() throws {
    let (builds, _) = try watching(
      prepare: { $0.write("/w/a.face", "parts/deep/b.facet") },
      then: { world in
        world.at(1000) { $0.makeDirectory("/w/parts") }
        world.at(2000) { world in
          world.makeDirectory("/w/parts/deep")
          // Before anybody can watch the new folder.
          world.write("/w/parts/deep/b.facet", "one")
        }
        world.at(3000) { $0.write("/w/parts/deep/b.facet", "two") }
      })
    #expect(builds.map(\.text) == ["parts/deep/b.facet|one", "parts/deep/b.facet|two"])
  }

  @Test func theTargetOfALink() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.makeDirectory("/elsewhere")
        world.write("/elsewhere/b.face", "one")
        world.link("/w/a.face", to: "../elsewhere/b.face")
      },
      then: { $0.at(1000) { $0.write("/elsewhere/b.face", "two") } })
    #expect(builds.map(\.text) == ["two"])
  }

  @Test func aLinkThatIsSwapped() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.write("/w/b.face", "one")
        world.write("/w/c.face", "two")
        world.link("/w/a.face", to: "b.face")
      },
      then: { world in
        world.at(1000) { $0.link("/w/a.face", to: "c.face") }
        world.at(2000) { $0.write("/w/c.face", "three") }
        world.at(3000) { $0.write("/w/b.face", "not any more") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
  }

  @Test func aFolderThatIsReplaced() throws {
    let (builds, _) = try watching(
      "scenes/a.face",
      prepare: { world in
        world.makeDirectory("/w/scenes")
        world.write("/w/scenes/a.face", "one")
      },
      then: { world in
        world.at(1000) { $0.replaceFolder("/w/scenes", file: "a.face", "two") }
        world.at(2000) { $0.write("/w/scenes/a.face", "three") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
  }

  @Test func aFolderThatGoesAndComesBack() throws {
    let (builds, _) = try watching(
      "scenes/a.face",
      prepare: { world in
        world.makeDirectory("/w/scenes")
        world.write("/w/scenes/a.face", "one")
      },
      then: { world in
        world.at(1000) { $0.remove("/w/scenes") }
        world.at(3000) { $0.replaceFolder("/w/scenes", file: "a.face", "two") }
        world.at(4000) { $0.write("/w/scenes/a.face", "three") }
      })
    #expect(builds.map(\.text) == ["nothing", "two", "three"])
  }

  @Test func aFolderThatIsRenamedWithThoseInIt() throws {
    let (builds, world) = try watching(
      "scenes/deep/a.face",
      prepare: { world in
        for folder in ["/w/scenes", "/w/scenes/deep", "/w/other", "/w/other/deep"] { world.makeDirectory(folder) }
        world.write("/w/scenes/deep/a.face", "one")
        world.write("/w/other/deep/a.face", "two")
      },
      then: { world in
        world.at(1000) { world in
          world.rename("/w/scenes", to: "/w/old")
          world.rename("/w/other", to: "/w/scenes")
        }
        world.at(2000) { $0.write("/w/scenes/deep/a.face", "three") }
        world.at(3000) { $0.write("/w/old/deep/a.face", "no more") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(world.watchedFolders == ["/", "/w", "/w/scenes", "/w/scenes/deep"])
  }

  @Test func foldersThatTakeFreshNamesAreWatchedNoLonger() throws {
    let (builds, world) = try watching(
      "scenes/a.face",
      prepare: { world in
        world.makeDirectory("/w/scenes")
        world.write("/w/scenes/a.face", "0")
      },
      then: { world in
        for step in 1...50 {
          world.at(Double(step) * 1000) { world in
            world.rename("/w/scenes", to: "/w/old\(step)")
            world.makeDirectory("/w/scenes")
            world.write("/w/scenes/a.face", "\(step)")
          }
        }
      })
    #expect(builds.map(\.text) == (1...50).map { "\($0)" })
    #expect(world.watchedFolders == ["/", "/w", "/w/scenes"])
  }

  /// The look at everything finds what changes there, and when the folder can be watched again.
  @Test func aFolderThatMayNotBeLookedIntoIsTriedNowAndThen() throws {
    let (builds, world) = try watching(
      "scenes/a.face",
      prepare: { world in
        world.makeDirectory("/w/scenes")
        world.hide("/w/scenes")
        world.write("/w/scenes/a.face", "one")
      },
      then: { world in
        world.at(11_000) { $0.write("/w/scenes/a.face", "two") }
        world.at(25_000) { world in
          #expect(world.wishes(for: "/w/scenes") == 3)
          world.show("/w/scenes")
        }
        world.at(35_000) { $0.write("/w/scenes/a.face", "three") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(builds.last.map { (35_000...35_005).contains($0.time) } == true)
    #expect(world.watchedFolders == ["/", "/w", "/w/scenes"])
  }

  @Test func aCircleOfLinksEnds() throws {
    let (builds, _) = try watching(
      prepare: { world in
        world.link("/w/a.face", to: "b.face")
        world.link("/w/b.face", to: "a.face")
      },
      then: { world in
        world.at(1000) { world in
          world.remove("/w/b.face")
          world.write("/w/b.face", "one")
        }
      })
    #expect(builds.map(\.text) == ["one"])
  }

  @Test func foldersThatNothingNeedsAreWatchedNoLonger() throws {
    let (builds, world) = try watching(
      prepare: { world in
        world.makeDirectory("/w/parts")
        world.write("/w/parts/b.facet", "one")
        world.write("/w/a.face", "parts/b.facet")
      },
      then: { $0.at(1000) { $0.write("/w/a.face", "alone") } })
    #expect(builds.map(\.text) == ["alone"])
    #expect(world.watchedFolders == ["/", "/w"])
  }
}
