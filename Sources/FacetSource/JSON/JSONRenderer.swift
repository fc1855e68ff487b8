// SPDX-License-Identifier: Apache-2.0

/// Shows diagnostics to programs. The schema is documented in `docs/diagnostics.json.md`; a change that could break a
/// reader raises `version`.
public struct JSONRenderer: Sendable {
  public static let version = 1

  let sources: SourceMap

  public init(_ sources: SourceMap) { self.sources = sources }

  /// One document, a line for each diagnostic, in the order given.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.member("diagnostics") { json in json.array { write(diagnostics, into: &$0) } }
    }
    return json.text + "\n"
  }

  /// Values of an array that the caller opened, a line for each diagnostic, for documents over several source maps.
  /// `addMembers` may add members to the object of the diagnostic with that index.
  public func write(
    _ diagnostics: [Diagnostic], into json: inout JSONWriter,
    addMembers: (_ index: Int, inout JSONWriter) -> Void = { _, _ in }
  ) {
    var tables = LineTables(sources)
    for (index, diagnostic) in diagnostics.enumerated() {
      json.lineBreak()
      json.object { json in
        writeMembers(of: diagnostic, &tables, into: &json)
        addMembers(index, &json)
      }
    }
  }

  private func writeMembers(of diagnostic: Diagnostic, _ tables: inout LineTables, into json: inout JSONWriter) {
    json.member("id", diagnostic.id)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    json.member("label", diagnostic.label)
    writePlace(diagnostic.primary, &tables, into: &json)
    json.member("secondary") { json in
      json.array { json in
        for label in diagnostic.secondary {
          json.object { json in
            json.member("message", label.text)
            writePlace(label.at, &tables, into: &json)
          }
        }
      }
    }
    json.member("notes") { json in
      json.array { json in
        for note in diagnostic.notes { json.string(note) }
      }
    }
    json.member("fixes") { json in
      json.array { json in
        for fix in diagnostic.fixes { write(fix, &tables, into: &json) }
      }
    }
  }

  private func write(_ fix: Diagnostic.Fix, _ tables: inout LineTables, into json: inout JSONWriter) {
    json.object { json in
      json.member("message", fix.message)
      json.member("applicability", fix.applicability.rawValue)
      json.member("edits") { json in
        json.array { json in
          for edit in fix.edits {
            json.object { json in
              writePlace(edit.at, &tables, into: &json)
              json.member("replacement", edit.replacement)
            }
          }
        }
      }
    }
  }

  /// The members `path`, `start` and `end` of the object that is being written.
  private func writePlace(_ at: SourceSpan, _ tables: inout LineTables, into json: inout JSONWriter) {
    let table = tables.table(at.source) ?? LineTable([])
    json.member("path", tables.path(at.source))
    write("start", table.position(of: at.span.range.lowerBound), into: &json)
    write("end", table.position(of: at.span.range.upperBound), into: &json)
  }

  private func write(_ name: String, _ position: SourcePosition, into json: inout JSONWriter) {
    json.member(name) { json in
      json.object { json in
        json.member("offset", position.offset)
        json.member("line", position.line)
        json.member("column", position.column)
        json.member("utf16Column", position.utf16Column)
      }
    }
  }
}
