// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FacetPreview

@Suite struct RequestGuardTests {
  private let requestGuard = RequestGuard(names: ["127.0.0.1", "localhost"], port: 4321, token: "0123456789abcdef")

  private func status(_ method: String, _ path: String, _ headers: [String: [String]]) -> Int? {
    var all: [String: [String]] = ["host": ["127.0.0.1:4321"]]
    all.merge(headers) { _, new in new }
    return requestGuard.rejection(of: HTTPRequest(method: method, path: path, headers: all))?.status
  }

  private func status(_ headers: [String: [String]]) -> Int? { status("GET", "/", headers) }

  @Test(arguments: ["127.0.0.1:4321", "localhost:4321"]) func ownNamesAreAnswered(_ host: String) {
    #expect(status(["host": [host]]) == nil)
    #expect(status(["host": [host], "origin": ["http://" + host], "sec-fetch-site": ["same-origin"]]) == nil)
  }

  @Test(arguments: [
    [], ["evil.example:4321"], ["127.0.0.1"], ["127.0.0.1:4322"], ["127.0.0.1.evil.example:4321"], ["LOCALHOST:4321"],
    ["0.0.0.0:4321"], ["[::1]:4321"], ["127.0.0.1:4321", "127.0.0.1:4321"], ["127.0.0.1:4321, evil.example"],
    ["user@127.0.0.1:4321"], [""],
  ]) func otherHostsAreRefused(_ hosts: [String]) {
    #expect(status(["host": hosts]) == 403)
  }

  @Test(arguments: [
    ["http://evil.example"], ["null"], ["https://127.0.0.1:4321"], ["http://127.0.0.1"], ["http://127.0.0.1:4321/"],
    ["http://127.0.0.1:4321", "http://127.0.0.1:4321"], [""], ["http://127.0.0.2:4321"],
  ]) func otherOriginsAreRefused(_ origins: [String]) {
    #expect(status(["origin": origins]) == 403)
  }

  @Test(arguments: ["cross-site", "same-site", "", "anything"]) func otherSitesAreRefused(_ site: String) {
    #expect(status(["sec-fetch-site": [site]]) == 403)
  }

  /// Typed into the address bar.
  @Test func apersonIsAnswered() { #expect(status(["sec-fetch-site": ["none"]]) == nil) }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "PATCH", "get"]) func otherMethodsAreRefused(
    _ method: String
  ) {
    #expect(status(method, "/", [:]) == 405)
    #expect(status(method, "/write", ["x-facet-token": ["0123456789abcdef"]]) == 405)
  }

  @Test func onlyTheGuardedRouteIsPostedTo() {
    #expect(status("POST", "/", ["x-facet-token": ["0123456789abcdef"]]) == 405)
    #expect(status("POST", "/write", ["x-facet-token": ["0123456789abcdef"]]) == nil)
  }

  @Test(arguments: [[], [""], ["0123456789abcdee"], ["0123456789abcdef0"], ["0123456789abcdef", "0123456789abcdef"]])
  func awriteNeedsTheToken(_ tokens: [String]) {
    #expect(status("POST", "/write", ["x-facet-token": tokens]) == 403)
  }
}
