// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
public import FacetSource

extension GridIR {
  /// What the user should know of the step to the grid: which shapes are too far away to be written, that no grid which
  /// can be written keeps the tolerance, and where the picture is farthest off.
  public var diagnostics: [Diagnostic] {
    let farAway = lost.map { origin in
      Diagnostic(
        "too-far-away", .warning, "this shape lies too far away to be written, so it is left out", at: origin,
        label: "a coordinate beyond fifteen digits", notes: ["check the numbers that place it"])
    }
    return keepsTolerance ? farAway : farAway + [toleranceNotKept]
  }

  private var toleranceNotKept: Diagnostic {
    Diagnostic(
      "tolerance-not-kept", .warning,
      "the written picture lies up to \(short(worst.distance)) from the exact one, which the tolerance of "
        + "\(short(tolerance)) does not allow",
      at: worst.origin, label: "this element is the farthest off",
      notes: ["a written coordinate has at most \(IRLimits.decimals) decimals and fifteen digits"])
  }

  /// A length with about three digits.
  private func short(_ length: Double) -> String {
    GridNumber.coarsest(near: length, within: length * 0.005, limit: 18).text(keepsLeadingZero: true)
  }
}
