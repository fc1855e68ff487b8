// SPDX-License-Identifier: Apache-2.0

public import FacetIR
public import FacetSource

/// What a picture cannot say to the readers of a profile: each clip, mask and reference that the portable profile lacks.
public func problems(of grid: GridIR, for profile: OutputProfile) -> [Diagnostic] {
  guard profile == .portable else { return [] }
  var found: [Diagnostic] = []
  var stack = [grid.root]
  while let id = stack.popLast() {
    let node = grid.nodes[id]
    // What is inside of a clip or mask needs no second finding.
    if case .group(let children) = node.content { stack += children.reversed() }
    if node.clip != nil { found.append(notPortable("clip", "`clipPath`", at: node.traits.origin)) }
    if node.mask != nil { found.append(notPortable("mask", "`mask`", at: node.traits.origin)) }
  }
  return found
}

private func notPortable(_ what: String, _ element: String, at origin: SourceSpan) -> Diagnostic {
  Diagnostic(
    "not-portable", .error, "this \(what) cannot be drawn without \(element), which `portable` files do not use",
    at: origin, label: "needs a \(what)",
    notes: ["draw the outline that should be left, or compile with `--profile web`"])
}
