// SPDX-License-Identifier: Apache-2.0

package import Facet
package import FacetSource
import Glibc

/// Where a command speaks: data to standard output, messages to standard error.
package struct Terminal: Sendable {
  private let choice: ColorChoice

  package init(_ arguments: ParsedArguments? = nil) {
    let word = arguments?.has("no-color") == true ? "never" : arguments?.value("color")
    choice = word.flatMap { ColorChoice(rawValue: $0) } ?? .auto
  }

  /// Whether messages may be coloured.
  package var usesColor: Bool { usesColor(on: 2) }

  /// Each stream is judged by itself.
  private func usesColor(on descriptor: Int32) -> Bool {
    choice.usesColor(isTerminal: isatty(descriptor) == 1) { name in
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
  }

  /// Whether messages go to a terminal.
  package var isTerminal: Bool { isatty(2) == 1 }

  /// Columns of standard error, 120 where it is no terminal.
  package var width: Int { Terminal.width(of: 2) }

  /// The same of standard output, for what is written there.
  package var outputWidth: Int { Terminal.width(of: 1) }
  package var usesColorOnOutput: Bool { usesColor(on: 1) }

  private static func width(of descriptor: Int32) -> Int {
    var size = winsize()
    guard isatty(descriptor) == 1, unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else {
      return 120
    }
    return Int(size.ws_col)
  }

  /// Text to standard output.
  package func print(_ text: String) throws(ToolError) { try writeAll(1, Array(text.utf8), name: "to standard output") }

  /// A page of help to standard output, its headings bold where that can be shown.
  package func print(_ page: HelpPage) throws(ToolError) { try print(page.text(hasBoldHeadings: usesColor(on: 1))) }

  /// A line to standard error. Nothing can be done when that fails.
  package func note(_ text: String) { message(visibleText(text) + "\n") }

  /// Text to standard error as it is.
  package func message(_ text: String) { try? writeAll(2, Array(text.utf8), name: "to standard error") }

  /// Findings about sources, with excerpts, to standard error.
  package func show(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let options = TerminalRenderer.Options(width: width, usesColor: usesColor)
    message(TerminalRenderer(sources, options).render(diagnostics))
  }

  /// Trouble of the tool.
  package func report(_ error: ToolError, as severity: Severity = .error) {
    let code = severity == .error ? "31" : "33"
    let word = severity == .error ? "facet:" : "facet: \(severity.rawValue):"
    message((usesColor ? "\u{1B}[1;\(code)m\(word)\u{1B}[0m " : word + " ") + visibleText(error.message) + "\n")
    if let hint = error.hint { note("  " + hint) }
  }
}
