import SceneText

extension Parser {
    /// `file = { import | let | component | scene }`
    mutating func parseFile() {
        let node = open(.file)
        while kind != .endOfFile {
            let start = position
            beginStatement()
            parseFileStatement()
            // Ensures progress at a stray token.
            if position == start { skipUnexpected() }
        }
        close(node)
    }

    private mutating func parseFileStatement() {
        switch kind {
        case .semicolon:
            advance()
        case .rightBrace:
            skipUnexpected { $0.kind == .rightBrace }
        case .word where isAt(.let):
            parseLet()
            endStatement()
        case .word where isAt(.scene):
            parseScene()
            endStatement()
        case .word where isAt(.import):
            parseImport()
            endStatement()
        case .word where isAt(.component):
            parseComponent()
            endStatement()
        case .name where nextKind == .number || nextKind == .leftBrace:
            reportHere(.missingSceneWord)
            parseScene()
            endStatement()
        case .word where isLikeImport, .name where isLikeImport, .color where isLikeImport,
            .unknown where isLikeImport:
            parseForeignImport()
        case .unknown:
            parseUnknown()
        case .word where misspelledStatement != nil:
            parseMisspelledStatement()
            endStatement()
        default:
            if !isForeignStatement { reportHere(.statementOutsideScene) }
            parseStatement()
            endStatement()
        }
    }

    /// The keyword that the current word clearly means, if it begins a statement outside scenes.
    private var misspelledStatement: Keyword? {
        guard nextKind == .word || nextKind == .name, !tokens.startsLine(position.next) else { return nil }
        let isConstant = tokens.kind(position.next.next) == .equals
        let keywords: [Keyword] = isConstant ? [.let] : nextKind == .name ? [.scene, .component] : [.component]
        return Misspelling.word(text(position), among: keywords.map { $0.text }).flatMap { Keyword($0) }
    }

    /// Parses a statement as what its first word clearly means, so that what it defines is known.
    private mutating func parseMisspelledStatement() {
        let keyword = misspelledStatement
        reportHere(.misspelledStatement)
        beginPart()
        switch keyword {
        case .scene: parseScene(hasMisspelledWord: true)
        case .component: parseComponent()
        default: parseLet()
        }
    }

    /// `scene = "scene" Name screen { "," screen } { attribute } block`
    private mutating func parseScene(hasMisspelledWord: Bool = false) {
        let node = open(.scene)
        if isAt(.scene) || hasMisspelledWord { advance() }
        if kind == .name {
            reportLineEnd()
            advance()
        } else if isSceneNameInLowerCase {
            reportHere(.missingSceneName)
            skipUnexpected()
        } else {
            // Without a size, the words that follow can be anything.
            reportMissing(isAtScreen ? .missingSceneName : .missingSceneNameAndSize)
        }
        if isAtValue, !isAtScreen {
            reportHere(.wrongSceneSize)
            skipUnexpected()
        }
        if isAtScreen {
            parseScreens()
        } else if kind == .word, !isAtStatementEnd, let size = tokens.sizeOnLine(of: position) {
            report(.sceneSizeAfterAttribute, at: size)
        } else {
            reportMissing(.missingSceneSize)
        }
        parseAttributes()
        if isAtBlock { parseBlock() } else { reportMissing(.missingSceneBlock) }
        close(node)
    }

    /// Whether a word is where the Name of a scene belongs, in front of its size or device.
    private var isSceneNameInLowerCase: Bool {
        guard kind == .word, !text(position).isLikeDevice, !tokens.startsLine(position.next) else { return false }
        return switch nextKind {
        case .number: true
        case .dot: text(position.next.next).isLikeDevice
        case .word: text(position.next).isLikeDevice
        default: false
        }
    }

    /// Skips an unknown token.
    mutating func parseUnknown() {
        reportHere(.unknownCharacters)
        skipUnexpected { !$0.isAtStatementEnd }
    }

    /// A single gesture and nothing else.
    mutating func parseGestureFile() {
        let node = open(.file)
        beginStatement()
        parseGesture(keyword)
        if kind != .endOfFile {
            reportHere(.missingLineEnd)
            skipUnexpected { _ in true }
        }
        close(node)
    }
}
