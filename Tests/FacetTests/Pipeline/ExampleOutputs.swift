// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import FacetTestSupport
import Testing

/// Every example stands in the repository with the SVG that it compiles to.
@Suite struct ExampleOutputs {
  static let examples = Fixture.files(below: "examples", endings: sceneEndings)

  @Test func thereAreExamplesOfEveryKind() {
    #expect(Self.examples.count >= 34)
    for folder in ["faces", "badges", "cards", "sketches", "scenes"] {
      #expect(Self.examples.contains { $0.path.hasPrefix("examples/\(folder)/") })
    }
  }

  @Test func readmeShowsWhatItsExampleCompilesTo() {
    let example = Fixture.files(below: "examples/scenes", endings: ["readme.svg"])
    let shown = Fixture.files(below: "docs/pictures", endings: ["readme.svg"])
    #expect(example.count == 1 && shown.count == 1)
    #expect(example.map { $0.bytes() } == shown.map { $0.bytes() }, "copy examples/scenes/readme.svg to docs/pictures")
  }

  @Test(arguments: examples) func committedSVGIsWhatTheExampleCompilesTo(_ example: Fixture) throws {
    #expect(example.text().hasPrefix("//"), "an example starts with a comment that says what it shows")
    let path = repositoryRoot + "/" + example.path
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions())
    let file = InputFile(path: path, isFound: true, relativePath: example.path)
    let compilation = compiler.compile(BatchInput(file: file, bytes: nil))
    try #require(compilation.trouble == nil)
    #expect(!compilation.diagnostics.hasErrors, "\(compilation.diagnostics)")
    guard let output = compilation.output else {
      #expect(compilation.isLibrary)
      return
    }
    let stem = example.path.split(separator: ".").dropLast().joined(separator: ".")
    let difference = differenceFromExpectation(String(decoding: output, as: UTF8.self), at: stem + ".svg")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
