import Foundation

/// A Swift program of a test: the project's stand-in for UIKit, and files that are written for it.
struct SwiftProgram {
    private let folder: URL
    private var files: [String] = []

    /// Creates a program that begins with the interface of UIKit.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        files = ["Geometry", "UIKit", "UIView", "UITableView", "XCTest", "MethodTables"].map {
            tests.path + "/UIKitInterface/\($0).swift"
        }
    }

    /// Adds a file. What it imports is part of the program.
    mutating func add(_ text: String, named name: String) throws {
        let file = folder.appendingPathComponent(name + ".swift")
        let modules = ["import UIKit", "import XCTest"]
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !modules.contains(String($0))
        }
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
        files.append(file.path)
    }

    /// Compiles the program, and returns what the compiler says.
    func compile() throws -> String {
        let options = ["-Onone", "-wmo", "-Xfrontend", "-disable-llvm-verify", "-o", folder.path + "/program"]
        return try compiler(options, version: 6)
    }

    /// Type-checks the program in the mode of a version of Swift, and returns what the compiler says.
    func typeCheck(version: Int) throws -> String { try compiler(["-typecheck"], version: version) }

    private func compiler(_ options: [String], version: Int) throws -> String {
        // Swift's own tools use SWIFT_EXEC to select another compiler.
        let compiler = ProcessInfo.processInfo.environment["SWIFT_EXEC"] ?? "swiftc"
        let mode = ["-parse-as-library", "-swift-version", "\(version)", "-warnings-as-errors"]
        return try run("/usr/bin/env", [compiler] + mode + options + files).output
    }

    /// Runs the compiled program with these lines on standard input, and returns what it writes.
    func run(_ lines: [String], _ arguments: [String] = []) throws -> String {
        let input = folder.appendingPathComponent("input")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        let result = try run(folder.path + "/program", arguments, input: FileHandle(forReadingFrom: input))
        return result.status == 0 ? result.output : result.output + "status \(result.status)"
    }

    /// Runs the formatter with its default settings over files with these texts, and returns its findings.
    func formatterFindings(_ texts: [String]) throws -> String {
        let settings = folder.appendingPathComponent("settings.json")
        try Data("{\"version\":1}".utf8).write(to: settings)
        let paths = try texts.enumerated().map { index, text in
            let file = folder.appendingPathComponent("Exported\(index).swift")
            try Data(text.utf8).write(to: file)
            return file.path
        }
        let options = ["swift", "format", "lint", "--strict", "--configuration", settings.path]
        return try run("/usr/bin/env", options + paths).output
    }

    /// Removes the files.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func run(
        _ executable: String, _ arguments: [String], input: FileHandle = .nullDevice
    ) throws -> (output: String, status: Int32) {
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = input
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return (try String(contentsOf: log, encoding: .utf8), process.terminationStatus)
    }
}
