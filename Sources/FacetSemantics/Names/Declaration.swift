// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

typealias DeclarationID = ArenaID<Declaration>

/// A declaration of a file or of the library, by where it stands.
struct Declaration {
  /// What a name can be looked up as; each has names of its own.
  enum Space: UInt8 {
    /// `let` and `param`.
    case value
    case function
    /// Shapes and components.
    case element
    /// Enums.
    case type
  }

  enum Kind {
    case param, binding, function, enumeration, shape, component

    var space: Space {
      switch self {
      case .param, .binding: .value
      case .function: .function
      case .shape, .component: .element
      case .enumeration: .type
      }
    }
    /// As messages call it.
    var noun: String {
      switch self {
      case .param: "param"
      case .binding: "value"
      case .function: "function"
      case .enumeration: "enum"
      case .shape: "shape"
      case .component: "component"
      }
    }
  }

  var kind: Kind
  var name: NameSyntax
  /// Places in the table's trees and in that tree's items.
  var tree: Int
  var item: Int

  init?(_ item: ItemSyntax, tree: Int, place: Int) {
    switch item.kind {
    case .importFile, .theme, .scene: return nil
    case .param(let parameter): (kind, name) = (.param, parameter.name)
    case .binding(let binding): (kind, name) = (.binding, binding.name)
    case .function(let function): (kind, name) = (.function, function.name)
    case .enumeration(let name, _): (kind, self.name) = (.enumeration, name)
    case .shape(let name, _, _, _): (kind, self.name) = (.shape, name)
    case .component(let name, _, _): (kind, self.name) = (.component, name)
    }
    self.tree = tree
    self.item = place
  }
}

/// A name together with what it is looked up as.
struct DeclarationKey: Hashable {
  var space: Declaration.Space
  var name: String
}
