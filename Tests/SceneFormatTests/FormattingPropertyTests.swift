import Foundation
import SceneFormat
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests properties of formatting that hold for any text: on all scenes of the project, on variants with other blanks,
/// line ends and comments, and on mutated texts.
struct FormattingPropertyTests {
    @Test func formattingKeepsEverythingButBlanks() throws {
        for (path, text) in try Self.scenes() { Self.check(path, text) }
    }

    @Test func formattingDoesNotDependOnBlanks() throws {
        var random = SplitMix(seed: 41)
        for (path, text) in try Self.scenes() {
            for _ in trials(1) where random.happens(0.5) { Self.check(path, Self.withOtherBlanks(text, &random)) }
        }
    }

    @Test func formattingKeepsMutatedTexts() throws {
        var random = SplitMix(seed: 42)
        for (path, text) in try Self.scenes() where text.count < 20_000 {
            for _ in trials(1) where random.happens(0.7) { Self.check(path, Self.mutated(text, &random)) }
        }
    }

    /// Checks all properties of formatting `text`, unless it has syntax errors.
    private static func check(_ path: String, _ text: [UInt8]) {
        let tree = SyntaxTree.parse(Source(path: path, bytes: text))
        guard let formatted = tree.formatted() else { return }
        let after = SyntaxTree.parse(Source(path: path, bytes: formatted))
        let shown = { String(decoding: text, as: UTF8.self) + "\n-->\n" + String(decoding: formatted, as: UTF8.self) }
        #expect(after.syntaxErrors.isEmpty, "\(path)\n\(shown())")
        #expect(after.formatted() == formatted, "not idempotent: \(path)\n\(shown())")
        #expect(tokens(of: tree) == tokens(of: after), "other tokens: \(path)\n\(shown())")
        #expect(nodes(of: tree) == nodes(of: after), "another tree: \(path)\n\(shown())")
        #expect(comments(of: tree) == comments(of: after), "other comments: \(path)\n\(shown())")
        let lines = formatted.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(
            !lines.contains { $0.last == UInt8(ascii: " ") || $0.last == UInt8(ascii: "\r") }, "\(path)\n\(shown())")
        #expect(formatted.isEmpty || formatted.last == UInt8(ascii: "\n"), "\(path)")
    }

    /// The texts of all tokens except semicolons.
    private static func tokens(of tree: SyntaxTree) -> [String] {
        (0..<tree.tokens.count).map { TokenID(index: $0) }.filter { tree.tokens.kind($0) != .semicolon }.map(tree.text)
    }

    private static func nodes(of tree: SyntaxTree) -> [SyntaxKind] {
        (0..<tree.nodeCount).map { tree.kind(NodeID(index: $0)) }
    }

    private static func comments(of tree: SyntaxTree) -> [String] {
        var comments: [String] = []
        var end = 0
        for index in 0..<tree.tokens.count {
            let range = tree.tokens.range(TokenID(index: index))
            let gap = tree.source.text(in: SourceRange(start: end, end: range.start, in: .only))
            for line in gap.split(whereSeparator: { $0.isNewline }) {
                guard let start = line.firstRange(of: "//")?.lowerBound else { continue }
                comments.append(line[start...].trimmingCharacters(in: .whitespaces))
            }
            end = range.end
        }
        return comments
    }

    /// Returns `text` with blanks, line ends and comments added or removed where this keeps the tokens.
    private static func withOtherBlanks(_ text: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        let tree = SyntaxTree.parse(Source(path: "", bytes: text))
        var result: [UInt8] = []
        var end = 0
        for index in 0..<tree.tokens.count {
            let token = TokenID(index: index)
            let range = tree.tokens.range(token)
            var gap = Array(text[end..<range.start])
            if !gap.isEmpty {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: gap += Array("   ".utf8)
                case 1 where tree.tokens.startsLine(token): gap += Array("\n\n\n".utf8)
                case 2 where tree.tokens.startsLine(token): gap += Array("// more \t\n  ".utf8)
                case 3 where !tree.tokens.startsLine(token): gap = Array(" ".utf8)
                case 4 where tree.tokens.startsLine(token): gap = Array(" // behind\r\n\t".utf8) + gap
                default: break
                }
            }
            result += gap + text[range.start..<range.end]
            end = range.end
        }
        return result
    }

    /// Returns `text` with one token removed, repeated or replaced.
    private static func mutated(_ text: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        let tree = SyntaxTree.parse(Source(path: "", bytes: text))
        let token = tree.tokens.range(TokenID(index: Int.random(in: 0..<max(1, tree.tokens.count), using: &random)))
        let other = tree.tokens.range(TokenID(index: Int.random(in: 0..<max(1, tree.tokens.count), using: &random)))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return Array(text[..<token.start] + text[token.end...])
        case 1: return Array(text[..<token.end] + text[token.start...])
        default: return Array(text[..<token.start] + text[other.start..<other.end] + text[token.end...])
        }
    }

    /// All scene files of the project.
    private static func scenes() throws -> [(path: String, text: [UInt8])] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var scenes: [(String, [UInt8])] = []
        for folder in ["examples", "Tests"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if file.pathExtension == "scene" { scenes.append((file.path, Array(try Data(contentsOf: file)))) }
            }
        }
        return scenes.sorted { $0.0 < $1.0 }
    }
}
