// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about files, names and declarations. Ids and texts stand here, places come from the checks.

import FacetSource

extension Diagnostic {
  // MARK: Imports

  static func unreadableImport(_ path: String, _ reason: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic("unreadable-import", .error, "`\(path)` cannot be imported: \(reason)", at: place)
  }

  static func importOutsideRoot(_ path: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "import-outside-root", .error, "`\(path)` lies outside the root folder", at: place,
      notes: ["imports stay inside the root, so that a scene builds the same everywhere; `--root` sets it"])
  }

  static func tooManyFiles(limit: Int, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "too-many-files", .error, "a program has at most \(limit) files", at: place, label: "this one is too many")
  }

  static func importLoop(_ files: [String], at place: SourceSpan) -> Diagnostic {
    let loop = (files + files.prefix(1)).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      "import-cycle", .error, "imports lead back to the file itself: \(loop)", at: place,
      label: "this import closes the loop",
      notes: ["move what both files need into a third one"])
  }

  static func importClash(
    _ name: String, at place: SourceSpan, first: SourceSpan, second: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "import-clash", .error, "two imports declare `\(name)`", at: place,
      secondary: [Label(first, "`\(name)` of one import"), Label(second, "`\(name)` of the other")],
      notes: ["rename one, or declare `\(name)` in this file, which hides both"])
  }

  // MARK: Declarations

  static func duplicateName(_ name: String, noun: String, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      "duplicate-name", .error, "`\(name)` is declared twice", at: place,
      secondary: [Label(first, "first declared here, as \(noun.withArticle)")])
  }

  static func hidesBuiltIn(_ name: String, _ word: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "hides-primitive", .error, "`\(name)` cannot be declared: it is \(word)", at: place,
      notes: ["declarations hide those of the library, but never a word of the language itself"])
  }

  /// - Parameter uses: where each of the names uses the next one, the last one the first.
  static func cycle(_ names: [String], noun: String, at place: SourceSpan, uses: [SourceSpan]) -> Diagnostic {
    let shown = names.prefix(8)
    var loop = shown.map { "`\($0)`" }
    if shown.count < names.count { loop.append("\(names.count - shown.count) more") }
    loop += names.prefix(1).map { "`\($0)`" }
    let labels = zip(uses, shown.indices).map { use, index in
      let next = names[(index + 1) % names.count]
      return Label(use, names.count == 1 ? "it uses itself here" : "`\(names[index])` uses `\(next)` here")
    }
    return Diagnostic(
      "cycle", .error, "the \(noun) `\(names.first ?? "")` leads back to itself: \(loop.joined(separator: " → "))",
      at: place, secondary: labels, notes: ["there is no recursion; what repeats is written with `repeat`"])
  }

  static func paramWithoutDefault(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "param-without-default", .error, "the param `\(name)` has no default", at: place,
      notes: ["a file must compile as it stands: `param \(name): Type = value`"])
  }

  static func rangeOfOtherType(_ name: String, _ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "range-of-other-type", .error, "`\(name)` is \(type.withArticle); only numbers and angles have a range", at: place
    )
  }

  static func emptyRange(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "empty-range", .error, "no value of `\(name)` lies in this range", at: place,
      label: "its ends are in the wrong order")
  }

  static func emptyEnum(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic("empty-enum", .error, "the enum `\(name)` has no cases", at: place)
  }

  static func tooMany(_ what: String, of name: String, limit: Int, at place: SourceSpan) -> Diagnostic {
    Diagnostic("declaration-too-large", .error, "`\(name)` has more than \(limit) \(what)", at: place)
  }

  // MARK: Uses

  static func unknownName(_ name: String, at place: SourceSpan, suggestion: String?, isCase: Bool) -> Diagnostic {
    let base = Diagnostic("unknown-name", .error, "`\(name)` is not declared", at: place)
    if isCase {
      var result = base
      result.label = "a case or colour is written with a dot"
      result.fixes = [.write(".\(name)", over: place)]
      return result
    }
    if let hint = habits[name] {
      var result = base
      result.label = hint
      return result
    }
    return base.suggesting(suggestion, for: name)
  }

  /// Words of other languages that stand for values there.
  private static let habits = [
    "nil": "every value is there; what may be left out has a default",
    "null": "every value is there; what may be left out has a default",
    "undefined": "every value is there; what may be left out has a default",
    "self": "values are used by their names alone, without `self.`",
    "this": "values are used by their names alone, without `this.`",
  ]

  static func unknownType(_ name: String, at place: SourceSpan, suggestion: Suggestion) -> Diagnostic {
    Diagnostic("unknown-type", .error, "there is no type `\(name)`", at: place).suggesting(suggestion, for: name)
  }

  static func functionAsValue(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "function-as-value", .error, "`\(name)` is a function; functions are called, not passed around", at: place,
      label: "arguments in parentheses are missing")
  }

  static func elementAsValue(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "element-as-value", .error, "`\(name)` is an element, and elements are not values", at: place,
      notes: ["an element stands on a line of its own; what draws something again is declared as a `component`"])
  }

  static func typeAsValue(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "type-as-value", .error, "`\(name)` is a type, not a value", at: place,
      notes: ["`\(name).allCases` lists its cases, and `.name` is one of them"])
  }

  static func sizeUnknown(_ name: String, _ access: SizeAccess, at place: SourceSpan) -> Diagnostic {
    let why: String
    let note: String
    switch access {
    case .inFunction(let function):
      why = "in a function"
      note = "give it to `\(function)` as a parameter"
    case .inDefault:
      why = "in a default"
      note = "leave the default out of the parameter and choose it in the body"
    case .inRootArgument:
      why = "in the arguments of the root, which come before any layout"
      note = "declare a value with `let` and use it both here and in `size`"
    case .inComponentHead:
      why = "in a title or description"
      note = "names do not depend on the size"
    case .atFileLevel, .known:
      why = "at file level"
      note = "it belongs to the block around it: move this into a shape, component or scene"
    }
    return Diagnostic("size-unknown", .error, "`\(name)` is not known \(why)", at: place, notes: [note])
  }

  static func needsType(_ what: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "needs-type", .error, "nothing here says which type \(what) has", at: place,
      notes: ["annotate it, `let name: Type = …`, or write the type before the dot, `Type.name`"])
  }

  // MARK: Members

  static func noSuchCase(
    _ name: String, of type: String, at place: SourceSpan, suggestion: Suggestion, notes: [String]
  ) -> Diagnostic {
    Diagnostic("unknown-case", .error, "`\(type)` has no `.\(name)`", at: place, notes: notes)
      .suggesting(suggestion, for: name)
  }

  static func unitPoint(_ name: String, _ pair: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "unknown-case", .error, "`Point` has no `.\(name)`", at: place, label: "a point is a pair: `\(pair)`",
      fixes: [.write(pair, over: place, .unsafe)])
  }

  static func noSuchMember(
    _ name: String, of type: String, at place: SourceSpan, suggestion: String?, members: [String]
  ) -> Diagnostic {
    var notes = members.isEmpty ? [] : ["it has \(String.enumeration(members.map { ".\($0)" }))"]
    if members == ["count"], let instead = insteadOfListMember[name] { notes = [instead] }
    return Diagnostic("unknown-member", .error, "\(type.withArticle) has no member `\(name)`", at: place, notes: notes)
      .suggesting(suggestion, for: name)
  }

  /// What lists are asked for elsewhere.
  private static let insteadOfListMember = [
    "map": "what is made from each item is drawn by `repeat item in list { … }`",
    "forEach": "what is made from each item is drawn by `repeat item in list { … }`",
    "enumerated": "`repeat k in 0..<list.count { … }` gives the places, `list[k]` the items",
    "indices": "`repeat k in 0..<list.count { … }` gives the places, `list[k]` the items",
    "filter": "write `if` inside `repeat item in list { … }`",
    "first": "the first item is `list[0]`",
    "last": "the last item is `list[list.count - 1]`",
    "isEmpty": "write `list.count == 0`",
    "append": "lists are joined by `+`",
    "reversed": "the item at `k` from the end is `list[list.count - 1 - k]`",
  ]

  static func memberOfType(_ name: String, _ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "member-of-type", .error, "`.\(name)` belongs to a case of `\(type)`, not to the enum", at: place,
      notes: ["write it behind a value: `value.\(name)`"])
  }
}
