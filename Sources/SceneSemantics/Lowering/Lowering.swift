import SceneRuntime
import SceneSyntax
import SceneText

/// Makes the view tree of a checked scene.
struct Lowering {
    /// The scene.
    private let bound: SharedBoundScene
    let syntax: SyntaxTree
    /// Which cells lie in front, where that is not what the scene says.
    let displayOrder: DisplayDirection?
    var tree: ViewTree
    var origins: [ViewOrigin] = []
    var copies = InstanceTable()
    /// What the words of expressions stand for.
    var frames = Environment()
    /// The items that stand in the blocks that are being lowered, those of inner blocks last.
    var evaluatedItems = EvaluationStack<EvaluatedItem>()
    /// The attributes of those blocks.
    var evaluatedAttributes = EvaluationStack<EvaluatedAttribute>()
    /// The views with Names.
    var namedViews: NamedViews
    /// The overrides, as far as they are known before all views are.
    var overrides: ViewTable<PendingOverride> = [:]
    /// The zooming views that are to be scaled.
    var zooms: [PendingZoom] = []
    /// The content sizes that were written.
    var contentSizes: ViewTable<Size> = [:]
    /// The tables and collections.
    var containers: ViewTable<CellContainer> = [:]
    /// How many copies of each header and footer were never displayed, so that they have no views yet.
    var pendingSupplements: [ItemID: Int] = [:]
    /// The `overhang` views that cells claim, with the table or collection of the cell.
    var overhangClaims: [(container: ViewID, overhang: ViewTree.Overhang)] = []
    /// The attributes, as indices in ``BoundScene/attributes``, that some copies alone have, by view in the order in
    /// which views were made.
    var conditionalAttributes: [(view: ViewID, index: Int)] = []
    /// The items of recognizers, by the views that they are attached to, in the order in which they are.
    var recognizerItems: ViewTable<[ItemID]> = [:]
    /// Where links were written, and to what they lead.
    var links: [SceneLink] = []
    /// Whether leading is on the right.
    var isMirrored = false
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<SourceRange> = []
    /// How many views and copies may be made in all.
    private let limit: SceneLimit
    /// How many more may be made.
    private(set) var budget: Int
    /// Whether more were to be made than may be, so that no more are.
    private(set) var isExhausted = false

    /// How many views a scene may have; language.md, section 3.
    static let mostViews = 1_000_000

    /// A scroll view whose `viewForZooming` is to be scaled.
    struct PendingZoom {
        var scrollView: ViewID
        var path: EvaluatedPath
    }

    /// A lowering of `bound`, which was written in `syntax`.
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

    /// The scene as it was bound.
    var boundScene: BoundScene { _read { yield bound.boundScene } }

    /// Whether something was reported.
    var hasFailed: Bool { !diagnostics.isEmpty }

    /// Records a finding, one for each place.
    mutating func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic.range).inserted { diagnostics.append(diagnostic) }
    }

    /// Counts `count` views or copies of `item`; false, which is reported, where there would be too many.
    mutating func spend(_ count: Int, on item: BoundItem) -> Bool {
        if count <= budget {
            budget -= count
            return true
        }
        isExhausted = true
        report(.tooManyViews(limit, at: header(of: item)))
        return false
    }

    /// Whether there may be `count` more cells in `item`; false, which is reported, where there may not.
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

    /// Takes the root into the tree; it is there from the beginning, but what it is like follows from the bound scene.
    mutating func setRoot(_ view: View) {
        tree[.root] = view
        // InstanceSource come on top.
        makeRoom(forViews: boundScene.items.count)
        origins.append(ViewOrigin(item: 0, copy: 0))
    }

    /// Makes room for about so many further views.
    mutating func makeRoom(forViews count: Int) {
        tree.makeRoom(for: min(count, budget))
        origins.reserveCapacity(tree.capacity)
    }
}

/// Which cells lie in front of the others.
public enum DisplayDirection: String, CaseIterable, Sendable {
    /// Those of higher index.
    case ascending
    /// Those of lower index.
    case descending
}
