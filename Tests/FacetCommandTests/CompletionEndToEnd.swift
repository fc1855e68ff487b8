// SPDX-License-Identifier: Apache-2.0
//
// What the shells themselves propose, once they have read the script that facet prints for them.

import FacetArguments
import FacetTestSupport
import Testing

@testable import FacetCommand

private func isInstalled(_ shell: String) -> Bool { FacetTestSupport.shell("command -v \(shell) >/dev/null 2>&1") == 0 }

@Suite("Completion of the command line") struct CompletionEndToEnd {
  /// Words typed so far, the last one to be completed; what is among the proposals, and what is not.
  static let lines: [(words: [String], has: [String], lacks: [String])] = [
    (["comp"], ["compile", "completion"], ["check", "a.face"]),
    (["he"], ["help"], ["compile"]),
    (["--v"], ["--version"], ["--help"]),
    (["compile", "--op"], ["--optimize"], ["--output", "--report"]),
    (["compile", "--optimize", ""], ["none", "default", "max"], ["a.face", "--set"]),
    (["compile", "--emit", "g"], ["grid"], ["svg"]),
    (["compile", ""], ["a.face", "b.badge", "deep folder/"], ["notes.txt"]),
    (["compile", "-j", "2", "a"], ["a.face"], ["b.badge"]),
    (["compile", "-o", "no"], ["notes.txt"], ["a.face"]),
    (["compile", "--root", ""], ["deep folder/"], ["a.face"]),
    (["compile", "--theme", ""], [], ["a.face", "none"]),
    (["lint", "--report", "s"], ["sarif"], ["json"]),
    (["lint", "--deny", "unusedP"], ["unusedParam"], ["warning"]),
    (["lint", "--config", ""], ["project.facet"], ["a.face"]),
    (["lint", "--force"], ["--force-exclude"], ["--fix"]),
    (["explain", "unknown-na"], ["unknown-name"], ["missingTitle"]),
    (["rules", "acc"], ["accessibility"], ["budget"]),
    (["new", "ba"], ["badge"], ["face"]),
    (["library", "al"], ["all"], ["face"]),
    (["help", "ver"], ["verify"], ["compile"]),
    (["verify", "a.face", ""], ["a.svg"], ["notes.txt"]),
    (["completion", ""], ["bash", "zsh", "fish"], ["a.face"]),
    (["compile", "-o", ""], ["notes.txt", "deep folder/", "x.face/"], [".git", ".git/", ".hidden.face"]),
    (["compile", "--root", ""], ["x.face/"], [".git", ".git/"]),
    (["compile", "."], [".hidden.face", ".git/"], ["a.face"]),
  ]

  private static func shop() -> Workshop {
    let shop = Workshop([
      ("a.face", plainFace), ("b.badge", ""), ("a.svg", ""), ("notes.txt", ""), ("project.facet", "project { }\n"),
      ("deep folder/c.face", plainFace), (".git/HEAD", ""), (".hidden.face", plainFace), ("x.face/d.face", plainFace),
    ])
    for shell in ["bash", "zsh", "fish"] { shop.write("facet." + shell, shop.facet("completion", shell).text) }
    return shop
  }

