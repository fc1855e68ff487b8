// SPDX-License-Identifier: Apache-2.0
//
// What a run is about to write, by where it would really lie. Checked before anything is written.

import FacetLint

/// The files that a run writes: none that it reads, none that people write, and none twice.
public struct WriteClaims: Sendable {
  private let files: any FileSystem
  /// By bytes: two names that only look alike are two files.
  private var inputs: Set<[UInt8]> = []
  private var owners: [[UInt8]: String] = [:]

  public init(_ files: any FileSystem) { self.files = files }

  /// Keeps everything from being written over that a run reads, as far as it is there.
  public mutating func protect(_ paths: some Sequence<String>) {
    for path in paths {
      if let real = files.canonicalPath(path) { inputs.insert(Array(real.utf8)) }
    }
  }

  /// Takes a place for a file that is to be written. Throws where it is that of an input, or of a scene or a project by
  /// its ending; answers where the file really lies, and who had taken that place before.
  ///
  /// - Parameters:
  ///   - what: What a message calls the file, as `the report`.
  ///   - ending: One that such a file may have.
  ///   - owner: Who is answered to those that take the same place later.
  public mutating func claim(
    _ path: String, as what: String, ending: String, for owner: String
  ) throws(ToolError) -> (place: String, other: String?) {
    let place = writtenPlace(of: path, in: files)
    if inputs.contains(Array(place.utf8)) {
      throw ToolError("\(what) `\(path)` is one of the sources", hint: "give it a name of its own")
    }
    for (name, verb) in [(path, "has"), (place, "leads to `\(nameOf(place))`, which has")]
    where sceneEndings.contains(endingOf(name)) {
      throw ToolError(
        "\(what) `\(path)` \(verb) the ending of a scene",
        hint: "scenes and settings are never written over; name another file, as `\(stemOf(path))\(ending)`")
    }
    return (place, owners.updateValue(owner, forKey: Array(place.utf8)))
  }

  /// As `claim`, where nobody else may have taken the place.
  public mutating func claimAlone(_ path: String, as what: String, ending: String) throws(ToolError) {
    guard let other = try claim(path, as: what, ending: ending, for: what).other else { return }
    throw ToolError(
      other == what ? "two files would both be written to `\(path)`" : "\(other) and \(what) would both be `\(path)`",
      hint: "give each a name of its own")
  }
}

/// Where the bytes go that are written to a path: the end of its links, in folders without links.
public func writtenPlace(of path: String, in files: some FileSystem) -> String {
  resolvedPath(endOfLinks(path, in: files), in: files)
}

/// Where a link leads, whether its target exists yet or not. One that leads to what has no name, such as the pipe behind
/// `/dev/stdout`, is its own end: its text is no path.
func endOfLinks(_ path: String, in files: some FileSystem) -> String {
  var place = path
  // As many as the system follows.
  for _ in 0..<40 {
    guard let link = files.linkTarget(of: place) else { break }
    let next = joined(folderOf(place), link)
    if files.kind(of: place) != nil, files.kind(of: next) == nil { break }
    place = next
  }
  return place
}

extension FileSystem {
  /// Throws where a list that the tool keeps would take the place of something else: a file that is there, is not empty and
  /// does not begin with the first line of such a list.
  public func checkReplaceable(_ path: String, beginsWith line: String, as what: String) throws(ToolError) {
    guard kind(of: path) == .file else { return }
    let bytes = try read(path, limit: Compiler.comparedBytes)
    if bytes.isEmpty || bytes.starts(with: line.utf8) { return }
    throw ToolError(
      "`\(path)` is there and is no \(what)", hint: "name another file, or remove it if nobody needs it")
  }

  /// Throws where something that can be made again at any time would take the place of a list that the tool keeps.
  public func checkIsNoList(_ path: String, as what: String) throws(ToolError) {
    // What cannot be read as a list is none.
    guard kind(of: path) == .file, let bytes = try? read(path, limit: Compiler.comparedBytes) else { return }
    let lists = [(Baseline.header, "a list of known findings"), (OutputLock.header, "a lock")]
    for (line, list) in lists where bytes.starts(with: line.utf8) {
      throw ToolError("\(what) `\(path)` would take the place of \(list)", hint: "give it a name of its own")
    }
  }
}
