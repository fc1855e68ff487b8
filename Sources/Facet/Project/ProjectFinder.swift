// SPDX-License-Identifier: Apache-2.0
//
// Which settings hold for a file: those of the nearest `project.facet` above it, alone, over what that one extends.

public import FacetSource
import FacetSyntax
import Synchronization

/// What looking for a file's settings came to.
public struct FoundProject: Sendable {
  public var settings = ProjectSettings()
  /// The files that say something, by path: the nearest one, then what it extends.
  public var chain: [String] = []
  /// The file that each value comes from; what is not among them is preset.
  public var origins: [ProjectSetting: String] = [:]
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
      if let reason = ProjectFinder.obstacle(at: path, files) {
        throw ToolError("cannot read the settings `\(path)`: \(reason)")
      }
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
    var folder = folderOf(path)
    // A file that is yet to come may lie in a folder that is too.
    while !folder.isEmpty, folder != "/", files.canonicalPath(folder) == nil { folder = folderOf(folder) }
    guard let real = files.canonicalPath(folder.isEmpty ? "." : folder) else { return FoundProject() }
    if let found = known.withLock({ $0[real] }) { return found }
    let found = nearest(above: real, named: folder)
    known.withLock { $0[real] = found }
    return found
  }

  /// What holds for files in a folder.
  public func project(in folder: String) -> FoundProject {
    let folder = normalized(folder)
    return project(for: joined(folder == "." ? "" : folder, Self.fileName))
  }

  /// Looks from a folder up to the top of its repository, or of the disk.
  private func nearest(above real: String, named folder: String) -> FoundProject {
    var place = real
    var name = folder
    while true {
      let candidate = joined(place, Self.fileName)
      if files.kind(of: candidate) != nil || files.isBrokenLink(candidate) {
        return Self.project(at: joined(self.folder(place, named: name), Self.fileName), files: files)
      }
      if files.kind(of: joined(place, ".git")) != nil || place == "/" { return FoundProject() }
      let isNamed = !name.isEmpty && name != "/" && nameOf(name) != ".." && nameOf(name) != "."
      name = isNamed ? folderOf(name) : joined(name, "..")
      place = folderOf(place)
    }
  }

  /// A folder as the user would name it, who named one below it. A name that goes by a link goes up another way than the
  /// folders do.
  private func folder(_ place: String, named name: String) -> String {
    if files.canonicalPath(name.isEmpty ? "." : name) == place { return name }
    return name.hasPrefix("/") ? place : relativePath(from: "", to: place, in: files)
  }

  /// Why what lies there cannot be read as settings: reading a pipe would wait for ever.
  private static func obstacle(at path: String, _ files: any FileSystem) -> String? {
    switch files.kind(of: path) {
    case .file?: nil
    case .folder?: "it is a folder"
    case .other?: "it is a pipe or a device"
    case nil: files.isBrokenLink(path) ? "it is a link to nothing" : "it does not exist"
    }
  }

  /// Reads a file of settings with all that it extends.
  static func project(at path: String, files: any FileSystem) -> FoundProject {
    var found = FoundProject()
    var parsed: [ParseResult] = []
    var next: (path: String, place: SourceSpan?)? = (path, nil)
    var seen: Set<String> = []
    while let (path, place) = next {
      next = nil
      do throws(ToolError) {
        let real = files.canonicalPath(path) ?? path
        if !seen.insert(real).inserted { throw ToolError("it extends itself") }
        if seen.count > depthLimit { throw ToolError("more than \(depthLimit) files extend one another") }
        if let reason = obstacle(at: path, files) { throw ToolError(reason) }
        let file = SourceFile(path: path, bytes: try files.read(path, limit: CompileLimits.sourceBytes))
        let result = parse(file, source: found.sources.add(file))
        found.diagnostics += result.diagnostics
        parsed.append(result)
        if let (base, place) = ProjectReader.extended(by: result.tree) {
          next = (normalized(joined(folderOf(path), base)), place)
        }
      } catch {
        let start = SourceSpan(found.sources.add(SourceFile(path: path, bytes: [])), .at(0))
        found.diagnostics.append(.unreadableProject(path, error.reason(about: path), extended: place, at: start))
      }
    }
    found.chain = parsed.map(\.tree.file.path)
    for result in parsed.reversed() {
      var reader = ProjectReader(result, over: found)
      reader.read()
      found.settings = reader.settings
      found.origins = reader.origins
      found.diagnostics.removeAll { finding in
        reader.saidBetter.contains { $0.source == finding.primary.source && $0.span.contains(finding.primary.span) }
      }
      found.diagnostics += reader.diagnostics
    }
    found.settings.path = path
    found.diagnostics = found.diagnostics.inShownOrder()
    return found
  }
}

extension ToolError {
  /// The message without the path, where another one names it.
  fileprivate func reason(about path: String) -> String {
    let lead = "cannot read `\(path)`: "
    return message.hasPrefix(lead) ? String(message.dropFirst(lead.count)) : message
  }
}
