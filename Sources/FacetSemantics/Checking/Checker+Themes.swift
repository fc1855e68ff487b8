// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTypes

/// What one line of a theme sets.
private struct ThemeTarget {
  var target: SettingTarget
  var type: Type
  var purpose: Purpose
}

extension Checker {
  /// Themes of a file; those of the main file become part of the program. The main file's scene was checked before,
  /// since a theme reaches the root's parameters too.
  mutating func checkThemes(of place: Int) {
    for item in table.trees[place].items {
      guard case .theme(let name, let values) = item.kind else { continue }
      enter(tree: place, .file, sizes: .atFileLevel)
      define(.theme, name, documentation: item.documentation)
      let theme = Theme(name: name.text, entries: checkThemeValues(values, of: name), origin: at(name.span))
      if place == 0 { program.themes.append(theme) }
    }
  }

  private mutating func checkThemeValues(
    _ values: [ItemSyntax.ThemeValue], of theme: NameSyntax
  ) -> [(target: SettingTarget, value: CheckedExpressionID)] {
    var checked: [(target: SettingTarget, value: CheckedExpressionID)] = []
    var seen: [String: ByteSpan] = [:]
    for value in values where !value.name.text.isEmpty {
      if let earlier = seen[value.name.text] {
        report(.argumentGivenTwice(value.name.text, of: theme.text, at: at(value.name.span), first: at(earlier)))
      }
      seen[value.name.text] = value.name.span
      guard let themed = themed(value.name, theme) else {
        _ = infer(value.value, hint: .unknown)
        continue
      }
      checked.append((themed.target, check(value.value, as: themed.type, themed.purpose)))
    }
    return checked
  }

  /// A `param` of the file, else a parameter of the main file's root.
  private mutating func themed(_ name: NameSyntax, _ theme: NameSyntax) -> ThemeTarget? {
    guard let declaration = table.lookUp(name.text, as: .value, in: treePlace),
      table.declarations[declaration].tree == treePlace
    else { return themedRoot(name, theme) }
    use(name.span, declaration)
    guard case .global(let id)? = resolved[declaration.index] else { return nil }
    let global = program.globals[id]
    if global.isParam {
      let purpose = Purpose.value(of: name.text, declared: global.origin)
      return ThemeTarget(target: .param(id), type: global.type, purpose: purpose)
    }
    report(.themeOfConstant(name.text, at: at(name.span), declared: global.origin))
    return nil
  }

  private mutating func themedRoot(_ name: NameSyntax, _ theme: NameSyntax) -> ThemeTarget? {
    let knobs = treePlace == 0 ? facts.rootParameters : []
    if let knob = knobs.first(where: { $0.name == name.text }) {
      use(name.span, builtIn: name.text)
      let purpose = Purpose.argument(name.text, of: facts.rootKind ?? "scene", declared: knob.origin)
      return ThemeTarget(target: knob.target, type: knob.type, purpose: purpose)
    }
    let known = table.names(as: .value, in: treePlace) + knobs.map(\.name)
    report(
      .unknownThemeValue(
        name.text, theme.text, at: at(name.span), suggestion: nearestName(to: name.text, among: known)))
    return nil
  }
}
