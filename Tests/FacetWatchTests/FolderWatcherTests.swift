// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTestSupport
import Testing

@testable import FacetWatch

@Suite struct FolderWatcherTests {
  #if os(Linux)
    private func record(_ folder: Int32, _ mask: Int32, _ name: String) -> [UInt8] {
      let padded = name.isEmpty ? [] : Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.utf8.count % 16)
      func word(_ value: Int32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
      return word(folder) + word(mask) + word(0) + word(Int32(padded.count)) + padded
    }

    @Test func recordsAreTakenApart() {
      let bytes =
        record(1, 0x8, "a.face") + record(2, 0x80, "b.face") + record(2, 0x100, "c") + record(3, 0x400, "")
        + record(-1, 0x4000, "") + record(4, 0x4, "")
      #expect(
        InotifyFolders.events(in: bytes[...]) == [
          .written(FolderID(raw: 1), name: "a.face"), .written(FolderID(raw: 2), name: "b.face"),
          .begun(FolderID(raw: 2), name: "c"), .gone(FolderID(raw: 3)), .lost,
        ])
    }

    @Test(arguments: 0..<40) func aRecordThatIsCutOffIsLeftOut(_ count: Int) {
      let bytes = record(1, 0x8, "a.face") + record(2, 0x8, "b.face")
      #expect(InotifyFolders.events(in: bytes.prefix(count)).count <= 1)
    }

    @Test func aRealFolderTellsOfAMove() throws {
      let folder = TemporaryFolder()
      var watcher = SystemFolders()
      guard case .watched(let id) = try watcher.watch(folder.path, isFar: false) else {
        Issue.record("the folder is not watched")
        return
      }
      shell("echo x > '\(folder.path)/temporary' && mv '\(folder.path)/temporary' '\(folder.path)/a.face'")
      let events = try watcher.wait(until: SystemClock().now.adding(milliseconds: 2000))
      #expect(events.contains(.written(id, name: "a.face")))
    }
  #endif

  @Test func aPolledFolderTellsWhatChangedSinceTheLastLook() throws {
    let world = World()
    world.makeDirectory("/w")
    world.write("/w/a", "one")
    world.write("/w/b", "one")
    var folders = PolledFolders(world)
    guard case .watched(let id) = folders.watch("/w") else {
      Issue.record("the folder is not watched")
      return
    }
    #expect(folders.look().isEmpty)
    world.write("/w/a", "two")
    world.remove("/w/b")
    world.write("/w/c", "one")
    #expect(
      folders.look() == [.touched(id, name: "a"), .touched(id, name: "b"), .touched(id, name: "c")])
    #expect(folders.look().isEmpty)
    world.remove("/w")
    #expect(folders.look() == [.gone(id)])
    #expect(folders.isEmpty)
  }

  @Test func aFolderThatMayNotBeLookedIntoIsNotGone() {
    let world = World()
    world.makeDirectory("/w")
    world.hide("/w")
    var folders = PolledFolders(world)
    #expect(folders.watch("/w") == .hidden)
    #expect(folders.watch("/v") == .gone)
  }

  @Test(
    arguments: [
      ("36 35 0:53 / /mnt/share rw,relatime shared:1 - nfs4 host:/share rw", 53, "nfs4"),
      ("36 35 0:54 / /mnt/c rw - 9p drvfs rw", 54, "9p"),
      ("36 35 0:55 / /run/user/1000/gvfs rw - fuse.gvfsd-fuse gvfsd-fuse rw", 55, "fuse.gvfsd-fuse"),
      ("36 35 8:1 / / rw master:1 shared:2 - ext4 /dev/sda1 rw", 0x801, nil),
      ("36 35 0:56", 56, nil),
    ] as [(String, UInt64, String?)])
  func remoteFileSystemsAreKnown(_ line: String, _ device: UInt64, _ type: String?) {
    #expect(MountTable(reading: line).remoteType(ofDevice: device) == type)
  }

  #if os(Linux)
    @Test func aFolderOnARemoteFileSystemIsPolled() throws {
      let place = TemporaryFolder()
      let device = try #require(LocalFileSystem().signature(of: place.path)).device
      let number = "\(device >> 8 & 0xFFF):\(device & 0xFF | device >> 12 & 0xFFF00)"
      var folders = SystemFolders { MountTable(reading: "36 35 \(number) / / rw - nfs4 host:/share rw") }
      guard case .watched(let id) = try folders.watch(place.path, isFar: false) else {
        Issue.record("it is not watched")
        return
      }
      #expect(folders.lookMilliseconds == SystemFolders.pollMilliseconds)
      #expect(
        folders.takeNotices() == ["`\(place.path)` lies on nfs4, which does not tell of every change: it is polled"])
      _ = try LocalFileSystem().replace(place.path + "/a.face", with: [1])
      // A notice by the system would be `written`: only a look can say no more than this.
      var events: [FolderEvent] = []
      while events.isEmpty { events = try folders.wait(until: nil) }
      #expect(events == [.touched(id, name: "a.face")])
    }
  #endif
}
