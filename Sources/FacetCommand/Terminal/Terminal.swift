// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import Glibc

/// Where a command speaks: data to standard output, messages to standard error.
struct Terminal: Sendable {
  private let choice: ColorChoice

  /// `color` is the word of `--color`, or nil.
  init(color: String?) { choice = color.flatMap { ColorChoice(rawValue: $0) } ?? .auto }

  /// Whether messages may be coloured.
  var usesColor: Bool {
    choice.usesColor(isTerminal: isatty(2) == 1) { name in
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
  }

  /// Columns of standard error, 120 where it is no terminal.
  var width: Int {
    var size = winsize()
    guard isatty(2) == 1, unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 120 }
    return Int(size.ws_col)
  }

  /// Text to standard output; a reader that went away is no one's fault.
  func print(_ text: String) { try? writeAll(1, Array(text.utf8), name: "standard output") }

  /// A line to standard error. Nothing can be done when that fails.
  func note(_ text: String) { try? writeAll(2, Array((text + "\n").utf8), name: "standard error") }

  /// Text to standard error as it is.
  func message(_ text: String) { try? writeAll(2, Array(text.utf8), name: "standard error") }

  /// Trouble of the tool.
  func report(_ error: ToolError) {
    let head = usesColor ? "\u{1B}[1;31mfacet:\u{1B}[0m " : "facet: "
    note(head + error.message)
    if let hint = error.hint { note("  " + hint) }
  }
}
