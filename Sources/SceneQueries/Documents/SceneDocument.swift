import SceneImport
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// A file that describes views in another form, and the scenes that it was imported as.
public final class SceneDocument: Sendable {
    /// The file.
    public let source: Source
    /// The text of its scenes, and that they are made from this file. It has the path of the file.
    public let unit: CompilationUnit
    /// What couldn't be imported, at its place in the file.
    public let problems: [Diagnostic]
    /// A note that there is no touch target to check, or `nil` if there is one.
    public let noteOnMissingTargets: Diagnostic?
    /// The classes, Names or addresses among the assumptions that no view has.
    public let unusedAssumptions: [String]
    /// Whether it is a document of Interface Builder.
    public let isInterfaceBuilder: Bool
    /// Whether its form is one that isn't read at all, such as an archive from before Xcode 5.
    public let isUnsupported: Bool
    private let map: ImportMap

    /// Imports the file of `file`, with its options. Returns `nil` if it is a scene, or none of the forms that can be
    /// imported.
    public init?(
        _ file: CompilationUnit, _ assumptions: ImportAssumptions = ImportAssumptions(),
        _ options: InterfaceBuilderOptions = InterfaceBuilderOptions()
    ) {
        let source = file.source
        guard let format = source.documentFormat else { return nil }
        let document = format.read(source, options)
        let result = ImportResult(document, in: source, assumptions)
        unusedAssumptions = result.unusedAssumptions
        isInterfaceBuilder = format == .interfaceBuilder
        isUnsupported = document.isUnsupported
        self.source = source
        var compilation = file.options
        compilation.origin = result.map.documentOrigin
        unit = CompilationUnit(Source(path: source.path, bytes: result.text), options: compilation)
        problems = result.diagnostics
        noteOnMissingTargets = result.noteOnMissingTargets
        map = result.map
    }

    /// Returns findings in the scenes as findings in the file, except findings for which `isSuppressed` is true.
    public func findings(
        _ diagnostics: [Diagnostic], except isSuppressed: ImportMap.SuppressionTest = { _, _ in false }
    ) -> [Diagnostic] {
        map.findings(diagnostics, except: isSuppressed)
    }

    /// Returns the views of the scene called `name`, or of all, whose recognizers get no touches because their
    /// interaction is off, where their kind isn't known.
    func recognizersWithoutTouches(
        inScene name: String?, except isSuppressed: ImportMap.SuppressionTest = { _, _ in false }
    ) -> [Diagnostic] {
        guard let name else { return map.recognizersWithoutTouches(except: isSuppressed) { _ in true } }
        let scenes = FileSyntax(SyntaxTree.parse(unit.source)).scenes.filter { $0.name?.text == name }.map { $0.range }
        return map.recognizersWithoutTouches(except: isSuppressed) { item in
            scenes.contains { $0.start <= item.start && item.end <= $0.end }
        }
    }

    /// Returns the message that no view has the class or Name `word`, with the nearest one that a view has.
    public func problem(ofUnknownView word: String) -> String { map.problem(ofUnknownView: word) }

    /// Returns the Name that the scene has for the only view that the document calls `title`, or `nil`.
    func name(ofViewCalled title: String) -> String? { map.name(ofViewCalled: title) }

    /// Returns the id of the element, or the address of the view, that has `range` in the scenes; empty if it has none.
    func object(at range: SourceRange) -> String { map.entry(at: range)?.object ?? "" }

    /// Returns the item of the view at `address` in a scene, and how many views of the item are before that view.
    func item(at address: String, inScene scene: String) -> (index: Int, instance: Int)? {
        map.item(at: address, inScene: scene)
    }

    /// Returns whether `range` of the scene's text is in the item with this index, and in none inside it.
    func isItem(_ index: Int, at range: SourceRange) -> Bool { map.indexOfItem(at: range) == index }

    /// Returns the index of the item around the one with this index.
    func enclosingItem(of index: Int) -> Int? { map.enclosingItem(of: index) }

    /// Returns where the view with `path` in `scene` comes from.
    public func origin(ofPath path: String, in scene: String) -> AnswerOrigin? {
        guard let entry = map.entry(ofPath: path, inScene: scene) else { return nil }
        return AnswerOrigin(className: entry.className, position: source.position(at: entry.origin.start))
    }
}

extension CompilationUnit {
    /// Returns the devices and sizes of the scenes called `name`, or of all, or `nil` if an error may be why one isn't
    /// known. `nil` also for a document of Interface Builder, which has size classes for every device.
    public func screens(ofScene name: String?) -> [String]? {
        if source.documentFormat == .interfaceBuilder { return nil }
        let file = BoundFile.bind(SceneDocument(self)?.unit ?? self)
        if (file.tree.syntaxDiagnostics + file.diagnostics).hasErrors { return nil }
        return file.scenes.filter { name == nil || $0.name == name }.flatMap { $0.screens }
    }
}

extension Source {
    /// The Names of the scenes in this file, or in what it is imported as if it is a document.
    public var sceneNames: [String] {
        let source = SceneDocument(CompilationUnit(self))?.unit.source ?? self
        return FileSyntax(SyntaxTree.parse(source)).scenes.compactMap { $0.name?.text }
    }

    /// The format of a file that isn't a scene: by its name or, where that says nothing, by how it begins.
    public var documentFormat: DocumentFormat? {
        if path.hasSuffix(".scene") { return nil }
        return path.hasInterfaceBuilderExtension ? .interfaceBuilder : DocumentFormat(recognizing: self)
    }
}

extension DocumentFormat {
    /// Reads the views of a file.
    public func read(_ source: Source, _ options: InterfaceBuilderOptions) -> ImportedDocument {
        switch self {
        case .dump: ImportedDocument(dump: source)
        case .interfaceBuilder: ImportedDocument(interfaceBuilder: source, options)
        }
    }
}

extension String {
    /// Whether this is the name of a document of Interface Builder.
    public var hasInterfaceBuilderExtension: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
