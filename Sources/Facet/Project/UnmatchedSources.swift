// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension ProjectPath {
  /// What is said of `sources` that yield no scene. A folder without scenes is none of them: it is spelt as it is called,
  /// and the last scene may be gone.
  public func finding(for gap: InputGap, in files: some FileSystem) -> Diagnostic? {
    guard let place else { return nil }
    switch gap {
    case .emptyFolder: return nil
    case .missing, .emptyPattern:
      return .unmatchedSources(
        text, isPattern: Glob.isPattern(text), meant: nearest(in: files), at: place)
    }
  }

  /// The same with the first step mended that is not there, where that yields scenes.
  private func nearest(in files: some FileSystem) -> String? {
    let steps = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let root = text.hasPrefix("/") ? "/" : ""
    for (index, step) in steps.enumerated() {
      let before = root + steps[..<index].joined(separator: "/")
      let above = joined(folder, before)
      if files.kind(of: joined(above, step)) != nil { continue }
      // What cannot be listed holds no better name.
      let names = (try? files.names(in: above.isEmpty ? "." : above)) ?? []
      guard !Glob.isPattern(step), let near = nearestName(to: step, among: names) else { return nil }
      let meant = root + (steps[..<index] + [near] + steps[(index + 1)...]).joined(separator: "/")
      let found = try? ExpandedInputs([joined(folder, meant)], in: files)
      return found.map { !$0.files.isEmpty } == true ? meant : nil
    }
    return nil
  }
}
