// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import FacetVerify

extension CheckedOutput {
  /// One object of an array.
  func write(into json: inout JSONWriter) {
    json.lineBreak()
    json.object { json in
      json.member("path", path)
      json.member("source") { json in source.map { json.string($0) } ?? json.null() }
      json.member("state", state.name)
      json.member("lock") { json in lock.map { json.string($0.rawValue) } ?? json.null() }
      switch state {
      case .stale(let changes):
        json.member("changes") { json in
          json.array { json in
            for change in changes { change.write(into: &json) }
          }
        }
      case .unreadable(let reason): json.member("reason", reason)
      case .current, .missing, .orphaned: break
      }
    }
  }
}

extension DescribedChange {
  /// One object of an array.
  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("text", phrase)
      json.member("count", count)
      json.member("element") { json in element.map { json.string($0) } ?? json.null() }
      json.member("part", isPart)
      guard let place else { return }
      json.member("path", place.path)
      json.member("line", place.line)
      json.member("column", place.column)
    }
  }
}

extension LockComparison {
  func write(path: String, into json: inout JSONWriter) {
    json.object { json in
      json.member("path", path)
      json.member("otherVersion") { json in otherVersion.map { json.string($0) } ?? json.null() }
      json.member("otherEdition") { json in otherEdition.map { json.number($0) } ?? json.null() }
    }
  }
}
