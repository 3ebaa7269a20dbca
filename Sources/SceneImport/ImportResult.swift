import SceneText

/// A document as a scene file.
public struct ImportResult: Sendable {
    /// The text of the scenes, in the standard layout.
    public var text: [UInt8]
    /// Where each part of the text comes from.
    public var map: ImportMap
    /// What couldn't be read, at its place in the document.
    public var diagnostics: [Diagnostic]
    /// A note that there is no touch target to check, or `nil` if there is one.
    public var noteOnMissingTargets: Diagnostic?
    /// How much could be read.
    public var status: Status
    /// The classes, Names or addresses among the assumptions that no view has.
    public var unusedAssumptions: [String]

    /// How much of a document could be read. Rows that are cut off are remarked on, and count as read.
    public enum Status: Sendable {
        case everything
        /// All but the views that the diagnostics name.
        case partly
        case nothing
    }

    /// Writes the scenes of `document`, which was read from `source`, or only the one called `scene`.
    public init(
        _ document: ImportedDocument, in source: Source, _ assumptions: ImportAssumptions = ImportAssumptions(),
        scene: String? = nil
    ) {
        var writer = SceneWriter(document, source, assumptions, wantedScene: scene)
        let written = writer.write()
        text = written.text
        map = written.map
        diagnostics = document.diagnostics + written.diagnostics
        noteOnMissingTargets = document.noteOnMissingTargets(in: source)
        unusedAssumptions = writer.unusedAssumptions
        // Without a scene and without a problem, the comments say why.
        status = !diagnostics.hasErrors ? .everything : document.scenes.isEmpty ? .nothing : .partly
    }

    /// Returns the scenes of `document`, each as the text of a file of its own.
    public static func separateScenes(
        of document: ImportedDocument, in source: Source, _ assumptions: ImportAssumptions
    ) -> [(name: String, text: [UInt8])] {
        var writer = SceneWriter(document, source, assumptions, wantedScene: nil)
        return writer.writeSeparately()
    }
}
