// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About files as a whole and single characters.
  static let characterProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "source-too-large", .error, "a file has more bytes than allowed",
      why: """
        Every file is compiled or refused in a short time. A scene of more than 4 MiB of text is mostly data that was
        pasted in.
        """,
      remedy: "Move declarations to files of their own and import them, or draw a smaller part."),
    DiagnosticInfo(
      "unexpected-character", .error, "a character has no meaning here",
      why: "Outside strings and comments only names, literals, brackets and operators may stand.",
      remedy: "Remove the character. A power is written `pow(base, exponent)`; text stands in double quotes.",
      badExample: "scene { circle(radius: 3 ^ 2) }",
      goodExample: "scene { circle(radius: pow(3, 2)) }"),
    DiagnosticInfo(
      "look-alike-character", .error, "a character looks like another one that is meant",
      why: """
        Word processors and chats turn plain quotes, dashes and spaces into other characters that look almost the
        same. Letters of another alphabet in a name are worse: nobody can see why the name is not found.
        """,
      remedy: "Apply the fix, or type the character anew. Inside strings and comments every character is fine.",
      badExample: """
        scene {
          title: “Hello”
          circle()
        }
        """,
      goodExample: """
        scene {
          title: "Hello"
          circle()
        }
        """),
    DiagnosticInfo(
      "invisible-character", .error, "a character that cannot be seen stands in the text",
      why: """
        Zero-width spaces and their like come along when text is copied from pages and chats. They split names and
        numbers, and no editor shows where.
        """,
      remedy: "Apply the fix, which removes it.",
      badExample: "scene { circle(rad\u{200B}ius: 9) }",
      goodExample: "scene { circle(radius: 9) }"),
    DiagnosticInfo(
      "unterminated-comment", .error, "a comment is never closed",
      why: "Everything to the end of the file would be a comment. Comments nest, so each `/*` wants its own `*/`.",
      remedy: "Write `*/` where the comment ends.",
      badExample: """
        scene { circle() }
        /* a note /* inside */
        """,
      goodExample: """
        scene { circle() }
        /* a note /* inside */ */
        """),
    DiagnosticInfo(
      "unknown-operator", .error, "there is no operator that is written like this",
      why: """
        The operators are `+ - * / %`, `== != < <= > >=`, `&& || !` and `? :`. Those of other languages are named, so
        that nothing is read as something else.
        """,
      remedy: "Write the operator or function that the message names.",
      badExample: """
        param on = true
        param big = true
        scene {
          if on & big { circle() }
        }
        """,
      goodExample: """
        param on = true
        param big = true
        scene {
          if on && big { circle() }
        }
        """),
    DiagnosticInfo(
      "double-sign", .error, "two signs stand in a row",
      why: "In some languages `--` decreases a value. Here nothing changes, and `- -3` would be easy to misread.",
      remedy: "Remove one sign, or put a space or parentheses between them.",
      badExample: "scene { circle().offset(x: --3) }",
      goodExample: "scene { circle().offset(x: 3) }"),
  ]
}
