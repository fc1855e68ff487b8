// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
public import FacetShapes
import FacetTypes

extension RootParameter {
  /// Name, type, default and documentation.
  public var info: ParameterInfo {
    switch self {
    case .size: Self.sizeInfo
    case .fit: Self.fitInfo
    case .title: Self.titleInfo
    case .description: Self.descriptionInfo
    case .background: Self.backgroundInfo
    case .textScale: Self.textScaleInfo
    case .contentMode: Self.contentModeInfo
    case .decorative: Self.decorativeInfo
    }
  }

  private static let sizeInfo = ParameterInfo(
    "size", .size, .value(.size(Size(100, 100))), "The size of the canvas in user units.")
  private static let fitInfo = ParameterInfo(
    "fit", .number, .absent, "Cuts the canvas to the ink, with this margin, after layout in `size`.")
  private static let titleInfo = ParameterInfo(
    "title", .string, .absent, "The name of the picture, for those who cannot see it.")
  private static let descriptionInfo = ParameterInfo(
    "description", .string, .absent, "What the picture shows, for those who cannot see it.")
  private static let backgroundInfo = ParameterInfo(
    "background", .paint, .absent, "What lies behind everything; nothing unless given.")
  private static let textScaleInfo = ParameterInfo(
    "textScale", .number, .value(.number(1)), in: 0.5...4, "Multiplies text sizes and the labels of cards.")
  private static let contentModeInfo = ParameterInfo(
    "contentMode", .enumeration(BuiltInEnum.contentMode.id), .value(.enumCase(BuiltInEnum.contentMode.id, 0)),
    "What asking for another size does: lay out anew, or scale the finished picture.")
  private static let decorativeInfo = ParameterInfo(
    "decorative", .bool, .value(.bool(false)), "Whether the picture is ornament that screen readers pass over.")

  /// Its place among the root arguments of a scene.
  public var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
