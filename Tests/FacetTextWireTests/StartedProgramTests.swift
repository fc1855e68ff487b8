// SPDX-License-Identifier: Apache-2.0

import FacetTextWire
import Glibc
import Testing

@Suite struct StartedProgramTests {
  private func shell(_ script: String, _ more: (inout ProgramStart) -> Void = { _ in }) throws(ProgramFailure)
    -> ProgramEnd
  {
    var start = ProgramStart("/bin/sh", ["-c", script])
    more(&start)
    return try start.started().ended()
  }

  @Test func howItEndsIsKnown() throws {
    #expect(try shell("exit 0") == .exit(code: 0))
    #expect(try shell("exit 3").description == "ended with exit code 3")
    #expect(try shell("kill -9 $$").description == "was ended by signal 9")
  }

  @Test func whatCannotStartSaysWhy() {
    let failure = #expect(throws: ProgramFailure.self) { try ProgramStart("/nowhere/facet-text", []).started() }
    #expect(failure?.code == ENOENT && failure?.reason == "No such file or directory")
  }

  @Test func streamsLeadWhereTheyShould() throws {
    let folder = try Folder()
    let end = try shell("cat; echo said; echo wrong >&2") { start in
      start.output = .file(folder.path + "/said")
      start.errors = .file(folder.path + "/wrong")
    }
    #expect(end == .exit(code: 0))
    #expect(try shell("test \"$(cat '\(folder.path)/said')\" = said") == .exit(code: 0))
    #expect(try shell("test \"$(cat '\(folder.path)/wrong')\" = wrong") == .exit(code: 0))
  }

  @Test func aVariableIsSetOtherwise() throws {
    let path = ProgramStart.environment().filter { $0.hasPrefix("PATH=") }
    #expect(path.count == 1)
    let changed = ProgramStart.environment(with: ["PATH=/bin", "FACET_BUILD=3"])
    #expect(changed.filter { $0.hasPrefix("PATH=") } == ["PATH=/bin"] && changed.contains("FACET_BUILD=3"))
    #expect(try shell("test $FACET_BUILD = 3") { $0.environment = changed } == .exit(code: 0))
  }

  /// Signals that this program holds back or ignores are as usual in the other one.
  @Test func signalsAreAsUsual() throws {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&held)
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try shell("kill -TERM $$; exit 0") == .signal(SIGTERM))
    #expect(try shell("kill -PIPE $$; exit 0") == .signal(SIGPIPE))
  }

  @Test func itLeadsAGroupWhereAsked() throws {
    #expect(try shell("test $(ps -o pgid= -p $$) -eq $$") { $0.leadsGroup = true } == .exit(code: 0))
    #expect(try shell("test $(ps -o pgid= -p $$) -ne $$") == .exit(code: 0))
  }
}
