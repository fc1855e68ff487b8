// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// One run of the linter as SARIF has it.
struct SARIFRun {
  /// GitHub refuses a run with more.
  static let mostResults = 25_000

  let report: Report
  let results: [PlacedFinding]
  let rules: [ReportRule]
  let leftOut: Int

  init(_ report: Report) {
    self.report = report
    let all = report.placed().flatMap { $0 }
    results = Self.worst(Self.mostResults, of: all)
    leftOut = all.count - results.count
    rules = Self.rules(of: results, known: report.rules)
  }

  /// Those that have results, by id.
  private static func rules(of results: [PlacedFinding], known: [ReportRule]) -> [ReportRule] {
    var rules: [ReportRule] = []
    for id in results.map(\.diagnostic.id).sorted() where rules.last?.id != id {
      rules.append(known.first { $0.id == id } ?? ReportRule(unknown: id))
    }
    return rules
  }

  /// The first of the worst, in their order.
  static func worst(_ limit: Int, of all: [PlacedFinding]) -> [PlacedFinding] {
    if all.count <= limit { return all }
    let ranked = all.indices.sorted { left, right in
      let (a, b) = (all[left].diagnostic.severity, all[right].diagnostic.severity)
      return a == b ? left < right : a < b
    }
    return ranked.prefix(limit).sorted().map { all[$0] }
  }

  func writeLog(into json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array { json in json.object { writeRun(into: &$0) } }
      }
    }
  }

  private func writeRun(into json: inout JSONWriter) {
    json.member("tool") { json in
      json.object { json in json.member("driver") { json in json.object { writeDriver(into: &$0) } } }
    }
    json.lineBreak()
    json.member("columnKind", "utf16CodeUnits")
    json.member("originalUriBaseIds") { json in
      json.object { json in
        json.member("%SRCROOT%") { json in
          json.object { $0.message("description", "The folder that all paths start from.") }
        }
      }
    }
    json.member("invocations") { json in
      json.array { json in json.object { writeInvocation(into: &$0) } }
    }
    json.member("results") { json in
      json.array { json in
        for result in results {
          json.lineBreak()
          json.object { write(result, into: &$0) }
        }
      }
    }
  }
}

// MARK: Tool and invocation

extension SARIFRun {
  private func writeDriver(into json: inout JSONWriter) {
    json.member("name", "facet")
    json.member("version", report.toolVersion)
    json.member("semanticVersion", report.toolVersion)
    json.member("rules") { json in
      json.array { json in
        for rule in rules {
          json.lineBreak()
          json.object { write(rule, into: &$0) }
        }
      }
    }
  }

  private func write(_ rule: ReportRule, into json: inout JSONWriter) {
    json.member("id", rule.id)
    if !rule.summary.isEmpty {
      json.message("shortDescription", rule.summary)
      json.message("fullDescription", rule.explanation.joined(separator: "\n\n"))
      json.member("help") { json in
        json.object { json in
          json.member("text", rule.helpText)
          json.member("markdown", rule.helpMarkdown)
        }
      }
    }
    json.member("defaultConfiguration") { json in
      json.object { json in
        json.member("enabled", rule.isOn)
        json.member("level", rule.severity.rawValue)
      }
    }
    json.member("properties") { json in
      json.object { json in
        json.member("tags") { json in json.array { $0.string(rule.group) } }
      }
    }
  }

  private func writeInvocation(into json: inout JSONWriter) {
    json.member("executionSuccessful", !report.problems.contains { $0.severity == .error })
    json.member("exitCode", report.exitCode)
    json.member("toolExecutionNotifications") { json in
      json.array { json in
        for problem in report.problems { json.object { write(problem, into: &$0) } }
        if leftOut > 0 {
          json.object { json in
            json.member("level", "warning")
            json.message("message", "\(leftOut) findings more are left out: a run may hold \(Self.mostResults)")
          }
        }
      }
    }
  }

  private func write(_ problem: Report.Problem, into json: inout JSONWriter) {
    json.member("level", problem.severity.rawValue)
    json.message("message", problem.hint.isEmpty ? problem.message : problem.message + "\n" + problem.hint)
    if let file = problem.location { write([ReportPlace(file: file)], into: &json) }
  }
}
