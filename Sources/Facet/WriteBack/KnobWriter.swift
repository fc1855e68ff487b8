// SPDX-License-Identifier: Apache-2.0
//
// A knob's new value → the edits that say it where the file says such things: in the default of a param, else in the
// argument of the root.

import FacetFormat
import FacetSemantics
import FacetSource
import FacetSyntax
import FacetTypes

struct KnobWriter {
  private let checked: OpenScene.Checked
  private let arguments: RootArguments
  private var tree: SyntaxTree { checked.tree }

  init(_ scene: SoundScene) {
    checked = scene.checked
    arguments = RootArguments(checked.program)
  }

  /// - Parameter opening: Takes what is wrong with the value.
  func edits(for change: KnobChange, _ opening: Compilation) throws(WriteBackRefusal) -> [TextEdit] {
    var result = opening
    let outcome = checkSetting(
      name: change.name, valueText: change.value, in: checked.program, facts: checked.facts, sources: &result.sources)
    switch outcome {
    case .accepted(let target, let value):
      guard let edits = edits(setting: target, named: change.name, to: value, change.value) else {
        throw .trouble(ToolError("`\(opening.input.path)` has no place that says what `\(change.name)` is"))
      }
      return edits
    case .unknown(let diagnostic): result.diagnostics.append(diagnostic)
    case .refused(let diagnostics): result.diagnostics += diagnostics
    }
    throw .findings(result)
  }

  /// nil where the file has no place for it.
  private func edits(setting target: SettingTarget, named name: String, to value: Value, _ text: String) -> [TextEdit]?
  {
    let enums = checked.program.enums
    let literal = Self.colorName(value, text) ?? value.literal(enums: enums)
    let param: GlobalID?
    if case .param(let id) = target { param = id } else { param = arguments.param(of: target) }
    if let param { return edits(settingDefaultOf: checked.program.globals[param], to: value, literal) }
    return RootWriter(checked)?.edits(setting: target, named: name, to: literal)
  }

  /// `.crimson` for `crimson` and `.crimson`.
  private static func colorName(_ value: Value, _ text: String) -> String? {
    switch value {
    case .color, .paint(.color): break
    case .number, .angle, .bool, .string, .point, .size, .paint, .stop, .list, .enumCase: return nil
    }
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return CSSColors.named(word) == nil ? nil : "." + word
  }

  private func edits(settingDefaultOf global: Global, to value: Value, _ literal: String) -> [TextEdit]? {
    for item in tree.items {
      guard case .param(let parameter) = item.kind, parameter.name.text == global.name,
        let preset = parameter.defaultValue
      else { continue }
      if parameter.type != nil { return [.replacement(tree[preset].span, literal)] }
      // Without its old default the type may not be told any more.
      let enums = checked.program.enums
      let shown = TextEdit.replacement(tree[preset].span, value.literal(enums: enums))
      if value.showsItsType(as: global.type) { return [shown] }
      let name = Int(parameter.name.span.end)
      return [.insertion(": \(global.type.name(enums: enums))", at: name), .replacement(tree[preset].span, literal)]
    }
    return nil
  }
}

extension Value {
  /// Whether its literal alone, as a default, gives a param this type.
  fileprivate func showsItsType(as type: Type) -> Bool {
    switch (self, type) {
    case (.number, .number), (.angle, .angle), (.bool, .bool), (.string, .string), (.point, .point): true
    case (.color, .color): true
    case (.number, _), (.angle, _), (.bool, _), (.string, _), (.point, _), (.color, _), (.size, _), (.paint, _),
      (.stop, _), (.list, _), (.enumCase, _):
      false
    }
  }
}
