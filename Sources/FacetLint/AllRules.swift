// SPDX-License-Identifier: Apache-2.0

/// Every rule, family by family, in the order of the manual.
public let allRules: [any LintRule.Type] = [
  UnusedParam.self,
  InkOutsideCanvas.self,
  MissingTitle.self,
  OutputBytes.self,
  AngleFraction.self,
  UnusedSuppression.self, SuppressionWithoutReason.self, UnknownSuppression.self,
]

/// The rule of a name.
public func ruleNamed(_ name: String) -> RuleInfo? { allRules.first { $0.info.name == name }?.info }
