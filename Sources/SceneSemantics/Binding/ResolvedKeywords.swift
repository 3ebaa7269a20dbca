import SceneRuntime
import SceneSyntax

/// The meanings of the words in one file. Looks up each distinct word once and then finds it by its symbol.
struct ResolvedKeywords {
    /// By symbol: the index in ``Schema/kinds`` plus one, or 0 if it isn't a kind.
    private var kindLines: [UInt8]
    /// By symbol: the number of the attribute plus one, or 0 if it isn't an attribute.
    private var attributeNumbers: [UInt8]
    /// The facts about the kinds, in the order of ``Schema/kinds``.
    private let kinds: [KindFacts]
    /// The facts about the attributes, by their numbers.
    private let attributes: [AttributeFacts]
    /// By symbol: the index in ``Schema/colors`` plus two, 1 if it isn't a color, or 0 if it hasn't been looked up
    /// yet.
    private var colorLines: [UInt8]
    /// The word before the kind of a sibling of a cell's content view.
    let subview: Symbol?
    /// The word before the rules of an override.
    let hitTest: Symbol?
    /// The word that turns an attribute on.
    let on: Symbol?
    /// The word that turns an attribute off.
    let off: Symbol?

    /// The variables of expressions.
    let row: Symbol?, section: Symbol?, item: Symbol?, index: Symbol?
    /// The words for known conditions.
    let yes: Symbol?, no: Symbol?

    /// Looks up the words of `tree`.
    init(of tree: SyntaxTree) {
        let symbols = tree.symbols
        kindLines = Array(repeating: 0, count: symbols.count)
        attributeNumbers = kindLines
        colorLines = kindLines
        kinds = Schema.kindFacts
        attributes = Schema.attributeFacts
        for line in kinds.indices where kinds[line].kind != .view(.scene) {
            guard let symbol = symbols.symbol(for: kinds[line].kind.word) else { continue }
            kindLines[Int(symbol.index)] = UInt8(clamping: line + 1)
        }
        for number in Schema.attributes.indices {
            guard let symbol = symbols.symbol(for: Schema.attributes[number].word) else { continue }
            attributeNumbers[Int(symbol.index)] = UInt8(clamping: number + 1)
        }
        subview = symbols.symbol(for: "subview")
        hitTest = symbols.symbol(for: "hitTest")
        on = symbols.symbol(for: "on")
        off = symbols.symbol(for: "off")
        row = symbols.symbol(for: "row")
        section = symbols.symbol(for: "section")
        item = symbols.symbol(for: "item")
        index = symbols.symbol(for: "index")
        yes = symbols.symbol(for: "true")
        no = symbols.symbol(for: "false")
    }

    /// Returns the kind of item that the word names, or `nil` if there is none.
    @inline(__always)
    func kind(_ symbol: Symbol) -> KindFacts? {
        let line = kindLines[Int(symbol.index)]
        return line == 0 ? nil : kinds[Int(line) - 1]
    }

    /// Returns the attribute that the word names, or `nil` if there is none.
    @inline(__always)
    func attribute(_ symbol: Symbol) -> Attribute? {
        let number = attributeNumbers[Int(symbol.index)]
        return number == 0 ? nil : Attribute(rawValue: number - 1)
    }

    /// Returns the facts about `attribute`.
    @inline(__always)
    func facts(of attribute: Attribute) -> AttributeFacts { attributes[Int(attribute.rawValue)] }

    /// Returns the color that the word names, or `nil` if there is none.
    mutating func color(_ symbol: Symbol, _ symbols: SymbolTable) -> UInt32? {
        let index = Int(symbol.index)
        if colorLines[index] == 0 {
            let text = symbols.text(symbol)
            let line = Schema.colors.firstIndex { $0.name == text }
            colorLines[index] = UInt8(clamping: line.map { $0 + 2 } ?? 1)
        }
        return colorLines[index] > 1 ? Schema.colors[Int(colorLines[index]) - 2].value : nil
    }
}
