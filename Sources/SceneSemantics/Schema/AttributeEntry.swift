/// One row of the table of attributes.
public struct AttributeEntry: Sendable {
    /// The attribute of this row.
    public let attribute: Attribute
    /// The word of the language.
    public let word: String
    /// The group that it belongs to.
    public let group: AttributeGroup
    /// The shape of its values.
    public let shape: ValueShape
    /// The default, as you would write it; empty if there is none.
    public let defaultText: String
    /// A one-line description of its effect.
    public let summary: String

    /// What the attribute does, and its default.
    public var documentation: String {
        defaultText.isEmpty ? summary : "\(summary)\n\nDefault: `\(defaultText)`"
    }
}
