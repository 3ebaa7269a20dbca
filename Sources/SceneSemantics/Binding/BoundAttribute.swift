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
    /// ``BoundScene/quantities``, and how many there are.
    case numbers(from: UInt32, count: UInt8)
    /// The index of the word among the shape's.
    case choice(UInt8)
    /// As `0xRRGGBBAA`.
    case colour(UInt32)
    /// An index in ``BoundScene/paths``.
    case link(UInt32)
}

/// A condition as it was written.
enum Condition: Sendable {
    /// It holds in every copy, or in none.
    case known(Bool)
    /// It follows from an expression, an index in ``BoundScene/expressions``.
    case computed(UInt32)
}

/// A number as it was written: its value, its unit and its place.
struct Quantity: Sendable {
    /// The value, where it is the same in all copies.
    var number: Double
    private let expressionIndex: OptionalIndex
    private let file: FileID
    private let start: UInt32
    private let end: UInt32
    /// Whether no `let` takes part in it, so that it is checked where it is written.
    let isLiteral: Bool
    /// Whether the number was found to be one that may stand there.
    var isChecked: Bool
    let unit: Unit

    /// The number that is written, or computed, at `range`.
    init(
        _ number: Double, expression: Int? = nil, isLiteral: Bool = false, isChecked: Bool, _ unit: Unit,
        at range: SourceRange
    ) {
        self.number = number
        expressionIndex = OptionalIndex(expression)
        file = range.file
        // No file is larger than 4 GiB.
        start = UInt32(clamping: range.start)
        end = UInt32(clamping: range.end)
        self.isLiteral = isLiteral
        self.isChecked = isChecked
        self.unit = unit
    }

    /// The index in ``BoundScene/expressions`` of what it follows from; `nil` where the number is known.
    var expression: Int? { expressionIndex.value }
    /// Where it stands.
    var range: SourceRange { SourceRange(start: Int(start), end: Int(end), in: file) }

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
