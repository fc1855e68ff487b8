// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTypes

/// A parameter, local value or loop variable.
struct Local {
  enum Kind { case parameter, binding, loopVariable }
  var kind: Kind
  /// Place in the frame of the callable around it; no two locals of a callable share one.
  var slot: Int
  var type: Type
  /// Place in the facts' definitions.
  var definition: Int
}

/// Whether `width` and `height` mean something, and if not, why.
enum SizeAccess {
  case known
  case atFileLevel
  case inFunction(String)
  case inDefault
  case inRootArgument
  case inComponentHead
}

/// What declaration is being checked.
enum Callable {
  /// Values at file level.
  case file
  case function
  case shape
  /// With its slots, in order of first mention.
  case component(slots: [String])
  case scene
}

/// A block that is being read.
struct OpenBlock {
  /// The body of `repeat`, `if` or `switch`, where `width` means what it means around it.
  var isControl: Bool
  var readsSize = false
  /// Where each of its own `let`s stands.
  var bindings: [String: ByteSpan] = [:]
}

/// What can be seen at the place that is being checked.
struct Scope {
  var callable: Callable
  var sizes: SizeAccess
  var locals = LocalNames<Local>()
  var frameSize = 0
  var openBlocks: [OpenBlock] = []
  /// The component in whose block the statements stand, for messages about slots and arguments.
  var filling: ComponentID?
  /// How many `repeat`s stand around.
  var loopDepth = 0

  init(_ callable: Callable, sizes: SizeAccess) {
    self.callable = callable
    self.sizes = sizes
  }

  /// Notes a `let` of the innermost block; answers where that block declared the name before.
  mutating func bind(_ name: NameSyntax) -> ByteSpan? {
    guard let place = openBlocks.indices.last, !name.text.isEmpty else { return nil }
    if let earlier = openBlocks[place].bindings[name.text] { return earlier }
    openBlocks[place].bindings[name.text] = name.span
    return nil
  }

  /// Notes that `width` or `height` was named: in the blocks of control statements, and the block that has the size.
  mutating func readSize() {
    for place in openBlocks.indices.reversed() {
      openBlocks[place].readsSize = true
      if !openBlocks[place].isControl { return }
    }
  }
}
