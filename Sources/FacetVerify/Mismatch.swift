// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// One way in which a written picture is not the exact one.
public struct Mismatch: Sendable, Hashable {
  /// What differs, in one sentence without a full stop.
  public var message: String
  /// The element of the scene that it was found on.
  public var origin: SourceSpan
  public init(message: String, origin: SourceSpan) {
    self.message = message
    self.origin = origin
  }
}
