// SPDX-License-Identifier: Apache-2.0

/// A typed index into an `Arena` of the same element.
public struct ArenaID<Element>: Sendable, Hashable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public var index: Int { Int(raw) }
}

/// Values in one array, named by typed ids, so that trees of any depth are freed without recursion.
public struct Arena<Element> {
  public private(set) var elements: [Element] = []

  @inlinable public init() { self.init(elements: []) }
  public init(elements: [Element]) { self.elements = elements }

  public var count: Int { elements.count }

  /// Stores a value and answers its id.
  @discardableResult
  public mutating func add(_ element: Element) -> ArenaID<Element> {
    elements.append(element)
    return ArenaID(raw: UInt32(elements.count - 1))
  }

  public subscript(id: ArenaID<Element>) -> Element {
    get { elements[id.index] }
    set { elements[id.index] = newValue }
    _modify { yield &elements[id.index] }
  }
}

extension Arena: Sendable where Element: Sendable {}
