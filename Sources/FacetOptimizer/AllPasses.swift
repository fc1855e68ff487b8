// SPDX-License-Identifier: Apache-2.0

/// Every pass, in the order in which they run: what is said, then how contours are said, then which elements say it, then
/// what elements share.
public let allPasses: [any Pass.Type] = [
  ZeroLength.self,
  EmptyContours.self,
  StraightCurves.self,
  ExactDegree.self,
  StraightRuns.self,
  CloseHome.self,
  CloseEnds.self,
]
