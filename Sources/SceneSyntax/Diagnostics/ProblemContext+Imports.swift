import SceneText

/// Errors in imports.
extension ProblemContext {
    var importPathWithoutQuotes: Diagnostic {
        if ["UIKit", "SwiftUI", "Foundation", "CoreGraphics", "XCTest", "Testing"].contains(text) {
            return error(
                "a scene imports no modules such as `\(text)`",
                "the words of a scene are UIKit's anyway: remove the line",
                fix: removingImport)
        }
        let message = "write the path of an imported file in quotes"
        if let path = scenePath(of: text) { return error(message, "write `import \"\(path)\"`") }
        if let path = pathAfterFrom {
            return error(
                message, "write `import \(path)`; it brings all components and `let`s of that file",
                fix: writing(path, title: "write `import \(path)`"))
        }
        return error(
            message, "write `import \"parts.scene\"`; it brings all components and `let`s of that file")
    }

    /// The path of `{ Card } from "cards.scene"` or `Card from "cards.scene"` with its quotes, if the problem ends with
    /// it.
    private var pathAfterFrom: String? {
        guard tree.kind(last) == .string, word(last.previous) == "from", token(1) == nil else { return nil }
        let path = word(last)
        return path.utf8.count > 2 && !path.utf8.contains(UInt8(ascii: "\\")) ? path : nil
    }

    /// Removes the line if it is only this import, and a comment.
    private var removingImport: Diagnostic.Fix? {
        guard token(-2) == nil, word(-1) == "import", token(1) == nil else { return nil }
        let end = source.nextLineStart(after: range.end) ?? source.bytes.count
        return writing("", for: range(-1).with(end: end), title: "remove the line", safe: false)
    }

    /// Returns the path of the scene file that `text` probably means, if it is a path or a word.
    private func scenePath(of text: String) -> String? {
        let path = text.hasPrefix("<") && text.hasSuffix(">") ? String(text.dropFirst().dropLast()) : text
        let signs = [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")]
        guard path.utf8.count <= 80, path.utf8.allSatisfy({ $0.isIdentifierByte || signs.contains($0) }) else {
            return nil
        }
        return path.hasSuffix(".scene") ? path : path + ".scene"
    }

    var severalImports: Diagnostic {
        let gap: SourceRange? =
            text != "," ? blanksBefore : kind(1) == .string ? range.union(blanksAfter) : nil
        return error(
            "an `import` names one file", "write one `import` a line",
            fix: gap.map { writing(source.lineEnd + "import ", for: $0, title: "write another `import`") })
    }

    var foreignImport: Diagnostic {
        let string = next(after: last) { $0 == .string }
        let path = string.map { tree.range($0) }.flatMap {
            $0.length > 2 && $0.length <= 80 ? source.text(in: $0) : nil
        }
        let hasNoEscapes = path.map { !$0.utf8.contains(UInt8(ascii: "\\")) } ?? false
        return error(
            "`\(text)` isn't how a file is imported",
            "write `import \(hasNoEscapes ? path ?? "" : "\"parts.scene\"")`",
            fix: hasNoEscapes && string == token(1) && token(2) == nil ? writing("import") : nil)
    }
}
