// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About imports.
  static let importProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unreadable-import", .error, "an imported file cannot be read",
      why: """
        The declarations of the file are needed to check this one, so nothing can be drawn without it.
        """,
      remedy: """
        Mend the path: it is relative to the file that holds the `import`, and written with `/`.
        """),
    DiagnosticInfo(
      "import-outside-root", .error, "an import leads out of the root folder",
      why: """
        A scene that reads files from anywhere on the machine builds on that machine alone. Everything it
        needs stays below one root folder.
        """,
      remedy: "Move the file below the root, or give a root that holds both with `--root`."),
    DiagnosticInfo(
      "too-many-files", .error, "a program has more files than allowed",
      why: "The limit keeps a mistake in an import from reading a whole disk.",
      remedy: "Join small files, or import fewer of them."),
    DiagnosticInfo(
      "import-cycle", .error, "files import one another in a circle",
      why: """
        An import gives the declarations of a file that stands by itself. Two files that need each other are
        one file, or lack a third.
        """,
      remedy: "Move what both files need into a third one, and import that in both."),
    DiagnosticInfo(
      "import-clash", .error, "two imports declare the same name",
      why: "Which of the two is meant would depend on the order of the imports.",
      remedy: "Rename one of them, or declare the name in this file, which hides both."),
  ]
}
