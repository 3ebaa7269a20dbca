import SceneRuntime
import SceneSemantics
import SceneText

/// The views of a document, in flat storage, and the scenes to write.
public struct ImportedDocument: Sendable {
    /// All views. A superview comes before its subviews.
    private(set) var views: [ImportedView] = []
    /// The scenes, in the order of the document.
    var scenes: [ImportedScene] = []
    /// Whether it is a document of Interface Builder.
    var isInterfaceBuilder = false
    /// The remarks to write at the top: what the text was made from and what couldn't be known.
    var remarks: [String] = []
    /// Whether it is of a form that isn't read at all, such as an archive from before Xcode 5.
    public internal(set) var isUnsupported = false
    /// Which touch targets of the app aren't views of the document, each as a clause.
    var reasonsForMissingTargets: [String] = []
    /// What couldn't be read.
    var diagnostics: [Diagnostic] = []

    /// The Names of the scenes in the text, in their order.
    public var sceneNames: [String] {
        var used = UniqueNames()
        return scenes.map { used.unique(NameMaker.name(from: $0.name, kindWord: "Scene") ?? "Main") }
    }

    /// A note that the document has no control and no recognizer, so that none can be checked; `nil` if it has one, or
    /// if an error says what is left out.
    func noteOnMissingTargets(in source: Source) -> Diagnostic? {
        if diagnostics.hasErrors { return nil }
        if views.contains(where: { $0.kind.isTouchTarget || !$0.recognizers.isEmpty || $0.isTargetByRecognizers }) {
            return nil
        }
        let reasons = reasonsForMissingTargets.isEmpty ? "" : ": " + reasonsForMissingTargets.joined(separator: "; ")
        let what = isInterfaceBuilder ? "document" : "printout"
        // Without a size, even views that the document has aren't read.
        let others = views.isEmpty ? "" : ", only \(counted(views.count, "view"))"
        return Diagnostic(
            rule: .noTouchTarget, severity: .note,
            message: "this \(what) has no controls and no recognizers\(others), so no touch target was checked"
                + reasons,
            range: source.range(0, 0))
    }

    /// Adds `view` as the frontmost subview of `superview`, or as a root, and returns its identity.
    @discardableResult
    mutating func add(_ view: ImportedView, to superview: ImportedViewID?) -> ImportedViewID {
        let id = ImportedViewID(index: views.count)
        views.append(view)
        views[id.index].superview = superview
        if let superview {
            if let last = views[superview.index].lastSubview {
                views[last.index].nextSibling = id
            } else {
                views[superview.index].firstSubview = id
            }
            views[superview.index].lastSubview = id
        }
        return id
    }

    /// The view with this identity.
    subscript(id: ImportedViewID) -> ImportedView {
        _read { yield views[id.index] }
        _modify { yield &views[id.index] }
    }

    /// Returns the subviews of a view, from the rearmost to the frontmost.
    func subviews(of id: ImportedViewID) -> ImportedSubviews {
        ImportedSubviews(document: self, upcoming: views[id.index].firstSubview)
    }
}

/// The subviews of a view, from the rearmost to the frontmost.
struct ImportedSubviews: Sequence, IteratorProtocol {
    let document: ImportedDocument
    /// The subview that comes next.
    var upcoming: ImportedViewID?

    /// Returns the next subview.
    mutating func next() -> ImportedViewID? {
        guard let id = upcoming else { return nil }
        upcoming = document.views[id.index].nextSibling
        return id
    }
}
