import SceneRuntime

/// Computes which points of a scene hit which view, for all points at once.
///
/// It runs the hit test with regions instead of a point: each view is asked about a region and answers with a map of
/// it, composed of the maps of its subviews and of the views that its rules name. Subviews that ask no other view are
/// painted one over another in one step. A view that isn't part of a cycle is asked once, about the whole scene, and
/// its answer is reused. Views in a cycle are asked about exactly the region in question, so that asking a view that is
/// already being asked is a recursion at every point of that region.
struct HitMapper {
    let tree: ViewTree
    let domain: Rectangle
    let orders: HitMap.Orders
    let graph: HitTestCallGraph
    /// Where views take touches.
    var hitAreas: HitAreas
    /// By view index, the answers of the views that are asked about the whole domain, because rules ask them or they
    /// have rules.
    private(set) var maps: [[Patch]?]
    /// The answers of views in cycles so far, and the regions they were asked about.
    var cycleAnswers: [ViewID: (region: Region, map: [Patch])] = [:]
    /// By table or collection, the views that overhang from its cells.
    var overhangAreas: [ViewID: OverhangAreas] = [:]
    /// The views that are being asked. Each waits for the next one.
    var stack: [RegionHitTestCall] = []
    /// The views on the stack.
    var inProgress: Set<ViewID> = []
    /// The answer of the view that was last on the stack.
    var answer: [Patch] = []
    /// The views with rules that other rules make the answer: if the rule is a subview's, their rules about themselves
    /// run on it.
    private let answeredViews: Set<ViewID>
    /// The number of recursions found.
    private var recursionCount: Int32 = 0
    /// How many more rectangles may be handled.
    private var workLeft: Int
    /// The maximum number of rectangles per painting.
    let pieceLimit: Int
    /// The effects that can change the outcome of the touch that applies them.
    let lateEffects: LateEffects
    /// Where such an effect applies, as rectangles that may overlap. The map doesn't hold there.
    private(set) var changing: [Rectangle] = []

    /// Prepares to map `geometry` within `domain`. `graph` must be the graph of its tree.
    init(
        _ geometry: HitTestGeometry, within domain: Rectangle, orders: HitMap.Orders, _ graph: HitTestCallGraph,
        limit: WorkLimit.Map = .init()
    ) {
        workLeft = limit.work
        pieceLimit = limit.pieces
        tree = geometry.tree
        self.domain = domain
        self.orders = orders
        self.graph = graph
        hitAreas = HitAreas(geometry, within: domain, stripLimit: limit.strips, workLimit: limit.work)
        lateEffects = LateEffects(of: tree, orders: orders, graph, &hitAreas)
        var answeredViews: Set<ViewID> = []
        for rule in tree.rules where rule.traits.contains(.namesAnswer) {
            for view in rule.views where tree.contains(view) && !tree[view].rules.isEmpty { answeredViews.insert(view) }
        }
        self.answeredViews = answeredViews
        maps = Array(repeating: nil, count: tree.views.count)
    }

    /// Returns the outcome of each point of the domain as disjoint patches, as if overrides had no effects. Where no
    /// view answers, there is no patch. Returns `nil` if that takes more work than the limit.
    mutating func map() -> [Patch]? {
        let wanted = viewsWithMaps()
        for view in graph.order where wanted[Int(view.index)] {
            ask(view, about: Region(domain))
            while !stack.isEmpty, !isExhausted { advance(stack.count - 1) }
            if isExhausted { return nil }
            maps[Int(view.index)] = answer
        }
        return maps[Int(ViewID.root.index)] ?? []
    }

    /// Returns the map with a quarter of the strips for rotated views and curved shapes. Even if the strips are the
    /// whole areas, they still show every view where it is.
    mutating func mapWithFewerStrips(_ limit: WorkLimit.Map) -> [Patch]? {
        var limit = limit
        limit.strips /= 4
        self = HitMapper(hitAreas.geometry, within: domain, orders: orders, graph, limit: limit)
        return map()
    }

    /// Whether the work limit is exceeded.
    var isExhausted: Bool { workLeft < hitAreas.work }

    /// Records that `count` rectangles were handled.
    mutating func spend(_ count: Int) { workLeft -= min(count, workLeft + 1) }

    /// Paints `layers`. Returns nothing once the limit is exceeded.
    mutating func painted(_ layers: [Patch]) -> [Patch] {
        spend(layers.count)
        guard !isExhausted, let pieces = layers.painted(pieceLimit: pieceLimit) else {
            exhaust()
            return []
        }
        spend(pieces.count)
        return pieces
    }

    mutating func exhaust() { workLeft = -1 }

    /// Returns the work done, out of what `limit` allowed.
    func workDone(of limit: WorkLimit.Map) -> Int { limit.work - workLeft + hitAreas.work }

    /// Whether the root answers at every point of the domain, whatever the other views do.
    var rootAnswersEverywhere: Bool {
        mutating get {
            tree[.root].rules.isEmpty && tree[.root].takesTouches
                && hitAreas.region(of: .root).isRectangle && hitAreas.region(of: .root).boundingBox == domain
        }
    }

    /// Returns which views are asked about the whole domain.
    private func viewsWithMaps() -> [Bool] {
        var wanted = [Bool](repeating: false, count: tree.views.count)
        wanted[Int(ViewID.root.index)] = true
        for view in tree.identities {
            let index = Int(view.index)
            if graph.isCyclic(view) {
                // Views in a cycle are asked only about the region in question, except where the walk enters the cycle.
                if let superview = tree[view].superview, !graph.areInSameComponent(view, superview) {
                    wanted[index] = true
                }
            } else if !isLayered(view) || hasOpenOrder(view) {
                wanted[index] = true
            }
        }
        for (view, others) in graph.callees {
            for other in others where !graph.areInSameComponent(view, other) { wanted[Int(other.index)] = true }
        }
        return wanted
    }

