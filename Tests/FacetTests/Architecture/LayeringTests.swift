// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetShapes
import FacetTestSupport
import Testing

@Suite struct LayeringTests {
  static let ownTargets = Set(SourceFolder.targets.map(\.name))

  @Test func theManifestIsUnderstood() {
    let folders = Set(SourceFolder.files.map { SourceFolder.target(of: $0) })
    #expect(folders.count >= 15 && folders.isSubset(of: Self.ownTargets), "\(folders.subtracting(Self.ownTargets))")
    #expect(SourceFolder.files.count >= 200)
  }

  /// A target imports only what stands above it in the manifest.
  @Test(arguments: SourceFolder.files) func importsPointUpwards(_ file: Fixture) {
    let places = Dictionary(SourceFolder.targets.map { ($0.name, $0.line) }, uniquingKeysWith: { first, _ in first })
    let own = places[SourceFolder.target(of: file)] ?? 0
    for name in SourceFolder.imports(of: file) {
      guard let place = places[name] else { continue }
      #expect(place < own, "\(file) imports \(name), which does not stand above it")
    }
  }

  /// A system library has one importer.
  @Test(arguments: [
    ("CLibXML2", "FacetXML"), ("CHarfBuzz", "FacetText"), ("CFontConfig", "FacetText"), ("CCairo", "FacetExport"),
    ("CMicroHTTPD", "FacetPreview"),
  ])
  func systemLibrariesHaveOneImporter(_ library: String, _ importer: String) {
    for file in SourceFolder.files where SourceFolder.imports(of: file).contains(library) {
      #expect(SourceFolder.target(of: file) == importer, "\(file) imports \(library)")
    }
  }

  @Test(arguments: SourceFolder.files) func onlyKnownModulesAreImported(_ file: Fixture) {
    let outside: Set = ["Glibc", "Darwin", "Synchronization", "FoundationEssentials"]
    for name in SourceFolder.imports(of: file) {
      #expect(Self.ownTargets.contains(name) || outside.contains(name), "\(file) imports \(name)")
    }
  }

  /// The command starts without what only text, previews or exports need.
  @Test func theCommandLinksNoHeavyLibrary() {
    guard let bytes = readFile(builtProgram("facet")) else { return }
    for library in ["libharfbuzz.so", "libfontconfig.so", "libcairo.so", "libmicrohttpd.so", "libFoundation.so"] {
      #expect(!holds(bytes, Array(library.utf8)), "facet is linked with \(library)")
    }
  }

  private func holds(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    var place = 0
    while let next = bytes[place...].firstIndex(of: word[0]) {
      if bytes.count - next >= word.count, bytes[next..<(next + word.count)].elementsEqual(word) { return true }
      place = next + 1
    }
    return false
  }
}

/// A newcomer adds a file and a line; a file without its line would be dead.
@Suite struct RegistrationTests {
  private func declarations(in folder: String, _ pattern: some RegexComponent<(Substring, Substring)>) -> [String] {
    Fixture.files(below: folder, endings: [".swift"]).flatMap { file in
      file.text().matches(of: pattern).map { String($0.output.1) }
    }
  }

  @Test func everyPrimitiveIsRegistered() {
    let declared = declarations(in: "Sources/FacetShapes/Primitives", /static let ([a-zA-Z]+) = Primitive\(/)
    #expect(declared.count >= 9)
    #expect(Set(declared) == Set(Primitives.all.map(\.info.name)))
  }

  @Test func everyFormatIsRegistered() {
    let declared = declarations(in: "Sources/FacetEmit/Formats", /(?:enum|struct) ([A-Za-z]+): OutputFormat/)
    #expect(!declared.isEmpty && Set(declared) == Set(outputFormats.map { "\($0)" }))
  }

  /// The driver asks the list, so that a new format is a file and a line.
  @Test func theDriverNamesNoFormat() {
    let driver = Fixture.files(below: "Sources/Facet", endings: [".swift"])
    #expect(driver.contains { $0.text().contains("defaultOutputFormat") })
    for file in driver {
      for format in outputFormats { #expect(!file.text().contains("\(format)"), "\(file.name) names \(format)") }
    }
  }

  @Test func everyCommandIsRegistered() {
    let declared = declarations(in: "Sources/FacetCommand/Commands", /CommandInfo\(\s*"([a-z-]+)"/)
    #expect(declared.count >= 4)
    let help = run(builtProgram("facet"), ["help"]).text
    for name in declared { #expect(help.contains(" \(name) "), "`\(name)` is not in the help") }
  }

  @Test func everyFunctionIsRegistered() {
    let declared = declarations(in: "Sources/FacetShapes/Functions", /BuiltInFunction\(\s*(?:name: )?"([a-zA-Z]+)"/)
    let known = Set(BuiltInFunctions.all.map(\.name))
    for name in declared { #expect(known.contains(name), "`\(name)` is not registered") }
  }
}
