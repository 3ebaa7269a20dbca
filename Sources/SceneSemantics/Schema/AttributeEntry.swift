/// One line of the table of attributes.
public struct AttributeEntry: Sendable {
    /// The attribute.
    public let attribute: Attribute
    /// The word of the language.
    public let word: String
    /// The group that it belongs to.
    public let group: AttributeGroup
    /// What its values look like.
    public let shape: ValueShape
    /// What holds where it is not written, as it would be written; empty where nothing does.
    public let standard: String
    /// What it does, in one line.
    public let summary: String
}
