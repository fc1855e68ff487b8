// SPDX-License-Identifier: Apache-2.0
import FacetGeometry
import FacetShapes
import FacetTextWire
import Glibc
import Testing

/// A folder of its own, removed with everything in it.
final class Folder {
  let path: String

  init() throws {
    var template = Array("/tmp/facet-sibling-XXXXXX".utf8CString)
    let made = try unsafe #require(unsafe mkdtemp(&template))
    path = unsafe String(cString: made)
  }

  deinit { _ = unsafe system("rm -r '\(path)'") }

  /// A shell script that takes the place of `facet-text`.
  func program(_ script: String, named name: String = "facet-text", mode: mode_t = 0o755) throws -> String {
    let file = path + "/" + name
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    try #require(descriptor >= 0)
    let bytes = Array(("#!/bin/sh\n" + script + "\n").utf8)
    #expect(unsafe write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    return file
  }
}

private func problem(_ shaper: SiblingShaper, _ family: String = "DejaVu Sans") -> TextProblem? {
  do throws(TextProblem) {
    _ = try shaper.shape(TextRequest(string: "Hello", size: 20, family: family))
    return nil
  } catch {
    return error
  }
}

private let hello = #"printf '\007\000\000\000\001FCTX\001\000'"#

@Suite(.serialized, .timeLimit(.minutes(60))) struct SiblingTests {
  @Test func theProgramBesideComesBeforeThePath() throws {
    let (beside, first, second) = (try Folder(), try Folder(), try Folder())
    let path = "\(first.path):\(second.path):relative:"
    let running = beside.path + "/facet"
    #expect(SiblingProgram.find("facet-text", beside: running, searchPath: path) == nil)
    let third = try second.program("")
    #expect(SiblingProgram.find("facet-text", beside: running, searchPath: path) == third)
    _ = try first.program("", mode: 0o644)
    #expect(SiblingProgram.find("facet-text", beside: running, searchPath: path) == third)
    let best = try beside.program("")
    #expect(SiblingProgram.find("facet-text", beside: running, searchPath: path) == best)
    #expect(SiblingProgram.find("facet-text", beside: nil, searchPath: nil) == nil)
  }

  @Test func aProgramThatCannotStartIsNamed() {
    #expect(
      problem(SiblingShaper(root: "/", program: "/nowhere/facet-text"))
        == .shaperUnavailable("`facet-text` could not be started: No such file or directory"))
  }

  @Test func aProgramThatDiesIsReportedWithItsExitCode() throws {
    let folder = try Folder()
    let shaper = SiblingShaper(root: "/", program: try folder.program("exit 3"))
    let expected = TextProblem.shaperUnavailable("`facet-text` ended with exit code 3 before it answered")
    #expect(problem(shaper) == expected)
    #expect(problem(shaper) == expected)
  }

  @Test func aProgramThatDiesAfterItsHelloIsStartedAgain() throws {
    let folder = try Folder()
    let marks = folder.path + "/marks"
    let script = "echo >> \(marks); \(hello); head -c 11 > /dev/null; kill -9 $$"
    let shaper = SiblingShaper(root: "/", program: try folder.program(script))
    let expected = TextProblem.shaperUnavailable("`facet-text` was ended by signal 9 before it answered")
    #expect(problem(shaper) == expected)
    #expect(problem(shaper) == expected)
    var status = stat()
    #expect(unsafe stat(marks, &status) == 0)
    #expect(status.st_size == 2)
  }

  @Test func nonsenseIsNoAnswer() throws {
    let folder = try Folder()
    let expected = TextProblem.shaperUnavailable("`facet-text` answered with bytes that are no message")
    for bytes in ["hello there, how are you", #"\001\000\000\000\011"#] {
      let program = try folder.program("printf '\(bytes)'; cat > /dev/null")
      #expect(problem(SiblingShaper(root: "/", program: program)) == expected)
    }
  }

  @Test func anotherVersionIsRefused() throws {
    let folder = try Folder()
    let program = try folder.program(#"printf '\007\000\000\000\001FCTX\011\000'; cat > /dev/null"#)
    let expected = "`facet-text` speaks version 9 of the protocol and facet version 1; install both from one package"
    #expect(problem(SiblingShaper(root: "/", program: program)) == .shaperUnavailable(expected))
  }

  @Test func silenceEnds() throws {
    let folder = try Folder()
    let shaper = SiblingShaper(root: "/", program: try folder.program("exec cat > /dev/null"), seconds: 1)
    #expect(problem(shaper) == .shaperUnavailable("`facet-text` did not answer within 1 s"))
  }

  @Test func theChildEndsWithTheShaper() throws {
    let folder = try Folder()
    let mark = folder.path + "/ended"
    do {
      let answer = WireMessage.problem(.missingFamily("x", hint: "y")).encoded()
      let octal = answer.map { "\\" + String($0 >> 6) + String($0 >> 3 & 7) + String($0 & 7) }.joined()
      let script = "\(hello); printf '\(octal)'; cat > /dev/null; echo > \(mark)"
      let shaper = SiblingShaper(root: "/", program: try folder.program(script))
      #expect(problem(shaper) == .missingFamily("x", hint: "y"))
    }
    #expect(unsafe access(mark, F_OK) == 0)
  }
}
