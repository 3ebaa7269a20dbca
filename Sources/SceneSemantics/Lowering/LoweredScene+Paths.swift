import SceneRuntime

/// The names of views in results: the shortest path you could write, or else their position in their ancestors.
extension LoweredScene {
    /// The path of `view`: `Help`, `List[3].Play`, `List[3].content`, `Star[2]`, `Main.view#2`, `List.header[1]`.
    public func path(of view: ViewID) -> String {
        // Walks towards the root to the first view with its own path.
        var path = ""
        var next: ViewID? = view
        while let current = next {
            let step = step(of: current)
            path = step.text + path
            next = step.base
        }
        return path
    }

    /// Returns the paths of the views from the root to `view`.
    public func pathNames(to view: ViewID) -> [String] {
        tree.path(to: view).map { path(of: $0) }
    }

    /// Returns the Name that `view` is written with, if it has one.
    public func writtenName(of view: ViewID) -> String? {
        guard let name = origins[Int(view.index)].name, !boundScene.names[name].isHidden else { return nil }
        return boundScene.text(of: name)
    }

    /// What the path of `view` ends with, and the view whose path comes before that.
    fileprivate func step(of view: ViewID) -> (text: String, base: ViewID?) {
        guard let superview = tree[view].superview ?? containerOfRemovedCell(view) else { return (name, nil) }
        let origin = origins[Int(view.index)]
        switch tree[view].kind {
        case .cell: return (cellIndex(of: origin), superview)
        case .content: return (".content", superview)
        default: break
        }
        if let name = origin.name, !boundScene.names[name].isHidden {
            let text = boundScene.text(of: name) + instanceIndex(of: origin.instance, name)
            let use = boundScene.names[name].use.value.map { boundScene.uses[$0].item }
            guard let base = base(of: superview, use) else { return (text, nil) }
            return (".\(text)", base)
        }
        if origin.isSupplement {
            let index = origin.section.map { "[\($0)]" } ?? ""
            return (".\(tree[view].kind.rawValue)\(index)", superview)
        }
        let word = origin.item.map { boundScene.word(of: boundScene.items[$0]) } ?? tree[view].kind.rawValue
        let text = ".\(word)#\(origin.ordinal)"
        return (text, tree[superview].kind == .content ? ownerOfContent(superview) : superview)
    }

    /// Returns the table or collection that `view`, a cell that scrolled out of view, was in.
    private func containerOfRemovedCell(_ view: ViewID) -> ViewID? {
        guard view != .root, tree[view].kind == .cell else { return nil }
        let cell = instances.table[origins[Int(view.index)].instance]
        guard case .cells(let container)? = cell.repetition else { return nil }
        return instances.records.containers.keys.first { candidate in
            let origin = origins[Int(candidate.index)]
            return origin.item == container && origin.instance == cell.parent
        }
    }

    /// Returns the cell or use of a component, the item `use`, to which a Name of a view in `superview` belongs.
    private func base(of superview: ViewID, _ use: ItemID?) -> ViewID? {
        tree.chain(from: superview).first { view in
            if tree[view].kind == .cell { return true }
            guard let use, let item = origins[Int(view.index)].item else { return false }
            return item == use || boundScene.isSameName(item, use)
        }
    }

    /// Skips a cell's content view, which paths don't mention; they do mention the content view of a visual effect.
    private func ownerOfContent(_ content: ViewID) -> ViewID {
        guard let owner = tree[content].superview, tree[owner].kind == .cell else { return content }
        return owner
    }

    /// Returns the bracket after the Name of a table or collection.
    private func cellIndex(of origin: ViewOrigin) -> String {
        let instance = instances.table[origin.instance]
        guard case .cells(let container)? = instance.repetition, boundScene.hasSections(in: container) else {
            return "[\(instance.index.index)]"
        }
        return "[\(instance.index.section),\(instance.index.index)]"
    }

    /// Returns the bracket after a Name in a `repeat`: an index for each one inside the innermost cell, outermost
    /// first. For a Name in a component, only those in the component count.
    private func instanceIndex(of instance: InstanceID, _ name: NameID) -> String {
        var text = ""
        var next = instance
        let outer =
            boundScene.names[name].use.value.map { boundScene.items[boundScene.uses[$0].item].repetitions } ?? 0
        var rest =
            boundScene.repetitionLists[boundScene.names[name].repetitions].count
            - boundScene.repetitionLists[outer].count
        while rest > 0, next != 0, case .repeat? = instances.table[next].repetition {
            let index = String(instances.table[next].index.index)
            text = text.isEmpty ? index + "]" : index + "," + text
            next = instances.table[next].parent
            rest -= 1
        }
        return text.isEmpty ? "" : "[" + text
    }
}

/// The paths of many views of a scene. Siblings have all but the last step in common, and some views are asked for
/// often.
public struct PathCache {
    private let scene: LoweredScene
    /// The view whose path came before the last step of the path found last.
    private var base: ViewID?
    private var basePath = ""
    /// The paths found so far, by the view's index.
    private var paths: [String?]

    /// Longer paths aren't kept, because the paths of all views could take more memory than everything else.
    private static let maximumCachedPathLength = 64

    /// Prepares for the paths of `scene`.
    public init(of scene: LoweredScene) {
        self.scene = scene
        paths = Array(repeating: nil, count: scene.tree.views.count)
    }

    /// The path of `view`, as ``LoweredScene/path(of:)`` has it.
    public mutating func path(of view: ViewID) -> String {
        let index = Int(view.index)
        guard paths.indices.contains(index) else { return scene.path(of: view) }
        if let path = paths[index] { return path }
        let step = scene.step(of: view)
        var path = step.text
        if let next = step.base {
            if base != next { (base, basePath) = (next, scene.path(of: next)) }
            path = basePath + path
        }
        if path.utf8.count <= Self.maximumCachedPathLength { paths[index] = path }
        return path
    }
}
