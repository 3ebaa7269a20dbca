import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about words and colors as values.
extension Diagnostic {
    static func wrongChoice(_ word: SpelledToken, of owner: String, among words: [String]) -> Diagnostic {
        let spelling = synonym(of: word.text, among: words) ?? Misspelling.word(word.text, among: words)
        let nearest = spelling ?? NearestWord.of(word.text, among: words)
        return error(
            .wrongValue, "`\(owner)` doesn't take `.\(word.text)`", at: word.range,
            nearest.map { "did you mean `.\($0)`?" } ?? stackRemark(on: word.text, of: owner)
                ?? styleRemark(on: word.text, of: owner)
                ?? "it takes \(words.map { "`.\($0)`" }.joinedAsList("or"))",
            owner == "recognizer" && ["pinch", "rotation", "rotate", "zoom"].contains(word.text)
                ? GestureWord.remark(on: word.text) : nil,
            fix: spelling.map { .replaceCase(word.range, by: $0) })
    }

    /// Returns the one of `words` that other languages call `word`, or `nil` for any other word.
    private static func synonym(of word: String, among words: [String]) -> String? {
        let meant =
            switch word.lowercased() {
            case "true", "yes": "on"
            case "false", "no": "off"
            case "column", "vstack": "vertical"
            case "row", "hstack": "horizontal"
            default: ""
            }
        return words.contains(meant) ? meant : nil
    }

    /// Returns what to write for a word that UIKit has for the layout of stacks, or `nil` for any other word.
    private static func stackRemark(on word: String, of owner: String) -> String? {
        guard [Attribute.distribution.word, Attribute.alignment.word, "stack"].contains(owner) else { return nil }
        return ForeignAttribute.byWord[word.lowercased()]?.remark
    }

    /// Returns what to write for the style of a table whose rows are inset, or `nil` for any other word.
    private static func styleRemark(on word: String, of owner: String) -> String? {
        guard owner == Attribute.style.word, word == "insetGrouped" else { return nil }
        return "write `style .grouped`, and make the table as narrow as its rows: `leading 16 trailing 16`"
    }

    static func bareWord(_ word: SpelledToken, of attribute: Attribute, meant: String) -> Diagnostic {
        let note =
            switch attribute.shape {
            case .flag where meant == ".on": "the word alone turns it on: `\(attribute.word)`; `.off` turns it off"
            case .flag where meant == ".off": "`.off` turns it off: `\(attribute.word) .off`"
            case .color: "a color with a name has a dot: `\(attribute.word) \(meant)`"
            case .choice: "it takes a word with a dot: `\(attribute.word) \(meant)`"
            default: "put constants and variables in parentheses: `\(attribute.word) \(meant)`"
            }
        return error(
            .wrongValue, "`\(attribute.word)` doesn't take the bare word `\(word.text)`", at: word.range, note,
            fix: .replace(word.range, by: meant))
    }

    /// Reports `pad x pad`, which means the size `meant`.
    static func sizeOfWords(_ range: SourceRange, meant: String) -> Diagnostic {
        error(
            .wrongValue, "put the constants and variables of a size in parentheses", at: range, "write `\(meant)`",
            fix: .replace(range, by: meant))
    }

    static func unknownColor(_ name: SpelledToken) -> Diagnostic {
        let names = Schema.colors.map { $0.name }
        let nearest = NearestWord.of(name.text, among: names)
        let system = name.text.hasPrefix("system") ? name.text.dropFirst(6) : ""
        let plain = names.first { $0 == system.prefix(1).lowercased() + system.dropFirst() }
        if let plain = plain
            ?? (["label", "systemBackground", "secondarySystemBackground"].contains(name.text) ? "white" : nil)
        {
            return error(
                .wrongValue, "unknown color `.\(name.text)`", at: name.range,
                "colors of a scene don't depend on the mode of the system: write `.\(name.text == "label" ? "black" : plain)`"
            )
        }
        return error(
            .wrongValue, "unknown color `.\(name.text)`", at: name.range,
            nearest.map { "did you mean `.\($0)`?" }
                ?? "the colors are \(names.map { ".\($0)" }.joinedAsList()); write any other as `#ff8000`",
            fix: Misspelling.word(name.text, among: names).map { .replaceCase(name.range, by: $0) })
    }

    static func wrongHexadecimal(_ digits: SpelledToken) -> Diagnostic {
        error(
            .wrongValue, "`\(digits.text)` isn't a color", at: digits.range,
            "write two hexadecimal digits each for red, green, blue and, if you like, alpha: `#ff8000`, `#ff800080`",
            fix: isShort(digits.text) ? .replace(digits.range, by: doubled(digits.text)) : nil)
    }

    /// Returns whether this is a CSS color with one digit per component.
    private static func isShort(_ color: String) -> Bool {
        (4...5).contains(color.utf8.count) && color.utf8.dropFirst().allSatisfy { $0.hexadecimalValue != nil }
    }

    /// Expands `#f80` to `#ff8800`.
    private static func doubled(_ color: String) -> String {
        "#" + color.dropFirst().map { "\($0)\($0)" }.joined()
    }
}
