/// The words that the parser knows. Their raw values are their symbols in every table.
public enum Keyword: UInt8, CaseIterable, Sendable {
    // Words that begin statements, and words within them.
    case `let`, `if`, `else`, expect, scene, subview, content, `repeat`, `import`, component
    // Expectations.
    case hit, reachable, unreachable
    // Gestures and words within them.
    case tap, press, drag, pinch, rotate, touch
    case to, after, over, scale, by, finger, on
    case down, wait, move, up, cancel
    // Outcomes.
    case not, sends, nothing
    case fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches
    // Units, which directly follow a number. An attribute can't have such a name.
    case ms, s, deg, rad
    // Words that begin statements in Swift but not in this language.
    case `for`, `while`, `var`, `func`, override, `class`, `struct`, `enum`, `extension`, `guard`, `private`, final,
        `static`

    /// The spellings, in the order of the cases.
    private static let texts = [
        "let", "if", "else", "expect", "scene", "subview", "content", "repeat", "import", "component", "hit",
        "reachable", "unreachable",
        "tap", "press", "drag", "pinch", "rotate", "touch", "to", "after", "over", "scale", "by", "finger", "on",
        "down", "wait", "move", "up", "cancel", "not", "sends", "nothing", "fires", "cancels", "selects",
        "highlights", "scrolls", "drags", "zooms", "recognizes", "touches", "ms", "s", "deg", "rad", "for", "while",
        "var", "func", "override", "class",
        "struct", "enum", "extension", "guard", "private", "final", "static",
    ]

    /// Creates the keyword with this spelling; fails if there is none.
    public init?(_ text: String) {
        guard let index = Self.texts.firstIndex(of: text) else { return nil }
        self.init(rawValue: UInt8(clamping: index))
    }

    /// The spelling.
    public var text: String { Self.texts[Int(rawValue)] }

    /// The number of keywords.
    static let count = Int(Keyword.static.rawValue) + 1

    /// The words that begin gestures.
    static let gestures = allCases.filter { $0.isGesture }

    /// The steps of a touch that aren't gestures.
    static let stepsOfFingers: [Keyword] = [.down, .wait, .move, .up, .cancel]

    /// The outcomes that are directly followed by a view.
    static let outcomes = allCases.filter { $0.isOutcome }

    /// Whether a gesture begins with this word.
    public var isGesture: Bool { (Self.tap.rawValue...Self.touch.rawValue).contains(rawValue) }

    /// Whether this is an outcome directly followed by a view.
    var isOutcome: Bool { (Self.fires.rawValue...Self.touches.rawValue).contains(rawValue) }

    /// Whether it is a word of expectations or of gestures in them.
    var isWordOfExpectation: Bool { (Self.hit.rawValue...Self.touches.rawValue).contains(rawValue) }

    static var units: ClosedRange<Int> { Int(Self.ms.rawValue)...Int(Self.rad.rawValue) }

    /// Whether this word begins a statement only in Swift.
    var isForeign: Bool { rawValue >= Self.for.rawValue }

    /// Whether this is an expectation: a gesture, `hit`, `reachable` or `unreachable`.
    var isExpectation: Bool { isGesture || self == .hit || self == .reachable || self == .unreachable }
}
