// SPDX-License-Identifier: Apache-2.0
//
// A file and its declarations.

import FacetSyntax

extension DocumentBuilder {
  /// A whole file.
  mutating func file() -> Document {
    var parts: [Document] = []
    for item in tree.items {
      parts.append(dropSeparators())
      parts.append(.newline(hasBlank: followsBlank))
      parts.append(self.item(item.kind))
    }
    parts.append(dropSeparators())
    // What stands behind the last declaration, up to the end of the file.
    parts += [.newline(hasBlank: followsBlank), takeLeadingComments()]
    if next.verbatimStart != nil { parts.append(takeWord()) }
    return .concat(parts)
  }

  private mutating func item(_ kind: ItemSyntax.Kind) -> Document {
    switch kind {
    case .importFile: return .concat([take(), .space, plainString()])
    case .param(let parameter): return .concat([take(), .space, self.parameter(parameter)])
    case .binding(let binding): return self.binding(binding)
    case .function(let function): return self.function(function)
    case .enumeration(_, let cases):
      return .concat([
        take(), .space, take(), .space,
        braced(cases, flatSeparator: ", ") { builder, enumCase in builder.enumCase(enumCase) },
      ])
    case .shape(_, let parameters, let space, let body):
      var parts = [take(), Document.space, take(), ownParameters(parameters)]
      if space != .frame { parts += [.space, take(), .space, take()] }
      return .concat(parts + [.space, block(body)])
    case .component(_, let parameters, let body):
      return .concat([take(), .space, take(), ownParameters(parameters), .space, block(body)])
    case .theme(_, let values):
      return .concat([
        take(), .space, take(), .space,
        braced(values) { builder, entry in .concat([builder.take(2), .space, builder.value(entry.value)]) },
      ])
    case .scene(let statement): return self.statement(statement)
    }
  }

  private mutating func ownParameters(_ parameters: [ParameterSyntax]) -> Document {
    kind == .leftParen ? self.parameters(parameters) : .empty
  }

  /// `func name(parameters) -> Type = body`
  private mutating func function(_ function: FunctionSyntax) -> Document {
    var parts = [take(), .space, take(), ownParameters(function.parameters)]
    if function.result != nil { parts += [.space, take(), .space, type()] }
    parts += [.space, take(), .space, value(function.body)]
    return .concat(parts)
  }

  /// `name "alias" "alias"`
  private mutating func enumCase(_ enumCase: EnumCaseSyntax) -> Document {
    var parts = [take()]
    for _ in enumCase.aliases { parts += [.space, plainString()] }
    return .concat(parts)
  }

  /// `name: Type = value in low...high step s`
  mutating func parameter(_ parameter: ParameterSyntax) -> Document {
    var parts = [take()]
    if parameter.type != nil { parts.append(typeAnnotation()) }
    if let value = parameter.defaultValue { parts += [.space, take(), .space, self.value(value)] }
    if let range = parameter.range { parts += [.space, take(), .space, self.range(range)] }
    return .concat(parts)
  }

  /// `: Type`
  mutating func typeAnnotation() -> Document { .concat([take(), .space, type()]) }

  /// A name inside any number of brackets.
  private mutating func type() -> Document {
    var parts: [Document] = []
    var depth = 0
    while kind == .leftBracket {
      parts.append(take())
      depth += 1
    }
    parts.append(take())
    return .concat(parts + [take(depth)])
  }

  /// A string without values in it.
  private mutating func plainString() -> Document {
    var parts = [take()]
    while kind == .stringText { parts.append(take()) }
    return .concat(parts + [take()])
  }
}
