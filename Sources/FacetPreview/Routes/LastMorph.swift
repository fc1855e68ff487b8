// SPDX-License-Identifier: Apache-2.0

import Facet
import Synchronization

/// What the two ends of a morph are drawn from.
struct MorphEnds: Hashable {
  /// Of all scenes, so that a change of any file that a scene reads makes other ends.
  var build: Int
  var scene: String
  var from: [Setting]
  var to: [Setting]
  var theme: String?
}

/// The morph asked for last. A page that eases asks for a dozen moments of one, and only the first has to evaluate and
/// pair its ends.
final class LastMorph: Sendable {
  private let kept = Mutex<(ends: MorphEnds, morph: MorphedScene)?>(nil)

  func morph(between ends: MorphEnds, _ make: () -> MorphedScene) -> MorphedScene {
    if let kept = kept.withLock({ $0 }), kept.ends == ends { return kept.morph }
    // Made without the lock: another page's pictures do not wait for it.
    let morph = make()
    kept.withLock { $0 = (ends, morph) }
    return morph
  }
}
