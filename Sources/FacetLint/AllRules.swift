// SPDX-License-Identifier: Apache-2.0

/// Every rule, family by family, in the order of the manual.
public let allRules: [any LintRule.Type] = [
  UnusedParam.self, UnusedLet.self, UnusedLocal.self, UnusedParameter.self, UnusedFunction.self, UnusedShape.self,
  UnusedComponent.self, UnusedEnum.self, UnusedImport.self, ThemeWithoutEffect.self, RepeatedThemeValue.self,
  UnfilledSlot.self, FixedParam.self, ShadowedName.self, HiddenLibraryName.self, NamingConvention.self,
  ConfusableNames.self, MissingDocumentation.self, UndocumentedDeclaration.self,
  ClampedValue.self, DegenerateOutline.self, ZeroLengthSegment.self, SelfCrossingOutline.self, HexagonSegments.self,
  OpenTurn.self, FilledOpenPath.self, InkOutsideCanvas.self, StrokeStartsOutside.self, InvisibleElement.self,
  CoveredElement.self, SameAsBehind.self, EmptyElement.self, EmptyRepeat.self, UnreachableBranch.self,
  CollapsedGradient.self, EraseHitsNothing.self, ArgbColor.self,
  MissingTitle.self, RedundantTitle.self, LongTitle.self, DuplicateTitle.self, RepeatedDescription.self,
  LowContrast.self, LowContrastGraphic.self, HueOnly.self, SmallText.self, CollidingText.self, OutgrowingText.self,
  UnsupportedFeature.self, Hairline.self, NamedFont.self,
  PipOverLabel.self, TextOutsideSafeArea.self, BrokenHalfTurn.self, EmptyCardFace.self, MissingPips.self,
  SmallCardText.self,
  OutputBytes.self, OutputElements.self, OutputSegments.self, OutputColors.self,
  AngleFraction.self, RepeatedValue.self, RepeatedColor.self, CancellingModifiers.self, IdleModifier.self,
  MergeableModifiers.self, OrderDependentChain.self, EqualBranches.self, EmptyBranch.self, RedundantGroup.self,
  SingleTurnLoop.self, IndexedLoop.self, IdleArithmetic.self, BoolComparison.self, ConditionalBool.self,
  NegatedComparison.self, RedundantInterpolation.self, RedundantAlpha.self, RedundantDefault.self,
  RedundantParentheses.self, LongDecimals.self,
  UnusedSuppression.self, SuppressionWithoutReason.self, UnknownSuppression.self, EndlessSuppression.self,
]

/// The rule of a name.
public func ruleNamed(_ name: String) -> RuleInfo? { rulesByName[name] }

/// The rule that someone means who may spell it as the compiler's findings are spelt: `missing-title`.
public func ruleNamed(inEitherSpelling word: String) -> RuleInfo? { ruleNamed(LintSettings.settingName(ofID: word)) }

private let rulesByName = Dictionary(
  allRules.map { ($0.info.name, $0.info) }, uniquingKeysWith: { first, _ in first })
