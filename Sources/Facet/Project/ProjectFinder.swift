// SPDX-License-Identifier: Apache-2.0
//
// Which settings hold for a file: those of the nearest `project.facet` above it, alone, over what that one extends.

public import FacetSource
import FacetSyntax
import Synchronization

/// What looking for a file's settings came to.
public struct FoundProject: Sendable {
  public var settings = ProjectSettings()
  /// What is wrong with the settings.
  public var diagnostics: [Diagnostic] = []
  public var sources = SourceMap()
  public init() {}
}

/// Finds and reads projects, each once. Safe to ask from many threads.
public final class ProjectFinder: Sendable {
  /// The name that makes a file one of settings.
  public static let fileName = "project.facet"
  /// Projects that extend one another.
  static let depthLimit = 16

  private let files: any FileSystem
  /// By canonical folder.
  private let known = Mutex<[String: FoundProject]>([:])
  private let fixed: FoundProject?

  /// `path`: a file of settings for all; nil looks for the nearest one.
  public init(files: any FileSystem, path: String? = nil) throws(ToolError) {
    self.files = files
    if let path {
      if files.kind(of: path) != .file { throw ToolError("`\(path)` is not a file") }
      fixed = ProjectFinder.project(at: path, files: files)
    } else {
      fixed = nil
    }
  }

  /// Settings for files that have none.
  public init(withoutProjects files: any FileSystem) {
    self.files = files
    fixed = FoundProject()
  }

  /// What holds for a file.
  public func project(for path: String) -> FoundProject {
    if let fixed { return fixed }
    let folder = folderOf(path)
    guard let real = files.canonicalPath(folder.isEmpty ? "." : folder) else { return FoundProject() }
    if let found = known.withLock({ $0[real] }) { return found }
    let found = nearest(above: real, named: folder)
    known.withLock { $0[real] = found }
    return found
  }

  /// Looks from a folder up to the top of its repository, or of the disk. The file is named from the working folder
  /// where it lies in or above the folder as that was named.
  private func nearest(above real: String, named folder: String) -> FoundProject {
    var place = real
    var name = folder
    while true {
      if files.kind(of: joined(place, Self.fileName)) == .file {
        return Self.project(at: joined(name, Self.fileName), files: files)
      }
      if files.kind(of: joined(place, ".git")) != nil || place == "/" { return FoundProject() }
      let isNamed = !name.isEmpty && name != "/" && nameOf(name) != ".." && nameOf(name) != "."
      name = isNamed ? folderOf(name) : joined(name, "..")
      place = folderOf(place)
    }
  }

  /// Reads a file of settings with all that it extends.
  static func project(at path: String, files: any FileSystem) -> FoundProject {
    var found = FoundProject()
    var trees: [SyntaxTree] = []
    var next: (path: String, place: SourceSpan?)? = (path, nil)
    var seen: Set<String> = []
    while let (path, place) = next {
      next = nil
      do throws(ToolError) {
        let real = files.canonicalPath(path) ?? path
        if !seen.insert(real).inserted { throw ToolError("it extends itself") }
        if seen.count > depthLimit { throw ToolError("more than \(depthLimit) files extend one another") }
        let file = SourceFile(path: path, bytes: try files.read(path, limit: CompileLimits.sourceBytes))
        let parsed = parse(file, source: found.sources.add(file))
        found.diagnostics += parsed.diagnostics
        trees.append(parsed.tree)
        if let (base, place) = ProjectReader.extended(by: parsed.tree) {
          next = (normalized(joined(folderOf(path), base)), place)
        }
      } catch {
        let source = place ?? SourceSpan(found.sources.add(SourceFile(path: path, bytes: [])), .at(0))
        found.diagnostics.append(.unreadableProject(path, error.message, at: source))
      }
    }
    for tree in trees.reversed() {
      var reader = ProjectReader(tree, over: found.settings)
      reader.read()
      found.settings = reader.settings
      found.diagnostics += reader.diagnostics
    }
    found.diagnostics = found.diagnostics.inShownOrder()
    return found
  }
}
