// SPDX-License-Identifier: Apache-2.0

/// Why an SVG could not be read. What the decoder does not know is never passed over.
struct DecodingProblem: Error, Hashable {
  /// A sentence without a full stop.
  var message: String
  init(_ message: String) { self.message = message }
}

/// How much an SVG may ask of the decoder.
enum DecodingLimits {
  /// References inside what references draw.
  static let useDepth = 32
  /// Elements inside one another, with all that `use`, clips and masks lead to.
  static let depth = 600
  /// Gradients that take their stops from one another.
  static let templates = 16
}
