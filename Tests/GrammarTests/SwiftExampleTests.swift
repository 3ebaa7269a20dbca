import Foundation
import SceneLint
import Testing

@testable import TestSupport

/// The Swift examples of the documentation compile against the UIKit interface in `Tests/UIKitInterface`.
struct SwiftExampleTests {
    private static let root = Fixtures("../..")

    /// A Swift block on a page.
    private struct Example {
        var page: String
        var block: MarkdownPage.CodeBlock

        /// The block as the body of a method of the example screen. Compiler errors refer to the lines of the page.
        func method(_ index: Int) -> String {
            """
            extension ExampleScreen {
                func example\(index)() {
            #sourceLocation(file: "\(page)", line: \(block.line))
            \(block.text)#sourceLocation()
                }
            }

            """
        }
    }

    private static func examples() throws -> [Example] {
        var pages = try ["README.md", "CONTRIBUTING.md", "grammar/README.md"].map { ($0, try root.text($0)) }
        pages += RuleRegistry.rules.map { ("explanation of \($0.name)", $0.explanation) }
        return pages.flatMap { page, text in
            MarkdownPage(text).codeBlocks.filter { $0.language == "swift" }.map { Example(page: page, block: $0) }
        }
    }

    @Test func examplesCompile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try Self.examples().enumerated().map { $1.method($0) }.joined()
        let file = folder.appendingPathComponent("Examples.swift")
        try Data(text.utf8).write(to: file)
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let interface = ["Geometry", "UIKit", "UIView", "UITableView", "ExampleScreen"].map {
            tests.path + "/UIKitInterface/\($0).swift"
        }
        let log = folder.appendingPathComponent("log")
        try Data().write(to: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Swift's own tools use SWIFT_EXEC to select another compiler.
        let compiler = ProcessInfo.processInfo.environment["SWIFT_EXEC"] ?? "swiftc"
        let options = ["-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
        process.arguments = [compiler] + options + interface + [file.path]
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        process.waitUntilExit()
        let messages = try String(contentsOf: log, encoding: .utf8)
        #expect(process.terminationStatus == 0, "\(messages)")
    }

    /// An example shows what to change, not a whole app.
    @Test func examplesAreShort() throws {
        for example in try Self.examples() {
            #expect(example.block.text.split(separator: "\n").count <= 15, "\(example.page):\(example.block.line)")
        }
    }
}
