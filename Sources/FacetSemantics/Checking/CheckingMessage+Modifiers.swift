// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about modifiers and ids.

import FacetSource

extension Diagnostic {
  static func unknownModifier(
    _ name: String, at place: SourceSpan, suggestion: Suggestion, notes: [String] = []
  ) -> Diagnostic {
    Diagnostic("unknown-modifier", .error, "there is no modifier `.\(name)`", at: place, notes: notes)
      .suggesting(suggestion, for: name)
  }

  /// - Parameter place: from the edge to the number behind it, if there is one.
  static func edgeAsValue(
    _ edge: String, _ meant: String, at place: SourceSpan, over replaced: SourceSpan?
  ) -> Diagnostic {
    var result = Diagnostic(
      "type-mismatch", .error, "expected Number for `all` of `padding`, found the edge `.\(edge)`", at: place,
      label: "an edge is the name of an argument: `\(meant): …`")
    if let replaced {
      result.fixes = [Fix("write `\(meant):`", edits: [Fix.Edit(replaced, "\(meant): ")], applicability: .safe)]
    }
    return result
  }

  static func modifierNeedsBlock(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "modifier-block", .error, "`.\(name)` needs a block with elements: `.\(name) { … }`", at: place)
  }

  /// - Parameters:
  ///   - parentheses: which should be braces.
  ///   - element: what they hold.
  static func modifierNeedsBlock(
    _ name: String, at place: SourceSpan, insteadOf parentheses: SourceSpan, around element: SourceSpan
  ) -> Diagnostic {
    var result = modifierNeedsBlock(name, at: place)
    let opener = SourceSpan(parentheses.source, ByteSpan(start: parentheses.span.start, end: element.span.start))
    let closer = SourceSpan(parentheses.source, ByteSpan(start: element.span.end, end: parentheses.span.end))
    result.fixes = [
      Fix(
        "write a block", edits: [Fix.Edit(opener, " { "), Fix.Edit(closer, " }")], applicability: .safe)
    ]
    return result
  }

  static func modifierTakesNoBlock(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "modifier-block", .error, "`.\(name)` takes no elements", at: place,
      notes: ["only `.clip { … }` and `.mask { … }` hold elements"])
  }

  static func paintOnContainer(_ modifier: String, _ element: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "paint-on-container", .error, "`\(element)` has no outline of its own for `.\(modifier)` to paint", at: place,
      notes: ["paint its children; primitives, shapes, `path` and `text` can be painted"])
  }

  static func paintAfterModifier(
    _ paint: String, _ other: String, at place: SourceSpan, other otherPlace: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "paint-after-modifier", .error, "`.\(paint)` comes before other modifiers", at: place,
      secondary: [Label(otherPlace, "`.\(other)` already acts on the painted element")],
      notes: ["move `.\(paint)(…)` directly behind the element"])
  }

  static func paintInOutline(_ modifier: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "paint-in-outline", .error, "an outline has no paint of its own, so `.\(modifier)` cannot stand in it", at: place,
      notes: ["paint the whole where it is used: `name().\(modifier)(…)`"])
  }

  static func effectInOutline(_ modifier: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "effect-in-outline", .error, "`.\(modifier)` acts on finished elements and cannot stand in an outline", at: place,
      notes: ["write it where the whole is used"])
  }

  static func modifierOnCommand(_ modifier: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "modifier-on-command", .error, "`.\(modifier)` cannot follow a command", at: place,
      notes: ["write it behind the element that holds the command"])
  }

  static func idNotLiteral(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "id-not-literal", .error, "an id is a plain string, written out", at: place,
      notes: ["ids must stay what they are whatever the values, so that styles and scripts find them"])
  }

  static func malformedID(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "malformed-id", .error, "`\(name)` cannot be an id", at: place,
      notes: ["ids hold letters, digits, `_`, `-` and `.`, and start with a letter or `_`"])
  }

  static func duplicateID(_ name: String, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      "duplicate-id", .error, "two elements have the id `\(name)`", at: place,
      secondary: [Label(first, "the first one")])
  }
}
