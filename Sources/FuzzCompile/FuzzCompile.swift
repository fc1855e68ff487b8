// SPDX-License-Identifier: Apache-2.0
//
// Throws bytes at the whole compile. Whatever comes in, it ends soon: with a picture or with findings, never with
// both missing, never with a trap. A picture is read back and has to be the exact one. The first byte chooses the kind of
// file.

import Facet
import FacetSource
import FacetVerify

/// No files at all, so that an import cannot reach the disk.
private struct NoFiles: FileSystem {
  func kind(of path: String) -> FileKind? { nil }
  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] { throw ToolError("no files here") }
  func names(in folder: String) throws(ToolError) -> [String] { [] }
  func canonicalPath(_ path: String) -> String? { path == "." || path == "" ? "/" : nil }
  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool { false }
  func makeFolder(_ path: String) throws(ToolError) {}
}

private let compiler = Compiler(files: NoFiles(), options: verifying, limits: CompileLimits(cost: 100_000))

private let verifying: CompileOptions = {
  var options = CompileOptions()
  options.isVerified = true
  return options
}()

@c(LLVMFuzzerTestOneInput)
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let path = "fuzz" + sceneEndings[Int(first) % sceneEndings.count]
  let file = InputFile(path: path, isFound: false, relativePath: path)
  let result = compiler.compile(BatchInput(file: file, bytes: Array(bytes.dropFirst())))
  let isProven = result.verification?.isSame ?? true
  precondition(isProven, "another picture: \(result.verification?.mismatches.first?.message ?? "")")
  let hasErrors = result.diagnostics.hasErrors
  precondition(
    result.output != nil || hasErrors || result.isLibrary || result.trouble != nil, "neither picture nor reason")
  precondition(result.output == nil || !hasErrors, "a picture in spite of errors")
  return 0
}
