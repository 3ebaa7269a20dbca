import SceneLint
import SceneQueries
import SceneSemantics
import SceneSyntax
import SceneText

/// Finds what may be written at a place.
struct CompletionFinder {
    let analysis: DocumentAnalysis
    let tree: SyntaxTree
    /// The place, and the start of the word that is being written there.
    let offset: Int
    let start: Int
    /// The tokens of the statement before the word.
    let statement: WrittenStatement
    let components: KnownComponents

    init(_ analysis: DocumentAnalysis, at offset: Int) {
        self.analysis = analysis
        self.offset = offset
        tree = analysis.tree
        let bytes = analysis.source.bytes
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
        self.start = start
        components = KnownComponents(analysis)
        let next = tree.token(endingAfter: start)
        let end = tree.tokens.range(next).start >= start ? next : next.next
        statement = Self.statement(before: end, start, tree)
    }

    /// Returns the statement that a word at `start` would belong to: a new one if it is on another line.
    private static func statement(before end: TokenID, _ start: Int, _ tree: SyntaxTree) -> WrittenStatement {
        let statement = tree.statement(before: end)
        guard statement.count > 0 else { return statement }
        let last = tree.tokens.range(end.previous).end
        let isNewLine = last < start && tree.source.bytes[last..<start].contains(UInt8(ascii: "\n"))
        let continues = [.comma, .arrow].contains(statement.lastKind()) || statement.isInParentheses
        return isNewLine && !continues ? WrittenStatement(tree: tree, first: end, end: end) : statement
    }

    /// Whether the arrow before the word has no blank behind it.
    var followsArrowDirectly: Bool {
        statement.lastKind() == .arrow && tree.tokens.range(statement.end.previous).end == start
    }

    /// What may be written, whatever word is before the place: editors leave out what doesn't match that.
    var items: [CompletionItem] {
        if let items = itemsInText { return items }
        var seen: Set<String> = []
        let word = analysis.source.text(in: analysis.source.range(start, max(start, offset)))
        return allItems.filter { seen.insert("\($0.kind.rawValue) \($0.label)").inserted }.map { $0.found(by: word) }
    }

    /// What may be written in a comment or string, or `nil` if the place is in neither.
    private var itemsInText: [CompletionItem]? {
        let token = tree.token(endingAfter: max(0, offset - 1))
        for candidate in [token, token.next] {
            for piece in tree.trivia(before: candidate)
            where piece.kind == .comment && piece.range.start < offset {
                // Blanks at the end of its line aren't part of a comment, but the next word will be.
                let isOnLine = offset <= analysis.source.endOfBlanks(from: piece.range.end)
                if isOnLine { return rules(in: piece.range.with(end: offset)) }
            }
        }
        let range = tree.tokens.range(token)
        guard range.start < offset, offset < range.end || tree.hasProblem(in: range) else { return nil }
        switch tree.tokens.kind(token) {
        case .string, .stringHead, .stringMiddle, .stringTail, .color: return []
        case .number: return offset <= range.end ? [] : nil
        default: return nil
        }
    }

    /// Returns the rules that a suppression can name, if `comment`, up to the place, is one.
    private func rules(in comment: SourceRange) -> [CompletionItem] {
        let before = analysis.source.text(in: comment)
        let words = before.split(separator: " ")
        guard let index = words.firstIndex(where: { $0.hasSuffix("scenec:allow") }), !before.contains("—"),
            index + 1 < words.count || before.hasSuffix(" ")
        else { return [] }
        return RuleRegistry.rules.filter { $0.canBeAllowed }.map { rule in
            CompletionItem(label: rule.name, kind: .value, documentation: rule.summary)
        }
    }

    private var allItems: [CompletionItem] {
        if statement.isInParentheses { return itemsOfExpression }
        if statement.isInBrackets { return constantsAndVariables }
        if statement.lastKind() == .dot { return itemsAfterDot }
        if statement.arrow != nil {
            // After a comma another outcome may follow as well as another view.
            return namesAfterArrow + (statement.lastKind() == .comma && isGesture ? outcomes : [])
        }
        let owner = tree.owner(of: statement.first)
        if statement.count == 0 || statement.count == 1 && statement.keyword(0) == .subview {
            return statements(in: owner)
        }
        switch statement.keyword(0) {
        case .expect: return expectation
        case .import, .if, .else: return []
        case .let: return statement.lastKind() == .equals ? itemsOfExpression : []
        case .component where statement.count <= 1: return []
        case .component where components.kind(of: statement) == nil:
            return kinds { $0.places == .views } + componentItems { _ in true }
        default: break
        }
        guard let owner else { return components.kind(of: statement).map { valuesAndAttributes(of: $0) } ?? [] }
        if isStep(in: owner) { return gestureParts }
        if isRule(in: owner) { return statement.text(0) == Schema.effect.word ? effects : [] }
        let written = components.kind(of: statement) ?? blockKind(of: owner)
        return written.map { valuesAndAttributes(of: $0) } ?? []
    }
}
