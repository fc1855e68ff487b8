// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// The modifiers of an element, in the order written.
  mutating func checkModifiers(
    of element: ElementSyntax, _ callee: Callee, _ use: BlockUse
  ) -> [CheckedModifier] {
    var checked: [CheckedModifier] = []
    var firstOther: ModifierSyntax?
    for syntax in element.modifiers {
      if syntax.name.text.isEmpty { continue }
      guard let modifier = Modifier(rawValue: syntax.name.text) else {
        reportUnknown(syntax)
        checkForeign(syntax)
        continue
      }
      self.use(syntax.name.span, builtIn: ".\(syntax.name.text)")
      if modifier.isPaint {
        checkPaintPlace(syntax, of: element, callee, use, after: firstOther)
      } else {
        firstOther = firstOther ?? syntax
        checkPlace(modifier, syntax, callee, use)
      }
      checked.append(checkModifier(modifier, syntax))
    }
    return checked
  }

  private mutating func checkModifier(_ modifier: Modifier, _ syntax: ModifierSyntax) -> CheckedModifier {
    let info = modifier.info
    if modifier == .padding && reportsEdge(syntax) || info.block != .none && reportsAreaInParentheses(syntax) {
      return CheckedModifier(modifier: modifier, arguments: [], block: nil, origin: at(syntax.span))
    }
    let parts = syntax.block.map { split($0) }
    let arguments = checkArguments(
      syntax.arguments, parts?.properties ?? [], for: Signature(info), at: syntax.name.span)
    var checked = CheckedModifier(modifier: modifier, arguments: arguments, block: nil, origin: at(syntax.span))
    switch info.block {
    case .elements, .outline, .strokes:
      if let block = syntax.block, let content = parts?.content {
        checked.block = checkStatements(content, of: block, info.block)
      } else {
        report(.modifierNeedsBlock(syntax.name.text, at: at(syntax.name.span)))
      }
    case .none:
      if let block = syntax.block, let child = parts?.content.first {
        report(.modifierTakesNoBlock(syntax.name.text, at: at(tree[child].span)))
        _ = checkStatements(parts?.content ?? [], of: block, .elements)
      }
    }
    if modifier == .id, let argument = arguments.first ?? nil { checkID(argument) }
    return checked
  }

  /// What stands inside a modifier of another language: held against the one that stands for it here, if there is one.
  private mutating func checkForeign(_ syntax: ModifierSyntax) {
    guard let foreign = ForeignNames.lookup(syntax.name.text, in: .modifier) else { return abandon(syntax) }
    if let meant = foreign.replacement.flatMap(Modifier.init(rawValue:)), syntax.block == nil {
      _ = checkArguments(syntax.arguments, for: Signature(meant.info), at: syntax.name.span)
    }
  }

  /// Says that an edge of `.padding` is the name of a parameter; answers whether that was so.
  private mutating func reportsEdge(_ syntax: ModifierSyntax) -> Bool {
    guard let edge = syntax.arguments.first, edge.label == nil, case .implicitMember(let name) = tree[edge.value].kind,
      let meant = Checker.edges[name.text]
    else { return false }
    let last = syntax.arguments.count == 2 ? tree[syntax.arguments[1].value].span : nil
    let place = tree[edge.value].span
    let replaced = ByteSpan(start: place.start, end: last?.start ?? place.end)
    report(.edgeAsValue(name.text, meant, at: at(place), over: last == nil ? nil : at(replaced)))
    return true
  }

  /// Says that what stands in parentheses belongs in a block; answers whether that was so.
  private mutating func reportsAreaInParentheses(_ syntax: ModifierSyntax) -> Bool {
    guard syntax.block == nil, syntax.arguments.count == 1, let area = syntax.arguments.first, area.label == nil,
      isElement(area.value)
    else { return false }
    let name = syntax.name
    report(
      .modifierNeedsBlock(
        name.text, at: at(name.span), insteadOf: at(ByteSpan(start: name.span.end, end: syntax.span.end)),
        around: at(tree[area.value].span)))
    return true
  }

  /// Whether an expression looks like an element: a call by its name, or what was no expression at all.
  private func isElement(_ id: ExpressionID) -> Bool {
    if case .missing = tree[id].kind { return true }
    guard case .call(let callee, _, _) = tree[id].kind, case .name(let name) = tree[callee].kind else {
      return false
    }
    return isElement(name)
  }

  /// The edges that `.padding` takes elsewhere, and its parameters here.
  private static let edges = [
    "horizontal": "horizontal", "vertical": "vertical", "top": "top", "bottom": "bottom", "leading": "left",
    "trailing": "right", "left": "left", "right": "right", "all": "all",
  ]

  /// Checks what stands inside a modifier that could not be made out.
  mutating func abandon(_ syntax: ModifierSyntax) {
    for argument in syntax.arguments { _ = infer(argument.value, hint: .unknown) }
    if let block = syntax.block {
      let (properties, content) = split(block)
      for property in properties { _ = infer(property.value, hint: .unknown) }
      _ = checkStatements(content, of: block, .elements)
    }
  }

  private mutating func reportUnknown(_ syntax: ModifierSyntax) {
    let name = syntax.name.text
    let meant = Suggestion(for: name, in: .modifier, among: Modifier.allCases.map(\.rawValue))
    if meant.foreign == nil, meant.nearest == nil, isElement(name) {
      report(
        .unknownModifier(
          name, at: at(syntax.name.span), suggestion: .none,
          notes: ["`\(name)` is an element; write it on a line of its own, in a `group { … }` with the other one"]))
    } else {
      report(.unknownModifier(name, at: at(syntax.name.span), suggestion: meant))
    }
  }

  // MARK: Where modifiers may stand

  /// `fill` and `stroke`: on what has an outline of its own, before all other modifiers.
  private mutating func checkPaintPlace(
    _ syntax: ModifierSyntax, of element: ElementSyntax, _ callee: Callee, _ use: BlockUse,
    after other: ModifierSyntax?
  ) {
    let name = syntax.name.text
    switch use {
    case .outline: return report(.paintInOutline(name, at: at(syntax.name.span)))
    case .strokes: return report(.modifierOnCommand(name, at: at(syntax.name.span)))
    case .elements, .none: break
    }
    guard callee.isPainted else {
      return report(.paintOnContainer(name, element.name.text, at: at(syntax.name.span)))
    }
    if let other {
      report(
        .paintAfterModifier(name, other.name.text, at: at(syntax.name.span), other: at(other.name.span)))
    }
  }

  private mutating func checkPlace(
    _ modifier: Modifier, _ syntax: ModifierSyntax, _ callee: Callee, _ use: BlockUse
  ) {
    switch (callee, use) {
    case (.command, _), (.sketchCommand, _): report(.modifierOnCommand(modifier.rawValue, at: at(syntax.name.span)))
    case (_, .outline):
      if !modifier.isGeometric { report(.effectInOutline(modifier.rawValue, at: at(syntax.name.span))) }
    case (.primitive, _), (.container, _), (.shape, _), (.component, _): break
    }
  }

  // MARK: Ids

  /// An id is written out, is a name in XML, and stands once in the scene.
  private mutating func checkID(_ argument: CheckedExpressionID) {
    let origin = program.expressions[argument].origin
    if type(of: argument) == .unknown { return }
    guard case .string(let name)? = constantValue(of: argument) else {
      return report(.idNotLiteral(at: origin))
    }
    guard isXMLName(name) else { return report(.malformedID(name, at: origin)) }
    guard case .scene = scope.callable, scope.loopDepth == 0 else { return }
    if let earlier = elementIDs[name] {
      report(.duplicateID(name, at: origin, first: earlier))
    } else {
      elementIDs[name] = origin
    }
  }
}

/// Whether a word can be an id everywhere: letters, digits, `_`, `-` and `.`, not starting with a digit, `-` or `.`.
func isXMLName(_ word: String) -> Bool {
  guard let first = word.unicodeScalars.first else { return false }
  guard first == "_" || first.properties.isXIDStart else { return false }
  return word.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "-" || $0 == "." }
}

extension Modifier {
  /// Whether it paints an outline.
  var isPaint: Bool { self == .fill || self == .stroke }

  /// Whether it moves or sizes, so that it makes sense for outlines without paint.
  var isGeometric: Bool {
    switch self {
    case .frame, .padding, .aspectRatio, .fixedSize, .position, .offset, .rotate, .scale, .mirror: true
    case .fill, .stroke, .opacity, .blend, .clip, .mask, .id, .title, .description, .decorative, .hidden: false
    }
  }
}

extension Callee {
  /// Whether it has an outline that `fill` and `stroke` can paint.
  var isPainted: Bool {
    switch self {
    case .primitive, .shape, .container(.text), .container(.path): true
    case .container, .command, .sketchCommand, .component: false
    }
  }
}
