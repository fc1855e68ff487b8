// SPDX-License-Identifier: Apache-2.0
//
// In: frames on standard input. Out: one answer each on standard output, until the input ends.

import FacetShapes
import FacetText
import FacetTextWire
import Glibc

/// Why the service cannot go on; each ends the program with exit code 2.
enum ServiceFailure: Error {
  case wire(WireError)
  case unexpected(String)
  case version(UInt16)
  case endedEarly
  case input(String)
  case output(String)

  var message: String {
    switch self {
    case .wire(.frameTooLong(let length)):
      "a request of \(length) bytes is too long (at most \(Wire.maximumFrameBytes))"
    case .wire(let error): "standard input holds something else than a request (\(error))"
    case .unexpected(let what): "standard input holds \(what) where a request was expected"
    case .version(let version):
      "facet speaks version \(version) of the protocol and this program version \(Wire.version)"
    case .endedEarly: "standard input ends within a request"
    case .input(let reason): "standard input cannot be read: \(reason)"
    case .output(let reason): "standard output cannot be written: \(reason)"
    }
  }
}

/// Answers requests by one shaper.
struct ShapingService {
  let shaper: HarfBuzzShaper
  private var hasMet = false

  init(shaper: HarfBuzzShaper) {
    self.shaper = shaper
  }

  mutating func run() throws(ServiceFailure) {
    var frames = FrameBuffer()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .input(unsafe String(cString: strerror(errno)))
      }
      if count == 0 { break }
      frames.append(buffer[..<count])
      while let message = try next(&frames) { try write(try answer(to: message)) }
    }
    if frames.isWithinFrame { throw .endedEarly }
  }

  private func next(_ frames: inout FrameBuffer) throws(ServiceFailure) -> WireMessage? {
    do throws(WireError) {
      return try frames.nextMessage()
    } catch {
      throw .wire(error)
    }
  }

  private mutating func answer(to message: WireMessage) throws(ServiceFailure) -> WireMessage {
    switch message {
    case .hello(let version):
      guard version == Wire.version else { throw .version(version) }
      hasMet = true
      return .hello(version: Wire.version)
    case .request(let request):
      guard hasMet else { throw .unexpected("a request before the hello") }
      return answer(to: request)
    case .line, .problem: throw .unexpected("an answer")
    }
  }

  private func answer(to request: TextRequest) -> WireMessage {
    do throws(TextProblem) {
      let (line, font) = try shaper.set(request)
      return .line(line, font: font)
    } catch {
      return .problem(error)
    }
  }

  private func write(_ message: WireMessage) throws(ServiceFailure) {
    var frame = message.encoded()
    if frame.count - 4 > Wire.maximumFrameBytes {
      let reason = "the outlines of this line need more than \(Wire.maximumFrameBytes) bytes"
      frame = WireMessage.problem(.unusableFont("the text's font", reason: reason)).encoded()
    }
    var written = 0
    while written < frame.count {
      let count = unsafe frame.withUnsafeBytes { raw in
        unsafe Glibc.write(STDOUT_FILENO, raw.baseAddress.map { unsafe $0 + written }, raw.count - written)
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        throw .output(unsafe String(cString: strerror(errno)))
      }
    }
  }
}
