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

    /// What the path of `view` ends with, and the view whose path comes before that.
    fileprivate func step(of view: ViewID) -> (text: String, base: ViewID?) {
        guard let superview = tree[view].superview else { return (name, nil) }
        let origin = origins[Int(view.index)]
        switch tree[view].kind {
        case .cell: return (cellIndex(of: origin), superview)
        case .content: return (".content", superview)
        default: break
        }
        if let name = origin.name {
            let name = boundScene.text(of: name) + instanceIndex(of: origin.copy)
            guard let cell = tree.cell(around: superview) else { return (name, nil) }
            return (".\(name)", cell)
        }
        if origin.isSupplement {
            let index = origin.section.map { "[\($0)]" } ?? ""
            return (".\(tree[view].kind.rawValue)\(index)", superview)
        }
        let text = ".\(tree[view].kind.rawValue)#\(origin.ordinal)"
        return (text, tree[superview].kind == .content ? ownerOfContent(superview) : superview)
    }

    /// Skips a cell's content view, which paths don't mention; they do mention that of a visual effect.
    private func ownerOfContent(_ content: ViewID) -> ViewID {
        guard let owner = tree[content].superview, tree[owner].kind == .cell else { return content }
        return owner
    }

    /// Returns the bracket after the Name of a table or collection.
    private func cellIndex(of origin: ViewOrigin) -> String {
        let copy = instances.evaluation.instances[origin.copy]
        guard case .cells(let container)? = copy.source, boundScene.hasSections(in: container) else {
            return "[\(copy.index.index)]"
        }
        return "[\(copy.index.section),\(copy.index.index)]"
    }

    /// Returns the bracket after a Name in a `repeat`: an index for each one inside the innermost cell, outermost
    /// first.
    private func instanceIndex(of copy: InstanceID) -> String {
        var indices: [String] = []
        var next = copy
        while next != 0, case .repeat? = instances.evaluation.instances[next].source {
            indices.append(String(instances.evaluation.instances[next].index.index))
            next = instances.evaluation.instances[next].parent
        }
        return indices.isEmpty ? "" : "[\(indices.reversed().joined(separator: ","))]"
    }
}

/// The paths of many views of a scene in the order of the tree: siblings have all but the last step in common.
public struct PathsInOrder {
    private let scene: LoweredScene
    /// The view whose path came before the last step of the path asked last.
    private var base: ViewID?
    private var basePath = ""

    /// Prepares for the paths of `scene`.
    public init(of scene: LoweredScene) { self.scene = scene }

    /// The path of `view`, as ``LoweredScene/path(of:)`` has it.
    public mutating func path(of view: ViewID) -> String {
        let step = scene.step(of: view)
        guard let next = step.base else { return step.text }
        if base != next { (base, basePath) = (next, scene.path(of: next)) }
        return basePath + step.text
    }
}
