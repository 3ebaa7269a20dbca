/// The commands of lenses.
enum CodeLensCommand {
    /// Draws a scene. Its arguments are the URI of the document and the Name of the scene.
    static let draw = "scenec.draw"
}
