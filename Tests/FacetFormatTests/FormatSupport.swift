// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetSource
import FacetSyntax
import FacetTestSupport

let sceneEndings = [".face", ".badge", ".card", ".sketch", ".facet"]

func parsed(_ bytes: [UInt8], path: String = "a.facet") -> ParseResult {
  parse(SourceFile(path: path, bytes: bytes), source: SourceID(0))
}

/// The laid out text, or what went wrong in words.
func laidOut(_ text: String, path: String = "a.facet", width: Int = 120) -> String {
  do throws(FormatFailure) {
    return String(
      decoding: try formatted(parsed(Array(text.utf8), path: path), FormatOptions(width: width)).bytes, as: UTF8.self)
  } catch {
    return "\(error)"
  }
}

/// What holds of every layout; answers what does not.
func brokenPromise(of result: FormattedSource, _ original: ParseResult) -> String? {
  let again = parsed(result.bytes, path: result.file.path)
  if let difference = difference(between: original.tree, and: again) { return "not the same: \(difference)" }
  if applying(result.edits, to: result.file.bytes) != result.bytes { return "the edits do not make the layout" }
  if result.isUnchanged != result.edits.isEmpty { return "edits without a change, or a change without edits" }
  do throws(FormatFailure) {
    let second = try formatted(again)
    if second.isUnchanged { return nil }
    return "laid out again it changes:\n"
      + String(decoding: UnifiedDiff(second.file.bytes, second.edits).text(path: result.file.path), as: UTF8.self)
  } catch {
    return "laid out again it fails: \(error)"
  }
}
