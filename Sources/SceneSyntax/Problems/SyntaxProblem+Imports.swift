import SceneText

/// Texts and fixes for errors in imports.
extension SyntaxProblem {
    /// Returns the text for errors in imports.
    func importWording(_ text: String, _ around: Surroundings) -> Wording? {
        switch reason {
        case .missingImportPath:
            Wording("this `import` does not name a file", "write the file's path in quotes: `import \"parts.scene\"`")
        case .importPathWithoutQuotes where Self.modules.contains(text):
            Wording("a scene imports no modules such as `\(text)`", "its words are UIKit's already; remove the line")
        case .importPathWithoutQuotes:
            Wording(
                "write the path of an imported file in quotes",
                text.asScenePath.map { "write `import \"\($0)\"`" }
                    ?? "write `import \"parts.scene\"`; it brings all `let`s of that file")
        case .interpolatedImportPath:
            Wording(
                "the path of an import cannot depend on a value", "write the whole path: `import \"parts.scene\"`")
        case .severalImports:
            Wording("an `import` names one file", "write one `import` a line")
        case .foreignImport:
            Wording(
                "`\(text)` is not how a file is imported",
                "write `import \(around.firstStringAfter ?? "\"parts.scene\"")`")
        case .nestedImport:
            Wording(
                "an `import` is not allowed in a block",
                "write it at the start of the file; what it brings is known everywhere in the file")
        default: nil
        }
    }

    /// Returns fixes for imports with a single plausible meaning.
    func importFix(_ text: String, _ around: Surroundings, _ source: Source) -> Diagnostic.Fix? {
        switch reason {
        case .importPathWithoutQuotes where Self.modules.contains(text):
            // The line begins with the word `import`.
            let line = range.with(start: around.lineBefore.start)
            guard around.lineAfter.length == 0, source.text(in: line) == "import \(text)" else { return nil }
            return Diagnostic.Fix(
                "remove the line", safe: false, edits: [Diagnostic.Edit(line.with(end: around.endOfLine), "")])
        case .severalImports where text == "," && around.byteAfter == UInt8(ascii: "\""):
            return Diagnostic.Fix(
                "write another `import`", safe: true,
                edits: [Diagnostic.Edit(range.union(around.blanksAfter), around.lineEnd + "import ")])
        case .severalImports where text != ",":
            return Diagnostic.Fix(
                "write another `import`", safe: true,
                edits: [Diagnostic.Edit(around.blanksBefore, around.lineEnd + "import ")])
        case .foreignImport where around.firstStringAfter == around.textOfLineAfter:
            return Diagnostic.Fix("write `import`", safe: true, edits: [Diagnostic.Edit(range, "import")])
        default: return nil
        }
    }

    /// The modules that people import in UIKit code.
    private static let modules = ["UIKit", "SwiftUI", "Foundation", "CoreGraphics", "XCTest", "Testing"]
}

extension Surroundings {
    /// The first string after the range, with its quotes, if the line has a plain one.
    fileprivate var firstStringAfter: String? {
        let rest = textOfLineAfter.utf8
        let quote = UInt8(ascii: "\"")
        guard let start = rest.firstIndex(of: quote) else { return nil }
        let inside = rest[start...].dropFirst()
        guard let end = inside.firstIndex(of: quote), end > inside.startIndex else { return nil }
        return inside[..<end].contains(UInt8(ascii: "\\")) ? nil : String(rest[start...end])
    }
}

extension String {
    /// The path of the scene file that is probably meant, if this is a path or a word.
    fileprivate var asScenePath: String? {
        if utf8.count > 2, utf8.first == UInt8(ascii: "<"), utf8.last == UInt8(ascii: ">") {
            return String(dropFirst().dropLast()).asScenePath
        }
        let isPath = utf8.allSatisfy { byte in
            byte.isIdentifierByte || [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte)
        }
        guard isPath, utf8.count <= 80 else { return nil }
        return hasSuffix(".scene") ? self : self + ".scene"
    }
}
