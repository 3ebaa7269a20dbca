import SceneDriver

/// Calls the program with bytes on standard input and one file, `a.scene`.
///
/// - Parameters:
///   - arguments: The arguments after the program's name.
///   - scene: The content of `a.scene`.
/// - Returns: The exit status and standard output.
func call(_ arguments: [String], standardInput: [UInt8], scene: [UInt8] = []) -> (status: Int32, output: [UInt8]) {
    call(arguments, standardInput: standardInput, files: ["a.scene": scene])
}

/// Calls the program with bytes on standard input, and `files` in the working directory, beside a folder `folder`.
func call(
    _ arguments: [String], standardInput: [UInt8], files: [String: [UInt8]]
) -> (status: Int32, output: [UInt8]) {
    let standard = Recording()
    let error = Recording()
    let kind = { (path: String) throws(FileProblem) -> FileKind in
        let path = normalized(path)
        if path == "/" || path == "/folder" { return .folder }
        if files[String(path.dropFirst())] == nil { throw .doesNotExist }
        return .file
    }
    let files = FileSystem(
        kind: kind,
        entries: { folder throws(FileProblem) in
            if normalized(folder) != "/" { return [] }
            return [FolderEntry(name: "folder", kind: .folder)] + files.keys.map { FolderEntry(name: $0, kind: .file) }
        },
        realPath: { path throws(FileProblem) in
            _ = try kind(path)
            return normalized(path)
        },
        open: { path throws(FileProblem) in
            if try kind(path) == .folder { throw .isAFolder }
            return reader(files[String(normalized(path).dropFirst())] ?? [])
        },
        standardInput: { reader(standardInput) })
    let status = run(
        arguments: arguments, environment: ProcessEnvironment { _ in nil }, files: files,
        output: Output(standard: standard.sink, error: error.sink))
    return (status, standard.bytes)
}

/// Returns `path` from the root, which is the working directory, without `.` and `..`.
private func normalized(_ path: String) -> String {
    let parts: [Substring] = path.split(separator: "/").reduce(into: []) { parts, part in
        if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
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
