import Foundation
import Testing

/// Tests with the built program as a process, for streams and signals.
final class ProcessTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("a.scene", Self.fixable)
        try write("good.scene", "scene Main 100x100 { button Save fill }\n")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static let fixable = "scene Main 100x100 { button Save hiden frame 0,0 44x44 }\n"
    private static let fixed = "scene Main 100x100 { button Save hidden frame 0,0 44x44 }\n"

    /// The program; it is built into the same folder as the tests.
    private static let program: String = {
        let bundles = [Bundle.main] + Bundle.allBundles
        let folders = bundles.flatMap { [$0.executableURL?.deletingLastPathComponent(), $0.bundleURL] }
        let candidates = folders.compactMap(\.self).flatMap { [$0, $0.deletingLastPathComponent()] }
        let paths = candidates.map { $0.appendingPathComponent("scenec").path }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "scenec"
    }()

    /// The result of a command.
    private struct Result: Equatable {
        var status: Int32
        var output = ""
        var error = ""
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    /// Creates a process that runs `line` in a shell, in which `scenec` is the program. Doesn't start it.
    private func shell(_ line: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "scenec() { '\(Self.program)' \"$@\"; }\n\(line)"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs `line` in a shell. The streams are files, because a pipe could fill up.
    private func run(_ line: String) throws -> Result {
        let process = shell(line)
        let streams = try ["out", "err"].map { name in
            let url = folder.appendingPathComponent(name)
            try Data().write(to: url)
            return url
        }
        defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: try read("out"), error: try read("err"))
    }

    private static let closedOutput = "scenec: can't write to standard output: it is closed\n"

    // MARK: Closed streams

    @Test func closedStandardOutput() throws {
        #expect(try run("scenec check good.scene >&-") == Result(status: 2, error: Self.closedOutput))
        #expect(try run("scenec eval good.scene --at 1,1 >&-") == Result(status: 2, error: Self.closedOutput))
        #expect(try run("scenec --version >&-") == Result(status: 2, error: Self.closedOutput))
        // Even if the command writes nothing, its caller made a mistake.
        let nothing = try run("scenec check --format short good.scene >&-")
        #expect(nothing == Result(status: 2, error: Self.closedOutput))
    }

    /// Output never gets into files that are opened after a stream was closed.
    @Test(arguments: [(">&-", 2), (">&- 2>&-", 2), ("<&- >&- 2>&-", 2), ("2>&-", 2), ("<&-", 0)])
    func closedStreamsAndFiles(_ streams: String, _ status: Int32) throws {
        #expect(try run("scenec check --fix a.scene \(streams)").status == status)
        #expect(try read("a.scene") == Self.fixed)
        #expect(try names == ["a.scene", "good.scene"])
    }

    @Test func closedStandardInput() throws {
        let message = "can't read `<stdin>`: it is closed"
        #expect(try run("scenec check - <&-") == Result(status: 2, error: "scenec: \(message)\n"))
        #expect(try run("scenec eval good.scene --points - <&-") == Result(status: 2, error: "scenec: \(message)\n"))
        let json = try run("scenec eval - --format json <&-")
        #expect(json.status == 2)
        #expect(json.output.contains(message))
        // The command doesn't read standard input.
        #expect(try run("scenec check --format short good.scene <&-") == Result(status: 0))
    }

    /// A huge file is checked only once more for all fixes in what it imports.
    @Test func componentsOfHugeFilesAreFixed() throws {
        try write("parts.scene", "component badge(side = 24) view size 60x60 { button size (side)x(side) }\n")
        let comment = String(repeating: "// \(String(repeating: "x", count: 99))\n", count: 21_000)
        try write("huge.scene", "import \"parts.scene\"\nscene A 390x844 { badge B leading 4 top 4 }\n" + comment)
        let result = try run("scenec check --fix --unsafe-fixes --format short huge.scene parts.scene")
        #expect(result.status == 0 && !result.output.contains("small-target"), "\(result)")
        #expect(try read("parts.scene").contains("hitSlop 0,0,20,20"))
    }

    @Test func closedStandardError() throws {
        #expect(try run("scenec check gone.scene 2>&-") == Result(status: 2))
        // The remaining messages go to standard error; failing to write them is an error.
        let notes = ["A", "B"].map { "scene \($0) 390x844 { scroll fill contentSize 390x2000 { button fill } }\n" }
        try write("b.scene", notes.joined())
        let call = "scenec check --max-errors 1 --format short b.scene"
        #expect(try run(call).status == 0)
        #expect(try run("\(call) 2>&-").status == 2)
        // An error there would be invisible.
        #expect(try run("scenec check --format short good.scene 2>&-") == Result(status: 2))
        #expect(try run("scenec check --format short good.scene 2>/dev/null") == Result(status: 0))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let result = try run("scenec check good.scene >/dev/full")
        #expect(result.status == 2)
        #expect(result.error.hasPrefix("scenec: can't write to standard output: "))
        #expect(try run("scenec check gone.scene 2>/dev/full") == Result(status: 2))
        #expect(try run("scenec eval good.scene --at 1,1 --format json >/dev/full").status == 2)
    }

    /// If the reader of a pipe exits, as in `| head`, that is no error.
    @Test func closedPipe() throws {
        try write("points.txt", String(repeating: "1,1\n", count: 20_000))
        let result = try run("{ scenec eval good.scene --points points.txt; echo $? >&2; } | head -n 1")
        #expect(result == Result(status: 0, output: "Main at 1,1: Save (button)\n", error: "0\n"))
    }

    // MARK: Fixes that are interrupted

    /// Writes a scene with one fixable error that is large enough for writing it to take a while.
    private func writeLargeScene(_ name: String) throws -> (old: String, new: String) {
        let padding = "// " + String(repeating: "x", count: 1 << 19) + "\n"
        try write(name, padding + Self.fixable)
        return (padding + Self.fixable, padding + Self.fixed)
    }

    @Test func aFileSizeLimitLeavesNothingBehind() throws {
        let (old, _) = try writeLargeScene("large.scene")
        let result = try run("ulimit -f 100; scenec check --fix --format short large.scene")
        #expect(result.status == 2)
        #expect(result.error == "scenec: can't write `large.scene`: it would be larger than is allowed\n")
        #expect(result.output.contains("unknown-attribute"))
        #expect(try read("large.scene") == old)
        #expect(try names == ["a.scene", "good.scene", "large.scene"])
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalLeavesNothingBehind(_ signal: Int32) throws {
        let (old, new) = try writeLargeScene("large.scene")
        let before = try names
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["check", "--fix", "large.scene"]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // A process inherits its parent's blocked signals, and threads that run tests may block all.
        var none = sigset_t()
        var held = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        try process.run()
        pthread_sigmask(SIG_SETMASK, &held, nil)
        // Send the signal as soon as the new file exists.
        while process.isRunning, try names == before { usleep(100) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(try names == before)
        let text = try read("large.scene")
        #expect(text == old || text == new)
    }
}
