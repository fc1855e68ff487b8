// SPDX-License-Identifier: Apache-2.0
import FacetXML
import Glibc
import Testing

@Suite struct XMLConcurrencyTests {
  private static func roundTrip() throws(XMLError) -> XMLDocument {
    let text = try written { writer throws(XMLError) in
      try writer.element("svg", [.init("xmlns", "u")]) { writer throws(XMLError) in
        for index in 0..<300 {
          try writer.element("g", [.init("id", "é\(index)&")]) { writer throws(XMLError) in
            try writer.text("<\(index)>")
          }
        }
      }
    }
    return try read(text)
  }

  @Test func fourThreadsGetTheSame() async throws {
    let expected = try Self.roundTrip()
    let agreed = await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          (0..<20).allSatisfy { _ in
            let faults = refusal("<a\(worker)>&x;") != nil && refusal("<!DOCTYPE a><a/>") != nil
            return faults && (try? Self.roundTrip()) == expected
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(agreed)
  }
}

/// Runs alone in a process of its own, since it looks at standard error.
@Suite struct XMLQuietTests {
  @Test func faultsPrintNothing() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for text in [
        "", "<a>", "<a b='1' b='2'>", "<!DOCTYPE a><a/>", "<?xml version='1.0' encoding='x'?><a/>", "<a>&e;",
      ] {
        guard refusal(text) != nil else { exit(1) }
      }
    }
    #expect(result?.standardErrorContent.isEmpty == true)
  }
}
