// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import Testing

@Suite struct PathDataTests {
  private func ends(_ text: String) throws -> [Point] {
    try parsePathData(text).subpaths.flatMap { subpath in [subpath.start] + subpath.segments.map { $0.end } }
  }

  @Test func relativeCommandsAddUp() throws {
    #expect(try ends("m1 2 3 4l-1-1h5v-2z") == [Point(1, 2), Point(4, 6), Point(3, 5), Point(8, 5), Point(8, 3)])
    #expect(try ends("M1 2 3 4 5 6") == [Point(1, 2), Point(3, 4), Point(5, 6)])
  }

  @Test func thePenIsAtTheStartAfterZ() throws {
    let path = try parsePathData("M10 10h5v5zl-6 2 4 2")
    #expect(path.subpaths.count == 2)
    #expect(path.subpaths[1].start == Point(10, 10))
    #expect(path.subpaths[1].end == Point(8, 14))
    #expect(path.subpaths[0].isClosed && !path.subpaths[1].isClosed)
  }

  @Test func smoothCommandsReflectOnlyTheirOwnKind() throws {
    let path = try parsePathData("M0 0C0 10 10 10 10 0S20-10 20 0T30 0T40 0")
    let segments = path.subpaths[0].segments
    #expect(segments[1] == .cubic(control1: Point(10, -10), control2: Point(20, -10), to: Point(20, 0)))
    // After a cubic the first T is straight, and so is the next one's reflection.
    #expect(segments[2] == .quad(control: Point(20, 0), to: Point(30, 0)))
    #expect(segments[3] == .quad(control: Point(40, 0), to: Point(40, 0)))
  }

  @Test func arcFlagsNeedNoSeparators() throws {
    let packed = try parsePathData("M0 0a1 1 0 001 1")
    let spaced = try parsePathData("M 0,0 A 1,1 0 0,0 1,1")
    #expect(packed == spaced)
    guard case .arc(let arc)? = packed.subpaths[0].segments.first else {
      Issue.record("no arc")
      return
    }
    #expect(isClose(arc.center, Point(1, 0)))
    #expect(arc.sweep == -90)
  }

  @Test func numbersMayTouch() throws {
    #expect(try ends("M1.5.5-3+4e1") == [Point(1.5, 0.5), Point(-3, 40)])
    #expect(try ends("M.5.5 1.e1 2") == [Point(0.5, 0.5), Point(10, 2)])
  }

  @Test func degenerateArcsAreLinesOrNothing() throws {
    let path = try parsePathData("M0 0A0 5 0 0 1 9 9A3 3 0 1 1 9 9H10")
    #expect(path.subpaths[0].segments == [.line(to: Point(9, 9)), .line(to: Point(10, 9))])
  }

  @Test func nothingAtAllIsAnEmptyPath() throws {
    #expect(try parsePathData("") == Path())
    #expect(try parsePathData(" \n\t") == Path())
  }

  @Test(arguments: [
    ("L1 1", 0, "`M` or `m` as the first command"), ("M1", 2, "a number"), ("M1 2 3", 6, "a number"),
    ("M0 0X", 4, "one of the commands M L H V C S Q T A Z"), ("M0 0L1,", 7, "a number"),
    ("M0 0A1 1 0 2 1 5 5", 11, "an arc flag, 0 or 1"), ("M0 0 L1 1,,2 2", 10, "a number after the comma"),
    ("M0 0;", 4, "a command letter"), ("M0 0L1e999 1", 5, "a number that is not too large"), ("M--3 1", 1, "a number"),
    ("M1 1,", 5, "a number after the comma"),
  ])
  func faultsAreReportedWhereTheyAre(_ text: String, _ offset: Int, _ expected: String) {
    #expect(throws: PathDataProblem(offset: offset, expected: expected)) { try parsePathData(text) }
  }
}
