import SceneRuntime
import SceneSemantics

/// Writes the function that makes one scene.
struct SceneFunction {
    let scene: LoweredScene
    /// The expression for each view that exists so far.
    var expressions: [ViewID: String] = [:]
    /// The variable of each recognizer.
    var recognizers: [RecognizerID: String] = [:]
    private var names = SwiftNames()
    /// The properties to set once all views exist.
    private var links: [(owner: String, property: String, view: ViewID)] = []
    /// The subclasses that the views need.
    var catalog: ClassCatalog

    init(scene: LoweredScene, catalog: ClassCatalog) {
        self.scene = scene
        self.catalog = catalog
    }

    var tree: ViewTree { scene.tree }

    /// Writes the function.
    mutating func write(to writer: inout SwiftWriter) {
        let views = scene.topViews
        let hasWindows = views.first != .root
        writer.line()
        if let device = scene.device { writer.line("/// The scene `\(scene.name)` on \(device).") }
        let type = hasWindows ? "[UIWindow]" : "UIView"
        var body = self
        writer.block("@MainActor func make\(scene.name)() -> \(type)") { writer in
            for view in views { body.make(view, in: nil, &writer) }
            body.writeRecognizers(to: &writer)
            body.writeLinks(to: &writer)
            let made = views.compactMap { body.expressions[$0] }
            if hasWindows {
                writer.list("return", made)
            } else {
                writer.line("return \(made.first ?? "UIView()")")
            }
        }
        self = body
    }

    /// Makes `view` with its subviews, and adds it to `superview`.
    mutating func make(
        _ view: ViewID, in superview: String?, _ writer: inout SwiftWriter
    ) {
        let variable = declare(view, &writer)
        writeProperties(of: view, to: &writer)
        if let superview { writer.line("\(superview).addSubview(\(variable))") }
        makeSubviews(of: view, &writer)
    }

    /// Makes what is in `view`.
    mutating func makeSubviews(of view: ViewID, _ writer: inout SwiftWriter) {
        guard let variable = expressions[view] else { return }
        switch tree[view].kind {
        case .table: makeTable(view, &writer)
        case .collection: makeCollection(view, &writer)
        default:
            var isBehindContent = tree.subviews(of: view).contains { tree.isContentView($0, of: view) }
            for subview in tree.subviews(of: view) {
                if tree.isContentView(subview, of: view) {
                    isBehindContent = false
                    expressions[subview] = variable + ".contentView"
                    writeContentProperties(of: subview, to: &writer)
                    makeSubviews(of: subview, &writer)
                } else if isBehindContent {
                    make(subview, in: nil, &writer)
                    let made = expressions[subview] ?? ""
                    writer.line("\(variable).insertSubview(\(made), belowSubview: \(variable).contentView)")
                } else {
                    make(subview, in: variable, &writer)
                }
            }
        }
    }

    /// Declares the variable of `view`, and returns its name.
    mutating func declare(
        _ view: ViewID, _ writer: inout SwiftWriter, name: String? = nil
    ) -> String {
        let variable = variable(for: view, name)
        let className = className(of: view, variable, &writer)
        write(initializerOf: view, className, variable, to: &writer)
        return variable
    }

    /// Returns the class of `view`, and remembers what to set in its properties.
    mutating func className(
        of view: ViewID, _ variable: String, _ writer: inout SwiftWriter
    ) -> String {
        let kind = tree[view].kind
        let isItem = tree[view].superview.map { tree[$0].kind == .collection } ?? false
        let base =
            kind == .table
            ? "RowsTableView"
            : kind == .collection
                ? "ItemsCollectionView" : kind.className(inCollection: isItem)
        let overrides = scene.overrides(of: view, base: base)
        for remark in overrides.remarks { writer.line("// " + remark) }
        if !overrides.definition.isNeeded { return base }
        links += overrides.links.map { (variable, $0.name, $0.view) }
        return catalog.name(of: overrides.definition)
    }

    /// Gives `view` a variable.
    mutating func variable(for view: ViewID, _ name: String? = nil) -> String {
        let kind = tree[view].kind.rawValue
        let wanted = name ?? (view == .root ? scene.name : scene.writtenName(of: view))?.withLowercaseStart ?? kind
        let variable = names.unique(wanted, suffix: "View")
        expressions[view] = variable
        return variable
    }

    /// Returns a new name for a variable.
    mutating func uniqueName(_ wanted: String) -> String { names.unique(wanted, suffix: "Value") }

    func path(of view: ViewID) -> String { scene.path(of: view) }

    /// Sets the properties that lead to other views.
    private func writeLinks(to writer: inout SwiftWriter) {
        if !links.isEmpty { writer.line() }
        for link in links {
            if let view = expressions[link.view] { writer.assign("\(link.owner).\(link.property)", view) }
        }
        for (owner, scrollView) in zoomingViews { writer.assign("\(owner).delegate", scrollView) }
    }

    /// The scroll views that are their own delegate, with their variables.
    private var zoomingViews: [(String, String)] {
        tree.scrollViews.keys.compactMap { view in
            guard tree.scrollViews[view]?.viewForZooming != nil, !tree[view].kind.containsCells else { return nil }
            return expressions[view].map { ($0, $0) }
        }
    }
}
