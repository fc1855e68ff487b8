// SPDX-License-Identifier: Apache-2.0

import FacetAlphabet
import FacetShapes
import FacetTextWire

/// Text for one compile: the built-in alphabet in process, named fonts by the sibling `facet-text`, which is not looked
/// for before a scene names one.
struct SceneShaper: TextShaper {
  private let alphabet = PlainAlphabet()
  private let sibling: SiblingShaper

  init(root: String) { sibling = SiblingShaper(root: root) }

  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    request.family == nil ? try alphabet.shape(request) : try sibling.shape(request)
  }

  /// Font files that decided the outlines.
  var fonts: [FontResource] { sibling.resources() }
}
