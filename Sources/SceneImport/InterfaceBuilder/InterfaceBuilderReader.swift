import SceneRuntime
import SceneSemantics
import SceneText

/// Reads the views of a document of Interface Builder.
struct InterfaceBuilderReader {
    let xml: XMLDocument
    let options: InterfaceBuilderOptions
    let objects: InterfaceBuilderObjects
    let colors: InterfaceBuilderColors
    /// The device that the document was designed on, if it is known.
    let device: DesignDevice?
    /// The traits that decide about variations.
    let sizeClasses: SizeClasses

    var document = ImportedDocument()
    /// The elements to add to ``document``, the next one last.
    var pending: [PendingElement] = []
    /// The controllers whose views are embedded.
    var embeddings: [Embedding] = []
    /// How many views were added for containers.
    var embeddedCount = 0
    /// Whether containers were left empty because of their number or depth, which is reported once.
    var hasReportedEmbedding = false
    /// The views of the scene with an action that a tap triggers, of themselves or of a recognizer.
    var tappedViews: [ImportedViewID] = []
    /// The elements that are left out because of their rectangles. A scene that is embedded is read again.
    var elementsLeftOut: Set<XMLElementID> = []
    /// What the remarks at the top must mention.
    var features = Features()

    /// An element to add.
    struct PendingElement {
        let element: XMLElementID
        let superview: ImportedViewID?
        /// The innermost embedding, by its index.
        var embedding: Int?
        /// The frame that the view gets instead of its rectangle.
        var frame: ViewFrame?
    }

    /// A controller whose view is in a container.
    struct Embedding {
        let controller: XMLElementID
        /// Its view, if it has one of its own.
        let root: XMLElementID?
        /// The embedding around it.
        let outer: Int?
    }

    /// What a document contains that can't be imported exactly.
    struct Features {
        var hasBarButtons = false
        var hasScrolledContent = false
        /// The scenes whose root has no size.
        var scenesWithoutSize: [String] = []
    }

    init(_ source: Source, _ options: InterfaceBuilderOptions) {
        xml = XMLDocument.read(source)
        self.options = options
        objects = InterfaceBuilderObjects(of: xml)
        colors = InterfaceBuilderColors(of: xml)
        device = DesignDevice(of: xml)
        if let device = options.device {
            sizeClasses = SizeClasses(device, isLandscape: options.isLandscape)
        } else {
            sizeClasses = device.map { SizeClasses($0) } ?? .any
        }
    }

    /// Reads the whole document.
    mutating func read() {
        document.isInterfaceBuilder = true
        if let problem = xml.problem { document.diagnostics.append(problem.diagnostic(in: xml.source)) }
        guard let root = xml.root else { return }
        let name = xml.name(of: root)
        guard name == "document" else {
            document.isUnsupported = name == "archive"
            // A mistake in the first tag's neighborhood says more than the name.
            document.diagnostics.append(
                name == "archive"
                    ? .archive(at: xml.rangeOfName(of: root))
                    : .noInterfaceBuilderDocument(root: name, at: xml.rangeOfName(of: root)))
            return
        }
        if let platform = xml.value(of: "targetRuntime", in: root), !platform.utf8.starts(with: "iOS".utf8) {
            document.isUnsupported = true
            document.diagnostics.append(.otherPlatform(platform, at: xml.rangeOfName(of: root)))
            return
        }
        document.diagnostics += objects.diagnostics
        for child in xml.children(of: root) {
            if xml.hasName("objects", child) { readObjects(child) }
            guard xml.hasName("scenes", child) else { continue }
            for scene in xml.children(of: child) {
                for part in xml.children(of: scene) where xml.hasName("objects", part) { readObjects(part) }
            }
        }
        if document.scenes.isEmpty, document.diagnostics.isEmpty, features.scenesWithoutSize.isEmpty {
            document.diagnostics.append(.noScene(at: xml.rangeOfName(of: root)))
        }
        addRemarks()
    }

    private mutating func addRemarks() {
        document.remarks = [
            "Made from \(nameInSentence(xml.source.path) { $0.lastPathComponent }), a document of Interface Builder.",
            "Frames are as it was saved last. Overrides of `hitTest`, and what code adds or changes, aren't in it.",
        ]
        if let device = options.device {
            document.remarks.append(
                "Size classes are for `.\(device.word)`\(options.isLandscape ? ", turned" : ""); frames aren't.")
        }
        if features.hasScrolledContent {
            document.remarks.append("Contents of scroll views are taken to be as large as what is in them.")
        }
        if features.hasBarButtons {
            document.remarks.append("A storyboard doesn't store the frames of bar buttons, so they are left out.")
        }
        for scene in features.scenesWithoutSize {
            document.remarks.append("The root of \(scene) has no size, so the scene is left out.")
        }
        addReasonsForMissingTargets()
    }

    /// Says which touch targets of the app a document of Interface Builder doesn't have as views.
    private mutating func addReasonsForMissingTargets() {
        if features.hasBarButtons {
            document.reasonsForMissingTargets.append("a storyboard doesn't store the frames of bar buttons")
        }
        if let scene = features.scenesWithoutSize.first {
            let count = features.scenesWithoutSize.count
            document.reasonsForMissingTargets.append(
                count == 1 ? "the root of `\(scene)` has no size" : "the roots of \(count) scenes have no size")
        }
    }
}

extension ImportedDocument {
    /// Reads a document of Interface Builder: a `.storyboard` or `.xib`.
    public init(interfaceBuilder source: Source, _ options: InterfaceBuilderOptions = InterfaceBuilderOptions()) {
        var reader = InterfaceBuilderReader(source, options)
        reader.read()
        self = reader.document
    }
}

extension String {
    /// What follows the last slash.
    fileprivate var lastPathComponent: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }
}
