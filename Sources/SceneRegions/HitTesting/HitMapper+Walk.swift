import SceneRuntime

extension HitMapper {
    /// Starts UIView's own walk for the view on top of the stack, where nothing is decided.
    mutating func startWalk(_ top: Int) {
        let view = stack[top].view
        stack[top].result = []
        stack[top].phase = .rules
        guard tree[view].takesTouches else { return }
        stack[top].rest = stack[top].undecided.intersection(hitAreas.region(of: view))
        guard !stack[top].rest.isEmpty else { return }
        stack[top].phase = .walk
        stack[top].nextSubview = tree[view].lastSubview
        stack[top].isPastCells = false
    }

    /// Continues with the next subview to the back. After the last one, the rest hits the view itself.
    mutating func walkOn(_ top: Int) {
        let view = stack[top].view
        var plain: [ViewID] = []
        while let subview = stack[top].nextSubview, !stack[top].rest.isEmpty {
            if tree[subview].kind == .cell, hasOpenOrder(view) {
                if !stack[top].isPastCells {
                    paint(plain, top)
                    return startCells(top)
                }
                stack[top].nextSubview = tree[subview].previousSibling
                continue
            }
            stack[top].nextSubview = tree[subview].previousSibling
            if graph.areInSameComponent(view, subview) {
                paint(plain, top)
                plain = []
                if !stack[top].rest.isEmpty { return ask(subview, about: stack[top].rest) }
            } else {
                plain.append(subview)
            }
        }
        paint(plain, top)
        stack[top].result += stack[top].rest.patches(label: view.index)
        stack[top].phase = .rules
        stack[top].decideFinalResults()
    }

    /// Adds a subview's answer.
    mutating func takeFromSubview(_ answer: [Patch], _ top: Int) {
        guard !answer.isEmpty else { return }
        stack[top].result += answer
        stack[top].rest = stack[top].rest.subtracting(answer.region { _ in true })
    }

    /// Adds the answers of `subviews`, front to back. None of them may ask the view on top of the stack.
    private mutating func paint(_ subviews: [ViewID], _ top: Int) {
        guard !subviews.isEmpty else { return }
        let rest = stack[top].rest
        // If the rest is a rectangle, what shows through is the new rest.
        var layers = rest.isRectangle ? rest.patches(label: Label.none) : []
        for subview in subviews.reversed() { addLayers(of: subview, within: rest.boundingBox, to: &layers) }
        let painted = painted(layers)
        if rest.isRectangle {
            stack[top].result += painted.filter { $0.label != Label.none }
            stack[top].rest = painted.region { $0 == Label.none }
        } else {
            takeFromSubview(painted.restricted(to: rest), top)
        }
    }

    /// A view whose layers, or whose claims, have yet to be added.
    private struct WaitingLayers {
        let view: ViewID
        let region: Region
        var isClaims = false
    }

    /// The number of rectangles of a region that can be compared with a box in one unit of work.
    private static var piecesPerUnit: Int { 16 }

    /// Adds what `view` answers within `clip`, each patch in front of those before it.
    private mutating func addLayers(of view: ViewID, within clip: Rectangle, to layers: inout [Patch]) {
        spend(1)
        if answersNothing(view, within: clip) { return }
        var waiting = [WaitingLayers(view: view, region: Region(clip))]
        while let next = waiting.popLast(), !isExhausted {
            let (view, region) = (next.view, next.region)
            if next.isClaims {
                layers += claims(of: view, within: region)
                continue
            }
            if hitAreas.isDegenerate(view) { continue }
            if let map = maps[Int(view.index)] {
                spend(map.count)
                layers += map.restricted(to: region)
                continue
            }
            let hasRules = !tree[view].rules.isEmpty
            if hasRules { waiting.append(WaitingLayers(view: view, region: region, isClaims: true)) }
            guard tree[view].takesTouches else { continue }
            let area = hitAreas.region(of: view)
            if !region.isRectangle { spend(region.pieceCount / Self.piecesPerUnit) }
            if !area.isRectangle { spend(area.pieceCount / Self.piecesPerUnit) }
            spend(region.paintedPieceCount(intersecting: area))
            if isExhausted { return }
            let own = region.intersection(area)
            if own.isEmpty { continue }
            if !hasRules || !passes(view) { layers += own.patches(label: view.index) }
            var subview = tree[view].lastSubview
            while let next = subview {
                if !answersNothing(next, within: own.boundingBox) {
                    waiting.append(WaitingLayers(view: next, region: own))
                }
                subview = tree[next].previousSibling
            }
            spend(own.pieceCount)
        }
    }

    /// Returns what the view claims in `region`, the claims of earlier rules in front.
    private mutating func claims(of view: ViewID, within region: Region) -> [Patch] {
        var layers: [Patch] = []
        for rule in tree.rules(of: view).reversed() {
            if case .claim(let views, _) = rule { layers += claimLayers(of: views, within: region.boundingBox) }
        }
        return region.isRectangle ? layers : layers.restricted(to: region)
    }

    /// Returns whether the view gives its own hits away. A `super` after a `pass` restores them.
    private func passes(_ view: ViewID) -> Bool {
        var passes = false
        for rule in tree.rules(of: view) {
            if rule.traits.letsItselfThrough { passes = true }
            if rule.traits.contains(.walks) { passes = false }
        }
        return passes
    }

    /// Returns whether a cheap test shows that `view` answers at no point of `clip`.
    private func answersNothing(_ view: ViewID, within clip: Rectangle) -> Bool {
        if let map = maps[Int(view.index)] { return map.isEmpty }
        return tree[view].rules.isEmpty && hitAreas.misses(view, clip)
    }

    /// Starts asking all cells of the view on top of the stack, whatever is in front of them.
    private mutating func startCells(_ top: Int) {
        stack[top].phase = .cells
        stack[top].waitingCells = tree.subviews(of: stack[top].view).filter { tree[$0].kind == .cell }
        stack[top].cells = []
    }

    /// Asks the next cell. After the last one, finds out where the order matters.
    mutating func askNextCell(_ top: Int) {
        guard let cell = stack[top].waitingCells.popLast() else {
            let answers = Array(stack[top].cells.reversed())
            stack[top].isPastCells = true
            stack[top].phase = .walk
            return takeFromSubview(inAllOrders(answers), top)
        }
        if graph.areInSameComponent(cell, stack[top].view) {
            return ask(cell, about: stack[top].rest)
        }
        var layers: [Patch] = []
        addLayers(of: cell, within: stack[top].rest.boundingBox, to: &layers)
        stack[top].cells.append(painted(layers).restricted(to: stack[top].rest))
    }
}
