// SPDX-License-Identifier: Apache-2.0

extension ProjectSettings {
  /// The build that makes the output of a scene, by its place in `builds`: the first where several do, or none does. nil
  /// where the project names no build.
  public func build(of path: String, in files: some FileSystem) -> Int? {
    builds.firstIndex { build in
      build.sources.map { FilePatterns($0, in: files).mean(path, in: files) } ?? true
    } ?? builds.indices.first
  }
}
