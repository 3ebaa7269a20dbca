/// What the checker asks of an attribute again and again.
struct AttributeFacts: Sendable {
    /// What its values look like, but for their numbers and words.
    var form: Form
    /// What its numbers must be like.
    var numbers: NumberRule

    /// The forms of values.
    enum Form: Sendable {
        case flag, nothing, frame, size, choice, colour, link
        /// Numbers joined by commas.
        case numbers
        /// Such numbers, or none.
        case optionalNumbers
    }

    /// What is to be known of an attribute whose values have this shape.
    init(_ shape: ValueShape) {
        numbers = shape.numbers
        form =
            switch shape {
            case .flag: .flag
            case .nothing: .nothing
            case .frame: .frame
            case .size: .size
            case .choice: .choice
            case .colour: .colour
            case .link: .link
            case .optionalLength, .optionalInset: .optionalNumbers
            case .number, .count, .length, .extent, .edges, .point, .angle, .factors, .matrix, .time: .numbers
            }
    }
}

extension Schema {
    /// What the checker asks of the attributes, by their numbers.
    static let attributeFacts: [AttributeFacts] = attributes.map { AttributeFacts($0.shape) }

    /// What the checker asks of `attribute`.
    static func facts(of attribute: Attribute) -> AttributeFacts {
        attributeFacts[min(Int(attribute.rawValue), attributeFacts.count - 1)]
    }
}
