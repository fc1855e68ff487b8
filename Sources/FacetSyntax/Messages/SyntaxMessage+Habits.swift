// SPDX-License-Identifier: Apache-2.0
//
// What the parser says about words and forms that other languages have.

extension SyntaxMessage {
  static func unknownDeclaration(_ word: String, meant: String?) -> SyntaxMessage {
    let hint = meant.map { "; `\($0)` does" } ?? ""
    return SyntaxMessage(
      "unknown-declaration", "`\(word)` declares nothing\(hint)", label: "not a keyword")
  }

  static func missingKeyword(_ keyword: String, _ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "missing-keyword", "the declaration of `\(name)` starts with `\(keyword)`",
      label: "`\(keyword)` is missing before this")
  }

  static func foreignType(_ word: String) -> SyntaxMessage {
    SyntaxMessage(
      "foreign-declaration", "there is no `\(word)`; what draws is a `component` or a `shape`", label: "not a keyword")
  }

  static func foreignLoop(_ word: String) -> SyntaxMessage {
    SyntaxMessage(
      "foreign-loop", "there is no `\(word)`; a loop is `repeat name in 0..<8 { … }`", label: "not a keyword",
      notes: ["every loop runs over a range or a list, so that every scene ends"])
  }

  static func countedLoop(_ range: String) -> SyntaxMessage {
    SyntaxMessage(
      "expected-name", "a loop names its value: `repeat \(range) { … }`", label: "a name and `in` are missing here")
  }

  static func commandOnName(_ command: String) -> SyntaxMessage {
    SyntaxMessage(
      "foreign-statement", "commands of a path stand by themselves: `\(command)(…)`, with no name before them",
      label: "not needed")
  }

  static func moduleImport(_ module: String) -> SyntaxMessage {
    SyntaxMessage(
      "import-without-quotes", "`import` names a file in quotes; `\(module)` is not needed here",
      label: "all elements are built in")
  }

  static let nilCoalescing = SyntaxMessage(
    "unknown-operator", "`??` is no operator; every value is there, so none stands in for a missing one",
    label: "remove it and the value behind it")

  static let noReturn = SyntaxMessage(
    "foreign-statement", "there is no `return`; a function is an expression: `func f(x: Number) = x * 2`",
    label: "not needed")

  static func foreignStatement(_ word: String, _ hint: String) -> SyntaxMessage {
    SyntaxMessage("foreign-statement", "there is no `\(word)`; \(hint)", label: "not a keyword")
  }

  static let functionBody = SyntaxMessage(
    "function-body", "the body of a function is an expression after `=`, not a block",
    label: "`=` and a value expected here")

  static func assignment(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "assignment", "nothing is assigned: `let \(name) = …` names a value, `\(name): …` passes an argument",
      label: "no assignment")
  }

  static func equalForColon(_ name: String) -> SyntaxMessage {
    SyntaxMessage("equal-for-colon", "an argument is written `\(name): value`", label: "`:` expected here")
  }

  static let equalInCondition = SyntaxMessage(
    "equal-for-comparison", "two values are compared with `==`", label: "`==` expected here")

  static func equalForEqual(_ written: String) -> SyntaxMessage {
    SyntaxMessage("comparison-for-equal", "a declaration has `=`, not `\(written)`", label: "`=` expected here")
  }

  static func wordOperator(_ word: String, _ meant: String) -> SyntaxMessage {
    SyntaxMessage("word-operator", "`\(word)` is no operator; `\(meant)` is", label: "write `\(meant)`")
  }

  static func elseIf(_ word: String) -> SyntaxMessage {
    SyntaxMessage("else-if", "`\(word)` is written `else if`", label: "not a keyword")
  }

  static let optionalBinding = SyntaxMessage(
    "foreign-condition", "a condition is a Bool; nothing is optional, so nothing is unwrapped", label: "not a condition"
  )

  static let commaInCondition = SyntaxMessage(
    "foreign-condition", "conditions are joined with `&&`", label: "`&&` expected here")

  static let argumentLabel = SyntaxMessage(
    "second-parameter-name", "a parameter has one name, which callers use too", label: "a second name")

  static func parameterWithoutType(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "parameter-without-type", "`\(name)` needs a type or a default", label: "neither `: Type` nor `= value` follows")
  }

  static let noOptionals = SyntaxMessage("optional-type", "types are never optional", label: "remove this")

  static func genericType(_ meant: String) -> SyntaxMessage {
    SyntaxMessage("generic-type", "a list type is written in brackets: `\(meant)`", label: "no type takes parameters")
  }

  static let caseInEnum = SyntaxMessage(
    "case-in-enum", "the cases of an `enum` stand without `case`", label: "not needed here")

  static let rawType = SyntaxMessage(
    "enum-raw-type", "an `enum` has no type of its own", label: "remove this",
    notes: ["other names of a case stand in quotes after it: `hearts \"♥\"`"])

  static let rawValue = SyntaxMessage(
    "enum-raw-type", "other names of a case stand in quotes behind it, without `=`", label: "not needed here")

  static let importWithoutQuotes = SyntaxMessage(
    "import-without-quotes", "`import` names a file in quotes", label: "a file in quotes expected here")

  static let destructuring = SyntaxMessage(
    "destructuring", "a `let` names one value", label: "one name expected here",
    notes: ["the parts of a pair are `.x` and `.y`, or `.width` and `.height`"])

  static let forEach = SyntaxMessage(
    "foreign-loop", "there is no `ForEach`; a loop is `repeat name in 0..<8 { … }`", label: "not an element")

  static func closureParameter(_ name: String) -> SyntaxMessage {
    SyntaxMessage("closure-parameter", "a block takes no parameters", label: "`\(name) in` has no meaning here")
  }

  static let themeParameter = SyntaxMessage(
    "theme-value", "a theme holds `name: value` lines", label: "not a value of a theme")
}
