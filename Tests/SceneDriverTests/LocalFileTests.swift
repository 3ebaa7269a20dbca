import Foundation
import Synchronization
import Testing

@testable import SceneDriver

/// The number of handled signals.
private let handledSignals = Atomic(0)

/// Tests with real files, in a temporary folder.
struct LocalFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Makes `path` a symbolic link to `target`.
    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// Returns what the finder finds for paths in the folder, with paths relative to the folder.
    private func find(_ paths: String...) -> (files: [String], unreadable: [UnreadablePath], empty: [String]) {
        let prefix = folder.path + "/"
        let finder = SceneFinder(
            InputPaths(paths.map { prefix + $0 }, standardInputName: nil), in: .local,
            ConfigurationFinder(.local, isOn: false))
        return (
            finder.files.map { String($0.name.dropFirst(prefix.count)) },
            finder.unreadable.map { .init(name: String($0.name.dropFirst(prefix.count)), problem: $0.problem) },
            finder.emptyFolders.map { String($0.name.dropFirst(prefix.count)) }
        )
    }

    @Test func scenesAreInByteOrderOfTheirPaths() throws {
        for path in ["b.scene", "a/z.scene", "a.scene", "a-b.scene", "Z.scene", "é.scene", "a/.hidden/x.scene"] {
            try folder.write("", path)
        }
        try folder.write("", "notes.txt")
        try folder.write("", ".scene")
        let names = ["Z.scene", "a-b.scene", "a.scene", "a/.hidden/x.scene", "a/z.scene", "b.scene", "é.scene"]
        #expect(find("").files == names)
    }

    @Test func aFileNamedTwiceIsReadOnce() throws {
        try folder.write("", "a/x.scene")
        try link("l.scene", to: "a/x.scene")
        #expect(find("a/x.scene", "a/../a/x.scene", "l.scene", "a").files == ["a/x.scene"])
    }

    @Test func linksAreFollowedButNotInCycles() throws {
        try folder.write("", "a/x.scene")
        try folder.write("", "outside/y.scene")
        try link("a/self", to: ".")
        try link("a/up", to: "..")
        try link("a/there", to: "../outside")
        try link("outside/back", to: "../a")
        try link("a/circle.scene", to: "circle.scene")
        try link("a/nowhere.scene", to: "nothing")
        try link("a/nowhere", to: "nothing")
        let found = find("a")
        #expect(found.files == ["a/there/y.scene", "a/x.scene"])
        #expect(
            found.unreadable == [
                .init(name: "a/circle.scene", problem: .tooManyLinks),
                .init(name: "a/nowhere.scene", problem: .isBrokenLink),
            ])
    }

    /// A scene file whose name isn't valid UTF-8 can't be read, because the name can't be printed. Other files with
    /// such names don't matter. On macOS no file can have such a name.
    @Test func namesThatAreNotUTF8() throws {
        for name in [[0xFF] + Array(".scene".utf8), [0xFF]] as [[UInt8]] {
            let path = Array(folder.path.utf8) + [0x2F] + name + [0]
            let descriptor = open(path.map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o600)
            if descriptor < 0, errno == EILSEQ { return }
            try #require(descriptor >= 0)
            close(descriptor)
        }
        #expect(find("").unreadable == [.init(name: "\u{FFFD}.scene", problem: .nameIsNotUTF8)])
    }

    @Test func foldersWithoutScenes() throws {
        try folder.write("", "a/notes.txt")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder.scene"), withIntermediateDirectories: true)
        let found = find("a", "folder.scene")
        #expect(found.empty == ["a", "folder.scene"])
        #expect(found.files.isEmpty)
    }

    @Test func reasonsWhyAFileCannotBeRead() throws {
        try folder.write("", "a.scene")
        let path = folder.path
        #expect(throws: FileProblem.isAFolder) { try FileSystem.local.open(path) }
        #expect(throws: FileProblem.doesNotExist) { try FileSystem.local.open(path + "/b.scene") }
        #expect(throws: FileProblem.notAFolder) { try FileSystem.local.open(path + "/a.scene/b") }
        #expect(throws: FileProblem.nameIsTooLong) {
            try FileSystem.local.open(path + "/" + String(repeating: "n", count: 300))
        }
    }

    @Test func bytesAreReadUnchanged() throws {
        let text = String(repeating: "scene\r\n\u{0}\u{FEFF}", count: 20_000)
        try folder.write(text, "a.scene")
        let reader = try FileSystem.local.open(folder.appendingPathComponent("a.scene").path)
        #expect(reader.expectedCount == text.utf8.count)
        #expect(try reader.all() == Array(text.utf8))
    }

    @Test func fileSizeIsLimited() throws {
        try folder.write("0123456789", "a.scene")
        let path = folder.appendingPathComponent("a.scene").path
        #expect(try FileSystem.local.open(path).all(limit: 10).count == 10)
        #expect(throws: FileProblem.tooLarge) { try FileSystem.local.open(path).all(limit: 9) }
        // The size of a pipe isn't known in advance.
        #expect(throws: FileProblem.tooLarge) { try FileSystem.reader(Array("0123456789".utf8)).all(limit: 9) }
    }

    @Test func readingAnEndlessDeviceFails() throws {
        #expect(throws: FileProblem.tooMuch) { try FileSystem.local.open("/dev/zero").all() }
    }

    @Test func aPipeIsReadIfItIsNamed() async throws {
        let path = folder.appendingPathComponent("pipe.scene").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(find("").files.isEmpty && find("").unreadable.map { $0.problem } == [.notAFile])
        let writing = Task.detached { try Data("through the pipe".utf8).write(to: URL(fileURLWithPath: path)) }
        #expect(try FileSystem.local.open(path).all() == Array("through the pipe".utf8))
        try await writing.value
    }

    @Test func resultsAreWrittenToDevicesAndPipes() throws {
        try FileSystem.local.write("/dev/null", [1, 2, 3])
        let path = folder.appendingPathComponent("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        // With a reader, the write doesn't wait.
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        #expect(reader >= 0)
        defer { close(reader) }
        try FileSystem.local.write(path, Array("through the pipe".utf8))
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(reader, &bytes, bytes.count)
        #expect(Array(bytes.prefix(max(0, count))) == Array("through the pipe".utf8))
        #expect(try FileSystem.local.kind(path) == .other)
    }

    // MARK: Replacing

    /// What a link leads to outside a folder is read, but only changed if the call names it.
    @Test(arguments: [["fmt"], ["check", "--fix"]])
    func filesOutsideTheFolderOfACallStay(_ command: [String]) throws {
        let text = "scene  Main 9x9 {\n  view A fill hiden\n}\n"
        func write() throws {
            for path in ["a/x.scene", "outside/y.scene", "z.scene"] {
                try folder.write(text, path)
            }
        }
        func changed(_ paths: String...) throws -> [String] {
            try write()
            let before = try contents(of: "z.scene")
            let recorder = Recorder(isTerminal: false)
            defer { #expect(!recorder.text.isEmpty) }
            _ = run(
                arguments: command + paths.map { folder.appendingPathComponent($0).path },
                environment: ProcessEnvironment { _ in nil }, files: .local,
                output: Output(standard: recorder.sink, error: recorder.sink))
            return try ["a/x.scene", "outside/y.scene", "z.scene"].filter { try contents(of: $0) != before }
        }
        func contents(of path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        try write()
        try link("a/there", to: "../outside")
        try link("a/z.scene", to: "../z.scene")
        #expect(try changed("a") == ["a/x.scene"])
        #expect(try changed("a", "outside") == ["a/x.scene", "outside/y.scene"])
        #expect(try changed("outside", "a/z.scene", "a") == ["a/x.scene", "outside/y.scene", "z.scene"])
    }

    /// Returns the permissions of the file at `path`; follows links.
    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.appendingPathComponent(path).resolvingSymlinksInPath().path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    private func replace(_ path: String, _ text: String) throws {
        try FileSystem.local.replace(folder.appendingPathComponent(path).path, Array(text.utf8))
    }

    /// Expects that `change` removes the file of a killed process from the folder, but no other file.
    private func expectRemoval(by change: () throws -> Void) throws {
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/sh")
        ended.arguments = ["-c", ":"]
        try ended.run()
        ended.waitUntilExit()
        let number = ended.processIdentifier
        let old = [".scenec-\(number)-abcdef", ".scenec-\(getpid())-abcdef", ".scenec-\(number)", "a-\(number)-abcdef"]
        for name in old + [".scenec-\(number)-ghijkl", "a.scene"] { try folder.write("", name) }
        for name in old {
            let time: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -90)]
            try FileManager.default.setAttributes(time, ofItemAtPath: folder.appendingPathComponent(name).path)
        }
        try change()
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(left) == Set(old.dropFirst() + [".scenec-\(number)-ghijkl", "a.scene"]))
    }

    /// A process that is killed leaves its new file. The next one in the folder removes it, but no other file.
    @Test func filesOfKilledProcessesAreRemoved() throws {
        try expectRemoval { try replace("a.scene", "new") }
    }

    @Test func filesOfKilledProcessesAreRemovedBeforeOneIsCreated() throws {
        try expectRemoval {
            try FileManager.default.removeItem(atPath: folder.path + "/a.scene")
            try FileSystem.local.create(folder.path + "/a.scene", [])
        }
    }

    /// `--fix` removes them even if there is nothing to fix.
    @Test func filesOfKilledProcessesAreRemovedWithoutFixes() throws {
        try expectRemoval {
            let recorder = Recorder(isTerminal: false)
            _ = run(
                arguments: ["check", "--fix", folder.path], environment: ProcessEnvironment { _ in nil },
                files: .local, output: Output(standard: recorder.sink, error: recorder.sink))
        }
    }

    @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
        try folder.write("old", "a.scene")
        for permissions in [0o640, 0o755, 0o2600] {
            let path = folder.appendingPathComponent("a.scene").path
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
            try replace("a.scene", "new \(permissions)")
            #expect(try FileSystem.local.open(path).all() == Array("new \(permissions)".utf8))
            #expect(try mode("a.scene") == permissions)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.scene"])
    }

    /// A link remains a link; its target is replaced.
    @Test func linksAreFollowed() throws {
        try folder.write("old", "folder/a.scene")
        try link("there", to: "folder")
        try link("l.scene", to: "there/a.scene")
        try replace("l.scene", "new")
        #expect(
            try FileSystem.local.open(folder.appendingPathComponent("folder/a.scene").path).all() == Array("new".utf8))
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.appendingPathComponent("l.scene").path)
        #expect(target == "there/a.scene")
    }

    /// A file with several hard links isn't replaced, because the other links would keep the old text.
    /// Such a link would otherwise count as no configuration, and its rules would be missing without a word.
    @Test func aConfigurationBehindABrokenLinkIsReported() throws {
        try link(".scenec.json", to: "nowhere.json")
        let finder = ConfigurationFinder(.local, isOn: true)
        _ = finder.configuration(ofFolder: folder.path)
        #expect(finder.errors.map(\.message).first?.hasSuffix("its symbolic link leads to nothing") == true)
        try FileManager.default.removeItem(at: folder.appendingPathComponent(".scenec.json"))
        try link(".scenec.json", to: ".scenec.json")
        let other = ConfigurationFinder(.local, isOn: true)
        _ = other.configuration(ofFolder: folder.path)
        #expect(other.errors.count == 1)
    }

    @Test func hardLinksAreNotSeparated() throws {
        try folder.write("old", "a.scene")
        let path = folder.appendingPathComponent("a.scene").path
        let other = folder.appendingPathComponent("b.scene").path
        try FileManager.default.linkItem(atPath: path, toPath: other)
        for name in ["a.scene", "b.scene"] {
            #expect(throws: FileProblem.hasHardLinks) { try replace(name, "new") }
        }
        #expect(try FileSystem.local.open(path).all() == Array("old".utf8))
        try FileManager.default.removeItem(atPath: other)
        try replace("a.scene", "new")
        #expect(try FileSystem.local.open(path).all() == Array("new".utf8))
    }

    /// A file is only created where there is none.
    @Test func creatingAFile() throws {
        let path = folder.appendingPathComponent("new.scene").path
        try FileSystem.local.create(path, Array("new".utf8))
        #expect(try FileSystem.local.open(path).all() == Array("new".utf8))
        #expect(throws: (any Error).self) { try FileSystem.local.create(path, []) }
        #expect(throws: FileProblem.doesNotExist) { try FileSystem.local.create(folder.path + "/gone/a.scene", []) }
        #expect(throws: FileProblem.isAFolder) { try FileSystem.local.create(path + "/", []) }
        try link("broken.scene", to: "nowhere.scene")
        #expect(throws: (any Error).self) { try FileSystem.local.create(folder.path + "/broken.scene", []) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == ["broken.scene", "new.scene"])
        #expect(try FileSystem.local.open(path).all() == Array("new".utf8))
        // New files get the same permissions as those of other programs.
        try folder.write("", "other.scene")
        #expect(try mode("new.scene") == mode("other.scene"))
    }

    /// A file has its name only once it is complete, so that a process that is killed leaves no part of it.
    @Test func createdFilesAreComplete() throws {
        let path = folder.appendingPathComponent("new.scene").path
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
        let thread = Foundation.Thread { try? FileSystem.local.create(path, bytes) }
        thread.start()
        while !thread.isFinished, access(path, F_OK) != 0 { usleep(20) }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(size == bytes.count)
        while !thread.isFinished { usleep(100) }
    }

    /// A signal is delivered after a file is replaced, and isn't lost.
    @Test func signalsAreHeld() throws {
        _ = signal(SIGUSR2) { _ in handledSignals.add(1, ordering: .relaxed) }
        // Threads that run tests may block all signals.
        var own = sigset_t()
        var before = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, SIGUSR2)
        pthread_sigmask(SIG_UNBLOCK, &own, &before)
        defer {
            pthread_sigmask(SIG_SETMASK, &before, nil)
            _ = signal(SIGUSR2, SIG_DFL)
        }
        try withSignalsHeld { () throws(FileProblem) in
            _ = raise(SIGUSR2)
            #expect(handledSignals.load(ordering: .relaxed) == 0)
        }
        #expect(handledSignals.load(ordering: .relaxed) == 1)
        #expect(throws: FileProblem.isClosed) { try withSignalsHeld { () throws(FileProblem) in throw .isClosed } }
        _ = raise(SIGUSR2)
        #expect(handledSignals.load(ordering: .relaxed) == 2)
    }

    /// If replacing fails, nothing changes.
    @Test func reasonsWhyAFileCannotBeReplaced() throws {
        try folder.write("old", "a.scene")
        let path = folder.path
        #expect(throws: FileProblem.doesNotExist) { try FileSystem.local.replace(path + "/b.scene", []) }
        #expect(throws: FileProblem.notAFile) { try FileSystem.local.replace(path, []) }
        #expect(throws: FileProblem.notAFile) { try FileSystem.local.replace("/dev/null", []) }
        #expect(throws: FileProblem.notAFolder) { try FileSystem.local.replace(path + "/a.scene/b", []) }
        // Permissions don't restrict root.
        if geteuid() != 0 {
            try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path + "/a.scene")
            #expect(throws: FileProblem.noPermission) { try FileSystem.local.replace(path + "/a.scene", []) }
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path + "/a.scene")
            try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
            #expect(throws: FileProblem.noPermissionInFolder) { try FileSystem.local.replace(path + "/a.scene", []) }
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        }
        #expect(try FileSystem.local.open(path + "/a.scene").all() == Array("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a.scene"])
    }
}
