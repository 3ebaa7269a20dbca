/// The texts of a view that tell a person which one it is.
struct ImportedLabels: Equatable, Sendable {
    /// The label that its author gave it in Interface Builder.
    var userLabel = ""
    /// The accessibility identifier.
    var identifier = ""
    /// The outlet that it is connected to.
    var outlet = ""
    /// The text that it shows.
    var title = ""
}
