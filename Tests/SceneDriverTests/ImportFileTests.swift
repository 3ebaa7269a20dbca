import Foundation
import SceneText
import TestSupport
import Testing

@testable import SceneDriver

/// Tests imports of real files, in a temporary folder, and of very many files.
struct ImportFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Returns what `check --format short` writes about `paths`, with paths relative to the folder.
    private func check(_ paths: String..., files: FileSystem = .local) -> String {
        let (standard, error) = (Recorder(isTerminal: false), Recorder(isTerminal: false))
        let prefix = folder.path + "/"
        _ = run(
            arguments: ["check", "--format", "short"] + paths.map { prefix + $0 },
            environment: ProcessEnvironment { _ in nil }, files: files,
            output: Output(standard: standard.sink, error: error.sink))
        return (standard.text + error.text).replacing(prefix, with: "")
    }

    /// A link, or `..`, leads out of the folder that the command was called on.
    @Test func importsStayInTheFolderOfTheCall() throws {
        try folder.write("let gap = 8", "secret.scene")
        try folder.write("let gap = 8", "project/parts.scene")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("project/link.scene").path, withDestinationPath: "../secret.scene")
        let outside = "it is neither in a folder that the command was called on nor in the working directory"
        for path in ["../secret.scene", "link.scene", "../gone.scene", "../gone/x.scene", "sub/../../secret.scene"] {
            try folder.write("import \"\(path)\"", "project/main.scene")
            let expected = "project/main.scene:1:8: error: can't read `\(path)`: \(outside) [unreadable-file]\n"
            #expect(check("project/main.scene") == expected)
        }
        try folder.write("", "project/main.scene")
        try folder.write("import \"../parts.scene\"\nlet a = (gap)", "project/sub/main.scene")
        #expect(check("project") == "")
        #expect(check("project/sub").contains(outside))
        #expect(check("project/sub", "project") == "")
    }

    /// A file is the same by whatever path it is imported.
    @Test func linksLeadToOneFile() throws {
        try folder.write("let gap = 8", "parts.scene")
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("link.scene").path, withDestinationPath: "parts.scene")
        try folder.write("import \"parts.scene\"\nimport \"link.scene\"\nlet a = (gap)", "main.scene")
        let expected = "main.scene:2:8: error: this file is already imported [duplicate-name]\n"
        #expect(check("main.scene") == expected)
    }

    /// Nothing but a file is read: a pipe would never end.
    @Test func pipesAreNotRead() throws {
        mkfifo(folder.appendingPathComponent("pipe.scene").path, 0o600)
        try folder.write("import \"pipe.scene\"", "main.scene")
        let expected =
            "main.scene:1:8: error: can't read `pipe.scene`: it isn't a regular file [unreadable-file]\n"
        #expect(check("main.scene") == expected)
    }

    /// A file that an editor or a terminal wrote as UTF-16 says so.
    @Test func filesInUTF16() throws {
        let scene = ("wide.scene", "scene A 9x9 { }", 4, "syntax")
        let printout = ("wide.txt", "<UIWindow: 0x1; frame = (0 0; 9 9)>", 1, "unreadable-view")
        for (name, text, column, rule) in [scene, printout] {
            let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            try Data([0xFF, 0xFE] + bytes).write(to: folder.appendingPathComponent(name))
            #expect(check(name) == "\(name):1:\(column): error: this file is UTF-16 [\(rule)]\n")
        }
    }

    /// Each file is opened once, in whatever order files are named and imported.
    @Test func eachFileIsReadOnce() throws {
        try folder.write("let gap = 8", "a.scene")
        try folder.write("import \"a.scene\"\nimport \"z.scene\"\nlet b = (gap + last)", "b.scene")
        try folder.write("import \"b.scene\"\nimport \"sub/../a.scene\"\nlet c = (b + gap)", "c.scene")
        try folder.write("import \"c.scene\"\nlet last = 1", "y.scene")
        try folder.write("let last = 8", "z.scene")
        try folder.write("", "sub/empty.scene")
        var opened: [String] = []
        var files = FileSystem.local
        let open = files.open
        files.open = { path throws(FileProblem) in
            opened.append(try FileSystem.local.realPath(path))
            return try open(path)
        }
        #expect(check("b.scene", "a.scene", "c.scene", "y.scene", "z.scene", files: files).contains("y.scene:1:8"))
        #expect(opened.count == 5)
        #expect(Set(opened).count == 5)
        opened = []
        _ = check("", files: files)
        #expect(opened.count == 6)
        #expect(Set(opened).count == 6)
    }
}

/// Files that import each other in large numbers.
struct ManyImportsTests {
    /// Returns the status and output of `check --format short` with generated files.
    private func check(_ paths: [String], _ text: @escaping (_ file: Int) -> String) -> String {
        let files = FileSystem(
            kind: { path throws(FileProblem) in
                if !path.hasSuffix(".scene") { throw .doesNotExist }
                return .file
            }, entries: { _ throws(FileProblem) in [] },
            realPath: { path throws(FileProblem) in "/" + (path.split(separator: "/").last { $0 != "." } ?? "") },
            open: { path throws(FileProblem) in
                FileSystem.reader(Array(text(Int(path.filter(\.isNumber)) ?? 0).utf8))
            }, standardInput: { FileSystem.reader([]) })
        let (standard, error) = (Recorder(isTerminal: false), Recorder(isTerminal: false))
        let status = run(
            arguments: ["check", "--format", "short"] + paths, environment: ProcessEnvironment { _ in nil },
            files: files,
            output: Output(standard: standard.sink, error: error.sink))
        return "\(status): \(standard.text)\(error.text)"
    }

    private let count = 800

    @Test func chain() {
        let output = check(["0.scene"]) { [count] file in
            file == count ? "let a = 1" : "import \"\(file + 1).scene\"\nlet a\(file) = 2"
        }
        let lines = output.split(separator: "\n")
        #expect(lines.count == count)
        #expect(lines.last == "\(count - 1).scene:1:8: warning: nothing of \"\(count).scene\" is used [unused-import]")
    }

    @Test func circle() {
        let output = check(["0.scene"]) { [count] file in "import \"\((file + 1) % count).scene\"" }
        #expect(output.hasPrefix("1: 0.scene:1:8: error: this import is circular"))
        #expect(output.split(separator: "\n").count == count)
    }

    @Test func fan() {
        let output = check(["0.scene"]) { [count] file in
            file > 0
                ? "let a\(file) = 1"
                : (1...count).map { "import \"\($0).scene\"\n" }.joined() + "let sum = (a1 + a\(count))\n"
        }
        let lines = output.split(separator: "\n")
        #expect(lines.count == count - 2)
        #expect(lines.first == "0: 0.scene:2:8: warning: nothing of \"2.scene\" is used [unused-import]")
    }

    /// A mistake in a component is reported once, however many files use it.
    @Test func manyImportersOfOneFile() {
        let output = check((0...400).map { "\($0).scene" }) { file in
            file == 0
                ? "component bar view frame 0,0 10x10 { button B frame 0,20 44x44 }"
                : "import \"0.scene\"\nscene S\(file) 100x100 { bar V }"
        }
        let lines = output.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("0: 0.scene:1:38: warning: no part of") == true, "\(output.prefix(300))")
    }
}
