/// The words that the parser knows, each under the number of its symbol in every table.
enum Keyword: UInt8, CaseIterable {
    // With which statements begin, and what stands in them.
    case `let`, `if`, `else`, expect, scene, subview, content, `repeat`
    // What is expected.
    case hit, reachable, unreachable
    // Gestures and what stands in them.
    case tap, press, drag, pinch, touch
    case to, after, over, scale
    case down, wait, move, up, cancel
    // Outcomes.
    case not, sends, nothing
    case fires, cancels, selects, highlights, scrolls, drags, zooms, recognizes, touches
    // The units that stand directly behind a number; a word of theirs is no attribute.
    case ms, s, deg, rad
    // With which statements begin in Swift, but not in this language.
    case `for`, `while`, `var`, `func`, override, `class`, `struct`, `enum`, `extension`, `guard`, `private`, final,
        `static`

    /// How it is written.
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

    /// How many there are.
    static let count = Int(Keyword.static.rawValue) + 1

    /// The words with which gestures begin.
    static let gestures = allCases.filter { $0.isGesture }

    /// The words of outcomes that a view follows directly.
    static let outcomes = allCases.filter { $0.isOutcome }

    /// Whether a gesture begins with it.
    var isGesture: Bool { (Self.tap.rawValue...Self.touch.rawValue).contains(rawValue) }

    /// Whether it is an outcome that a view follows directly.
    var isOutcome: Bool { (Self.fires.rawValue...Self.touches.rawValue).contains(rawValue) }

    /// The numbers of the units.
    static var units: ClosedRange<Int> { Int(Self.ms.rawValue)...Int(Self.rad.rawValue) }

    /// Whether it begins a statement of Swift only.
    var isForeign: Bool { rawValue >= Self.for.rawValue }

    /// Whether it says what is expected: a gesture, `hit`, `reachable` or `unreachable`.
    var isExpectation: Bool { isGesture || self == .hit || self == .reachable || self == .unreachable }
}
