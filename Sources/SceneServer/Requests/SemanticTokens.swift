import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/semanticTokens/full` and `textDocument/semanticTokens/range`.
    func semanticTokens(_ parameters: JSONValue, isWhole: Bool) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let range = isWhole ? (start: 0, end: document.lines.bytes.count) : try range(parameters, in: document)
        let file = analysis(of: document).file
        let tokens = ClassifiedTokens(file).tokens.filter { $0.range.start < range.end && range.start < $0.range.end }
        let data = relativePositions(of: tokens, in: document.lines)
        return { value in
            value.object { $0.member("data", data) { $0.value($1) } }
        }
    }

    /// Returns five numbers for each token: the lines and characters since the last one, its length, type and
    /// modifiers.
    private func relativePositions(of tokens: [ClassifiedTokens.Token], in lines: TextLines) -> [Int] {
        var data: [Int] = []
        data.reserveCapacity(tokens.count * 5)
        let bytes = lines.bytes.span
        // Lines can be as long as the file, so nothing is counted twice.
        var (line, offset) = (0, 0)
        for token in tokens {
            let newLine = lines.line(at: token.range.start)
            let start = newLine == line ? offset : lines.start(ofLine: newLine)
            let distance = features.encoding.length(of: bytes.extracting(start..<max(start, token.range.start)))
            let length = features.encoding.length(of: bytes.extracting(token.range.start..<token.range.end))
            data += [newLine - line, distance, length, token.type.number, token.modifiers.rawValue]
            (line, offset) = (newLine, token.range.start)
        }
        return data
    }
}

extension SemanticTokenType {
    /// The index in the list of types.
    fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The tokens and comments of a file with what they are.
private struct ClassifiedTokens {
    private(set) var tokens: [Token] = []

    struct Token {
        var range: SourceRange
        var type: SemanticTokenType
        var modifiers: SemanticTokenModifiers = []
    }

    /// What a token is, by its index.
    private var types: [SemanticTokenType?]
    private var modifiers: [SemanticTokenModifiers]

    init(_ file: BoundFile) {
        let tree = file.tree
        types = Array(repeating: nil, count: tree.tokens.count)
        modifiers = Array(repeating: [], count: tree.tokens.count)
        for index in 0..<tree.tokens.count { types[index] = tree.tokens.kind(TokenID(index: index)).semanticType }
        tree.forEachNode { node, _ in classify(node, in: tree) }
        classifySymbols(of: file)
        for index in 0..<tree.tokens.count {
            let token = TokenID(index: index)
            for piece in tree.trivia(before: token) where piece.kind == .comment {
                tokens.append(Token(range: piece.range, type: .comment))
            }
            guard let type = types[index] else { continue }
            tokens.append(Token(range: tree.tokens.range(token), type: type, modifiers: modifiers[index]))
        }
    }

    private mutating func set(_ token: TokenID, _ type: SemanticTokenType, _ added: SemanticTokenModifiers = []) {
        guard Int(token.index) < types.count else { return }
        types[Int(token.index)] = type
        modifiers[Int(token.index)] = added
    }

    private mutating func classify(_ node: NodeID, in tree: SyntaxTree) {
        let first = tree.firstToken(node)
        let end = tree.endToken(node)
        switch tree.kind(node) {
        case .scene, .importStatement, .component, .letStatement: set(first, .keyword)
        case .ifStatement, .expectHit, .expectReachable, .expectUnreachable, .expectGesture, .gesture, .step, .outcome:
            // Other nodes in it follow and classify their words.
            setWords(from: first, to: end, .keyword, in: tree)
            if tree.kind(node) == .gesture || tree.kind(node) == .step { set(first, .function) }
            if tree.kind(node) == .outcome { set(OutcomeSyntax(tree: tree, node: node).word.token, .event) }
        case .item:
            let item = ItemSyntax(tree: tree, node: node)
            if item.isSubview { set(first, .keyword) }
            guard let word = item.word else { break }
            let text = word.text
            let type: SemanticTokenType =
                Schema.kind(text) != nil ? .type : Attribute(word: text) != nil ? .property : .keyword
            set(word.token, type)
            if let name = item.name { set(name.token, .variable, .declaration) }
        case .attribute: set(first, .property)
        case .caseValue, .device: setWords(from: first, to: end, .enumMember, in: tree)
        // A unit belongs to its number.
        case .length: setWords(from: first, to: end, .number, in: tree)
        case .path: setWords(from: first, to: end, .variable, in: tree)
        case .variable:
            let isLiteral = Schema.conditionWords.contains(tree.text(first))
            set(first, isLiteral ? .keyword : .variable)
        case .edge:
            set(first, .variable)
            set(end.previous, .property)
        case .call: set(first, .function)
        default: break
        }
    }

    /// Classifies the words and Names from `first` up to `end`.
    private mutating func setWords(
        from first: TokenID, to end: TokenID, _ type: SemanticTokenType, in tree: SyntaxTree
    ) {
        var token = first
        while token < end {
            switch tree.tokens.kind(token) {
            case .word, .name: set(token, type)
            default: break
            }
            token = token.next
        }
    }

    /// Classifies what the file declares and what it refers to.
    private mutating func classifySymbols(of file: BoundFile) {
        let symbols = file.symbols
        for declaration in symbols.declarations + symbols.importedDeclarations {
            let (type, added) = declaration.kind.semanticType
            if !declaration.isImported {
                for place in symbols.declarationRanges(of: declaration) {
                    set(file.tree.token(endingAfter: place.start), type, added.union(.declaration))
                }
            }
            for use in symbols.uses(of: declaration) { set(file.tree.token(endingAfter: use.start), type, added) }
        }
    }
}

extension SymbolIndex.Declaration.Kind {
    fileprivate var semanticType: (SemanticTokenType, SemanticTokenModifiers) {
        switch self {
        case .scene, .component: (.class, [])
        case .view, .recognizer: (.variable, [])
        case .constant: (.variable, .readonly)
        case .variable: (.variable, [])
        case .parameter: (.parameter, [])
        }
    }
}

extension TokenKind {
    /// What a token is without what is around it.
    fileprivate var semanticType: SemanticTokenType? {
        switch self {
        case .number, .times, .color: .number
        case .string, .stringHead, .stringMiddle, .stringTail: .string
        case .arrow, .equals, .plus, .minus, .star, .slash, .percent, .less, .lessOrEqual, .greater, .greaterOrEqual,
            .equal, .notEqual, .and, .or, .not, .question, .colon:
            .operator
        case .word: .property
        case .name: .variable
        default: nil
        }
    }
}
