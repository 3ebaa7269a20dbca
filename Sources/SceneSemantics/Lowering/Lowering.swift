import SceneRuntime
import SceneSyntax
import SceneText

/// Creates the view tree of a checked scene.
struct Lowering {
    private let bound: SharedBoundScene
    let syntax: SyntaxTree
    /// Which cells are in front, or `nil` for the order in the scene.
    let displayOrder: DisplayDirection?
    var tree: ViewTree
    var origins: [ViewOrigin] = []
    var copies = InstanceTable()
    /// The values of constants and variables.
    var frames = Environment()
    /// The items in the blocks being lowered, those of inner blocks last.
    var evaluatedItems = EvaluationStack<EvaluatedItem>()
    /// The attributes of those blocks that depend on the instance.
    var evaluatedAttributes = EvaluationStack<EvaluatedAttribute>()
    var namedViews: NamedViews
    /// The parts of overrides known before all views exist.
    var overrides: ViewTable<PendingOverride> = [:]
    /// The zooming views that still have to be scaled.
    var zooms: [PendingZoom] = []
    /// The content sizes set by attributes.
    var contentSizes: ViewTable<Size> = [:]
    var containers: ViewTable<CellContainer> = [:]
    /// For each header and footer, the number of instances that were never displayed and have no view yet.
    var pendingSupplements: [ItemID: Int] = [:]
    /// The `overhang` views that cells claim, with the cell's table or collection.
    var overhangClaims: [(container: ViewID, overhang: ViewTree.Overhang)] = []
    /// The attributes, as indices in ``BoundScene/attributes``, that only some instances have, with their view, in
    /// creation order.
    var conditionalAttributes: [(view: ViewID, index: Int)] = []
    /// The items of recognizers by the view they are attached to, in order.
    var recognizerItems: ViewTable<[ItemID]> = [:]
    /// The links with their ranges and targets.
    var links: [SceneLink] = []
    /// Whether leading is on the right.
    var isMirrored = false
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<SourceRange> = []
    /// The maximum number of views and instances.
    private let limit: SceneLimit
    /// The number of views and instances that may still be created.
    private(set) var budget: Int
    /// Whether the limit was reached, so that nothing more is created.
    private(set) var isExhausted = false

    /// A zooming view that still has to be scaled.
    struct PendingZoom {
        var scrollView: ViewID
        var path: EvaluatedPath
    }

    /// Creates a lowering of `bound`, which was written in `syntax`.
    init(
        _ bound: SharedBoundScene, _ syntax: SyntaxTree, displayOrder: DisplayDirection?, limit: SceneLimit = .standard
    ) {
        self.bound = bound
        self.limit = limit
        budget = limit.views
        self.syntax = syntax
        self.displayOrder = displayOrder
        tree = ViewTree(root: View(kind: .scene, origin: .zero, size: .zero))
        namedViews = NamedViews(count: bound.boundScene.names.count)
    }

    /// The scene to lower.
    var boundScene: BoundScene { _read { yield bound.boundScene } }

    /// Whether an error was reported.
    var hasFailed: Bool { !diagnostics.isEmpty }

    /// Reports a diagnostic, once per range.
    mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.range).inserted { diagnostics.append(diagnostic) }
    }

    /// Counts `count` views or instances of `item`. Reports an error and returns `false` if that exceeds the limit.
    mutating func spend(_ count: Int, on item: BoundItem) -> Bool {
        if count <= budget {
            budget -= count
            return true
        }
        isExhausted = true
        report(.tooManyViews(limit, at: header(of: item)))
        return false
    }

    /// Returns whether `item` may have `count` more cells. Reports an error if not.
    mutating func canDisplay(_ count: Int, in item: BoundItem) -> Bool {
        if count <= budget { return true }
        return spend(count, on: item)
    }

    /// Adds `view` in front of the other subviews of `superview`.
    mutating func add(_ view: View, to superview: ViewID, _ origin: ViewOrigin) -> ViewID {
        var origin = origin
        if origin.name == nil, !origin.isSupplement, view.kind != .cell, view.kind != .content {
            origin.ordinal = tree.ordinal(of: view.kind, in: superview, origins)
        }
        let identity = tree.add(view, to: superview)
        origins.append(origin)
        if let name = origin.name, origin.copy == 0 { namedViews.add(identity, name) }
        return identity
    }

    /// Configures the root, which exists from the start but gets its properties from the bound scene.
    mutating func setRoot(_ view: View) {
        tree[.root] = view
        // Instances need more space.
        makeRoom(forViews: boundScene.items.count)
        origins.append(ViewOrigin(item: 0, copy: 0))
    }

    /// Reserves space for about `count` further views.
    mutating func makeRoom(forViews count: Int) {
        tree.makeRoom(for: min(count, budget))
        origins.reserveCapacity(tree.capacity)
    }
}

/// Which cells are in front of the others.
public enum DisplayDirection: String, CaseIterable, Sendable {
    /// Those with higher indices.
    case ascending
    /// Those with lower indices.
    case descending
}
