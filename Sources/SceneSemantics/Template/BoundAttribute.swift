import SceneSyntax
import SceneText

/// An attribute with a value of its shape.
struct BoundAttribute: Sendable {
    var attribute: Attribute
    /// The attribute in the syntax, or the item whose first word it is.
    var node: NodeID
    var value: BoundValue
}

/// A value whose shape has been checked.
enum BoundValue: Sendable {
    /// A condition.
    case flag(Condition)
    /// As many numbers as the shape has, or none where they may be left out: where they begin in
    /// ``SceneTemplate/quantities``, and how many there are.
    case numbers(from: UInt32, count: UInt8)
    /// The index of the word among the shape's.
    case choice(UInt8)
    /// As `0xRRGGBBAA`.
    case colour(UInt32)
    /// An index in ``SceneTemplate/paths``.
    case link(UInt32)
}

/// A condition as it was written.
enum Condition: Sendable {
    /// It holds in every copy, or in none.
    case known(Bool)
    /// It follows from an expression, an index in ``SceneTemplate/expressions``.
    case computed(UInt32)
}

/// A number as it was written: its value, its unit and its place.
struct Quantity: Sendable {
    /// The value, where it is the same in all copies.
    var number: Double
    /// The index in ``SceneTemplate/expressions`` of what it follows from; `nil` where the number is known.
    var expression: UInt32?
    /// Whether no `let` takes part in it, so that it is checked where it is written.
    var isLiteral: Bool
    /// Whether the number was found to be one that may stand there.
    var isChecked: Bool
    var unit: Unit
    var range: SourceRange

    /// The units; the raw value is how they are written.
    enum Unit: String, CaseIterable, Sendable {
        case none = ""
        case percent = "%"
        case degrees = "deg"
        case radians = "rad"
        case milliseconds = "ms"
        case seconds = "s"
    }
}
