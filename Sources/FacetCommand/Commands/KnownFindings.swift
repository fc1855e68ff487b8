// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// The findings of a run that were told, so that none is told again for each file that imports where it lies.
struct KnownFindings {
  private var known: Set<FindingPlace> = []

  /// Those that were not told before.
  mutating func new(of diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    diagnostics.filter { finding in
      known.insert(FindingPlace(finding) { normalized(sources[$0].path) }).inserted
    }
  }
}
