// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
//
// One section per target with its test target, lowest first: a target imports only what stands above it.

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "facet",
  products: [
    .library(name: "Facet", targets: ["Facet"]),
    .library(name: "FacetText", targets: ["FacetText"]),
    .executable(name: "facet", targets: ["FacetCommand"]),
    .executable(name: "facet-text", targets: ["FacetTextCommand"]),
    .executable(name: "facet-preview", targets: ["FacetPreviewCommand"]),
    .executable(name: "facet-bench", targets: ["FacetBench"]),
    .executable(name: "fuzz-parser", targets: ["FuzzParser"]),
    .executable(name: "fuzz-compile", targets: ["FuzzCompile"]),
    .executable(name: "fuzz-format", targets: ["FuzzFormat"]),
    .executable(name: "fuzz-request", targets: ["FuzzRequest"]),
  ],
  targets: [
    // Bytes, spans, line table, diagnostics and their renderers.
    module("FacetSource"),
    tests("FacetSourceTests", ["FacetSource", "FacetTestSupport"]),

    // Points, transforms, curves, deterministic trigonometry, number printing.
    module("FacetGeometry"),
    tests("FacetGeometryTests", ["FacetGeometry"]),

    // Lexer, parser, lossless tree.
    module("FacetSyntax", ["FacetSource"]),
    tests("FacetSyntaxTests", ["FacetSyntax", "FacetSource", "FacetTestSupport"]),

    // Types and values of the language.
    module("FacetTypes", ["FacetSource", "FacetGeometry"]),
    tests("FacetTypesTests", ["FacetTypes", "FacetGeometry", "FacetSource"]),

    // The registry of built-in words: primitives, containers, commands, modifiers, functions.
    module("FacetShapes", ["FacetSource", "FacetGeometry", "FacetTypes"]),
    tests("FacetShapesTests", ["FacetShapes", "FacetGeometry", "FacetTypes"]),

    // The plain alphabet that needs no font.
    module("FacetAlphabet", ["FacetGeometry", "FacetShapes"]),
    tests("FacetAlphabetTests", ["FacetAlphabet", "FacetGeometry", "FacetShapes"]),

    // The evaluated scene: values only.
    module("FacetScene", ["FacetSource", "FacetGeometry", "FacetTypes"]),

    // The built-in library in the language itself.
    module("FacetLibrary", resources: [.embedInCode("Scenes")]),
    tests("FacetLibraryTests", ["FacetLibrary", "FacetSource", "FacetSyntax", "FacetTestSupport"]),

    // Names, checking, evaluation, layout.
    module(
      "FacetSemantics",
      ["FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes", "FacetShapes", "FacetScene"]),
    tests(
      "FacetSemanticsTests",
      [
        "FacetSemantics", "FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes",
        "FacetShapes", "FacetScene", "FacetLibrary", "FacetAlphabet", "FacetTestSupport",
      ]),

    // Two scenes with one structure, and the scenes between them.
    module("FacetMorph", ["FacetSource", "FacetGeometry", "FacetTypes", "FacetScene"]),
    tests("FacetMorphTests", ["FacetMorph", "FacetSource", "FacetGeometry", "FacetTypes", "FacetScene"]),

    // Path IR in doubles, lowering, grid IR in integers, text form and its reader.
    module("FacetIR", ["FacetSource", "FacetGeometry", "FacetTypes", "FacetScene"]),
    tests(
      "FacetIRTests",
      ["FacetIR", "FacetSource", "FacetGeometry", "FacetTypes", "FacetScene", "FacetTestSupport"]),

    // Passes that make the written picture shorter, an ordered registry.
    module("FacetOptimizer", ["FacetIR", "FacetGeometry", "FacetTypes", "FacetSource"]),
    tests(
      "FacetOptimizerTests",
      ["FacetOptimizer", "FacetIR", "FacetGeometry", "FacetTypes", "FacetSource", "FacetTestSupport"]),

    // The only importer of libxml2.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    module("FacetXML", ["CLibXML2"]),
    tests("FacetXMLTests", ["FacetXML"]),

    // Output formats, one file each.
    module("FacetEmit", ["FacetIR", "FacetXML", "FacetGeometry", "FacetTypes", "FacetSource"]),
    tests(
      "FacetEmitTests",
      ["FacetEmit", "FacetIR", "FacetXML", "FacetGeometry", "FacetTypes", "FacetSource"]),

    // Reads written pictures back and compares them with the exact ones; knows no pass and no emitter.
    module("FacetVerify", ["FacetIR", "FacetScene", "FacetXML", "FacetGeometry", "FacetTypes", "FacetSource"]),
    tests(
      "FacetVerifyTests",
      [
        "FacetVerify", "FacetEmit", "FacetOptimizer", "Facet", "FacetIR", "FacetScene", "FacetXML", "FacetGeometry",
        "FacetTypes", "FacetSource", "FacetTestSupport",
      ]),

    // Rules about scenes, one file each, and reports of what they find.
    module(
      "FacetLint",
      [
        "FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes", "FacetShapes", "FacetScene", "FacetSemantics",
        "FacetIR", "FacetXML",
      ]),
    tests(
      "FacetLintTests",
      [
        "FacetLint", "Facet", "FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes", "FacetShapes", "FacetScene",
        "FacetSemantics", "FacetIR", "FacetXML", "FacetTestSupport",
      ]),

    // What facet and facet-text say to one another; how other programs are started.
    module("FacetTextWire", ["FacetGeometry", "FacetShapes"]),
    tests("FacetTextWireTests", ["FacetTextWire", "FacetGeometry", "FacetShapes"]),

    // The only importer of HarfBuzz and fontconfig.
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontConfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    module("FacetText", ["CHarfBuzz", "CFontConfig", "FacetGeometry", "FacetShapes"]),
    tests("FacetTextTests", ["FacetText", "FacetTextWire", "FacetGeometry", "FacetShapes"]),

    // The canonical layout of source.
    module("FacetFormat", ["FacetSyntax", "FacetSource"]),
    tests(
      "FacetFormatTests", ["FacetFormat", "Facet", "FacetShapes", "FacetSyntax", "FacetSource", "FacetTestSupport"]),

    // The driver: pipeline, options, file system, atomic writer.
    module(
      "Facet",
      [
        "FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes", "FacetShapes",
        "FacetAlphabet", "FacetScene", "FacetLibrary", "FacetSemantics", "FacetIR", "FacetOptimizer",
        "FacetXML", "FacetEmit", "FacetVerify", "FacetLint", "FacetTextWire", "FacetFormat",
        "FacetMorph",
      ]),
    tests(
      "FacetTests",
      [
        "Facet", "FacetSource", "FacetGeometry", "FacetSyntax", "FacetTypes", "FacetShapes",
        "FacetScene", "FacetLibrary", "FacetSemantics", "FacetIR", "FacetOptimizer", "FacetXML", "FacetEmit",
        "FacetVerify", "FacetFormat", "FacetTestSupport",
      ]),

    // Events of folders, what builds depend on, the loop that has them built again.
    module("FacetWatch", ["Facet", "FacetSource"]),
    tests("FacetWatchTests", ["FacetWatch", "Facet", "FacetSource", "FacetTestSupport"]),

    // A command line as data, its parser, help pages, the terminal: what programs for people share.
    module("FacetArguments", ["Facet", "FacetSource", "FacetGeometry", "FacetOptimizer"]),

    // The live preview: the only importer of libmicrohttpd, the page, what stands between them.
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    module(
      "FacetPreview",
      [
        "CMicroHTTPD", "Facet", "FacetWatch", "FacetSource", "FacetGeometry", "FacetTypes", "FacetSemantics", "FacetIR",
        "FacetVerify",
      ], resources: [.embedInCode("Page")]),
    tests(
      "FacetPreviewTests",
      ["FacetPreview", "Facet", "FacetWatch", "FacetSource", "FacetGeometry", "FacetTypes", "FacetTestSupport"]),

    // Programs.
    program(
      "FacetCommand",
      [
        "Facet", "FacetArguments", "FacetWatch", "FacetTextWire", "FacetSource", "FacetSyntax", "FacetFormat",
        "FacetLibrary",
        "FacetShapes", "FacetIR", "FacetEmit", "FacetOptimizer", "FacetVerify", "FacetLint",
      ]),
    tests(
      "FacetCommandTests",
      [
        "FacetCommand", "FacetArguments", "FacetTextCommand", "Facet", "FacetIR", "FacetOptimizer", "FacetSource",
        "FacetTestSupport",
      ]),
    program(
      "FacetPreviewCommand",
      ["FacetPreview", "FacetArguments", "Facet", "FacetWatch", "FacetTextWire", "FacetSource"]),
    program("FacetTextCommand", ["FacetText", "FacetTextWire", "FacetShapes"]),
    program(
      "FacetBench",
      [
        "Facet", "FacetSource", "FacetSyntax", "FacetSemantics", "FacetIR", "FacetEmit",
        "FacetLibrary", "FacetAlphabet", "FacetOptimizer", "FacetVerify",
      ]),
    program("FuzzParser", ["FacetSource", "FacetSyntax"]),
    program("FuzzFormat", ["FacetSource", "FacetSyntax", "FacetFormat"]),
    program("FuzzCompile", ["Facet", "FacetSource", "FacetVerify"]),
    program("FuzzRequest", ["FacetPreview", "Facet", "FacetWatch", "FacetSource"]),

    // Fixtures by folder, comparison by diff, updating by an environment variable; pictures by chance.
    .target(
      name: "FacetTestSupport", dependencies: ["FacetIR", "FacetGeometry", "FacetTypes", "FacetSource"],
      path: "Tests/FacetTestSupport", swiftSettings: strict),
  ]
)
