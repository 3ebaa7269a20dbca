import SceneRuntime
import SceneSemantics

/// Writes the function that makes one scene.
struct SceneFunction {
    let tree: ViewTree
    let scene: LoweredScene
    private let name: String
    let facts: OverrideFacts
    /// The views that others name, which therefore need variables.
    let namedViews: Set<ViewID>
    /// The expression for each view that exists so far.
    var expressions: [ViewID: String] = [:]
    /// The variable of each recognizer.
    var recognizers: [RecognizerID: String] = [:]
    /// The variable of the layout of each collection.
    var layouts: [ViewID: String] = [:]
    /// The class of each cell of a collection.
    var itemClasses: [ViewID: String] = [:]
    /// The loops that make several cells, by the first of these.
    var loops: [ViewID: CellLoop] = [:]
    /// The variables for the numbers of rows and items in loops.
    var loopVariables: [String: String] = [:]
    /// The string literals of views that a loop makes: they contain the number of the row or item.
    var literals: [ViewID: CellLoop.Literals] = [:]
    /// What is still to be written, the next last. A tree of views can be too deep for functions that call themselves.
    var steps: [Step] = []
    /// The subclasses that the views need.
    var catalog: ClassCatalog
    private var paths: PathCache
    var names = SwiftNames()
    /// The names before the loop that is being written. Its own are free again after it.
    var namesOutsideLoop: SwiftNames?
    /// The properties to set once all views exist.
    private var links: [Link] = []
    /// The properties to set in a loop, by the view that it makes.
    private(set) var loopLinks: [ViewID: [Link]] = [:]

    /// A property that leads to a view.
    struct Link {
        var owner: String
        var property: String
        var view: ViewID
    }

    /// A part of the function.
    enum Step {
        /// Makes a view, and adds it to its superview with a call that begins and ends like this.
        case make(ViewID, (start: String, end: String)?)
        /// Makes a view that its table places; its own properties come afterwards.
        case makePlaced(ViewID, name: String?)
        /// Gets a cell that its collection has made.
        case getItem(ViewID)
        case makeSubviews(ViewID)
        /// Begins and ends the loop whose first cell this is.
        case beginLoop(ViewID)
        case endLoop(ViewID)
        /// Displays the rows of a table, whose cells exist.
        case displayRows(ViewID)
    }

    init(scene: LoweredScene, named name: String, catalog: ClassCatalog) {
        self.scene = scene
        self.name = name
        self.catalog = catalog
        tree = scene.tree
        facts = OverrideFacts(scene)
        namedViews = Set(tree.rules.flatMap { rule in rule.views + rule.effects.map { $0.view } })
        paths = PathCache(of: scene)
    }

    /// Writes the function. Ends early if the text is longer than `limit`.
    mutating func write(to writer: inout SwiftWriter, limit: Int) {
        let views = scene.topViews
        let hasWindows = views.first != .root
        writer.line()
        if let device = scene.device { writer.line("/// The scene `\(scene.name)` on \(device).") }
        if hasWindows { writer.line("/// Set the `windowScene` of each window to show it.") }
        let type = hasWindows ? "[UIWindow]" : "UIView"
        writer.open("@MainActor func \(name)() -> \(type)")
        steps = views.reversed().map { .make($0, nil) }
        while let step = steps.popLast(), writer.length <= limit { write(step, to: &writer) }
        writeRecognizers(to: &writer)
        writeLinks(to: &writer)
        let made = views.compactMap { expressions[$0] }
        if hasWindows {
            writer.list("return", made)
        } else {
            writer.line("return \(made.first ?? "UIView()")")
        }
        writer.close()
    }

