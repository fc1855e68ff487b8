// SPDX-License-Identifier: Apache-2.0
//
// In: what a run of the linter found, file by file, and what kept it from its work. Out: one value that every format
// writes down. What can no longer occur: paths that hold only on this machine, in formats that other programs read.

public import FacetSource

/// All that a run has to say, in the order of its inputs.
public struct Report: Sendable {
  /// One file that was linted, whether or not anything was found.
  public struct File: Sendable {
    /// As messages name it.
    public var path: String
    public var location: ReportPath
    /// The files that the findings point into, as messages name them.
    public var sources: SourceMap
    /// In the order in which they are shown.
    public var findings: [Diagnostic]
    /// How many of the first sources are the built-in library's, which nobody can open.
    public var libraryFiles: Int
    /// Files with errors of the compiler that it takes something from, where these are told with another file; each once.
    public var brokenImports: [ReportPath] = []

    /// Whether no rule could look at it, or not all of them.
    public var isBroken: Bool { !brokenImports.isEmpty || findings.contains(where: \.isCompilerError) }
  }

  /// Why the tool could not do its work on a file or at all, or what it warns of.
  public struct Problem: Sendable, Hashable {
    public var severity: Severity
    /// Lower case, no full stop.
    public var message: String
    /// What may help; may be empty.
    public var hint: String
    /// nil where it is about no file.
    public var location: ReportPath?
  }

  /// Of the tool that found this.
  public var toolVersion: String
  /// What relative paths are relative to.
  public var root: ReportRoot
  public private(set) var files: [File] = []
  public private(set) var problems: [Problem] = []
  /// Of the process.
  public var exitCode = 0
  /// What is known of ids that findings may have.
  let rules: [ReportRule]
  private var known: Set<FindingPlace> = []

  /// `explanations`: of the compiler's own ids; the linter knows its rules.
  public init(toolVersion: String, root: ReportRoot, explanations: [DiagnosticInfo] = []) {
    self.toolVersion = toolVersion
    self.root = root
    rules = allRules.map { ReportRule($0.info) } + explanations.map { ReportRule($0) }
  }

  /// Adds a linted file with its findings. What was found before in a file that it shares with others is not said again.
  public mutating func add(
    path: String, sources: SourceMap, findings: [Diagnostic], libraryFiles: Int = 0
  ) {
    var brokenImports: [ReportPath] = []
    let new = findings.filter { finding in
      guard Int(finding.primary.source.raw) >= libraryFiles, let file = sources.file(finding.primary.source) else {
        return true
      }
      let place = FindingPlace(finding) { root.relative(sources.file($0)?.path ?? "") }
      if known.insert(place).inserted { return true }
      let shared = root.path(of: file.path)
      if finding.isCompilerError, !brokenImports.contains(shared) { brokenImports.append(shared) }
      return false
    }
    files.append(
      File(
        path: path, location: root.path(of: path), sources: sources, findings: new, libraryFiles: libraryFiles,
        brokenImports: brokenImports))
  }

  /// Adds trouble of the tool, or what it warns of.
  public mutating func add(
    problem message: String, hint: String? = nil, severity: Severity = .error, path: String? = nil
  ) {
    problems.append(
      Problem(severity: severity, message: message, hint: hint ?? "", location: path.map(root.path)))
  }

  /// All findings, in order.
  public var findings: [Diagnostic] { files.flatMap { $0.findings } }

  /// The same report with other findings of its files, such as those that a baseline leaves.
  mutating func replaceFindings(_ findings: [[Diagnostic]]) {
    for (index, rest) in zip(files.indices, findings) { files[index].findings = rest }
  }
}
