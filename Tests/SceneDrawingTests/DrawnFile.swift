import Foundation
import SceneLint
import SceneQueries
import TestSupport

@testable import SceneDriver

/// What `scenec draw` makes of a file.
struct DrawnFile: Sendable {
    let bytes: [UInt8]
    let errors: String
    let status: Int32

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Draws the file at `path`.
    init(_ path: String, _ arguments: [String] = []) {
        (bytes, errors, status) = Self.run(["draw", path] + arguments)
    }

    /// Returns the picture of a file of the project. It is drawn once, for all tests.
    static func ofProject(_ path: String) -> DrawnFile {
        files.value(for: path) { DrawnFile("\(project)/\(path)") }
    }

    private static let files = Memo<String, DrawnFile>()

    /// Draws a scene.
    ///
    /// - Parameter rules: The rules that look for findings to draw; `nil` for all.
    init(text: String, _ arguments: [String] = [], rules: [Rule]? = nil) {
        var analysis = Analysis.default
        if let rules { analysis.lint = { unit, _, order in LintedFile.lint(unit, rules: rules, displayOrder: order) } }
        (bytes, errors, status) = Self.run(["draw", "-"] + arguments, input: text, analysis)
    }

    /// Runs a command on local files.
    static func run(
        _ arguments: [String], input: String = "", _ analysis: Analysis = .default
    ) -> (bytes: [UInt8], errors: String, status: Int32) {
        var (output, error): ([UInt8], [UInt8]) = ([], [])
        let standard = ByteSink(isTerminal: false) { bytes in
            output += bytes
            return nil
        }
        let other = ByteSink(isTerminal: false) { bytes in
            error += bytes
            return nil
        }
        var files = FileSystem.local
        files.standardInput = {
            var rest: [UInt8]? = Array(input.utf8)
            return ByteReader { rest.take() ?? [] }
        }
        let status = SceneDriver.run(
            arguments: arguments, environment: ProcessEnvironment { _ in nil }, files: files,
            output: Output(standard: standard, error: other), analysis: analysis)
        return (output, String(decoding: error, as: UTF8.self), status)
    }

    /// The picture as XML. Throws if it isn't XML.
    func xml() throws -> MarkupElement { try parsedXML(bytes).get() }

    /// The folder of the project.
    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The scene files in `folders` of the project, by their paths in it.
    static func scenes(in folders: [String]) -> [String] {
        folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: "\(project)/\(folder)")?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".scene") }.map { "\(folder)/\($0)" }
        }.sorted()
    }
}
