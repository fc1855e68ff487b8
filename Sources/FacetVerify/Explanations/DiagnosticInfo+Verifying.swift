// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// What a comparison of a written picture with its scene can find.
  public static let verifying: [DiagnosticInfo] = [
    DiagnosticInfo(
      "picture-differs", .error, "an SVG does not draw what its scene says",
      why: """
        `facet verify` reads the file as a viewer would and compares each contour, paint, group and limit with the exact \
        picture. Somewhere it draws something else, or says something that the comparison does not know.
        """,
      remedy: """
        Compile the scene again, with the settings and the tolerance that you compare with. Where a fresh file differs, \
        report it: that is a mistake of the compiler.
        """)
  ]
}
