/// The facts about an attribute that the binder needs often.
struct AttributeFacts: Sendable {
    /// The form of its values, without their numbers and words.
    var form: Form
    var numbers: NumberRule

    enum Form: Sendable {
        case flag, nothing, frame, size, choice, color, link, links, competitors, flagOrCompetitors
        /// Numbers joined by commas.
        case numbers
        /// Nothing, or numbers joined by commas.
        case optionalNumbers
    }

    /// Creates the facts about an attribute with values of this shape.
    init(_ shape: ValueShape) {
        numbers = shape.numbers
        form =
            switch shape {
            case .flag: .flag
            case .nothing: .nothing
            case .frame: .frame
            case .size: .size
            case .choice: .choice
            case .color: .color
            case .link: .link
            case .links: .links
            case .competitors: .competitors
            case .flagOrCompetitors: .flagOrCompetitors
            case .optionalLength, .optionalInset: .optionalNumbers
            case .number, .count, .length, .extent, .edges, .point, .angle, .factors, .matrix, .time: .numbers
            }
    }
}

extension Schema {
    /// The facts about all attributes, by their numbers.
    static let attributeFacts: [AttributeFacts] = attributes.map { AttributeFacts($0.shape) }

    /// Returns the facts about `attribute`.
    static func facts(of attribute: Attribute) -> AttributeFacts {
        attributeFacts[min(Int(attribute.rawValue), attributeFacts.count - 1)]
    }
}
