import SceneDriver
import SceneQueries
import SceneText

/// The program in a page: memory that the script fills, files, and what the last call printed.
struct Page {
    /// The bytes that the script hands over.
    private var input: UnsafeMutableBufferPointer<UInt8>?
    private var files = PageFiles()
    private let cache = LintCache()
    /// What the last call printed.
    private var output: (standard: [UInt8], error: [UInt8]) = ([], [])
    /// The bytes that the script reads.
    private var result: UnsafeMutableBufferPointer<UInt8>?

    /// Returns memory for `count` bytes, and frees the previous ones.
    mutating func reserveInput(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        input?.deallocate()
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, count))
        memory.initialize(repeating: 0)
        input = UnsafeMutableBufferPointer(rebasing: memory[..<max(0, count)])
        return memory.baseAddress
    }

    /// Splits the input after `count` bytes.
    private func splitInput(_ count: Int) -> (first: [UInt8], second: [UInt8]) {
        guard let input else { return ([], []) }
        let count = min(max(0, count), input.count)
        return (Array(input[..<count]), Array(input[count...]))
    }

    /// Stores a file. The input is its path, of `nameCount` bytes, and its text.
    mutating func store(_ nameCount: Int) {
        let (name, bytes) = splitInput(nameCount)
        files.store(String(decoding: name, as: UTF8.self), bytes)
        cache.clear()
    }

    /// Runs the program and returns its exit status. The input is `argumentsCount` bytes of arguments, each ending with
    /// a zero, and the text.
    mutating func run(_ argumentsCount: Int) -> Int32 {
        let (arguments, text) = splitInput(argumentsCount)
        files.arguments = arguments.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
        files.text = text
        let standard = PrintedBytes()
        let error = PrintedBytes()
        let status = SceneDriver.run(
            arguments: files.arguments, environment: ProcessEnvironment { _ in nil }, files: files.fileSystem,
            output: Output(standard: standard.sink, error: error.sink), analysis: cache.analysis)
        output = (standard.bytes, error.bytes)
        files.text = []
        return status
    }

    /// Returns whether the text is a printed view hierarchy or a document of Interface Builder. The input is the same
    /// as for `run`.
    func isDocument(_ argumentsCount: Int) -> Bool {
        Source(path: "", bytes: splitInput(argumentsCount).second).documentFormat != nil
    }

    /// Returns what the last call printed, in memory that stays until the next call of this function.
    mutating func printed(_ stream: Stream) -> UnsafeMutablePointer<UInt8>? {
        let bytes = stream == .standard ? output.standard : output.error
        result?.deallocate()
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
        _ = memory.initialize(from: bytes)
        result = memory
        return memory.baseAddress
    }

    /// Returns how many bytes the last call printed.
    func printedCount(_ stream: Stream) -> Int { stream == .standard ? output.standard.count : output.error.count }

    /// An output stream.
    enum Stream {
        case standard
        case error
    }
}

/// The bytes written to a stream.
private final class PrintedBytes {
    var bytes: [UInt8] = []

    var sink: ByteSink {
        ByteSink(isTerminal: false) { [self] written in
            bytes += written
            return nil
        }
    }
}
