import SceneDriver

/// Carries out a call of the program on bytes that stand on standard input, with no other file there is.
///
/// - Parameters:
///   - arguments: Those behind the program's name.
///   - scene: What stands in the one file that can be named, `a.scene`.
/// - Returns: The exit status, and what was written to standard output.
func call(_ arguments: [String], standardInput: [UInt8], scene: [UInt8] = []) -> (status: Int32, output: [UInt8]) {
    let standard = Recording()
    let error = Recording()
    let files = FileSystem(
        kind: { path throws(FileProblem) in
            if path != "a.scene" { throw .doesNotExist }
            return .file
        },
        entries: { _ throws(FileProblem) in throw .doesNotExist },
        realPath: { path in path },
        open: { path throws(FileProblem) in
            if path != "a.scene" { throw .doesNotExist }
            return reader(scene)
        },
        standardInput: { reader(standardInput) })
    let status = run(
        arguments: arguments, environment: Environment { _ in nil }, files: files,
        output: Output(standard: standard.sink, error: error.sink))
    return (status, standard.bytes)
}

/// Reads `bytes` in chunks small enough to cut lines and numbers.
private func reader(_ bytes: [UInt8]) -> ByteReader {
    var rest = bytes[...]
    return ByteReader {
        defer { rest = rest.dropFirst(61) }
        return Array(rest.prefix(61))
    }
}

/// A stream that keeps what is written to it.
private final class Recording {
    private(set) var bytes: [UInt8] = []
    private(set) lazy var sink = ByteSink(isTerminal: false) { [unowned self] bytes in
        self.bytes += bytes
        return nil
    }
}

/// The input that the fuzzer hands over.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
}

/// Stops the fuzzer with the input at hand where `condition` is false.
func require(_ condition: Bool, _ message: String) {
    if !condition { fatalError(message) }
}

/// Stops the fuzzer where an exit status is none of those that the program has.
func requireExitStatus(_ status: Int32) {
    require((0...2).contains(status), "exit status \(status)")
}
