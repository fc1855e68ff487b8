// SPDX-License-Identifier: Apache-2.0

extension ProjectSettings {
  /// The build that makes the output of a scene, by its place in `builds`: the first where several do, or none does. nil
  /// where the project names no build.
  public func build(of path: String, in files: some FileSystem) -> Int? {
    builds.firstIndex { build in
      build.sources?.contains { covers(path, $0, files) } ?? true
    } ?? builds.indices.first
  }

  private func covers(_ path: String, _ source: String, _ files: some FileSystem) -> Bool {
    if matches(path, pattern: source) { return true }
    guard let file = files.canonicalPath(path), let place = files.canonicalPath(source) else { return false }
    return isInside(file, place)
  }
}
