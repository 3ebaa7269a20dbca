import SceneRuntime

/// Works out which points of a scene hit which view, for all points at once.
///
/// It does what a hit test does, with regions in place of a point: each view is asked about a region and answers with a map
/// of it, composed of its subviews' maps and of those of the views that its rules name. Subviews that ask nobody are painted
/// one over another, all at once. A view that nobody asks while it is being asked itself is asked once, about the whole
/// scene, and its answer is used wherever it is needed. Where views do ask each other in a circle, each is asked about just
/// the region that it would be asked about, so that a question to a view which is being asked is a recursion at every
/// point of it.
struct HitMapper {
    /// Which orders of the cells count.
    enum Orders: Sendable {
        /// The one in the tree.
        case asWritten
        /// All; where they differ the map says so.
        case all
    }

    /// The views.
    let tree: ViewTree
    /// The points that count.
    let domain: Rectangle
    /// Which orders count.
    let orders: Orders
    /// Who asks whom.
    let graph: AskingGraph
    /// Where views take touches.
    var reaches: HitAreas
    /// By the view's index, what the views answer that are asked about the whole domain, by rules, or because they have rules.
    private(set) var maps: [[Patch]?]
    /// What the views of circles have answered so far, and where they were asked.
    var known: [ViewID: (region: Region, map: [Patch])] = [:]
    /// The views that are being asked; each waits for the one behind it.
    var stack: [AskedRegion] = []
    /// The views on the stack.
    var inProgress: Set<ViewID> = []
    /// What the last of them answered.
    var answer: [Patch] = []
    /// How many ways in which views ask each other without end were found.
    private var wayCount: Int32 = 0
    /// How many more rectangles may be handled.
    private var workLeft: Int
    /// How many rectangles a painting may come to.
    let pieceLimit: Int

    /// Prepares to map `geometry` within `domain`; the rules of its tree must not have effects, and `graph` is that tree's.
    init(
        _ geometry: HitTestGeometry, within domain: Rectangle, orders: Orders, _ graph: AskingGraph,
        limit: WorkLimit.Map = .init()
    ) {
        workLeft = limit.work
        pieceLimit = limit.pieces
        tree = geometry.tree
        self.domain = domain
        self.orders = orders
        self.graph = graph
        reaches = HitAreas(geometry, within: domain)
        maps = Array(repeating: nil, count: tree.views.count)
    }

    /// What each point of the domain comes to: disjoint patches; where no view answers there is none. `nil` where working it
    /// out takes more than the limit.
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

    /// Whether more rectangles were to be handled than may be.
    var isExhausted: Bool { workLeft < reaches.work }

    /// Takes note that `count` rectangles were handled.
    mutating func spend(_ count: Int) { workLeft -= min(count, workLeft + 1) }

    /// Paints `layers`; nothing once that is more than may be done.
    mutating func painted(_ layers: [Patch]) -> [Patch] {
        spend(layers.count)
        guard !isExhausted, let pieces = layers.painted(pieceLimit: pieceLimit) else {
            exhaust()
            return []
        }
        spend(pieces.count)
        return pieces
    }

    /// Gives up.
    mutating func exhaust() { workLeft = -1 }

    /// How much was done, of what `limit` allowed.
    func workDone(of limit: WorkLimit.Map) -> Int { limit.work - workLeft + reaches.work }

    /// Whether the root answers at every point of the domain, whatever else does.
    var rootAnswersEverywhere: Bool {
        mutating get {
            tree[.root].rules.isEmpty && tree[.root].takesTouches
                && reaches.region(of: .root).isRectangle && reaches.region(of: .root).boundingBox == domain
        }
    }

    /// Which views are asked about the whole domain.
    private func viewsWithMaps() -> [Bool] {
        var wanted = [Bool](repeating: false, count: tree.views.count)
        wanted[Int(ViewID.root.index)] = true
        for view in tree.identities {
            let place = Int(view.index)
            if graph.isCyclic(view) {
                // Within a circle views are asked about what is asked; it has to be entered somewhere.
                if let superview = tree[view].superview, !graph.areInOneComponent(view, superview) {
                    wanted[place] = true
                }
            } else if !isLayered(view) || hasOpenOrder(view) {
                wanted[place] = true
            }
        }
        for (view, others) in graph.asked {
            for other in others where !graph.areInOneComponent(view, other) { wanted[Int(other.index)] = true }
        }
        return wanted
    }

    /// Whether what the view answers is what its walk gives, perhaps without itself, below what it claims, so that it can be
    /// painted together with its superview.
    func isLayered(_ view: ViewID) -> Bool {
        tree.rules(of: view).allSatisfy { rule in
            switch rule {
            case .claim, .super, .pass: true
            default: false
            }
        }
    }

    /// Whether the order of the view's cells is open, and there are several.
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

    /// Asks a view: either answers at once or puts it on the stack.
    mutating func ask(_ view: ViewID, about region: Region) {
        guard tree.contains(view), !region.isEmpty, !reaches.isDegenerate(view) else { return deliver([]) }
        if let map = maps[Int(view.index)] {
            spend(map.count + region.pieceCount)
            return deliver(map.restricted(to: region))
        }
        if inProgress.contains(view) {
            // The views on the stack are the way, so all points of this region go the same.
            defer { wayCount += 1 }
            return deliver(region.patches(label: Label.recursion(way: wayCount)))
        }
        var rest = region
        var answered: [Patch] = []
        if let before = known[view] {
            answered = before.map.restricted(to: region)
            rest = region.subtracting(before.region)
            if rest.isEmpty { return deliver(answered) }
        }
        let undecided = answerRegion(of: view).map(rest.intersection) ?? rest
        if undecided.isEmpty { return deliver(answered) }
        let rules = tree[view].rules
        inProgress.insert(view)
        stack.append(
            AskedRegion(
                view: view, asked: rest, known: answered, nextRule: rules.lowerBound, rulesEnd: rules.upperBound,
                undecided: undecided))
        if rules.isEmpty { startWalk(stack.count - 1) }
    }

    /// Takes the view on top of the stack a step further.
    private mutating func advance(_ top: Int) {
        spend(1 + stack[top].undecided.pieceCount + stack[top].result.count)
        switch stack[top].phase {
        case .walk: walkOn(top)
        case .cells: askNextCell(top)
        case .rules, .ask, .delegate, .forward:
            if stack[top].nextRule < stack[top].rulesEnd, !stack[top].undecided.isEmpty {
                runNextRule(top)
            } else {
                finish(top)
            }
        }
    }

    /// Takes the view off the stack and hands on its answer.
    private mutating func finish(_ top: Int) {
        let asked = stack.removeLast()
        inProgress.remove(asked.view)
        let answer = asked.answers + asked.result
        if graph.isCyclic(asked.view) { remember(answer, of: asked) }
        deliver(asked.known + answer)
    }

    /// Keeps what a view of a circle has answered, for when it is asked again at the same points.
    private mutating func remember(_ answer: [Patch], of asked: AskedRegion) {
        let before = known[asked.view] ?? (.empty, [])
        guard orders == .all else {
            known[asked.view] = (before.region.union(asked.asked), before.map + answer)
            return
        }
        // With another order of the cells, the views that were being asked then might not be.
        let open = answer.region { Label.isRecursion($0) }
        let map = before.map + answer.filter { !Label.isRecursion($0.label) }
        known[asked.view] = (before.region.union(asked.asked.subtracting(open)), map)
    }

    /// Gives an answer to the view on top of the stack, which waits for it.
    mutating func deliver(_ answer: [Patch]) {
        spend(answer.count)
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
