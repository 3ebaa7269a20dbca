import SceneRuntime

extension HitMap {
    /// Which orders of the cells of tables and collections a map takes into account.
    public enum Orders: Sendable {
        /// The order in the tree.
        case asWritten
        /// All orders. Where two of them give different results, the outcome is ``Outcome/orderDependent``.
        case all
    }

    /// Computes the result of a touch at every point, starting from the state as written.
    ///
    /// The map is exact if all views are axis-aligned rectangles. Rotated views and curved shapes are cut into strips.
    /// Where an override's effect can change the outcome of the touch that applies it, the map tries one point in each
    /// cell of the hit areas, which is as exact, unless there are too many of them. If the map would take more than
    /// `limit`, it is made of tried points as well, and exact nowhere.
    ///
    /// - Parameter domain: The points that count. The default is the root's bounds.
    /// - Parameter graph: The call graph of the tree. Built if you don't pass it.
    public init(
        of geometry: HitTestGeometry, orders: Orders = .asWritten, within domain: Rectangle? = nil,
        _ graph: HitTestCallGraph? = nil, limit: WorkLimit.Map = .init()
    ) {
        let domain = domain ?? geometry.boundsRectangle(of: .root) ?? .empty
        let graph = graph ?? HitTestCallGraph(geometry.tree)
        var mapper = HitMapper(geometry, within: domain, orders: orders, graph, limit: limit)
        // An effect can end a cycle, or lead into another one.
        if !mapper.lateEffects.rules.isEmpty, graph.hasCycles {
            self.init(tryingPointsOf: geometry, orders: orders, within: domain, stepLimit: limit.steps)
            return
        }
        var mapped = mapper.map()
        let exceedsLimit = mapped == nil && mapper.hitAreas.work > 0
        if exceedsLimit { mapped = mapper.mapWithFewerStrips(limit) }
        guard var patches = mapped else {
            self.init(samplingPointsOf: geometry, orders: orders, within: domain, limit)
            return
        }
        // If the root answers everywhere, no point is left without a view.
        if !mapper.rootAnswersEverywhere { patches = ([Patch(domain, label: Label.none)] + patches).painted() }
        var work = (exceedsLimit ? limit.work : 0) + mapper.workDone(of: limit)
        // Where the map may be wrong for want of tried points.
        var untried: [Rectangle] = []
        var isCutShort = exceedsLimit || mapper.hitAreas.isCoarse
        if orders == .all, mapper.canResolveOrderDependence {
            var sampler = PointSampler(geometry.tree, .all, stepLimit: limit.steps, manyPoints: false)
            untried = patches.tryOrders(geometry, &sampler, &mapper.hitAreas)
            isCutShort = isCutShort || !untried.isEmpty
            work += sampler.work
        }
        if !mapper.changing.isEmpty {
            let tried = TriedPatches(
                of: geometry, where: mapper.changing, orders, stepLimit: limit.steps, &mapper.hitAreas)
            patches = (patches + tried.patches).painted()
            untried += tried.uncertain
            isCutShort = isCutShort || tried.isCutShort
            work += tried.work + patches.count
        }
        self.init(
            domain: domain, patches: patches, viewCount: geometry.tree.views.count,
            uncertain: mapper.hitAreas.uncertain + untried,
            uncertainArea: untried.isEmpty ? mapper.hitAreas.uncertainArea : nil, work: work, isCutShort: isCutShort)
    }
}

extension HitMap.Outcome {
    /// Creates the outcome with this label.
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
