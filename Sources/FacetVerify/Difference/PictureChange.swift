// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// One thing that changed between two pictures.
public struct PictureChange: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Of the whole picture.
    case canvas, words
    /// Of a contour.
    case added, removed, moved, resized, reshaped, recolored, restyled, reordered
  }

  public enum Side: String, Sendable {
    case before, after
  }

  /// What it was found on.
  public struct Place: Sendable, Hashable {
    /// Of which picture the element is.
    public var side = Side.after
    /// The element in the scene's own file, where a scene is there.
    public var origin: SourceSpan?
    /// The name of the SVG's element.
    public var element: String?
  }

  public var kind: Kind
  /// What became of it, in words that follow the kind: `by (3, 0)`. May be empty.
  public var text: String
  public var place: Place
  /// Contours of one element that changed alike.
  public var count = 1

  /// `moved by (3, 0)`
  public var phrase: String {
    let words =
      switch kind {
      case .canvas, .words: text
      case .reordered: "now lies over what lay over it"
      case .added, .removed, .moved, .resized, .reshaped, .recolored, .restyled:
        text.isEmpty ? kind.rawValue : "\(kind.rawValue) \(text)"
      }
    return count > 1 ? "\(words) (\(count) contours)" : words
  }
}

/// Why two pictures could not be compared.
public struct DifferenceError: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public var message: String
}
