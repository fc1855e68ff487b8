// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Glibc

/// A folder of one test's own, with files in it; it goes with the test.
struct Workshop {
  private let own = TemporaryFolder()
  var folder: String { own.path }

  init(_ files: [(path: String, text: String)] = []) {
    for file in files { write(file.path, file.text) }
  }

  func write(_ path: String, _ text: String) { write(path, bytes: Array(text.utf8)) }

  func write(_ path: String, bytes: [UInt8]) {
    let parts = path.split(separator: "/").dropLast()
    if !parts.isEmpty { shell("mkdir -p '\(folder)/\(parts.joined(separator: "/"))'") }
    writeFile(folder + "/" + path, bytes)
  }

  func text(_ path: String) -> String? { readFile(folder + "/" + path).map { String(decoding: $0, as: UTF8.self) } }

  /// Files and links, sorted.
  var files: [String] {
    let listing = run("/bin/sh", ["-c", "find . -type f -o -type l | LC_ALL=C sort"], in: folder)
    return listing.text.split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  @discardableResult
  func facet(_ arguments: String..., input: String = "", environment: [String] = []) -> ProgramResult {
    run(builtProgram("facet"), arguments, in: folder, input: Array(input.utf8), environment: environment)
  }

  /// Runs a line of shell in the folder, where `$facet` is the program.
  @discardableResult
  func shellLine(_ line: String) -> ProgramResult {
    run("/bin/sh", ["-c", line], in: folder, environment: ["facet='\(builtProgram("facet"))'"])
  }

  /// Runs with these files in a folder `disk`, which is a disk of its own without any room left; not at all where none can
  /// be mounted.
  func onFullDisk(_ files: [(path: String, text: String)], _ look: () -> Void) {
    let disk = folder + "/disk"
    guard shell("mkdir '\(disk)' && mount -t tmpfs -o size=8k none '\(disk)' 2>/dev/null") == 0 else { return }
    defer { shell("umount '\(disk)'") }
    for file in files { write("disk/" + file.path, file.text) }
    shell("head -c 8192 /dev/zero >'\(disk)/filler' 2>/dev/null")
    look()
  }

  /// What to put before a command so that file modes mean something to it: root may do anything. Nil where the program
  /// cannot be reached by another user.
  static let withoutPrivileges: String? = {
    if getuid() != 0 { return "" }
    let drop = "setpriv --reuid=65534 --clear-groups"
    return shell("cd / && \(drop) '\(builtProgram("facet"))' --version >/dev/null 2>&1") == 0 ? drop : nil
  }()
}

let plainFace = "face {\n  size: 100\n}\n"
let brokenFace = "face {\n  size: 100\n  eyse: .open\n}\n"
