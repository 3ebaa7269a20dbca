import SceneRuntime
import SceneSyntax

/// What the words of one file mean: each distinct word is looked up once, and then known by its symbol.
struct ResolvedKeywords {
    /// For each symbol one more than the line of its kind in ``Schema/kinds``; 0 where it is none.
    private var kindLines: [UInt8]
    /// For each symbol one more than the number of the attribute; 0 where it is none.
    private var attributeNumbers: [UInt8]
    /// What is to be known of the kinds, in the order of ``Schema/kinds``.
    private let kinds: [KindFacts]
    /// What is to be known of the attributes, by their numbers.
    private let attributes: [AttributeFacts]
    /// For each symbol two more than the line of its colour in ``Schema/colours``; 1 where it is none, and 0 where
    /// nobody has asked yet.
    private var colourLines: [UInt8]
    /// The word before the kind of a view beside a cell's content view.
    let subview: Symbol?
    /// The word before the rules of an override.
    let hitTest: Symbol?
    /// What turns an attribute on.
    let on: Symbol?
    /// What turns an attribute off.
    let off: Symbol?

    /// The variables of expressions.
    let row: Symbol?, section: Symbol?, item: Symbol?, index: Symbol?
    /// The conditions that are written out.
    let yes: Symbol?, no: Symbol?

    /// Looks up the words of `tree`.
    init(of tree: SyntaxTree) {
        let symbols = tree.symbols
        kindLines = Array(repeating: 0, count: symbols.count)
        attributeNumbers = kindLines
        colourLines = kindLines
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

    /// The kind that the word stands for; `nil` where it is none that an item can have.
    @inline(__always)
    func kind(_ symbol: Symbol) -> KindFacts? {
        let line = kindLines[Int(symbol.index)]
        return line == 0 ? nil : kinds[Int(line) - 1]
    }

    /// The attribute that the word names; `nil` where it names none.
    @inline(__always)
    func attribute(_ symbol: Symbol) -> Attribute? {
        let number = attributeNumbers[Int(symbol.index)]
        return number == 0 ? nil : Attribute(rawValue: number - 1)
    }

    /// What is to be known of `attribute`.
    @inline(__always)
    func facts(of attribute: Attribute) -> AttributeFacts { attributes[Int(attribute.rawValue)] }

    /// The colour that the word of `symbols` names; `nil` where it names none.
    mutating func colour(_ symbol: Symbol, _ symbols: SymbolTable) -> UInt32? {
        let place = Int(symbol.index)
        if colourLines[place] == 0 {
            let text = symbols.text(symbol)
            let line = Schema.colours.firstIndex { $0.name == text }
            colourLines[place] = UInt8(clamping: line.map { $0 + 2 } ?? 1)
        }
        return colourLines[place] > 1 ? Schema.colours[Int(colourLines[place]) - 2].value : nil
    }
}
