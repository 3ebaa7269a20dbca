import SceneSyntax
import SceneText

/// An attribute with a value of its shape.
struct BoundAttribute: Sendable {
    var attribute: Attribute
    /// The word and its values.
    var range: SourceRange
    var value: BoundValue
}

/// A number as it was written: its expression, its unit and its place.
struct Quantity: Sendable {
    var expression: Expression
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

/// A value whose shape has been checked.
enum BoundValue: Sendable {
    /// A condition.
    case flag(Expression)
    /// As many numbers as the shape has, or none where they may be left out.
    case numbers([Quantity])
    /// The index of the word among the shape's.
    case choice(Int)
    /// As `0xRRGGBBAA`.
    case colour(UInt32)
    case link(BoundPath)
}

/// Attributes of one item, and where each word was written first.
struct AttributeList {
    /// The attributes, in the order in which they were written.
    private(set) var attributes: [BoundAttribute] = []
    /// Where each word was written first.
    private var firsts: [(attribute: Attribute, range: SourceRange)] = []

    /// Adds an attribute behind the others.
    mutating func append(_ attribute: BoundAttribute) {
        attributes.append(attribute)
        if range(of: attribute.attribute) == nil { firsts.append((attribute.attribute, attribute.range)) }
    }

    /// Where `attribute` was written first; `nil` where it was not.
    func range(of attribute: Attribute) -> SourceRange? {
        // There are only so many words.
        firsts.first { $0.attribute == attribute }?.range
    }
}
