/// The texts of a view that tell a person which one it is.
public struct ImportedLabels: Equatable, Sendable {
    /// The label that its author gave it in Interface Builder.
    public var userLabel = ""
    /// The accessibility identifier.
    public var identifier = ""
    /// The outlet that it is connected to.
    public var outlet = ""
    /// The text that it shows.
    public var title = ""

    /// Creates labels without text.
    public init() {}
}
