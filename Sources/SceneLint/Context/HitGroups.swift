import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// The views that are hit, in groups: the same recognizers and scroll views get the touches of a group, and its views
/// are controls of one kind, or none is. So a gesture on one of them does the same as on each other one.
///
/// Groups are of one kind if they differ only in which of several equal recognizers get the touches, such as those of
/// the cells of a table. So what a gesture does needs to be found out once for each kind, however many rows there are.
struct HitGroups {
    struct Group {
        /// The views, in the order in which they were found.
        var views: [ViewID]
        /// A point that hits one of them, or `nil` if none was found.
        var start: (view: ViewID, point: Point)?
        /// The number of the kind.
        var kind: Int
    }

    private var groups: [Group] = []
    /// The groups of the views in each view with recognizers.
    private var indicesInside: [ViewID: [Int]] = [:]
    private var indices: [ViewID: Int] = [:]

    /// Groups the views that the hit map of `context` has somewhere.
    init(in context: LintContext) {
        let tree = context.tree
        let parts = PartsOfChains(context)
        var (groupsByKey, kindsByKey): ([[PartOfChain]: Int], [[PartOfChain]: Int]) = ([:], [:])
        for hit in context.maps.hitViews {
            let region = context.maps.hitMap.region(of: .hit(hit)).withoutSlivers
            if region.isEmpty { continue }
            let chain = Array(tree.chain(from: hit))
            context.work.charge(views: chain.count)
            let key = parts.parts(of: chain, areEqualOnesAlike: false)
            let index = groupsByKey[key] ?? groups.count
            if index == groups.count {
                groupsByKey[key] = index
                let kindKey = parts.parts(of: chain, areEqualOnesAlike: true)
                let kind = kindsByKey[kindKey] ?? kindsByKey.count
                kindsByKey[kindKey] = kind
                groups.append(Group(views: [], kind: kind))
                for view in chain where tree.recognizers[view] != nil { indicesInside[view, default: []].append(index) }
            }
            groups[index].views.append(hit)
            indices[hit] = index
            if groups[index].start == nil {
                groups[index].start = context.touchedPoint(of: region, hitting: hit).map { (hit, $0) }
            }
        }
    }

    /// Returns the groups of the views in `view`, which has recognizers.
    func groups(inside view: ViewID) -> [Group] { (indicesInside[view] ?? []).map { groups[$0] } }

    /// Returns the group of `view`, or `nil` if it isn't hit.
    func group(of view: ViewID) -> Group? { indices[view].map { groups[$0] } }
}

/// A view that is hit, or one around it, as far as gestures depend on it.
private enum PartOfChain: Hashable {
    /// A view that is hit in a control or scroll view, and decides nothing itself.
    case plain
    /// A control, or a view with recognizers, which are made by these lines. All that are equal do the same.
    case alike(Control?, [GestureRecognizer], [SourceRange])
    /// A view of which there is no other like it.
    case view(ViewID)

    struct Control: Hashable {
        var kind: ViewKind
        var isEnabled: Bool
        var keepsTouch: Bool
    }
}

/// Finds out what gestures depend on in the views of a scene.
private struct PartsOfChains {
    private let context: LintContext
    private let tree: ViewTree
    /// The views that recognizers name, by themselves or as those of other recognizers.
    private var named: Set<ViewID> = []

    init(_ context: LintContext) {
        self.context = context
        tree = context.tree
        for recognizer in tree.recognizers.keys.lazy.flatMap({ context.tree.recognizers[$0] ?? [] }) {
            named.formUnion(recognizer.ignoredViews)
            named.formUnion(recognizer.receivedViews ?? [])
            for competitor in recognizer.requirements + Array(recognizer.simultaneous) {
                switch competitor {
                case .recognizer(let id): named.insert(id.view)
                case .scrolling(let view): named.insert(view)
                }
            }
        }
    }

    /// Returns what a gesture depends on in the views of `chain`, the first of which is hit.
    ///
    /// - Parameter areEqualOnesAlike: Whether views with equal recognizers count as alike.
    func parts(of chain: [ViewID], areEqualOnesAlike: Bool) -> [PartOfChain] {
        var parts: [PartOfChain] = []
        for view in chain {
            guard let part = part(view, areEqualOnesAlike) else { continue }
            // A scroll view delays touches on its content only, and only a view that is hit itself is the control.
            if parts.isEmpty, view != chain.first, tree.scrollViews[view] != nil || tree[view].kind.isTouchTarget {
                parts.append(.plain)
            }
            parts.append(part)
        }
        return parts
    }

    private func part(_ view: ViewID, _ areEqualOnesAlike: Bool) -> PartOfChain? {
        if tree.scrollViews[view] != nil || named.contains(view) { return .view(view) }
        let (kind, recognizers) = (tree[view].kind, tree.recognizers[view] ?? [])
        if !recognizers.isEmpty, !areEqualOnesAlike { return .view(view) }
        if !kind.isTouchTarget {
            return recognizers.isEmpty ? nil : .alike(nil, recognizers, context.scene.recognizerRanges(of: view))
        }
        // It depends on where a finger touches a slider, and how it moves along a switch.
        let isUpright = { tree.chain(from: view).allSatisfy { tree[$0].transform == .identity } }
        if kind == .slider || kind == .switch && !isUpright() { return .view(view) }
        let control = PartOfChain.Control(
            kind: kind, isEnabled: tree[view].isEnabled, keepsTouch: tree[view].keepsTouch)
        return .alike(control, recognizers, recognizers.isEmpty ? [] : context.scene.recognizerRanges(of: view))
    }
}
