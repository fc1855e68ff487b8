// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTextWire
import Glibc

/// The browser of whoever started this program.
enum Browser {
  /// Opens an address in the program that `BROWSER` names, else as the desktop would.
  ///
  /// - Parameter failed: Takes why it cannot be opened, which may turn out later.
  static func open(_ address: String, _ failed: @escaping @Sendable (ToolError) -> Void) {
    if variable("CI") != nil { return failed(ToolError("`--open` opens nothing in continuous integration")) }
    let program = variable("BROWSER") ?? "xdg-open"
    var start = ProgramStart(program, [address])
    // What it says is of no use to who reads this program.
    start.output = .nothing
    start.errors = .nothing
    // Ctrl-C ends the preview, and not the browser.
    start.leadsGroup = true
    do throws(ProgramFailure) {
      let browser = try start.started()
      StartedThread {
        let end = browser.ended()
        if end != .exit(code: 0) { failed(ToolError("`\(program)` \(end)", hint: "the page is at \(address)")) }
      }?.detach()
    } catch {
      failed(ToolError("cannot start `\(program)`: \(error.reason)"))
    }
  }

  /// nil for one that is not set, and for one that is set to nothing.
  private static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }
}
