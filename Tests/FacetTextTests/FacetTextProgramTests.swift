// SPDX-License-Identifier: Apache-2.0
import FacetShapes
import FacetText
import FacetTextWire
import Glibc
import Testing

/// The program as it is built beside the tests.
let facetText = SiblingProgram.find("facet-text", beside: testRunner(), searchPath: nil)

private func testRunner() -> String? {
  guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
  defer { unsafe free(path) }
  return unsafe String(cString: path)
}

@Suite(.enabled(if: facetText != nil, "facet-text is not built beside the tests"), withDejaVu, .timeLimit(.minutes(60)))
struct FacetTextProgramTests {
  @Test func theSiblingAnswersAsTheShaperInProcess() throws {
    let sibling = SiblingShaper(root: "/", program: facetText)
    let shaper = HarfBuzzShaper(root: "/")
    for text in ["Hello", "", "Tom & Jo é", "אב 12"] {
      let (line, font) = try sibling.shapeWithFont(request(text))
      #expect(try line == shaper.shape(request(text)))
      #expect([font] == shaper.resources())
    }
    for faulty in [request("漢"), request("a", family: "Nope"), request("a", family: "../x.ttf")] {
      let expected = try #require(problem(faulty))
      #expect(throws: expected) { try sibling.shape(faulty) }
    }
  }

  @Test func theSiblingIsFoundBesideTheRunningProgram() throws {
    #expect(SiblingProgram.find("facet-text") == facetText)
  }

  @Test(arguments: [
    (#"printf ''"#, 0, ""),
    (#"printf 'abc'"#, 2, "facet-text: standard input ends within a request\n"),
    (#"printf '\000\000\000\000'"#, 2, "facet-text: standard input holds something else than a request (truncated)\n"),
    (#"printf '\377\377\377\377'"#, 2, "facet-text: a request of 4294967295 bytes is too long (at most 33554432)\n"),
    (
      #"printf '\007\000\000\000\001FCTX\011\000'"#, 2,
      "facet-text: facet speaks version 9 of the protocol and this program version 1\n"
    ),
  ])
  func theProgramRefusesWhatIsNoRequest(input: String, code: Int32, message: String) throws {
    let program = try #require(facetText)
    let (status, output) = try run("\(input) | '\(program)' 2>&1 >/dev/null")
    #expect(status == code)
    #expect(output == message)
  }

  @Test(arguments: [
    ("--version", 0, "facet-text, protocol 1\n"),
    ("--nope", 2, "facet-text: unknown argument `--nope`; see `facet-text --help`\n"),
    ("--root", 2, "facet-text: `--root` needs a folder\n"),
  ])
  func argumentsAreChecked(argument: String, code: Int32, message: String) throws {
    let program = try #require(facetText)
    let (status, output) = try run("'\(program)' \(argument) 2>&1 </dev/null")
    #expect(status == code)
    #expect(output == message)
  }

  private func run(_ command: String) throws -> (status: Int32, output: String) {
    let stream = try unsafe #require(unsafe popen(command, "re"))
    var output: [UInt8] = []
    while true {
      let byte = unsafe fgetc(stream)
      if byte == EOF { break }
      output.append(UInt8(truncatingIfNeeded: byte))
    }
    let status = unsafe pclose(stream)
    return (status >> 8 & 0xFF, String(decoding: output, as: UTF8.self))
  }
}
