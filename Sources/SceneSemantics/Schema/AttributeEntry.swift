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
        defaultText.isEmpty
            ? summary
            : "\(summary)\n\nDefault: `\(defaultText)`" + (defaultException.map { ", but \($0)" } ?? "")
    }

    /// The other default that some kinds of views have, as the text goes on after the default.
    public var defaultException: String? {
        switch attribute {
        case .userInteractionEnabled: "`.off` for a `label` or `image`"
        case .clipsToBounds: "`.on` for views that scroll"
        default: nil
        }
    }
}
