// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that can be found between the grid and the written file.
  public static let optimizing: [DiagnosticInfo] = [
    DiagnosticInfo(
      "not-portable", .error, "a clip or a mask in a file that must do without them",
      why: """
        With `--profile portable` the file uses no `clipPath`, no `mask` and no `use`, since plotters, cutters and icon
        fonts do not read them. A picture that shows only a part of something cannot be said without.
        """,
      remedy: "Draw the outline that should be left, or compile with `--profile web`.")
  ]
}
