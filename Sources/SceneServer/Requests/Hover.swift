import SceneLint
import SceneQueries
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/hover`: what a word means, what a Name or word refers to, and of a view its frame and how
    /// much of it can be touched.
    func hover(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        let analysis = analysis(of: document)
        guard let (range, text) = HoverFinder(analysis).text(at: offset) else { return { $0.null() } }
        let place = textRange(range, in: document)
        let isMarkdown = features.takesMarkdownHover
        return { value in
            value.object { object in
                object.member("contents") { member in
                    member.object { markup in
                        markup.member("kind", isMarkdown ? "markdown" : "plaintext")
                        markup.member("value", isMarkdown ? text : text.withoutMarkdown)
                    }
                }
                object.member("range", place)
            }
        }
    }
}

extension String {
    /// The text without the marks of code.
    fileprivate var withoutMarkdown: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("```") }
        return lines.joined(separator: "\n").split(separator: "`").joined()
    }
}

/// Finds what to say about a place in a document.
private struct HoverFinder {
    private let analysis: DocumentAnalysis
    private let tree: SyntaxTree
    /// How many texts about the views of one statement are shown.
    private static let maximumTexts = 3
    /// How many views of one statement are described. People read no more of them.
    private static let maximumViews = 500
    /// How many views with the rest of the touches are named.
    private static let maximumTakers = 3

    init(_ analysis: DocumentAnalysis) {
        self.analysis = analysis
        tree = analysis.tree
    }

    /// Returns the text about the word at `offset`, or `nil` if there is nothing to say.
    func text(at offset: Int) -> (range: SourceRange, text: String)? {
        if let rule = rule(at: offset) { return rule }
        let symbols = analysis.file.symbols
        if let found = symbols.declaration(at: offset, in: analysis.source.file) {
            let range = symbols.occurrence(of: found, at: offset) ?? analysis.source.range(offset, offset)
            return (range, text(about: found))
        }
        var token = tree.token(endingAfter: max(0, offset))
        if tree.tokens.range(token).start > offset, token.index > 0 { token = token.previous }
        let range = tree.tokens.range(token)
        guard range.start <= offset, offset <= range.end, tree.tokens.kind(token) == .word else { return nil }
        return wordText(token).map { (range, $0) }
    }

