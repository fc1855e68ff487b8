// SPDX-License-Identifier: Apache-2.0
//
// A source and what a person did to its picture → the source that draws what that person saw. The text changes where the
// change is said and nowhere else; a file that was in the canonical layout stays in it. What comes out was parsed, checked
// and evaluated before anybody gets it.

import FacetFormat
import FacetSemantics
import FacetSource
import FacetSyntax

extension Compiler {
  /// Writes a change into a file, durably and in one step, unless the file is no longer the one that was looked at.
  ///
  /// - Parameter hash: The digest of the bytes that were looked at, as `ContentDigest` spells it.
  /// - Returns: The digest of the bytes that stand there now.
  public func writeBack(
    _ change: SourceChange, to file: InputFile, hash: String
  ) throws(WriteBackRefusal) -> String {
    let bytes = try currentBytes(of: file)
    guard ContentDigest(of: bytes).digits == hash else { throw .changedMeanwhile }
    let new = try rewritten(bytes, of: file, by: change)
    if new == bytes { return hash }
    // An editor may have saved while the change was checked.
    guard try replaced(file.path, bytes, with: new) else { throw .changedMeanwhile }
    return ContentDigest(of: new).digits
  }

  private func replaced(_ path: String, _ old: [UInt8], with new: [UInt8]) throws(WriteBackRefusal) -> Bool {
    do throws(ToolError) {
      return try files.replaceSource(path, old, with: new)
    } catch {
      throw .trouble(error)
    }
  }

  private func currentBytes(of file: InputFile) throws(WriteBackRefusal) -> [UInt8] {
    do throws(ToolError) {
      return try BatchInput(file: file, bytes: nil).bytes(in: files)
    } catch {
      throw .trouble(error)
    }
  }

  /// The bytes with a change in them; the same bytes where it changes nothing.
  public func rewritten(
    _ bytes: [UInt8], of file: InputFile, by change: SourceChange
  ) throws(WriteBackRefusal) -> [UInt8] {
    // What the file itself says is to be judged.
    let compiler = unset
    var edited = bytes
    var idle: Int?
    switch change {
    case .knobs(let changes):
      for change in changes {
        let scene = try compiler.sound(edited, of: file)
        edited = applying(try KnobWriter(scene).edits(for: change, scene.opening), to: edited)
      }
    case .gesture(let gesture):
      let scene = try compiler.sound(edited, of: file)
      let before = try scene.evaluated()
      idle = before.facts.idle.count
      guard let edits = try GestureWriter(scene).edits(for: gesture, on: before) else { return bytes }
      edited = applying(edits, to: edited)
    }
    if edited == bytes { return bytes }
    let result = laidOut(edited, like: bytes, path: file.path)
    let after = try compiler.sound(result, of: file).evaluated()
    // An eraser that touches nothing.
    if let idle, idle < after.facts.idle.count { return bytes }
    return result
  }

  private func sound(_ bytes: [UInt8], of file: InputFile) throws(WriteBackRefusal) -> SoundScene {
    let scene = open(BatchInput(file: file, bytes: bytes))
    if let trouble = scene.opening.trouble { throw .trouble(trouble) }
    guard let checked = scene.checked else {
      if scene.opening.diagnostics.hasErrors { throw .findings(scene.opening) }
      throw .trouble(ToolError("`\(file.path)` holds no scene"))
    }
    return SoundScene(scene: scene, checked: checked)
  }

  /// In the canonical layout if the file was.
  private func laidOut(_ bytes: [UInt8], like original: [UInt8], path: String) -> [UInt8] {
    func layout(_ bytes: [UInt8]) -> FormattedSource? {
      // What cannot be laid out stands as it was edited; whether it is sound is found out behind this.
      try? formatted(parse(SourceFile(path: path, bytes: bytes), source: SourceID(0)))
    }
    guard layout(original)?.isUnchanged == true, let result = layout(bytes) else { return bytes }
    return result.bytes
  }
}

/// A scene that checks.
struct SoundScene {
  var scene: OpenScene
  var checked: OpenScene.Checked
  var opening: Compilation { scene.opening }

  /// What it comes to as its file says.
  func evaluated() throws(WriteBackRefusal) -> Compilation {
    let result = scene.drawn([], theme: nil) { _, _, _ in }
    if let trouble = result.trouble { throw .trouble(trouble) }
    if result.diagnostics.hasErrors { throw .findings(result) }
    return result
  }
}
