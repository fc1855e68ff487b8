// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
public import FacetSource

/// Everything that `facet explain` knows, sorted by id.
public enum Explanations {
  public static let all: [DiagnosticInfo] = (DiagnosticInfo.sourceProblems + DiagnosticInfo.checking)
    .sorted { $0.id < $1.id }
}
