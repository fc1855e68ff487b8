// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Testing

/// Relative paths are meant from the folder that has the name of the one where the watch began.
@Suite struct WorkingFolderTests {
  private static func prepare(_ world: World) {
    world.makeDirectory("/w/scenes")
    world.write("/w/scenes/a.face", "one")
  }

  /// When a build began, but for the 2 ms in which events are gathered.
  private func began(_ build: (time: Double, text: String)) -> Double { (build.time / 5).rounded(.down) * 5 }

  @Test func renamed() throws {
    let (builds, world) = try watching(
      "scenes/a.face", prepare: Self.prepare,
      then: { world in
        world.at(1000) { $0.rename("/w", to: "/v") }
        world.at(2000) { $0.write("/v/scenes/a.face", "two") }
        world.at(3000) { $0.write("/v/scenes/a.face", "three") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(builds.map(began) == [2000, 3000])
    #expect(world.watchedFolders == ["/", "/v", "/v/scenes"])
    #expect(world.told == ["the working folder is `/v` now: paths are meant from there"])
  }

  @Test func renamedAndRenamedBack() throws {
    let (builds, _) = try watching(
      "scenes/a.face", prepare: Self.prepare,
      then: { world in
        world.at(1000) { $0.rename("/w", to: "/v") }
        world.at(2000) { $0.rename("/v", to: "/w") }
        world.at(3000) { $0.write("/w/scenes/a.face", "two") }
      })
    #expect(builds.map(\.text) == ["two"])
    #expect(builds.map(began) == [3000])
  }

  @Test func renamedAndAnotherInItsPlace() throws {
    let (builds, world) = try watching(
      "scenes/a.face",
      prepare: { world in
        Self.prepare(world)
        for folder in ["/v", "/v/scenes"] { world.makeDirectory(folder) }
        world.write("/v/scenes/a.face", "two")
      },
      then: { world in
        world.at(1000) { world in
          world.rename("/w", to: "/old")
          world.rename("/v", to: "/w")
        }
        world.at(2000) { $0.write("/w/scenes/a.face", "three") }
        world.at(3000) { $0.write("/old/scenes/a.face", "no more") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(world.watchedFolders == ["/", "/w", "/w/scenes"])
    #expect(world.told == [])
  }

  @Test func deletedAndMadeAgain() throws {
    let (builds, _) = try watching(
      "scenes/a.face", prepare: Self.prepare,
      then: { world in
        world.at(1000) { $0.remove("/w") }
        world.at(3000) { world in
          world.makeDirectory("/w")
          Self.prepare(world)
        }
        world.at(4000) { $0.write("/w/scenes/a.face", "two") }
      })
    #expect(builds.map(\.text) == ["nothing", "one", "two"])
    #expect(builds.last.map(began) == 4000)
  }

  @Test func aFolderAboveItRenamed() throws {
    let world = World()
    for folder in ["/u", "/u/w", "/u/w/scenes"] { world.makeDirectory(folder) }
    world.write("/u/w/scenes/a.face", "one")
    #expect(world.enter("/u/w"))
    let builds = try watching("scenes/a.face", in: world) { world in
      world.at(1000) { $0.rename("/u", to: "/t") }
      world.at(2000) { $0.write("/t/w/scenes/a.face", "two") }
      world.at(3000) { world in
        world.rename("/t/w/scenes", to: "/t/w/old")
        world.makeDirectory("/t/w/scenes")
        world.write("/t/w/scenes/a.face", "three")
      }
    }
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(builds.first.map(began) == 2000)
    #expect(world.watchedFolders == ["/", "/t", "/t/w", "/t/w/scenes"])
  }

  /// The look at everything finds it out.
  @Test func aFolderFarAboveItReplacedWhereNobodyTells() throws {
    let world = World()
    for folder in ["/g", "/g/u", "/g/u/w", "/g/u/w/scenes"] { world.makeDirectory(folder) }
    world.write("/g/u/w/scenes/a.face", "one")
    #expect(world.enter("/g/u/w"))
    for folder in ["/", "/g"] { world.hide(folder) }
    let builds = try watching("scenes/a.face", in: world) { world in
      world.at(11_000) { world in
        world.rename("/g", to: "/old")
        for folder in ["/g", "/g/u", "/g/u/w", "/g/u/w/scenes"] { world.makeDirectory(folder) }
        world.write("/g/u/w/scenes/a.face", "two")
      }
      world.at(25_000) { $0.write("/g/u/w/scenes/a.face", "three") }
    }
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(builds.last.map(began) == 25_000)
  }

  /// What else leads through the folders in doubt is followed still.
  @Test func aLinkThatChangesWhereNobodyTellsLeavesTheOthersWatched() throws {
    let (builds, _) = try watching(
      prepare: { world in
        for folder in ["/one", "/two", "/links"] { world.makeDirectory(folder) }
        for folder in ["/one", "/two"] { world.write(folder + "/b.facet", folder) }
        world.write("/one/c.facet", "c")
        world.hide("/links")
        world.link("/links/way", to: "/one")
        world.write("/w/a.face", "../links/way/b.facet ../one/c.facet")
      },
      then: { world in
        world.at(11_000) { $0.link("/links/way", to: "/two") }
        world.at(25_000) { $0.write("/one/c.facet", "d") }
        world.at(26_000) { $0.write("/two/b.facet", "e") }
      })
    #expect(builds.map { $0.text.split(separator: "|").suffix(2) } == [["/two", "c"], ["/two", "d"], ["e", "d"]])
    #expect(builds.dropFirst().map(began) == [25_000, 26_000])
  }

  /// Outside of the working folder every folder on the way counts, where that can be watched.
  @Test(arguments: [false, true]) func aFolderFarAboveAFileElsewhere(_ isHidden: Bool) throws {
    let (builds, world) = try watching(
      "../lib/parts/deep/a.face",
      prepare: { world in
        for folder in ["/lib", "/lib/parts", "/lib/parts/deep"] { world.makeDirectory(folder) }
        world.write("/lib/parts/deep/a.face", "one")
        for folder in ["/", "/lib"] where isHidden { world.hide(folder) }
      },
      then: { world in
        world.at(11_000) { world in
          world.rename("/lib", to: "/old")
          for folder in ["/lib", "/lib/parts", "/lib/parts/deep"] { world.makeDirectory(folder) }
          world.write("/lib/parts/deep/a.face", "two")
        }
        world.at(25_000) { $0.write("/lib/parts/deep/a.face", "three") }
        world.at(26_000) { $0.write("/old/parts/deep/a.face", "no more") }
      })
    #expect(builds.map(\.text) == ["two", "three"])
    #expect(builds.map(began) == [isHidden ? 20_050 : 11_050, 25_000])
    #expect(world.told == [])
  }
}
