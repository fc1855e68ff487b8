// SPDX-License-Identifier: Apache-2.0

import FacetTextWire
import Synchronization

/// The conversations with `facet-text` that all compiles of one compiler share: one for each root, opened when a scene
/// below it first names a font, so that fonts are looked for once and not for each input.
final class TextSiblings: Sendable {
  private let program: String?
  private let shapers = Mutex<[String: SiblingShaper]>([:])

  /// `facet-text` is looked for unless it is given.
  init(program: String?) { self.program = program }

  /// The shaper for a canonical root; nothing is started yet.
  func shaper(root: String) -> SiblingShaper {
    shapers.withLock { known in
      if let shaper = known[root] { return shaper }
      let made = SiblingShaper(root: root, program: program)
      known[root] = made
      return made
    }
  }
}
