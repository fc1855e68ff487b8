// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about calls and arguments.

import FacetShapes
import FacetSource

extension Diagnostic {
  static func unknownFunction(_ name: String, at place: SourceSpan, suggestion: Suggestion) -> Diagnostic {
    Diagnostic("unknown-function", .error, "there is no function `\(name)`", at: place).suggesting(
      suggestion, for: name)
  }

  static func notCallable(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic("not-a-function", .error, "`\(name)` is a value, not a function", at: place)
  }

  static func typeAsFunction(_ name: String, at place: SourceSpan) -> Diagnostic {
    let meant = ForeignNames.lookup(name, in: .function)
    return Diagnostic(
      "not-a-function", .error, "`\(name)` is a type; values of it are not made by a call", at: place,
      label: meant?.advice ?? "a type")
  }

  static func dotBeforeFunction(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "dot-before-function", .error, "`\(name)` is a function and stands without a dot", at: place,
      fixes: [.write(name, over: place)])
  }

  static func noSignature(_ name: String, _ types: [String], at place: SourceSpan, notes: [String]) -> Diagnostic {
    Diagnostic(
      "no-such-signature", .error, "`\(name)` does not take (\(types.joined(separator: ", ")))", at: place, notes: notes
    )
  }

  static func isGivenOutsideComponent(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "is-given-elsewhere", .error, "`isGiven` asks what the caller of a component gave; here is no component",
      at: place)
  }

  static func isGivenOfOther(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "is-given-of-other", .error, "`isGiven` takes the name of one of the component's parameters", at: place)
  }

  // MARK: Arguments

  static func unknownArgument(
    _ name: String, of callee: String, at place: SourceSpan, suggestion: Suggestion, note: String, declared: SourceSpan?
  ) -> Diagnostic {
    let base = Diagnostic("unknown-argument", .error, "`\(callee)` has no parameter `\(name)`", at: place)
    var result = base.suggesting(suggestion, for: name)
    if result.fixes.isEmpty {
      result.secondary = declared.map { [Label($0, "`\(callee)` is declared here")] } ?? []
      result.notes = [note]
    }
    return result
  }

  static func rootParameterElsewhere(_ name: String, _ callee: String, at place: SourceSpan) -> Diagnostic {
    let instead: String
    switch name {
    case "title", "description": instead = "behind the element write `.\(name)(\"…\")`"
    case "decorative": instead = "behind the element write `.decorative()`"
    case "background": instead = "put a `rect().fill(…)` behind the other children"
    default: instead = "the size of an element is set by `.frame(width: …, height: …)` behind it"
    }
    var notes = [instead]
    if !instead.contains(".frame") {
      notes.append("room for an element is set by `.frame(width: …, height: …)` behind it")
    }
    return Diagnostic(
      "root-parameter-elsewhere", .error, "`\(name)` belongs to the root element alone, not to `\(callee)`", at: place,
      notes: notes)
  }

  static func argumentGivenTwice(
    _ name: String, of callee: String, at place: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "argument-given-twice", .error, "`\(name)` of `\(callee)` is given twice", at: place,
      secondary: [Label(first, "first given here")])
  }

  static func positionalAfterNamed(at place: SourceSpan, label: SourceSpan, free: String?) -> Diagnostic {
    Diagnostic(
      "unnamed-after-named", .error, "after the first named argument, all are named", at: place, label: "no name",
      secondary: [Label(label, "the first named one")], fixes: free.map { [.insertLabel($0, at: place)] } ?? [])
  }

  static func tooManyArguments(
    _ name: String, allowed: Int, at place: SourceSpan, note: String
  ) -> Diagnostic {
    let count = allowed == 0 ? "no arguments" : allowed == 1 ? "one argument" : "at most \(allowed) arguments"
    return Diagnostic(
      "too-many-arguments", .error, "`\(name)` takes \(count)", at: place, label: "one too many",
      notes: allowed == 0 ? [] : [note])
  }

  /// `0,5` where one number is taken.
  static func decimalComma(_ meant: String, of callee: String, at place: SourceSpan, label: SourceSpan) -> Diagnostic {
    Diagnostic(
      "decimal-comma", .error, "`\(callee)` takes one number, and these are two", at: label,
      label: "a decimal point is meant?", fixes: [.write(meant, over: place, .unsafe)])
  }

  static func missingArguments(
    _ names: [String], of callee: String, at place: SourceSpan, note: String, declared: SourceSpan?
  ) -> Diagnostic {
    Diagnostic(
      "missing-argument", .error, "`\(callee)` needs \(String.enumeration(names))", at: place,
      secondary: declared.map { [Label($0, "`\(callee)` is declared here")] } ?? [], notes: [note])
  }
}
