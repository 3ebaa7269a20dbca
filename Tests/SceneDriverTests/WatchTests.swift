import Foundation
import TestSupport
import Testing

@testable import SceneDriver

/// `--watch`: what makes a command run again.
struct WatchTests {
    /// Files in memory that change while a command waits.
    private final class ChangingFiles {
        var texts: [String: String]
        /// The number of writes of each file, which its stamp shows.
        var versions: [String: Int] = [:]
        /// What happens during each pause, in order; the watching ends after the last one.
        var changes: [(ChangingFiles) -> Void] = []

        init(_ texts: [String: String]) {
            self.texts = texts
        }

        func write(_ path: String, _ text: String) {
            texts[path] = text
            versions[path, default: 0] += 1
            versions[""] = (versions[""] ?? 0) + 1
        }

        func remove(_ path: String) {
            texts[path] = nil
            versions[""] = (versions[""] ?? 0) + 1
        }

        var fileSystem: FileSystem {
            var memory: FileSystem {
                .memory(texts.map { Script.File(path: $0.key, text: $0.value) }, standardInput: "")
            }
            return FileSystem(
                kind: { path throws(FileProblem) in try memory.kind(path) },
                entries: { path throws(FileProblem) in try memory.entries(path) },
                realPath: { path throws(FileProblem) in try memory.realPath(path) },
                open: { path throws(FileProblem) in try memory.open(path) },
                standardInput: { memory.standardInput() },
                replace: { path, bytes throws(FileProblem) in self.write(path, String(decoding: bytes, as: UTF8.self))
                },
                create: { path, bytes throws(FileProblem) in self.write(path, String(decoding: bytes, as: UTF8.self)) },
                watching: Watching(
                    begin: {},
                    pause: {
                        if self.changes.isEmpty { return false }
                        self.changes.removeFirst()(self)
                        return true
                    },
                    stamp: { path in
                        let name = path == "." ? "" : path.hasPrefix("/") ? String(path.dropFirst()) : path
                        if !name.isEmpty, self.texts[name] == nil { return nil }
                        return FileStamp(seconds: self.versions[name] ?? 0, nanoseconds: 0, size: 0, identity: 0)
                    }))
        }

        /// Runs a command and returns its standard output, and the status.
        func run(_ arguments: String...) -> (output: String, status: Int32) {
            let standard = Recorder()
            let error = Recorder()
            let status = SceneDriver.run(
                arguments: arguments, environment: ProcessEnvironment { _ in nil }, files: fileSystem,
                output: Output(standard: standard.sink, error: error.sink))
            return (standard.text, status)
        }
    }

    private static let passing = "scene A 100x100 { expect hit 1,1 -> A }"
    private static let failing = "scene A 100x100 { expect hit 1,1 .none }"
    private static let nothing: @Sendable (ChangingFiles) -> Void = { _ in }

    @Test func runsAgainAfterAChange() {
        let files = ChangingFiles(["a.scene": Self.passing])
        files.changes = [Self.nothing, { $0.write("a.scene", Self.failing) }, Self.nothing, Self.nothing]
        let (output, status) = files.run("test", "--watch", "a.scene")
        #expect(output.components(separatedBy: "1 passed, 0 failed").count == 2)
        #expect(output.components(separatedBy: "0 passed, 1 failed").count == 2)
        #expect(status == 130)
    }

    /// A file that is still being written isn't read before it stays the same.
    @Test func waitsUntilNothingChanges() {
        let files = ChangingFiles(["a.scene": Self.passing])
        files.changes = [
            { $0.write("a.scene", "scene A 100x100 { exp") }, { $0.write("a.scene", Self.failing) }, Self.nothing,
        ]
        let (output, _) = files.run("test", "--watch", "a.scene")
        #expect(output.contains("1 passed, 0 failed\n"))
        #expect(output.hasSuffix("0 passed, 1 failed\n"))
        #expect(!output.contains("error"))
    }

    @Test func survivesADeletedFile() {
        let files = ChangingFiles(["a.scene": Self.passing])
        files.changes = [
            { $0.remove("a.scene") }, Self.nothing, Self.nothing, { $0.write("a.scene", Self.failing) }, Self.nothing,
        ]
        let (output, status) = files.run("test", "--watch", "a.scene")
        #expect(output.hasSuffix("0 passed, 1 failed\n"))
        #expect(status == 130)
    }

    @Test func survivesAFolderInItsPlace() {
        let files = ChangingFiles(["a.scene": Self.passing])
        files.changes = [
            {
                $0.remove("a.scene")
                $0.write("a.scene/notes.txt", "")
            }, Self.nothing,
            {
                $0.remove("a.scene/notes.txt")
                $0.write("a.scene", Self.failing)
            }, Self.nothing, Self.nothing,
        ]
        let (output, _) = files.run("test", "--watch", "a.scene")
        #expect(output.hasSuffix("0 passed, 1 failed\n"))
    }

    @Test func importsAndConfigurationsAreWatched() {
        let files = ChangingFiles([
            "a.scene": "import \"parts.scene\"\nscene A 100x100 { button Save frame 0,0 width size }\n",
            "parts.scene": "let width = 50x50\n",
        ])
        files.changes = [
            { $0.write("parts.scene", "let size = 50x50\n") }, Self.nothing,
            { $0.write(".scenec.json", "{\"minimumTarget\": 60, \"oops\": 1}") }, Self.nothing,
        ]
        let error = Recorder()
        _ = SceneDriver.run(
            arguments: ["check", "--watch", "a.scene"], environment: ProcessEnvironment { _ in nil },
            files: files.fileSystem, output: Output(standard: Recorder().sink, error: error.sink))
        #expect(error.text.components(separatedBy: "waiting for changes").count == 4)
        #expect(error.text.contains(".scenec.json:1:23: there is no key `oops`"))
    }

    /// New scenes in a folder count; what editors put beside the one you edit doesn't.
    @Test func newFilesInAFolder() {
        let files = ChangingFiles(["a.scene": Self.passing])
        files.changes = [
            { $0.write(".a.scene.swp", "") }, Self.nothing, { $0.write("b.scene", Self.failing) }, Self.nothing,
        ]
        let (output, _) = files.run("test", "--watch", ".")
        #expect(output.components(separatedBy: " passed").count == 3)
        #expect(output.hasSuffix("1 passed, 1 failed\n"))
    }

    /// What the command writes itself is no change.
    @Test func writtenFilesAreNoChange() {
        let files = ChangingFiles(["a.scene": "scene A 100x100 { button Save hiden frame 0,0 50x50 }\n"])
        files.changes = [Self.nothing, Self.nothing]
        let (output, _) = files.run("check", "--fix", "--watch", "a.scene")
        #expect(output.components(separatedBy: "fixed").count == 2)
        let drawing = ChangingFiles(["a.scene": Self.passing])
        drawing.changes = [Self.nothing, Self.nothing]
        let (_, status) = drawing.run("draw", "--watch", "-o", "a.svg", "a.scene")
        #expect(status == 130)
        #expect(drawing.versions["a.svg"] == 1)
    }
}
