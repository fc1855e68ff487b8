// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("Whether output is coloured")
struct ColorChoiceTests {
  private func uses(_ choice: ColorChoice, _ environment: [String: String], terminal: Bool) -> Bool {
    choice.usesColor(isTerminal: terminal) { environment[$0] }
  }

  @Test("the command line is stronger than all else")
  func commandLine() {
    #expect(uses(.always, ["NO_COLOR": "1", "TERM": "dumb"], terminal: false))
    #expect(!uses(.never, ["CLICOLOR_FORCE": "1"], terminal: true))
  }

  @Test(
    "the environment, the strongest first",
    arguments: [
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false, true),
      (["FORCE_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], false, true),
      (["FORCE_COLOR": "0"], false, false),
      (["CLICOLOR_FORCE": "0"], true, true),
      (["CLICOLOR": "0"], true, false),
      (["CLICOLOR": "1"], false, false),
      (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], true, true),
      ([:], true, true),
      ([:], false, false),
    ] as [([String: String], Bool, Bool)])
  func environment(variables: [String: String], terminal: Bool, expected: Bool) {
    #expect(uses(.auto, variables, terminal: terminal) == expected)
  }
}
