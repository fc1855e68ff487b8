// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

extension SARIFRun {
  /// The members of a result.
  func write(_ result: PlacedFinding, into json: inout JSONWriter) {
    json.member("ruleId", result.diagnostic.id)
    json.member("ruleIndex", rules.firstIndex { $0.id == result.diagnostic.id } ?? -1)
    json.member("level", result.diagnostic.severity.rawValue)
    json.message("message", result.details.joined(separator: "\n"))
    write([result.place], into: &json)
    if !result.secondary.isEmpty { writeRelated(result.secondary, into: &json) }
    json.member("partialFingerprints") { json in
      json.object { json in
        // The first is the name that GitHub reads.
        json.member("primaryLocationLineHash", result.fingerprint.text)
        json.member("facetFingerprint/v1", result.fingerprint.text)
      }
    }
    if !result.fixes.isEmpty { write(result.fixes, into: &json) }
  }

  /// The member `locations`.
  func write(_ places: [ReportPlace], into json: inout JSONWriter) {
    json.member("locations") { json in
      json.array { json in
        for place in places { json.object { write(place, into: &$0) } }
      }
    }
  }

  private func writeRelated(_ related: [(label: String, place: ReportPlace)], into json: inout JSONWriter) {
    json.member("relatedLocations") { json in
      json.array { json in
        for (index, (label, place)) in related.enumerated() {
          json.object { json in
            json.member("id", index + 1)
            write(place, into: &json)
            json.message("message", label)
          }
        }
      }
    }
  }

  private func write(_ place: ReportPlace, into json: inout JSONWriter) {
    json.member("physicalLocation") { json in
      json.object { json in
        writeArtifact(place.file.shown, into: &json)
        if let range = place.range {
          json.member("region") { json in json.object { write(range.start, range.end, into: &$0) } }
        }
      }
    }
  }

  private func writeArtifact(_ path: String, into json: inout JSONWriter) {
    json.member("artifactLocation") { json in
      json.object { json in
        let isAbsolute = path.hasPrefix("/")
        json.member("uri", (isAbsolute ? "file://" : "") + escapedURI(path))
        if !isAbsolute { json.member("uriBaseId", "%SRCROOT%") }
      }
    }
  }

  /// The members of a region; the end is exclusive.
  private func write(_ start: SourcePosition, _ end: SourcePosition, into json: inout JSONWriter) {
    json.member("startLine", start.line)
    json.member("startColumn", start.utf16Column)
    json.member("endLine", end.line)
    json.member("endColumn", end.utf16Column)
  }

  private func write(_ fixes: [PlacedFix], into json: inout JSONWriter) {
    json.member("fixes") { json in
      json.array { json in
        for fix in fixes {
          json.object { json in
            json.message("description", fix.message)
            json.member("artifactChanges") { json in
              json.array { json in
                for (path, edits) in fix.changes { json.object { writeChange(of: path, edits, into: &$0) } }
              }
            }
          }
        }
      }
    }
  }

  private func writeChange(of path: String, _ edits: [PlacedFix.Edit], into json: inout JSONWriter) {
    writeArtifact(path, into: &json)
    json.member("replacements") { json in
      json.array { json in
        for edit in edits {
          json.object { json in
            json.member("deletedRegion") { json in json.object { write(edit.start, edit.end, into: &$0) } }
            if !edit.replacement.isEmpty { json.message("insertedContent", edit.replacement) }
          }
        }
      }
    }
  }
}

/// A path in a reference (RFC 3986): all but unreserved characters and `/` as percent codes of their UTF-8.
private func escapedURI(_ path: String) -> String {
  var uri = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      uri += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return uri
}

extension JSONWriter {
  /// A member that holds an object with a text, as SARIF spells messages.
  mutating func message(_ name: String, _ text: String) {
    member(name) { json in json.object { $0.member("text", text) } }
  }
}