    private mutating func write(_ step: Step, to writer: inout SwiftWriter) {
        switch step {
        case .make(let view, let call):
            let variable = declare(view, nil, &writer)
            writeProperties(of: view, to: &writer)
            if let call { writer.line(call.start + variable + call.end) }
            steps.append(.makeSubviews(view))
        case .makePlaced(let view, let name):
            _ = declare(view, name, &writer)
            steps.append(.makeSubviews(view))
        case .getItem(let cell):
            getItem(cell, &writer)
            steps.append(.makeSubviews(cell))
        case .makeSubviews(let view): makeSubviews(of: view, &writer)
        case .beginLoop(let cell): beginLoop(cell, to: &writer)
        case .endLoop(let cell): endLoop(cell, to: &writer)
        case .displayRows(let table): displayRows(of: table, &writer)
        }
    }

    private mutating func makeSubviews(of view: ViewID, _ writer: inout SwiftWriter) {
        guard let variable = expressions[view] else { return }
        switch tree[view].kind {
        case .table: makeRows(of: view)
        case .collection: makeItems(of: view, &writer)
        default:
            let subviews = tree.subviews(of: view)
            var isBehindContent = subviews.contains { tree.isContentView($0, of: view) }
            var next: [Step] = []
            for subview in subviews {
                if tree.isContentView(subview, of: view) {
                    isBehindContent = false
                    expressions[subview] = variable + ".contentView"
                    writeContentProperties(of: subview, to: &writer)
                    next.append(.makeSubviews(subview))
                } else if isBehindContent {
                    let end = ", belowSubview: \(variable).contentView)"
                    next.append(.make(subview, (variable + ".insertSubview(", end)))
                } else {
                    next.append(.make(subview, (variable + ".addSubview(", ")")))
                }
            }
            steps += next.reversed()
        }
    }

    /// Declares the variable of `view`, and returns its name.
    mutating func declare(_ view: ViewID, _ name: String?, _ writer: inout SwiftWriter) -> String {
        let variable = makeVariable(for: view, name)
        if tree[view].kind == .collection { layouts[view] = uniqueName(variable + "Layout") }
        let className = className(of: view, variable, &writer)
        write(initializerOf: view, className, variable, to: &writer)
        return variable
    }

    /// Returns the class of `view`, and remembers what to set in its properties.
    mutating func className(of view: ViewID, _ variable: String, _ writer: inout SwiftWriter) -> String {
        let isItem = tree[view].superview.map { tree[$0].kind == .collection } ?? false
        let base =
            switch tree[view].kind {
            case .table: "RowsTableView"
            case .collection: "ItemsCollectionView"
            default: tree[view].kind.uiKitClass(inCollection: isItem)
            }
        let overrides = ViewOverrides(of: view, in: tree, base: base, facts)
        for remark in overrides.remarks { writer.line("// " + remark) }
        if !overrides.definition.isNeeded { return base }
        let added = overrides.links.map { Link(owner: variable, property: $0.name, view: $0.view) }
        if literals[view] == nil { links += added } else { loopLinks[view] = added }
        return catalog.name(of: overrides.definition)
    }

    /// Gives `view` a variable.
    mutating func makeVariable(for view: ViewID, _ name: String?) -> String {
        let kind = tree[view].kind.rawValue
        let wanted = name ?? (view == .root ? scene.name : scene.writtenName(of: view))?.asVariable ?? kind
        let variable = names.unique(wanted, suffix: "View")
        expressions[view] = variable
        return variable
    }

    /// Returns a new name for a variable.
    mutating func uniqueName(_ wanted: String) -> String { names.unique(wanted, suffix: "Value") }

    mutating func path(of view: ViewID) -> String { paths.path(of: view) }

    func write(_ link: Link, to writer: inout SwiftWriter) {
        if let view = expressions[link.view] { writer.assign("\(link.owner).\(link.property)", view) }
    }

    /// Sets the properties that lead to other views.
    private func writeLinks(to writer: inout SwiftWriter) {
        if !links.isEmpty { writer.line() }
        for link in links { write(link, to: &writer) }
        for view in tree.scrollViews.keys where !tree[view].kind.containsCells {
            guard tree.scrollViews[view]?.viewForZooming != nil, let variable = expressions[view] else { continue }
            writer.assign("\(variable).delegate", variable)
        }
    }
}
