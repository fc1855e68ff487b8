// SPDX-License-Identifier: Apache-2.0
//
// Which folders lie on file systems that another machine, or the host of this one, may write to without an event here.

import Facet

/// The mounts of this process, as the system lists them.
struct MountTable {
  /// By device number, as `major:minor`.
  private var types: [String: String] = [:]

  private static let remote: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "prl_fs", "afs", "ceph", "coda", "glusterfs",
    "drvfs", "fakeowner", "grpcfuse", "osxfs",
  ]

  init() {
    // Without a list every file system is taken to tell of its changes, as almost all do.
    let bytes = (try? LocalFileSystem().read("/proc/self/mountinfo", limit: 1 << 24)) ?? []
    self.init(reading: String(decoding: bytes, as: UTF8.self))
  }

  /// Lines as in proc(5): the third word is the device, the type stands after the lone dash.
  init(reading text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let dash = words.firstIndex(of: "-"), words.count > dash + 1, dash > 2 else { continue }
      types[String(words[2])] = String(words[dash + 1])
    }
  }

  /// The type of the remote file system with a device number; nil where events can be relied on.
  func remoteType(ofDevice device: UInt64) -> String? {
    let major = (device >> 8 & 0xFFF) | (device >> 32 & ~0xFFF)
    let minor = (device & 0xFF) | (device >> 12 & 0xFFF00)
    guard let type = types["\(major):\(minor)"] else { return nil }
    return Self.remote.contains(type) || type.hasPrefix("fuse.") ? type : nil
  }
}
