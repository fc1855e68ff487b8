// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetOptimizer
import FacetSource

extension SizeReport {
  /// A line for the whole, and one for each pass that changed something.
  func lines(name: String) -> [String] {
    let share = before > 0 ? (before - after) * 1000 / before : 0
    let column = (savings.map(\.pass.count).max() ?? 0) + 2
    var lines = [
      "\(name): \(before) bytes without passes, \(after) with all of them (\(share / 10).\(share.magnitude % 10) % less)"
    ]
    for saving in savings {
      let bytes = String(saving.bytes)
      let width = max(1, column + 6 - saving.pass.count - bytes.count)
      lines.append("  " + saving.pass + String(repeating: " ", count: width) + bytes)
    }
    return lines
  }

  /// One object of an array.
  func write(path: String, into json: inout JSONWriter) {
    json.lineBreak()
    json.object { json in
      json.member("path", path)
      json.member("before", before)
      json.member("after", after)
      json.member("savings") { json in
        json.array { json in
          for saving in savings {
            json.object { json in
              json.member("pass", saving.pass)
              json.member("bytes", saving.bytes)
              json.member("changes", saving.changes)
            }
          }
        }
      }
    }
  }
}
