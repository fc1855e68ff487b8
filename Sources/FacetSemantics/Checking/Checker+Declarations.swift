// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// Checks one declaration; all that it uses was checked before, or stands in a cycle that was reported.
  mutating func checkDeclaration(_ id: DeclarationID) {
    let declaration = table.declarations[id]
    let item = table.item(of: id)
    enter(tree: declaration.tree, .file, sizes: .atFileLevel)
    switch item.kind {
    case .importFile, .theme, .scene: break
    case .param(let parameter): checkParam(parameter, item.documentation, id)
    case .binding(let binding): checkGlobal(binding, item.documentation, id)
    case .function(let function): checkFunction(function, item.documentation, id)
    case .enumeration(let name, let cases): checkEnum(name, cases, item.documentation, id)
    case .shape(let name, let parameters, let space, let body):
      checkShape(name, parameters, space, body, item.documentation, id)
    case .component(let name, let parameters, let body):
      checkComponent(name, parameters, body, item.documentation, id)
    }
  }

  // MARK: Values

  private mutating func checkParam(_ parameter: ParameterSyntax, _ documentation: String?, _ id: DeclarationID) {
    let name = parameter.name
    let (type, value) = checkDefault(of: parameter)
    if parameter.defaultValue == nil, parameter.type != nil {
      report(.paramWithoutDefault(name.text, at: at(name.span)))
    }
    let range = parameter.range.flatMap { checkRange($0, of: name, type) }
    let documentation = documentation ?? parameter.documentation
    definitions[id.index] = define(.param, name, type: type, documentation: documentation)
    let global = program.globals.add(
      Global(
        name: name.text, type: type, value: value ?? invalid(name.span), isParam: true, range: range,
        documentation: documentation, origin: at(name.span)))
    resolved[id.index] = .global(global)
    if treePlace == 0 { program.params.append(global) }
  }

  private mutating func checkGlobal(_ binding: LetSyntax, _ documentation: String?, _ id: DeclarationID) {
    let value = checkBinding(binding)
    let type = type(of: value)
    let documentation = documentation ?? binding.documentation
    definitions[id.index] = define(.value, binding.name, type: type, documentation: documentation)
    resolved[id.index] = .global(
      program.globals.add(
        Global(
          name: binding.name.text, type: type, value: value, isParam: false, range: nil,
          documentation: documentation, origin: at(binding.name.span))))
  }

  /// The value of a `let`, of the annotated type where there is one.
  mutating func checkBinding(_ binding: LetSyntax) -> CheckedExpressionID {
    guard let annotation = binding.type else { return infer(binding.value) }
    let type = resolve(annotation)
    return check(binding.value, as: type, .value(of: binding.name.text, declared: at(annotation.span)))
  }

  private mutating func checkFunction(_ function: FunctionSyntax, _ documentation: String?, _ id: DeclarationID) {
    let name = function.name
    enter(tree: treePlace, .function, sizes: .inFunction(name.text))
    let parameters = checkParameters(function.parameters, of: name)
    scope.sizes = .inFunction(name.text)
    var body: CheckedExpressionID
    let result: Type
    if let annotation = function.result {
      result = resolve(annotation)
      body = check(function.body, as: result, .result(of: name.text, declared: at(annotation.span)))
    } else {
      body = infer(function.body)
      result = type(of: body)
    }
    definitions[id.index] = define(.function, name, type: result, documentation: documentation)
    resolved[id.index] = .function(
      program.functions.add(
        Function(
          name: name.text, parameters: parameters, result: result, body: body, frameSize: scope.frameSize,
          origin: at(name.span))))
  }

  // MARK: Enums

  private mutating func checkEnum(
    _ name: NameSyntax, _ cases: [EnumCaseSyntax], _ documentation: String?, _ id: DeclarationID
  ) {
    definitions[id.index] = define(.enumeration, name, documentation: documentation)
    var words: [String: (span: ByteSpan, noun: String)] = [:]
    var checked: [EnumCase] = []
    for item in cases where !item.name.text.isEmpty {
      if let earlier = words[item.name.text] {
        report(.duplicateName(item.name.text, noun: earlier.noun, at: at(item.name.span), first: at(earlier.span)))
        continue
      }
      words[item.name.text] = (item.name.span, "case")
      checked.append(
        EnumCase(item.name.text, aliases: item.aliases.map(\.text), documentation: item.documentation))
      define(.enumCase, item.name, documentation: item.documentation)
    }
    for alias in cases.flatMap(\.aliases) {
      if let earlier = words[alias.text] {
        report(.duplicateName(alias.text, noun: earlier.noun, at: at(alias.span), first: at(earlier.span)))
      } else {
        words[alias.text] = (alias.span, "alias")
      }
    }
    if checked.count > DeclarationLimits.cases {
      report(.tooMany("cases", of: name.text, limit: DeclarationLimits.cases, at: at(name.span)))
      checked = []
    }
    if checked.isEmpty, cases.isEmpty { report(.emptyEnum(name.text, at: at(name.span))) }
    resolved[id.index] = .enumeration(program.enums.add(EnumDefinition(name: name.text, cases: checked)))
  }

  // MARK: Shapes and components

  private mutating func checkShape(
    _ name: NameSyntax, _ parameters: [ParameterSyntax], _ space: ShapeSpace, _ body: BlockID,
    _ documentation: String?, _ id: DeclarationID
  ) {
    enter(tree: treePlace, .shape, sizes: .known)
    let checked = checkParameters(parameters, of: name)
    scope.sizes = .known
    let block = checkBlock(body, .outline)
    definitions[id.index] = define(.shape, name, documentation: documentation)
    resolved[id.index] = .shape(
      program.shapes.add(
        Shape(
          name: name.text, parameters: checked, space: space, body: block, frameSize: scope.frameSize,
          documentation: documentation, origin: at(name.span))))
  }

  private mutating func checkComponent(
    _ name: NameSyntax, _ parameters: [ParameterSyntax], _ body: BlockID, _ documentation: String?,
    _ id: DeclarationID
  ) {
    var slots = table.slotNames(of: id)
    if slots.count > DeclarationLimits.slots {
      report(.tooMany("slots", of: name.text, limit: DeclarationLimits.slots, at: table.span(of: id)))
      slots = []
    }
    enter(tree: treePlace, .component(slots: slots), sizes: .known)
    let checked = checkParameters(parameters, of: name)
    let (properties, content) = split(body)
    scope.sizes = .inComponentHead
    let head = checkHead(properties, of: name.text)
    scope.sizes = .known
    let block = checkStatements(content, of: body, .elements)
    definitions[id.index] = define(.component, name, documentation: documentation)
    resolved[id.index] = .component(
      program.components.add(
        Component(
          name: name.text, parameters: checked, slots: slots, body: block, frameSize: scope.frameSize,
          title: head.title, description: head.description, documentation: documentation, origin: at(name.span))))
  }

  /// `title:` and `description:` at the head of a component's body.
  private mutating func checkHead(
    _ properties: [Property], of name: String
  ) -> (title: CheckedExpressionID?, description: CheckedExpressionID?) {
    var title: CheckedExpressionID?
    var description: CheckedExpressionID?
    var seen: [String: ByteSpan] = [:]
    for property in properties {
      let word = property.name.text
      let purpose = Purpose.argument(word, of: name, declared: nil)
      if let earlier = seen[word] {
        report(.argumentGivenTwice(word, of: name, at: at(property.name.span), first: at(earlier)))
        _ = infer(property.value, hint: .unknown)
        continue
      }
      seen[word] = property.name.span
      switch word {
      case "title": title = check(property.value, as: .string, purpose)
      case "description": description = check(property.value, as: .string, purpose)
      default:
        report(.propertyInBody(word, at: at(property.name.span)))
        _ = infer(property.value, hint: .unknown)
      }
    }
    return (title, description)
  }
}
