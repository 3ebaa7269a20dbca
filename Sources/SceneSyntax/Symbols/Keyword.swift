/// The words that the parser knows. Their raw values are their symbols in every table.
enum Keyword: UInt8, CaseIterable {
    // Words that begin statements, and words within them.
    case `let`, `if`, `else`, expect, scene, subview, content, `repeat`
    // Expectations.
    case hit, reachable, unreachable
    // Gestures and words within them.
    case tap, press, drag, pinch, touch
    case to, after, over, scale, on
    case down, wait, move, up, cancel
    // Outcomes.
    case not, sends, nothing
    case fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches
    // Units, which directly follow a number. An attribute can't have such a name.
    case ms, s, deg, rad
    // Words that begin statements in Swift but not in this language.
    case `for`, `while`, `var`, `func`, override, `class`, `struct`, `enum`, `extension`, `guard`, `private`, final,
        `static`

    /// The spelling.
    var text: String {
        switch self {
        case .let: "let"
        case .if: "if"
        case .else: "else"
        case .expect: "expect"
        case .scene: "scene"
        case .subview: "subview"
        case .content: "content"
        case .repeat: "repeat"
        case .hit: "hit"
        case .reachable: "reachable"
        case .unreachable: "unreachable"
        case .tap: "tap"
        case .press: "press"
        case .drag: "drag"
        case .pinch: "pinch"
        case .touch: "touch"
        case .to: "to"
        case .after: "after"
        case .over: "over"
        case .scale: "scale"
        case .on: "on"
        case .down: "down"
        case .wait: "wait"
        case .move: "move"
        case .up: "up"
        case .cancel: "cancel"
        case .not: "not"
        case .sends: "sends"
        case .nothing: "nothing"
        case .fires: "fires"
        case .cancels: "cancels"
        case .selects: "selects"
        case .highlights: "highlights"
        case .scrolls: "scrolls"
        case .drags: "drags"
        case .zooms: "zooms"
        case .recognizes: "recognizes"
        case .touches: "touches"
        case .ms: "ms"
        case .s: "s"
        case .deg: "deg"
        case .rad: "rad"
        case .for: "for"
        case .while: "while"
        case .var: "var"
        case .func: "func"
        case .override: "override"
        case .class: "class"
        case .struct: "struct"
        case .enum: "enum"
        case .extension: "extension"
        case .guard: "guard"
        case .private: "private"
        case .final: "final"
        case .static: "static"
        }
    }

    /// The number of keywords.
    static let count = Int(Keyword.static.rawValue) + 1

    /// The words that begin gestures.
    static let gestures = allCases.filter { $0.isGesture }

    /// The outcomes that are directly followed by a view.
    static let outcomes = allCases.filter { $0.isOutcome }

    /// Whether a gesture begins with this word.
    var isGesture: Bool { (Self.tap.rawValue...Self.touch.rawValue).contains(rawValue) }

    /// Whether this is an outcome directly followed by a view.
    var isOutcome: Bool { (Self.fires.rawValue...Self.touches.rawValue).contains(rawValue) }

    /// The raw values of the units.
    static var units: ClosedRange<Int> { Int(Self.ms.rawValue)...Int(Self.rad.rawValue) }

    /// Whether this word begins a statement only in Swift.
    var isForeign: Bool { rawValue >= Self.for.rawValue }

    /// Whether this is an expectation: a gesture, `hit`, `reachable` or `unreachable`.
    var isExpectation: Bool { isGesture || self == .hit || self == .reachable || self == .unreachable }
}
