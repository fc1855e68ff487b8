// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetTypes

/// What the names in a block mean: the frame of the callable around it. A value, so that a block that waits for its
/// size keeps the frame as it was when the block was met.
struct Environment: Sendable {
  /// Parameters, `let`s and loop variables by slot.
  var locals: [Value]
  /// Which parameters the caller gave.
  var given: [Bool] = []
  /// The component whose body this is, and its arguments where they stand; nil for what was not given there.
  var component: ComponentID?
  var argumentPlaces: [SourceSpan?] = []
  /// What the caller put into the component's slots.
  var fills: [Content?] = []
  /// The size proposed to the block; nil before it is known.
  var proposal: Size?

  init(frameSize: Int, proposal: Size? = nil) {
    locals = [Value](repeating: .bool(false), count: frameSize)
    self.proposal = proposal
  }

  /// The same names in a block that gets another proposal.
  func proposing(_ size: Size?) -> Environment {
    var copy = self
    copy.proposal = size
    return copy
  }
}

/// A block together with the names that it sees.
struct Content: Sendable {
  var block: CheckedBlockID
  var environment: Environment
}
