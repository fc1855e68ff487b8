// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension ProjectPath {
  /// What is said of `sources` that yield no scene. A folder without scenes is none of them: it is spelt as it is called,
  /// and the last scene may be gone. `named`: all paths of the list, none of which is proposed once more.
  public func finding(
    for gap: InputGap, among named: [ProjectPath], in files: some FileSystem
  ) -> Diagnostic? {
    guard let place else { return nil }
    switch gap {
    case .emptyFolder: return nil
    case .missing, .emptyPattern:
      return .unmatchedSources(
        text, isPattern: Glob.isPattern(text),
        meant: nearest(in: files, butFor: Set(named.map { normalized($0.path) })), at: place)
    }
  }

  /// The same with the first step mended that is not there, where that yields scenes.
  private func nearest(in files: some FileSystem, butFor taken: Set<String>) -> String? {
    let steps = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let root = text.hasPrefix("/") ? "/" : ""
    for (index, step) in steps.enumerated() {
      let before = root + steps[..<index].joined(separator: "/")
      let above = joined(folder, before)
      if files.kind(of: joined(above, step)) != nil { continue }
      func path(with name: String) -> String {
        root + (steps[..<index] + [name] + steps[(index + 1)...]).joined(separator: "/")
      }
      // What cannot be listed holds no better name.
      let names = (try? files.names(in: above.isEmpty ? "." : above)) ?? []
      let free = names.filter { !taken.contains(normalized(joined(folder, path(with: $0)))) }
      guard !Glob.isPattern(step), let near = nearestName(to: step, among: free) else { return nil }
      let meant = path(with: near)
      let found = try? ExpandedInputs([joined(folder, meant)], in: files)
      return found.map { !$0.files.isEmpty } == true ? meant : nil
    }
    return nil
  }
}
