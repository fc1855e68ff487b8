// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTextWire
import Glibc

/// The browser of whoever started this program.
enum Browser {
  /// Opens an address in the program that `BROWSER` names, else as the desktop would. Answers why it cannot.
  static func open(_ address: String) -> ToolError? {
    if unsafe getenv("CI") != nil { return ToolError("`--open` opens nothing in continuous integration") }
    let named = unsafe getenv("BROWSER").map { unsafe String(cString: $0) } ?? ""
    let program = named.isEmpty ? "xdg-open" : named
    var start = ProgramStart(program, [address])
    // What it says is of no use to who reads this program.
    start.output = .nothing
    start.errors = .nothing
    do throws(ProgramFailure) {
      let browser = try start.started()
      // Waits for it, so that the system can clear it away.
      StartedThread { _ = browser.ended() }?.detach()
      return nil
    } catch {
      return ToolError("cannot start `\(program)`: \(error.reason)")
    }
  }
}
