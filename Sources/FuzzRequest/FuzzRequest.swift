// SPDX-License-Identifier: Apache-2.0
//
// Throws requests at a preview of two scenes, without a socket. Each is answered soon, and with what the page can read: a
// picture, the reason why there is none, or a source that still checks. The first byte chooses between a change to be
// written, which is all of the rest, and a picture: the second byte chooses the scene, and what follows is a query.
// Build: as FuzzParser says, with --product fuzz-request.

import Facet
import FacetPreview
import FacetSource
import FacetWatch

private let sources: [(path: String, text: String)] = [
  (
    "a.face",
    """
    param smile: Number = 0.5 in -1...1 step 0.1
    theme sad {
      smile: -1
    }
    face(.happy, size: 90) {
      mouthCurvature: smile
    }
    """
  ),
  ("b.sketch", "sketch {\n  size: (90, 60)\n  pen(color: #102030, width: 3, points: [(10, 10), (80, 50)])\n}\n"),
]

/// Two scenes that never change; what is written is looked at and dropped.
private struct TwoFiles: WatchableFiles {
  private func place(_ path: String) -> Int? { sources.firstIndex { $0.path == path || "/" + $0.path == path } }
  func kind(of path: String) -> FileKind? { place(path) == nil ? nil : .file }
  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    guard let place = place(path) else { throw ToolError("no such file") }
    return Array(sources[place].text.utf8)
  }
  func names(in folder: String) throws(ToolError) -> [String] { [] }
  func canonicalPath(_ path: String) -> String? {
    path == "." || path == "" || path == "/" ? "/" : place(path).map { "/" + sources[$0].path }
  }
  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    let file = InputFile(path: path, isFound: false, relativePath: path)
    precondition(compiler.compile(BatchInput(file: file, bytes: bytes)).output != nil, "written, and broken")
    return true
  }
  func makeFolder(_ path: String) throws(ToolError) {}
  func signature(of path: String) -> FileSignature? { nil }
  func linkTarget(of path: String) -> String? { nil }
  func enter(_ folder: String) -> Bool { folder == "/" }
}

private let compiler = Compiler(files: TwoFiles(), options: CompileOptions(), limits: CompileLimits(cost: 200_000))

private let state: PreviewState = {
  let state = PreviewState()
  let set = SceneSet(files: TwoFiles(), threads: 1, keepsOpen: true) { files throws(ToolError) in
    let inputs = try expandInputs(sources.map(\.path), in: files).map { BatchInput(file: $0, bytes: nil) }
    return [SceneGroup(inputs: inputs, compiler: compiler)]
  }
  var work = PreviewWork(set, files: TwoFiles(), state: state, tellPages: { _, _ in }, tellUser: { _ in })
  work.rebuild(after: [])
  return state
}()

private let routes = Routes(state, RequestGuard(names: ["localhost"], port: 80, token: "token"))

@c(LLVMFuzzerTestOneInput)
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard bytes.count >= 2 else { return 0 }
  let response = routes.answer(bytes[0] % 2 == 1 ? writing(bytes.dropFirst()) : picture(bytes.dropFirst()))
  guard case .bytes(let body) = response.body else { preconditionFailure("events") }
  switch response.status {
  case 200: precondition(body.starts(with: Array((bytes[0] % 2 == 1 ? "{" : "<svg").utf8)), "no answer")
  case 422: precondition(body.starts(with: Array("{".utf8)), "no reasons")
  case 400, 404, 409: precondition(!body.isEmpty, "no words")
  case _: preconditionFailure("an unexpected status")
  }
  return 0
}

/// `$hash0` and `$scene0` stand for the hash of the first scene's source and for the scene.
private func writing(_ bytes: ArraySlice<UInt8>) -> HTTPRequest {
  var text = String(decoding: bytes, as: UTF8.self)
  for (place, source) in sources.enumerated() {
    let hash = ContentDigest(of: Array(source.text.utf8)).digits
    text = text.replacing("$hash\(place)", with: hash).replacing("$scene\(place)", with: sceneID(of: source.path))
  }
  return HTTPRequest(
    method: "POST", path: "/write",
    headers: ["host": ["localhost"], "x-facet-token": ["token"], "content-type": ["application/json"]],
    body: Array(text.utf8))
}

private func picture(_ bytes: ArraySlice<UInt8>) -> HTTPRequest {
  let scene = sceneID(of: sources[Int(bytes.first ?? 0) % 2].path)
  let query = String(decoding: bytes.dropFirst(), as: UTF8.self).split(separator: "&").map { item in
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest.Query(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
  }
  return HTTPRequest(method: "GET", path: "/picture/\(scene)", query: query, headers: ["host": ["localhost"]])
}
