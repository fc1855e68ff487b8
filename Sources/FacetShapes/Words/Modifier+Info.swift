// SPDX-License-Identifier: Apache-2.0

extension Modifier {
  /// Name, parameters and documentation.
  public var info: WordInfo {
    switch self {
    case .fill: Self.fillInfo
    case .stroke: Self.strokeInfo
    case .opacity: Self.opacityInfo
    case .blend: Self.blendInfo
    case .clip: Self.clipInfo
    case .mask: Self.maskInfo
    case .frame: Self.frameInfo
    case .padding: Self.paddingInfo
    case .aspectRatio: Self.aspectRatioInfo
    case .fixedSize: Self.fixedSizeInfo
    case .position: Self.positionInfo
    case .offset: Self.offsetInfo
    case .rotate: Self.rotateInfo
    case .scale: Self.scaleInfo
    case .mirror: Self.mirrorInfo
    case .id: Self.idInfo
    case .title: Self.titleInfo
    case .description: Self.descriptionInfo
    case .decorative: Self.decorativeInfo
    case .hidden: Self.hiddenInfo
    }
  }
}
