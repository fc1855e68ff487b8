// SPDX-License-Identifier: Apache-2.0

public import Facet
import Glibc

/// A socket that listens on this machine's loopback address and nowhere else.
public struct Listener: Sendable {
  let descriptor: Int32
  /// The one asked for, or what the system chose.
  public let port: Int

  /// - Parameter port: 0 is any that is free; another one is taken or is an error.
  public init(port: Int) throws(ToolError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Self.trouble(at: port) }
    var yes: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe bind(descriptor, address, length) == 0, listen(descriptor, 64) == 0 else { return Int32(-1) }
        return unsafe getsockname(descriptor, address, &length)
      }
    }
    guard status == 0 else {
      let error = Self.trouble(at: port)
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.port = Int(in_port_t(bigEndian: address.sin_port))
  }

  private static func trouble(at port: Int) -> ToolError {
    let reason = errno == EADDRINUSE ? "another program has it" : unsafe String(cString: strerror(errno))
    return ToolError(
      "cannot listen on port \(port): \(reason)", hint: "without `--port` a free one is taken")
  }
}
