// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about elements, blocks and slots.

import FacetSource

extension Diagnostic {
  static func unknownElement(_ name: String, at place: SourceSpan, suggestion: Suggestion) -> Diagnostic {
    Diagnostic("unknown-element", .error, "there is no element `\(name)`", at: place)
      .suggesting(suggestion, for: name)
  }

  static func misplacedFill(_ name: String, of component: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "misplaced-fill", .error, "`\(name)` is a slot of `\(component)` and is filled directly in its block", at: place,
      notes: ["write `\(name) { … }`, without parentheses, as a line of that block itself"])
  }

  static func argumentAsElement(_ name: String, of component: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "argument-as-element", .error, "`\(name)` is a parameter of `\(component)`, not an element", at: place,
      notes: ["give it at the head of the block: `\(name): value`"])
  }

  static func valueAsElement(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "value-as-element", .error, "`\(name)` is a value or function; an element is expected on a line of its own",
      at: place)
  }

  static func modifierAsElement(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "modifier-as-element", .error, "`\(name)` is a modifier; it follows an element after a dot", at: place)
  }

  static func nestedRoot(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "nested-root", .error, "`\(name)` stands alone at the top of its file, never inside another element", at: place,
      notes: name == "scene" ? ["children are gathered by `group { … }`"] : [])
  }

  static func commandElsewhere(_ name: String, _ container: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "command-elsewhere", .error, "`\(name)` is a command of `\(container) { … }` and draws nothing by itself",
      at: place,
      notes: container == "path" ? ["shapes hold such commands too"] : [])
  }

  static func elementInOutline(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "element-in-outline", .error, "`\(name)` has paint of its own and cannot be part of an outline", at: place,
      notes: ["outlines hold commands, primitives and shapes; a `component` holds elements with paint"])
  }

  static func elementInSketch(_ name: String, at place: SourceSpan, commands: [String]) -> Diagnostic {
    Diagnostic(
      "element-in-sketch", .error, "`\(name)` cannot stand in a sketch", at: place,
      notes: ["a sketch holds \(String.enumeration(commands)), with `repeat`, `if` and `switch` around them"])
  }

  static func noChildren(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "no-children", .error, "`\(name)` has no children; its block takes `name: value` lines only", at: place,
      notes: ["elements over one another stand in a `group { … }`"])
  }

  // MARK: Properties

  static func lateProperty(_ name: String, at place: SourceSpan, content: SourceSpan) -> Diagnostic {
    Diagnostic(
      "late-property", .error, "`\(name):` is an argument and stands before the content of its block", at: place,
      secondary: [Label(content, "the content begins here")])
  }

  static func strayProperty(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "stray-property", .error, "`\(name):` gives an argument, but this block belongs to no element", at: place,
      notes: ["to choose a value, write `\(name): condition ? one : other` in the element's block"])
  }

  static func propertyInBody(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "stray-property", .error, "a component's body takes `title:` and `description:`, not `\(name):`", at: place,
      notes: ["its parameters stand in parentheses behind its name; a value of its own is a `let`"])
  }

  static func propertyOfFill(_ name: String, slot: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "stray-property", .error, "`\(slot) { … }` fills a slot and takes no arguments", at: place)
  }

  // MARK: Slots

  static func slotOutsideComponent(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "slot-elsewhere", .error, "the slot `\(name)` stands outside a component's body", at: place,
      notes: ["to fill a slot, write `\(name) { … }`"])
  }

  static func noContentSlot(
    _ name: String, _ slots: [String], at place: SourceSpan, declared: SourceSpan
  ) -> Diagnostic {
    let note =
      slots.isEmpty
      ? "it has no slots"
      : "it has the slot\(slots.count == 1 ? "" : "s") \(String.enumeration(slots)); fill one with `\(slots[0]) { … }`"
    return Diagnostic(
      "no-content-slot", .error, "`\(name)` has no place for children", at: place,
      secondary: [Label(declared, "`\(name)` has no `slot content`")], notes: [note])
  }

  static func slotFilledTwice(
    _ name: String, of component: String, at place: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "slot-filled-twice", .error, "the slot `\(name)` of `\(component)` is filled twice", at: place,
      secondary: [Label(first, "first filled here")])
  }

  static func modifierOnFill(_ name: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "modifier-on-fill", .error, "`\(name) { … }` fills a slot and takes no modifiers", at: place,
      notes: ["put them on an element inside it, such as `group { … }`"])
  }
}
