// SPDX-License-Identifier: Apache-2.0

/// An input, with its bytes where they did not come from a file.
public struct BatchInput: Sendable {
  public var file: InputFile
  public var bytes: [UInt8]?
  public init(file: InputFile, bytes: [UInt8]?) {
    self.file = file
    self.bytes = bytes
  }

  /// What was given, or else read.
  public func bytes(in files: some FileSystem) throws(ToolError) -> [UInt8] {
    if let bytes { return bytes }
    do throws(ToolError) {
      return try files.read(file.path, limit: CompileLimits.sourceBytes)
    } catch {
      var error = error
      if files.kind(of: file.path) == .other {
        error.hint = "`-` is standard input to `facet compile`, `facet lint` and `facet format`"
      }
      throw error
    }
  }
}

/// Many compiles by one compiler. Results keep the order of the inputs whatever the number of threads.
public struct Batch: Sendable {
  private let compiler: Compiler
  private let threads: Int

  public init(files: any FileSystem, options: CompileOptions, threads: Int) {
    self.init(Compiler(files: files, options: options), threads: threads)
  }

  public init(_ compiler: Compiler, threads: Int) {
    self.compiler = compiler
    self.threads = threads
  }

  public func compile(_ inputs: [BatchInput]) -> [Compilation] {
    parallelMap(inputs, threads: threads) { input in compiler.compile(input) }
  }
}