  private static func check(
    _ result: ProgramResult, _ line: (words: [String], has: [String], lacks: [String]),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A folder comes with its slash or without.
    let proposals = result.text.split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) }
    #expect(result.errors == "", sourceLocation: sourceLocation)
    for wanted in line.has {
      let bare = wanted.hasSuffix("/") ? String(wanted.dropLast()) : wanted
      #expect(proposals.contains(bare), "\(wanted) for \(line.words) in \(proposals)", sourceLocation: sourceLocation)
    }
    for other in line.lacks {
      #expect(!proposals.contains(other), "\(other) for \(line.words)", sourceLocation: sourceLocation)
    }
  }

  private static func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " ") }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed")) func bashTakesTheScript() {
    let shop = Self.shop()
    let result = shop.shellLine("bash -n facet.bash && bash --norc -c '. ./facet.bash; complete -p facet'")
    #expect(result.exitCode == 0 && result.text == "complete -F _facet facet\n" && result.errors == "")
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"), arguments: lines)
  func bashProposes(_ line: (words: [String], has: [String], lacks: [String])) {
    let shop = Self.shop()
    shop.write(
      "ask.bash",
      """
      . ./facet.bash
      COMP_WORDS=(facet \(Self.quoted(line.words))) COMP_CWORD=\(line.words.count)
      _facet
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    let result = shop.shellLine("bash --norc ask.bash")
    Self.check(result, line)
    let proposals = result.text.split(separator: "\n")
    #expect(Set(proposals).count == proposals.count, "\(proposals)")
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed")) func bashKnowsValuesBehindAnEqualsSign() {
    let shop = Self.shop()
    let lines = [
      ("lint --report = sa", "sarif"), ("compile --emit =", "tokens"), ("compile -- a.f", "a.face"),
      ("compile -o '~/'", "~/x.face"),
    ]
    for (words, proposed) in lines {
      let count = words.split(separator: " ").count
      shop.write(
        "ask.bash",
        """
        . ./facet.bash
        COMP_WORDS=(facet \(words)) COMP_CWORD=\(count)
        _facet
        printf '%s\\n' "${COMPREPLY[@]}"
        """)
      let proposals = shop.shellLine("HOME=\"$PWD\" bash --norc ask.bash").text.split(separator: "\n")
      #expect(proposals.filter { $0 == proposed }.count == 1, "\(words): \(proposals)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"), arguments: lines)
  func fishProposes(_ line: (words: [String], has: [String], lacks: [String])) {
    let shop = Self.shop()
    let typed = (["facet"] + line.words).joined(separator: " ")
    let result = shop.shellLine(
      "HOME=\"$PWD\" fish --no-config -c 'source facet.fish; complete -C \"\(typed)\"' | cut -f 1 | sed 's/\\\\//g'")
    Self.check(result, line)
  }

  @Test(
    .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: ["--report s", "--deny unusedPa", "--config p"])
  func fishSaysNothingOfAValueThatIsSaidOfItsOption(_ typed: String) {
    let shop = Self.shop()
    let line =
      "HOME=\"$PWD\" fish --no-config -c 'source facet.fish; complete -C \"facet lint \(typed)\"' | cut -s -f 2"
    #expect(shop.shellLine(line).text.allSatisfy { $0.isNewline })
    #expect(shop.shellLine(line.replacing(typed, with: "--rep")).text.hasPrefix("Write the findings as"))
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"), arguments: lines)
  func zshProposes(_ line: (words: [String], has: [String], lacks: [String])) {
    let shop = Self.shop()
    shop.write(
      "child.zsh",
      """
      autoload -U compinit && compinit -u -D
      . ./facet.zsh
      # Notes what is proposed; calls that ask which words match propose nothing.
      compadd() {
        [[ " $* " == *' -'[OAD]' '* ]] && { builtin compadd "$@"; return }
        local -a hits
        builtin compadd -A hits "$@"
        print -rl -- $hits >>proposals
        builtin compadd "$@"
      }
      """)
    // A tab means something to a shell at a terminal alone.
    shop.write(
      "ask.zsh",
      #"""
      zmodload zsh/zpty
      zpty child zsh -f -i
      zpty -w child "PS1='rea''dy>'; . ./child.zsh"
      zpty -r child line '*ready>'
      zpty -w -n child "$1"$'\t\C-uexit\n'
      while zpty -r child line; do :; done
      """#)
    let typed = (["facet"] + line.words).joined(separator: " ")
    let result = shop.shellLine(
      "timeout 60 zsh -f ask.zsh '\(typed)'; [ ! -e proposals ] || sed 's/\\\\//g' proposals")
    Self.check(result, line)
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed")) func zshTakesTheScript() {
    let shop = Self.shop()
    let line = "autoload -U compinit && compinit -u -D && . ./facet.zsh && print -r -- $_comps[facet]"
    let result = shop.shellLine("zsh -n facet.zsh && zsh -f -c '\(line)'")
    #expect(result.exitCode == 0 && result.text == "_facet\n" && result.errors == "", "\(result.errors)")
    // As a file of `fpath` it is found by its first line.
    let found = "mkdir f; cp facet.zsh f/_facet; fpath=($PWD/f $fpath); autoload -U compinit && compinit -u -D"
    #expect(shop.shellLine("zsh -f -c '\(found); print -r -- $_comps[facet]'").text == "_facet\n")
  }
}
