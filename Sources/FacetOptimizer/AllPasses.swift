// SPDX-License-Identifier: Apache-2.0

/// Every pass, in the order in which they run: which elements say the outlines, which curves, what is drawn again, what
/// segments are needed, how contours are said, and what elements have in common.
public let allPasses: [any Pass.Type] = [
  CollapseGroups.self,
  Duplicates.self,
  BackgroundPath.self,
  ElementChoice.self,
  NearCurves.self,
  Instances.self,
  PaintOpacity.self,
  PlainStops.self,
  PlainGradients.self,
  ZeroLength.self,
  EmptyContours.self,
  StraightCurves.self,
  ExactDegree.self,
  StraightRuns.self,
  CloseHome.self,
  CloseEnds.self,
  OpenFills.self,
  StartVertex.self,
  Direction.self,
  DirectionOfOne.self,
  MergePaths.self,
  ContourOrder.self,
  ShareAttributes.self,
]
