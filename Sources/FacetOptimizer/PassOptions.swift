// SPDX-License-Identifier: Apache-2.0

/// How much is done to make a file short. The picture is the same at every level.
public enum OptimizationLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The file says what the scene says, in its order.
  case none
  /// All that stays within the tolerance, and that every viewer and every style sheet meets as before.
  case `default`
  /// Also what changes units and open contours, which styles from outside could tell.
  case max

  public static func < (left: OptimizationLevel, right: OptimizationLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .none: 0
    case .default: 1
    case .max: 2
    }
  }
}

/// Who must be able to read the file.
public enum OutputProfile: String, Sendable, Hashable, CaseIterable {
  /// Browsers, and every reader of SVG 1.1.
  case web
  /// Readers that know no `use`, `mask` or `clipPath` too.
  case portable
  /// Readers of the whole grammar, to the last legal shortening.
  case compact
}

/// What passes need to know beside the picture.
public struct PassOptions: Sendable, Hashable {
  public var level: OptimizationLevel
  public var profile: OutputProfile

  public init(level: OptimizationLevel = .default, profile: OutputProfile = .web) {
    self.level = level
    self.profile = profile
  }
}
