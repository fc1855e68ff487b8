// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// A name in another style.
enum NamingConvention: LintRule {
  static let info = RuleInfo(
    "namingConvention", .names, "a name that is not written as names are", level: .note, fix: .unsafe,
    why: """
      Values, functions, shapes, components and cases are written `lowerCamelCase`, enums `UpperCamelCase`. Where all \
      keep to it, a name says what it is.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      let dot_radius = 20
      scene { title: "A dot"
        circle(radius: dot_radius)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let dotRadius = 20
      scene { title: "A dot"
        circle(radius: dotRadius)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let definitions = subject.ownDefinitions
    for definition in definitions {
      let isType = definition.kind == .enumeration
      let name = conventionalName(definition.name, isType: isType)
      if name == definition.name || name.isEmpty { continue }
      let isTaken = definitions.contains { $0.name == name }
      let isWord = Keyword(rawValue: name)?.isReserved == true
      report.add(
        "`\(definition.name)` is not written as names of \(isType ? "enums" : "its kind") are", at: definition.at,
        notes: isTaken ? ["`\(name)` is taken"] : isWord ? ["`\(name)` is a word of the language"] : [],
        fixes: isTaken || isWord || subject.checked?.program.scene == nil ? [] : subject.renaming(definition, to: name))
    }
  }
}

/// The name in camel case, beginning with a capital letter or not. A leading `_` stays: it says that nothing reads it.
public func conventionalName(_ name: String, isType: Bool) -> String {
  let lead = name.prefix { $0 == "_" }
  let parts = name.split(separator: "_").map(String.init)
  var result = ""
  for (place, part) in parts.enumerated() {
    let isShouted = part.count > 1 && part.uppercased() == part && part.lowercased() != part
    let word = isShouted && (parts.count > 1 || !isType) ? part.lowercased() : part
    let isCapital = place > 0 || isType
    let first = word.prefix(1)
    result += (isCapital ? first.uppercased() : first.lowercased()) + word.dropFirst()
  }
  return lead + result
}

extension LintSubject {
  /// A fix that renames what is declared, in this file: at its declaration and wherever it is used. None where another
  /// file of the run uses it.
  func renaming(_ definition: ProgramFacts.Definition, to name: String) -> [Diagnostic.Fix] {
    guard let checked, !importedNames.contains(definition.name),
      let place = checked.facts.definitions.firstIndex(of: definition)
    else { return [] }
    switch definition.kind {
    case .param, .value, .function, .enumeration, .shape, .component, .local, .loopVariable: break
    // Named in calls, blocks and patterns too, or chosen from outside.
    case .enumCase, .theme, .parameter, .slot: return []
    }
    let uses = checked.facts.uses.filter { $0.meaning == .definition(place) && isOwn($0.at) }
    let places = ([definition.at] + uses.map(\.at)).map(\.span)
    return [replacement(of: places, by: name, "call it `\(name)`", .unsafe)]
  }
}
