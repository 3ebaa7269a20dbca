import SceneRuntime

extension HitMap {
    /// Which orders of the cells of tables and collections a map counts.
    public enum Orders: Sendable {
        /// The one in the tree.
        case asWritten
        /// All: where two of them come to different things the outcome is ``Outcome/orderDependent``.
        case all
    }

    /// Works out what a touch from the state as written comes to at every point.
    ///
    /// The map is exact where all views are rectangles along the axes. Rotated views and curved shapes are cut into strips.
    /// Where overrides have effects, so that one touch can change what the next view answers, points between all edges are
    /// tried, which is exact as long as there are not too many of them. So they are where working the map out takes more than
    /// `limit`; then the map is exact nowhere.
    ///
    /// - Parameter domain: The points that count; those of the root's bounds unless given.
    /// - Parameter graph: Who asks whom in the tree; found out unless given.
    public init(
        of geometry: HitTestGeometry, orders: Orders = .asWritten, within domain: Rectangle? = nil,
        _ graph: AskingGraph? = nil, limit: WorkLimit.Map = .init()
    ) {
        let domain = domain ?? geometry.boundsRectangle(of: .root) ?? .empty
        if geometry.tree.rules.contains(where: { !$0.effects.isEmpty }) {
            self.init(tryingPointsOf: geometry, orders: orders, within: domain, stepLimit: limit.steps)
            return
        }
        var mapper = HitMapper(
            geometry, within: domain, orders: orders == .all ? .all : .asWritten, graph ?? AskingGraph(geometry.tree),
            limit: limit)
        guard var patches = mapper.map() else {
            self.init(samplingPointsOf: geometry, orders: orders, within: domain, limit)
            return
        }
        // Where the root answers everywhere, nothing is left that no view takes.
        if !mapper.rootAnswersEverywhere { patches = ([Patch(domain, label: Label.none)] + patches).painted() }
        var isComplete = true
        var work = mapper.workDone(of: limit)
        if orders == .all, mapper.canEvenOutOrders {
            var trials = TouchTrials(geometry.tree, .all, stepLimit: limit.steps, manyPoints: false)
            patches.tryOrders(geometry, &trials)
            isComplete = trials.isComplete
            work += trials.work
        }
        self.init(
            domain: domain, patches: patches, viewCount: geometry.tree.views.count,
            uncertain: isComplete ? mapper.reaches.uncertain : [domain],
            uncertainArea: isComplete ? mapper.reaches.uncertainArea : nil, work: work, isCutShort: !isComplete)
    }
}

extension HitMap.Outcome {
    /// The outcome with this label.
    init(label: Int32) {
        switch label {
        case Label.none: self = .none
        case Label.orderDependent: self = .orderDependent
        case _ where Label.isRecursion(label): self = .recursion
        default: self = .hit(ViewID(index: Int(label)))
        }
    }

    /// The label of the outcome.
    var label: Int32 {
        switch self {
        case .none: Label.none
        case .recursion: Label.recursion
        case .orderDependent: Label.orderDependent
        case .hit(let view): view.index
        }
    }
}
