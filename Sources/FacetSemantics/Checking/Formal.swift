// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetTypes

/// One parameter of whatever is called, declared or built in.
struct Formal {
  var name: String
  var type: Type
  var isRequired: Bool
  /// The default, where it is a plain value.
  var preset: Value?
  var declared: SourceSpan?

  init(_ info: ParameterInfo) {
    name = info.name
    type = info.type
    if case .required = info.defaultValue { isRequired = true } else { isRequired = false }
    if case .value(let value) = info.defaultValue { preset = value }
  }

  init(_ parameter: CheckedParameter) {
    name = parameter.name
    type = parameter.type
    isRequired = parameter.defaultValue == nil
    declared = parameter.origin
  }
}

/// What is called, as far as its arguments are concerned.
struct Signature {
  var name: String
  var formals: [Formal]
  /// Whether the last parameter may be given any number of times.
  var isVariadic = false
  var declared: SourceSpan?
  /// Further names, checked elsewhere, that may be meant by a misspelt one.
  var rootNames: [String] = []

  init(_ info: WordInfo) {
    name = info.name
    formals = info.parameters.map { Formal($0) }
  }

  init(_ name: String, _ parameters: [CheckedParameter], declared: SourceSpan) {
    self.name = name
    self.declared = declared
    formals = parameters.map { Formal($0) }
  }

  init(_ name: String, _ signature: BuiltInFunction.Signature) {
    self.name = name
    isVariadic = signature.isVariadic
    formals = signature.parameters.map { Formal($0) }
  }

  func place(of name: String) -> Int? { formals.firstIndex { $0.name == name } }
}
