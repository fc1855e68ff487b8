// SPDX-License-Identifier: Apache-2.0

import FacetIR
import FacetOptimizer
import FacetTestSupport
import Testing

@Suite struct PassesPageTests {
  @Test func thePageSaysWhatThePassesSay() {
    let difference = differenceFromExpectation(PassesPage.text, at: "docs/passes.md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}

/// The page about the optimizer.
enum PassesPage {
  static var text: String { head + passes + legality }

  private static let head = """
    # Passes

    What makes a written file short. Generated from the passes' own words and from the table of what is legal; the tests keep it true.

    A pass changes the picture on its grid, after quantizing and before writing, and never what is seen. None judges for itself
    where it may run: the framework finds out what is true of each shape and contour, and asks the table below. Passes run in this
    order, round after round, until a round changes nothing. `facet opt --passes NAMES` runs chosen ones on what `facet compile
    --emit grid` writes; `facet compile --explain-size` says what each saved. At `--optimize none` nothing runs.


    """

  private static var passes: String {
    var text = "| Pass | What it does | Runs at | Rewrites |\n|---|---|---|---|\n"
    for pass in allPasses {
      let info = pass.info
      let level = info.level == .max ? "`max`" : "`default`, `max`"
      let readers = info.profiles.count == OutputProfile.allCases.count ? "" : ", not `portable`"
      let rewrites = info.rewrites.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      text += "| `\(info.name)` | \(info.summary) | \(level)\(readers) | \(rewrites) |\n"
    }
    return text + "\n" + left
  }

  private static let left = """
    ### What is left as it is

    `instances` makes no copies of what is masked, or clipped by a clip that is clipped in turn, which is written as a mask: the
    region of the mask would go along. Copies of a gradient are turned, mirrored or moved, and of one size: its written numbers
    are as good as the tolerance asks for at that size.


    """

  private static var legality: String {
    var text = """
      ## What is legal

      A rewrite runs everywhere except where one of these is true. A contour of an open stroke is `openEnds`; a shape with an
      opacity, blend mode, clip or mask of its own is `composited`.

      | Rewrite | Not where | Because |
      |---|---|---|

      """
    for rewrite in Rewrite.allCases {
      for cell in Legality.forbidden where cell.rewrite == rewrite {
        let property = cell.property.names.joined(separator: ", ")
        text += "| `\(rewrite.rawValue)` | `\(property)` | \(cell.reason) |\n"
      }
    }
    return text
  }
}
