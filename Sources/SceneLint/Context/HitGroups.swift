import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Groups hit views by responder chain and control kind. A gesture on one view of a group does the same as on each
/// other one.
///
/// Groups are equivalent if they differ only in which of several equal recognizers and scroll views get the touches,
/// such as those of the cells of a table. So what a gesture does needs to be found out once for each class of
/// equivalent groups, however many rows there are.
struct HitGroups {
    struct Group {
        /// The views, in the order in which they were found.
        var views: [ViewID]
        /// A point that hits one of them, or `nil` if none was found.
        var start: (view: ViewID, point: Point)?
        /// The number of its class among the classes of equivalent groups.
        var equivalenceClass: Int
    }

    private var groups: [Group] = []
    /// The groups of the views in each view with recognizers.
    private var indicesInside: [ViewID: [Int]] = [:]
    private var indices: [ViewID: Int] = [:]

    /// Groups the views that the hit map of `context` has somewhere.
    init(in context: LintContext) {
        let tree = context.tree
        let signatures = ResponderChainSignatures(context)
        var (groupsByKey, classesByKey): ([[ResponderChainPart]: Int], [[ResponderChainPart]: Int]) = ([:], [:])
        for hit in context.maps.hitViews {
            let chain = Array(tree.chain(from: hit))
            // Nothing recognizes or scrolls elsewhere.
            guard chain.contains(where: { tree.recognizers[$0] != nil || tree.scrollViews[$0] != nil }) else {
                continue
            }
            let region = context.maps.hitMap.region(of: .hit(hit)).withoutSlivers
            if region.isEmpty { continue }
            context.work.charge(.visits(chain.count))
            let key = signatures.signature(of: chain, ignoringIdentity: false)
            let index = groupsByKey[key] ?? groups.count
            if index == groups.count {
                groupsByKey[key] = index
                let classKey = signatures.signature(of: chain, ignoringIdentity: true)
                let equivalenceClass = classesByKey[classKey] ?? classesByKey.count
                classesByKey[classKey] = equivalenceClass
                groups.append(Group(views: [], equivalenceClass: equivalenceClass))
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
