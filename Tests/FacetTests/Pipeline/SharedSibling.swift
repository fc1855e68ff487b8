// SPDX-License-Identifier: Apache-2.0
//
// Text in a named font is set by `facet-text`: one for all inputs below a root, whatever the number of threads.

import Facet
import FacetTestSupport
import Glibc
import Testing

private let hasTextProgram = unsafe access(builtProgram("facet-text"), X_OK) == 0

@Suite(.enabled(if: hasTextProgram, "facet-text is not built beside the tests"))
struct SharedSiblingTests {
  private let folder = TemporaryFolder()

  /// `facet-text`, leaving a byte behind at each start.
  private func countingProgram() throws -> String {
    let program = folder.path + "/facet-text"
    let script = "#!/bin/sh\nprintf x >> '\(folder.path)/starts'\nexec '\(builtProgram("facet-text"))' \"$@\"\n"
    writeFile(program, Array(script.utf8))
    try #require(shell("chmod +x '\(program)'") == 0)
    return program
  }

  private func input(_ name: String, family: String?) -> BatchInput {
    let argument = family.map { ", family: \"\($0)\"" } ?? ""
    let text = "scene {\n  text(\"\(name)\", size: 20\(argument))\n}\n"
    let file = InputFile(path: "\(folder.path)/\(name).facet", isFound: false, relativePath: "\(name).facet")
    return BatchInput(file: file, bytes: Array(text.utf8))
  }

  private func compile(_ inputs: [BatchInput], threads: Int) throws -> (results: [Compilation], starts: Int) {
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions(), textProgram: try countingProgram())
    let results = Batch(compiler, threads: threads).compile(inputs)
    return (results, readFile(folder.path + "/starts")?.count ?? 0)
  }

  @Test(arguments: [1, 4]) func manyInputsShareOne(_ threads: Int) throws {
    let inputs = (0..<12).map { input("n\($0)", family: $0 % 3 == 0 ? nil : "DejaVu Sans") }
    let (results, starts) = try compile(inputs, threads: threads)
    #expect(starts == 1)
    for (index, result) in results.enumerated() {
      #expect(result.trouble == nil && result.output != nil, "\(result.trouble?.message ?? "")")
      // A font that another input named is no dependency of this one.
      #expect(result.dependencies.contains { $0.hasSuffix(".ttf") } == (index % 3 != 0))
    }
    let alone = Compiler(files: LocalFileSystem(), options: CompileOptions()).compile(inputs[1])
    #expect(alone.output == results[1].output)
  }

  @Test func noneIsStartedForThePlainAlphabet() throws {
    let (results, starts) = try compile([input("a", family: nil), input("b", family: nil)], threads: 2)
    #expect(starts == 0 && results.allSatisfy { $0.output != nil })
  }
}