    /// Returns the explanation of the rule that a suppression names at `offset`.
    private func rule(at offset: Int) -> (range: SourceRange, text: String)? {
        let bytes = analysis.source.bytes
        func isNameByte(_ byte: UInt8) -> Bool { byte.isIdentifierByte || byte == UInt8(ascii: "-") }
        var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
        while start > 0, isNameByte(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
        let range = analysis.source.range(start, end)
        let token = tree.token(endingAfter: offset)
        let isInComment = tree.trivia(before: token).contains { $0.kind == .comment && $0.range.contains(range) }
        guard isInComment, let rule = RuleRegistry.rule(analysis.source.text(in: range)) else { return nil }
        return (range, "`\(rule.name)`: \(rule.summary).")
    }

    /// Returns what a word of the language means.
    private func wordText(_ token: TokenID) -> String? {
        let text = tree.text(token)
        if token.index > 0, tree.tokens.kind(token.previous) == .dot {
            if let device = Schema.devices.first(where: { $0.word == text }) {
                return
                    "`.\(text)`: \(device.models)\n\n"
                    + "\(numberText(device.size.width))x\(numberText(device.size.height)), \(device.safeAreaText)"
            }
            if token.index > 1, let attribute = Attribute(word: tree.text(token.previous.previous)) {
                return valueText(text, of: attribute)
            }
            return LanguageWord.word(text, [.result, .recognizer]).map { "`.\(text)`: \($0.summary)" }
        }
        let statement = tree.statement(before: token.next)
        let isFirst = statement.first == token || statement.keyword(0) == .subview && statement.count == 2
        let isRule = tree.owner(of: statement.first)?.itemKind == .hitTest
        if isFirst, isRule, let rule = Schema.rule(text) {
            return "```scene\n\(rule.word) \(rule.notation)\n```\n\(rule.summary)"
        }
        if isFirst || statement.keyword(0) == .component, let kind = Schema.kind(text) {
            let name = kind.uiKitClass.isEmpty ? "" : " (`\(kind.uiKitClass)`)"
            return "`\(kind.word)`\(name): \(kind.summary)"
        }
        if let attribute = Attribute(word: text), !SyntaxWords.statements.contains(statement.text(0)) || text != "scale"
        {
            let entry = Schema.entry(of: attribute)
            return "```scene\n\(entry.word) \(entry.shape.notation)\n```\n\(entry.documentation)"
        }
        let isInExpectation =
            statement.keyword(0) == .expect || tree.owner(of: statement.first)?.keyword(0) == .expect
        let roles: [LanguageWord.Role] =
            isInExpectation ? [.statement, .expectation, .gesture, .step, .connective, .link, .outcome] : [.statement]
        if isFirst || isInExpectation, let word = LanguageWord.word(text, roles) {
            return "```scene\n\(word.notation)\n```\n\(word.summary)"
        }
        return Schema.variables.first { $0.name == text }.map { "`\($0.name)`: \($0.summary)" }
    }

    /// Returns what a word with a dot behind an attribute is: a color, or one of the values that the attribute takes.
    private func valueText(_ text: String, of attribute: Attribute) -> String? {
        let entry = Schema.entry(of: attribute)
        switch entry.shape {
        case .color:
            guard let color = Schema.colors.first(where: { $0.name == text }) else { return nil }
            return color.value & 0xFF == 0
                ? "`.\(text)`: fully transparent" : "`.\(text)`: `\(HexadecimalColor(value: color.value).digits)`"
        case .choice(let words) where words.contains(text): break
        case .flag, .flagOrCompetitors:
            guard ["on", "off"].contains(text) else { return nil }
        default: return nil
        }
        return "```scene\n\(entry.word) \(entry.shape.notation)\n```\n\(entry.documentation)"
    }

    private func text(about declaration: SymbolIndex.Declaration) -> String {
        let statement = declaration.statement
        let source =
            statement.file == analysis.source.file
            ? analysis.source : analysis.imported(statement.file) ?? analysis.source
        if declaration.kind == .variable {
            return Schema.variables.first { $0.name == declaration.name }.map { "`\($0.name)`: \($0.summary)" }
                ?? "`\(declaration.name)`"
        }
        var text = "```scene\n\(Self.header(of: statement, in: source))\n```"
        if declaration.isImported { text += "\nfrom `\(source.path)`" }
        if declaration.kind == .view { text += views(of: statement) }
        return text
    }

    /// Returns the first line of a statement, without the brace of its block.
    private static func header(of statement: SourceRange, in source: Source) -> String {
        let line = source.text(in: statement).split(separator: "\n", maxSplits: 1).first ?? ""
        var text = String(line)
        while text.last == "{" || text.last == " " || text.last == "\r" { text.removeLast() }
        return text
    }

    /// Returns a paragraph for the first views that a statement makes, those that are alike together.
    private func views(of statement: SourceRange) -> String {
        let views = analysis.views(of: statement)
        var folded = FoldedTexts()
        for placed in views.prefix(Self.maximumViews) {
            folded.add(placed.scene.path(of: placed.view)) { text(about: placed, writing: $0) }
        }
        let texts = folded.texts
        let rest = texts.count - Self.maximumTexts + max(0, views.count - Self.maximumViews)
        return texts.prefix(Self.maximumTexts).map { "\n\n" + $0 }.joined() + (rest > 0 ? "\n\nand \(rest) more" : "")
    }

    /// Returns where a view is and how much of it can be touched.
    ///
    /// - Parameter written: Returns how to write a path.
    private func text(about placed: DocumentAnalysis.PlacedView, writing written: (String) -> String) -> String {
        let (scene, view) = placed
        var text = "`\(written(scene.path(of: view)))`"
        if let device = scene.device { text += " on `\(device)`" }
        text += ": frame `\(scene.tree[view].frame.frameText)`"
        if let superview = scene.tree[view].superview { text += " in `\(written(scene.path(of: superview)))`" }
        guard let answer = analysis.answer(about: placed) else { return text }
        if answer.isDisabled { text += "; disabled" }
        if answer.visibleArea == 0 { return text + "; nothing of it is visible" }
        text += "; \(percentText(answer.fraction, isExact: answer.exact)) of its visible part can be touched"
        let takers = answer.takers(atMost: Self.maximumTakers, named: { "`\(written($0))`" })
        return takers.isEmpty ? text : text + ", " + takers.joined(separator: ", ")
    }
}
