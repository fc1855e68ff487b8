// SPDX-License-Identifier: Apache-2.0

import FacetIR
import FacetScene
import FacetTypes
import FacetVerify
import Testing

/// Files written by hand: other spellings of one picture are the same picture, and each fault is told.
@Suite struct HandMadeTests {
  @Test(arguments: HandMadeCase.all)
  func otherSpellingsAreTheSamePicture(_ example: HandMadeCase) {
    for content in example.right {
      let result = example.exact.verified(content)
      #expect(result.messages == [], "\(content)")
      #expect(result.worst.distance <= 0.05)
    }
  }

  @Test(arguments: HandMadeCase.all)
  func eachFaultIsCaught(_ example: HandMadeCase) {
    for (content, word) in example.wrong {
      let messages = example.exact.verified(content).messages
      #expect(messages.contains { $0.contains(word) }, "\(word) is not in \(messages) of \(content)")
    }
  }

  @Test func theWorstDistanceIsMeasured() {
    let exact = Picture((circle(50, 50, 20), [fill()])).ir
    let result = exact.verified(##"<circle cx="50.03" cy="50" r="20" fill="#102030"/>"##)
    #expect(result.worst.distance >= 0.0299 && result.worst.distance < 0.0302)
    let turned = exact.verified(##"<path d="M50 30.03a20 20 0 1 1-.01 0" fill="#102030"/>"##)
    #expect(turned.worst.distance >= 0.0299 && turned.worst.distance < 0.034)
  }
}

/// What stands on the root element.
@Suite struct RootTests {
  let exact: PathIR = {
    var picture = Picture((circle(50, 50, 20), [fill()]))
    picture.ir.picture.title = "A disc"
    picture.ir.background = .color(.white)
    return picture.ir
  }()
  let content =
    ##"<title id="t">A disc</title><rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="20" fill="#102030"/>"##
  let root = #"viewBox="0 0 100 100" width="100" height="100" role="img" aria-labelledby="t""#

  @Test func itIsRight() {
    #expect(exact.verified(content, root: root).messages == [])
    #expect(exact.verified(content, root: root + #" preserveAspectRatio="xMidYMid meet""#).messages == [])
  }

  @Test func aPictureInOtherUnitsIsTheSame() {
    let larger =
      ##"<title id="t">A disc</title><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="40" fill="#102030"/>"##
    let scaled = root.replacing(#"viewBox="0 0 100 100""#, with: #"viewBox="0 0 200 200""#)
    #expect(exact.verified(larger, root: scaled).messages == [])
    #expect(exact.verified(content, root: scaled).messages != [])
  }

  @Test(arguments: [
    (#"viewBox="0 0 100 100""#, #"viewBox="0 0 101 100""#, "view box"),
    (#"viewBox="0 0 100 100""#, #"viewBox="1 0 100 100""#, "lies"),
    (#"width="100""#, #"width="200""#, "large"), (#" width="100""#, "", "no width"),
    (#" role="img""#, "", "role"), (#" aria-labelledby="t""#, "", "aria-labelledby"),
    (#"aria-labelledby="t""#, #"aria-labelledby="u""#, "names no"),
    (#"role="img""#, #"role="img" preserveAspectRatio="none""#, "none"),
    (#"role="img""#, #"role="img" aria-hidden="true""#, "aria-hidden"),
    (#"role="img""#, #"role="img" onload="x()""#, "cannot read"),
    (#"role="img""#, #"role="img" opacity=".5""#, "opacity"),
  ])
  func changedRootsAreCaught(_ old: String, _ new: String, _ word: String) {
    let messages = exact.verified(content, root: root.replacing(old, with: new)).messages
    #expect(messages.contains { $0.contains(word) }, "\(word) is not in \(messages)")
  }

  @Test(arguments: [
    (##"<rect width="100" height="100" fill="#fff"/>"##, "", "not drawn"), ("A disc", "A disk", "title"),
    (##"<title id="t">A disc</title>"##, "", "names no"), (##"width="100""##, ##"width="99""##, "lies"),
    (##"<circle"##, ##"<animate/><circle"##, "cannot read"), (##"</title>"##, ##"</title>words"##, "cannot read"),
    (##"<circle"##, ##"<circle id="t""##, "twice"), (##"<circle"##, ##"<circle filter="url(#f)""##, "cannot read"),
  ])
  func changedContentIsCaught(_ old: String, _ new: String, _ word: String) {
    let messages = exact.verified(content.replacing(old, with: new), root: root).messages
    #expect(messages.contains { $0.contains(word) }, "\(word) is not in \(messages)")
  }

  @Test func aResponsivePictureHasNoSize() {
    let bytes = Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-labelledby="t">"#.utf8)
    let file = bytes + Array(content.utf8) + Array("</svg>".utf8)
    #expect(verify(svg: file, against: exact, tolerance: 0.05, isResponsive: true).messages == [])
    #expect(verify(svg: file, against: exact, tolerance: 0.05).messages != [])
  }
}

extension String {
  /// With the first occurrence of a text in another's place.
  func replacing(_ old: String, with new: String) -> String {
    let parts = split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: new)
  }
  func replacing(_ old: String, _ new: String) -> String { replacing(old, with: new) }
}
