// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// A use of an element or command in a block of the given kind.
  mutating func checkElement(_ element: ElementSyntax, _ span: ByteSpan, _ use: BlockUse) -> CheckedElement? {
    if element.name.text.isEmpty { return nil }
    guard let callee = callee(of: element, in: use) else {
      let isPath = use == .elements && ForeignNames.lookup(element.name.text, in: .element)?.replacement == "path"
      abandon(element, isPath ? .outline : use)
      return nil
    }
    let head = headSpan(of: element)
    var checked =
      switch callee {
      case .component(let id): componentUse(id, element, head)
      case .shape(let id):
        plainUse(
          callee, element, head, .none,
          declaredSignature(program.shapes[id].name, program.shapes[id].parameters, program.shapes[id].origin))
      case .primitive(let place): plainUse(callee, element, head, .none, Signature(Primitives.all[place].info))
      case .container(let container):
        plainUse(callee, element, head, container.info.block, Signature(container.info))
      case .command(let command): plainUse(callee, element, head, .none, Signature(command.info))
      case .sketchCommand(let command): plainUse(callee, element, head, .none, Signature(command.info))
      }
    checked.modifiers = checkModifiers(of: element, callee, use)
    return checked
  }

  private func declaredSignature(_ name: String, _ parameters: [CheckedParameter], _ origin: SourceSpan) -> Signature {
    Signature(name, parameters, declared: origin)
  }

  /// The element without its modifiers.
  func headSpan(of element: ElementSyntax) -> ByteSpan {
    var span = element.name.span
    if let arguments = element.argumentsSpan { span = span.union(arguments) }
    if let block = element.block { span = span.union(tree[block].span) }
    return span
  }

  /// Checks what stands inside an element that could not be made out.
  mutating func abandon(_ element: ElementSyntax, _ use: BlockUse) {
    for argument in element.arguments { _ = infer(argument.value, hint: .unknown) }
    for modifier in element.modifiers { abandon(modifier) }
    guard let block = element.block else { return }
    let (properties, content) = split(block)
    for property in properties { _ = infer(property.value, hint: .unknown) }
    _ = checkStatements(content, of: block, use)
  }

  /// Everything but a component: arguments, and perhaps a block of the given kind.
  private mutating func plainUse(
    _ callee: Callee, _ element: ElementSyntax, _ span: ByteSpan, _ block: BlockUse, _ signature: Signature
  ) -> CheckedElement {
    let parts = element.block.map { split($0) }
    let arguments = checkArguments(
      element.arguments, parts?.properties ?? [], for: signature, at: element.name.span)
    var checked = CheckedElement(callee: callee, arguments: arguments, origin: at(span))
    guard let id = element.block, let content = parts?.content else { return checked }
    switch block {
    case .elements, .outline, .strokes: checked.block = checkStatements(content, of: id, block)
    case .none:
      if let child = content.first {
        report(.noChildren(element.name.text, at: at(tree[child].span)))
        _ = checkStatements(content, of: id, .elements)
      }
    }
    return checked
  }

  // MARK: What an element's name means

  private mutating func callee(of element: ElementSyntax, in use: BlockUse) -> Callee? {
    switch use {
    case .elements, .none: elementCallee(element.name)
    case .outline: outlineCallee(element.name)
    case .strokes: strokeCallee(element.name)
    }
  }

  private mutating func elementCallee(_ name: NameSyntax) -> Callee? {
    if let declared = declaredElement(name) { return declared }
    if isCyclicElement(name) { return nil }
    if let place = BuiltInWords.primitive(name.text) {
      use(name.span, builtIn: name.text)
      return .primitive(place)
    }
    if let container = Container(rawValue: name.text) {
      if container == .scene {
        report(.nestedRoot(name.text, at: at(name.span)))
        return nil
      }
      use(name.span, builtIn: name.text)
      return .container(container)
    }
    if OutlineCommand(rawValue: name.text) != nil {
      report(.commandElsewhere(name.text, "path", at: at(name.span)))
    } else if SketchCommand(rawValue: name.text) != nil {
      report(.commandElsewhere(name.text, "sketch", at: at(name.span)))
    } else {
      reportUnknownElement(name, among: [])
    }
    return nil
  }

  private mutating func outlineCallee(_ name: NameSyntax) -> Callee? {
    if let command = OutlineCommand(rawValue: name.text) {
      use(name.span, builtIn: name.text)
      return .command(command)
    }
    if let declared = declaredElement(name) {
      if case .shape = declared { return declared }
      report(.elementInOutline(name.text, at: at(name.span)))
      return nil
    }
    if isCyclicElement(name) { return nil }
    if let place = BuiltInWords.primitive(name.text) {
      use(name.span, builtIn: name.text)
      return .primitive(place)
    }
    if Container(rawValue: name.text) != nil {
      report(.elementInOutline(name.text, at: at(name.span)))
    } else {
      reportUnknownElement(name, among: OutlineCommand.allCases.map(\.rawValue))
    }
    return nil
  }

  private mutating func strokeCallee(_ name: NameSyntax) -> Callee? {
    if let command = SketchCommand(rawValue: name.text) {
      use(name.span, builtIn: name.text)
      return .sketchCommand(command)
    }
    let commands = SketchCommand.allCases.map(\.rawValue)
    if isElement(name.text) || OutlineCommand(rawValue: name.text) != nil {
      report(.elementInSketch(name.text, at: at(name.span), commands: commands))
    } else {
      let meant = Suggestion(nearest: nearestName(to: name.text, among: commands))
      report(.unknownElement(name.text, at: at(name.span), suggestion: meant))
    }
    return nil
  }

  private mutating func declaredElement(_ name: NameSyntax) -> Callee? {
    guard let declaration = table.lookUp(name.text, as: .element, in: treePlace) else { return nil }
    use(name.span, declaration)
    switch resolved[declaration.index] {
    case .shape(let id)?: return .shape(id)
    case .component(let id)?: return .component(id)
    case .global?, .function?, .enumeration?, nil: return nil
    }
  }

  /// Whether the name is declared but stands in a cycle, which was reported.
  private func isCyclicElement(_ name: NameSyntax) -> Bool {
    table.lookUp(name.text, as: .element, in: treePlace) != nil
  }

  private mutating func reportUnknownElement(_ name: NameSyntax, among commands: [String]) {
    if isFull { return }
    let isValue =
      scope.locals[name.text] != nil || table.lookUp(name.text, as: .value, in: treePlace) != nil
      || table.lookUp(name.text, as: .function, in: treePlace) != nil || BuiltInWords.function(name.text) != nil
    if isValue { return report(.valueAsElement(name.text, at: at(name.span))) }
    if Modifier(rawValue: name.text) != nil { return report(.modifierAsElement(name.text, at: at(name.span))) }
    if name.text == "project" { return report(.nestedRoot(name.text, at: at(name.span))) }
    let component = scope.filling.map { program.components[$0] }
    let slots = component?.slots ?? []
    if let component, slots.contains(name.text) {
      return report(.misplacedFill(name.text, of: component.name, at: at(name.span)))
    }
    if let component, component.parameters.contains(where: { $0.name == name.text }) {
      return report(.argumentAsElement(name.text, of: component.name, at: at(name.span)))
    }
    let known = commands + BuiltInWords.elementNames + slots + table.names(as: .element, in: treePlace)
    let meant = Suggestion(for: name.text, in: .element, among: known + ["repeat", "scene"])
    report(.unknownElement(name.text, at: at(name.span), suggestion: meant))
  }
}