    /// Returns whether the view answers with the result of its walk, perhaps without itself, below what it claims. Then
    /// it can be painted together with its superview.
    func isLayered(_ view: ViewID) -> Bool {
        if tree[view].rules.isEmpty { return true }
        if lateEffects.concern(view, of: tree) || answeredViews.contains(view) { return false }
        var isWalked = false
        return tree.rules(of: view).allSatisfy { rule in
            let traits = rule.traits
            // A recursion in the walk comes before the claims after it.
            if traits.contains(.decides) { return traits.contains(.namesAnswer) && !isWalked }
            isWalked = true
            return !rule.replacesOwnHitWithView
        }
    }

    /// Returns whether the view has several cells in an open order.
    func hasOpenOrder(_ view: ViewID) -> Bool {
        guard orders == .all, tree[view].kind.containsCells else { return false }
        var cells = 0
        var next = tree[view].firstSubview
        while let subview = next, cells < 2 {
            if tree[subview].kind == .cell { cells += 1 }
            next = tree[subview].nextSibling
        }
        return cells > 1
    }

    /// Asks a view: answers at once or puts the view on the stack.
    mutating func ask(_ view: ViewID, about region: Region) {
        guard tree.contains(view), !region.isEmpty, !hitAreas.isDegenerate(view) else { return deliver([]) }
        if let map = maps[Int(view.index)] {
            spend(map.count + region.pieceCount)
            return deliver(map.restricted(to: region))
        }
        if inProgress.contains(view) {
            // The stack is the path, so all points of this region have the same one.
            defer { recursionCount += 1 }
            return deliver(region.patches(label: Label.recursion(number: recursionCount)))
        }
        var rest = region
        var answered: [Patch] = []
        if let before = cycleAnswers[view] {
            answered = before.map.restricted(to: region)
            rest = region.subtracting(before.region)
            if rest.isEmpty { return deliver(answered) }
        }
        let undecided = answerRegion(of: view).map(rest.intersection) ?? rest
        if undecided.isEmpty { return deliver(answered) }
        let rules = tree[view].rules
        inProgress.insert(view)
        stack.append(
            RegionHitTestCall(
                view: view, region: rest, answered: answered, nextRule: rules.lowerBound, rulesEnd: rules.upperBound,
                undecided: undecided))
        if rules.isEmpty { startWalk(stack.count - 1) }
    }

    /// Runs the next step of the view on top of the stack.
    private mutating func advance(_ top: Int) {
        if stack[top].isFinished { return finish(top) }
        spend(1 + stack[top].undecided.pieceCount + stack[top].result.count)
        switch stack[top].phase {
        case .walk: walkOn(top)
        case .cells: askNextCell(top)
        case .rules, .ask, .delegate, .forward: runNextRule(top)
        }
    }

    /// Pops the view and delivers its answer.
    private mutating func finish(_ top: Int) {
        let call = stack.removeLast()
        inProgress.remove(call.view)
        let answer = call.answers + call.result
        if graph.isCyclic(call.view) { remember(answer, of: call) }
        if lateEffects.concern(call.view, of: tree) { noteChanges(by: call, answer) }
        deliver(call.answered + answer)
    }

    /// Records where late effects of a view apply, except where its answer ends the touch.
    private mutating func noteChanges(by call: RegionHitTestCall, _ answer: [Patch]) {
        var region = call.changing
        if orders == .all {
            // The rules haven't run where the order decides.
            region = region.union(answer.region { $0 == Label.orderDependent })
        }
        if lateEffects.answersEndTouches {
            region = region.subtracting(answer.region { $0 != Label.orderDependent })
        }
        if let box = lateEffects.askedBoxes[call.view] { region = region.intersection(box) }
        spend(region.pieceCount + answer.count)
        if !region.isEmpty { changing += region.rectangles }
    }

    /// Stores an answer of a view in a cycle, in case it is asked again at the same points.
    private mutating func remember(_ answer: [Patch], of call: RegionHitTestCall) {
        let before = cycleAnswers[call.view] ?? (.empty, [])
        guard orders == .all else {
            cycleAnswers[call.view] = (before.region.union(call.region), before.map + answer)
            return
        }
        // With another order of the cells, other views might be on the stack.
        let open = answer.region { Label.isRecursion($0) }
        let map = before.map + answer.filter { !Label.isRecursion($0.label) }
        cycleAnswers[call.view] = (before.region.union(call.region.subtracting(open)), map)
    }

    /// The number of patches that can be copied in one unit of work.
    private static let patchesCopiedPerUnit = 8

    /// Delivers an answer to the view on top of the stack, which waits for it.
    mutating func deliver(_ answer: [Patch]) {
        spend(1 + answer.count / Self.patchesCopiedPerUnit)
        guard let top = stack.indices.last else {
            self.answer = answer
            return
        }
        switch stack[top].phase {
        case .walk: takeFromSubview(answer, top)
        case .cells: stack[top].cells.append(answer)
        case .ask:
            stack[top].phase = .rules
            stack[top].decide(answer)
        case .delegate(let delegate):
            stack[top].phase = .rules
            stack[top].replaceOwnResult(with: answer.filter { $0.label != delegate.index }, otherwiseItself: true)
        case .forward:
            stack[top].phase = .rules
            stack[top].replaceOwnResult(with: answer, otherwiseItself: false)
        case .rules: break
        }
    }
}
