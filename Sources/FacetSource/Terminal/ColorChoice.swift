// SPDX-License-Identifier: Apache-2.0

/// What the user said about colour on the command line.
public enum ColorChoice: String, Sendable, CaseIterable {
  case always, never, auto

  /// Whether one output stream is to be coloured.
  ///
  /// The strongest first: the command line, a non-empty `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR` (neither empty
  /// nor `0`), `CLICOLOR=0`, `TERM=dumb`, and then whether the stream is a terminal. Ask for each stream by itself.
  public func usesColor(isTerminal: Bool, environment: (_ name: String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    if environment("CLICOLOR") == "0" || environment("TERM") == "dumb" { return false }
    return isTerminal
  }
}
