// SPDX-License-Identifier: Apache-2.0
//
// What the command line names → the scene files meant, in a stable order, each once.

/// The endings of files that the compiler reads.
public let sceneEndings = [".face", ".badge", ".card", ".sketch", ".facet"]

/// One scene file to compile.
public struct InputFile: Sendable, Hashable {
  /// As messages name it.
  public var path: String
  /// Found in a folder or by a pattern, not named outright: a library without a scene is then skipped.
  public var isFound: Bool
  /// The part of the path below the folder that was named, for output folders.
  public var relativePath: String

  /// The folder that was named, or in which the file was named; empty for the working folder.
  public var namedFolder: String {
    guard path.hasSuffix("/" + relativePath) else { return folderOf(path) }
    let folder = path.dropLast(relativePath.utf8.count + 1)
    return folder.isEmpty ? "/" : String(folder)
  }

  public init(path: String, isFound: Bool, relativePath: String) {
    self.path = path
    self.isFound = isFound
    self.relativePath = relativePath
  }
}

/// Files, folders (with all below them) and patterns, in the order given; a file that two of them reach comes once.
/// Throws when a path does not exist or a pattern or folder yields nothing.
///
/// - Parameter waits: For those who wait for scenes to come: a folder may be empty.
public func expandInputs(
  _ arguments: [String], in files: some FileSystem, waits: Bool = false
) throws(ToolError) -> [InputFile] {
  let expanded = try ExpandedInputs(arguments, in: files)
  for gap in expanded.gaps {
    switch gap {
    case .missing, .emptyPattern: throw gap.error
    case .emptyFolder: if !waits { throw gap.error }
    }
  }
  return expanded.files
}

/// A path that was named and yields no scene.
public enum InputGap: Sendable, Hashable {
  case missing(String)
  case emptyFolder(String)
  case emptyPattern(String)

  /// As it was named.
  public var path: String {
    switch self {
    case .missing(let path), .emptyFolder(let path), .emptyPattern(let path): path
    }
  }

  public var error: ToolError {
    switch self {
    case .missing(let path): ToolError("`\(path)` does not exist")
    case .emptyFolder(let path): ToolError("no scene files in `\(path)`", hint: Self.hint)
    case .emptyPattern(let path): ToolError("no scene file matches `\(path)`", hint: Self.hint)
    }
  }

  private static let hint = "scene files end in .face, .badge, .card, .sketch or .facet"
}

/// The same for those to whom a folder may be empty of scenes.
public struct ExpandedInputs: Sendable {
  public private(set) var files: [InputFile] = []
  /// Folders that were walked and have settings of their own or no scene: mistakes in their settings would otherwise show
  /// only once a scene lies there.
  public private(set) var settingsFolders: [String] = []
  /// In the order given.
  public private(set) var gaps: [InputGap] = []
  /// By bytes: two names that only look alike are two files.
  private var seen: Set<[UInt8]> = []

  /// Throws when a folder cannot be listed.
  public init(_ arguments: [String], in files: some FileSystem) throws(ToolError) {
    for argument in arguments { try expand(argument, in: files) }
  }

  private mutating func expand(_ argument: String, in files: some FileSystem) throws(ToolError) {
    if argument.isEmpty { throw ToolError("an empty path names nothing") }
    switch files.kind(of: argument) {
    case .file?, .other?:
      add(argument, isFound: false, relative: nameOf(argument), in: files)
    case .folder?:
      let wanted = try paths(below: argument, in: files) { isScene($0) || nameOf($0) == ProjectFinder.fileName }
      // A link to nothing is among them: it is named when it is read, rather than passed over.
      let found = wanted.filter(isScene)
      if found.isEmpty { gaps.append(.emptyFolder(argument)) }
      settingsFolders +=
        (found.isEmpty ? [argument] : []) + wanted.filter { !isScene($0) }.map { joined(argument, folderOf($0)) }
      for path in found { add(joined(argument, path), isFound: true, relative: path, in: files) }
    case nil where Glob.isPattern(argument):
      let glob = Glob(argument)
      let found = try glob.matches(in: files).filter { isScene($0) && [.file, nil].contains(files.kind(of: $0)) }
      if found.isEmpty { gaps.append(.emptyPattern(argument)) }
      for path in found { add(path, isFound: true, relative: glob.partBelowItsFolder(path), in: files) }
    case nil: gaps.append(.missing(argument))
    }
  }

  private mutating func add(_ path: String, isFound: Bool, relative: String, in files: some FileSystem) {
    if seen.insert(Array((files.canonicalPath(path) ?? path).utf8)).inserted {
      self.files.append(InputFile(path: path, isFound: isFound, relativePath: relative))
    }
  }
}

private func isScene(_ path: String) -> Bool {
  sceneEndings.contains(endingOf(path)) && nameOf(path) != ProjectFinder.fileName
}

/// What lies below a folder and is wanted, links to nothing included: paths relative to the folder, sorted by bytes. Names
/// that start with a dot are passed over. Links to folders are not followed, but for the folder itself: they may lead out
/// of it or back up, and what they lead to within it is met in its own place.
func paths(
  below folder: String, in files: some FileSystem, where isWanted: (_ path: String) -> Bool
) throws(ToolError) -> [String] {
  var found: [String] = []
  var waiting = [""]
  while let next = waiting.popLast() {
    let place = next.isEmpty ? folder : joined(folder, next)
    for name in try files.names(in: place) where !name.hasPrefix(".") {
      let path = joined(next, name)
      let whole = joined(folder, path)
      switch files.kind(of: whole) {
      case .folder?: if files.linkTarget(of: whole) == nil { waiting.append(path) }
      case .file?, nil: if isWanted(path) { found.append(path) }
      case .other?: break
      }
    }
  }
  return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
