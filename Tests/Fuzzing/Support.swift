import SceneDriver

/// Calls the program with bytes on standard input and one file, `a.scene`.
///
/// - Parameters:
///   - arguments: The arguments after the program's name.
///   - scene: The content of `a.scene`.
/// - Returns: The exit status and standard output.
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

/// A stream that collects what is written to it.
private final class Recording {
    private(set) var bytes: [UInt8] = []
    private(set) lazy var sink = ByteSink(isTerminal: false) { [unowned self] bytes in
        self.bytes += bytes
        return nil
    }
}

/// The fuzzer's input.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
}

/// Stops the fuzzer unless `condition` is true; the fuzzer keeps the input.
func require(_ condition: Bool, _ message: String) {
    if !condition { fatalError(message) }
}

/// Stops the fuzzer unless `status` is an exit status of the program.
func requireExitStatus(_ status: Int32) {
    require((0...2).contains(status), "exit status \(status)")
}
