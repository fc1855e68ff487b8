// SPDX-License-Identifier: Apache-2.0
//
// In: lines of text. Out: what `facet-text` answers. It is started at the first line and asked line by line, by all compiles
// below one root; without named fonts it never starts.

public import FacetShapes
internal import Synchronization

/// Sets text by the sibling program `facet-text`.
public final class SiblingShaper: TextShaper {
  public static let programName = "facet-text"
  /// How long one line may take.
  public static let answerSeconds = 30

  private struct Session { var process: SiblingProcess? }

  private let root: String
  private let program: String?
  private let seconds: Int
  private let session = Mutex(Session())

  /// Font files are named relative to `root`. The program is looked for unless it is given.
  public init(root: String, program: String? = nil, seconds: Int = answerSeconds) {
    self.root = root
    self.program = program
    self.seconds = seconds
  }

  public func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    try shapeWithFont(request).line
  }

  /// As `shape`, with the file that the line was set from. Threads take turns: one line is set at a time.
  public func shapeWithFont(_ request: TextRequest) throws(TextProblem) -> (line: ShapedLine, font: FontResource) {
    let result = session.withLock { session in
      Result { () throws(TextProblem) in try answer(to: request, session: &session) }
    }
    return try result.get()
  }

  /// After a failure the next request starts the program anew.
  private func answer(
    to request: TextRequest, session: inout Session
  ) throws(TextProblem) -> (line: ShapedLine, font: FontResource) {
    let process = if let running = session.process { running } else { try start() }
    session.process = nil
    let message = try exchange(.request(request), with: process)
    switch message {
    case .line(let line, let font):
      session.process = process
      return (line, font)
    case .problem(let problem):
      session.process = process
      throw problem
    case .hello, .request: throw .shaperUnavailable("`facet-text` answered with something else than a line")
    }
  }

  private func start() throws(TextProblem) -> SiblingProcess {
    guard let program = program ?? SiblingProgram.find(Self.programName) else {
      throw .shaperUnavailable(
        "`facet-text` was not found beside facet or on PATH; it is part of the facet package and sets text in named fonts"
      )
    }
    let process: SiblingProcess
    do throws(SiblingProcess.Failure) {
      process = try SiblingProcess(program: program, arguments: ["--root", root], seconds: seconds)
    } catch {
      throw .shaperUnavailable(reason(for: error, nil))
    }
    guard case .hello(let version) = try exchange(.hello(version: Wire.version), with: process) else {
      throw .shaperUnavailable("`facet-text` did not introduce itself")
    }
    guard version == Wire.version else {
      throw .shaperUnavailable(
        "`facet-text` speaks version \(version) of the protocol and facet version \(Wire.version); install both from one package"
      )
    }
    return process
  }

  private func exchange(_ message: WireMessage, with process: SiblingProcess) throws(TextProblem) -> WireMessage {
    do throws(SiblingProcess.Failure) {
      try process.send(message)
      return try process.receive()
    } catch {
      throw .shaperUnavailable(reason(for: error, process))
    }
  }

  private func reason(for failure: SiblingProcess.Failure, _ process: SiblingProcess?) -> String {
    switch failure {
    case .start(let reason): "`facet-text` could not be started: \(reason)"
    case .ended: "`facet-text` \(process?.end() ?? "ended") before it answered"
    case .silent: "`facet-text` did not answer within \(seconds) s"
    case .tooLong: "a text is too long for `facet-text`"
    case .nonsense: "`facet-text` answered with bytes that are no message"
    }
  }
}
