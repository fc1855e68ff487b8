// SPDX-License-Identifier: Apache-2.0

import FacetTypes

extension BuiltInEnum {
  /// The case of that name as a default. A name that the enum lacks gives no default, and the registry's tests say so.
  func preset(_ name: String) -> ParameterInfo.Default {
    guard let place = definition.index(of: name) else { return .required }
    return .value(.enumCase(id, place))
  }
}

extension ParameterInfo {
  /// Where children stand in what is larger than they are.
  static func alignment(preset: Anchor = .center, _ summary: String) -> ParameterInfo {
    ParameterInfo("alignment", BuiltInEnum.alignment.type, BuiltInEnum.alignment.preset(preset.rawValue), summary)
  }
}
