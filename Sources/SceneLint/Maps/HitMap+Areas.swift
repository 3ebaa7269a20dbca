import SceneRegions
import SceneRuntime
import SceneSemantics

extension SceneMaps {
    /// Returns the area in which each touch target gets the touches of `map`.
    func targetAreas(in map: HitMap) -> [ViewID: Double] {
        map.areas { views.receivers.targets(servedByTouchesOf: $0, in: tree) }
    }
}

extension HitMap {
    /// Returns the points whose touches belong to `target`, without points of targets in it.
    func region(ownedBy target: ViewID, _ views: SceneViews) -> Region {
        Region(
            disjoint: pieces.compactMap { piece in
                guard case .hit(let hit) = piece.outcome, views.owner(of: hit) == target else { return nil }
                return piece.rectangle
            })
    }
}

extension TouchReceivers {
    /// Returns ``targets(reactingToTouchesOf:in:)`` without those whose taps a view further inside recognizes first.
    func targets(servedByTouchesOf view: ViewID, in tree: ViewTree) -> [ViewID] {
        let targets = targets(reactingToTouchesOf: view, in: tree)
        if targets.count < 2 { return targets }
        var inner: [GestureRecognizer] = []
        return targets.filter { target in
            let own = (tree.recognizers[target] ?? []).filter { $0.isEnabled }
            defer { inner += own }
            return own.isEmpty || own.recognizeTaps { outer in inner.contains { $0.takesTaps(of: outer) } }
        }
    }
}

extension TouchReceivers {
    /// Returns the row or item around `view` if its table or collection selects any, and whether a tap on `view`
    /// selects it: a control or recognizer in it takes the tap otherwise.
    fileprivate func row(around view: ViewID, in tree: ViewTree) -> (cell: ViewID, isSelected: Bool)? {
        guard let cell = tree.cell(around: view), let container = tree[cell].superview, tree.allowsSelection(container)
        else { return nil }
        let isTaken = targets(touchedBy: view).contains { target in
            tree.isInSuperviewChain(cell, of: target) && tree.takesTapsOfRows(target)
        }
        return (cell, !isTaken)
    }

    /// Returns the row or item that a touch of `view` selects.
    func row(selectedByTouchesOf view: ViewID, in tree: ViewTree) -> ViewID? {
        row(around: view, in: tree).flatMap { $0.isSelected ? $0.cell : nil }
    }
}

extension ViewTree {
    /// Returns whether taps on `target` don't select the row that it is in: it is a control, or a recognizer cancels
    /// them. Swipes, drags and long presses leave taps to the row.
    fileprivate func takesTapsOfRows(_ target: ViewID) -> Bool {
        if self[target].kind.isTouchTarget { return true }
        return (recognizers[target] ?? []).contains { recognizer in
            recognizer.isEnabled && recognizer.cancelsTouchesInView
                && (recognizer.isSingleTap || recognizer.kind == .longPress && recognizer.minimumPressDuration == 0)
        }
    }
}

extension GestureRecognizer {
    /// Returns whether this recognizer of an inner view recognizes all taps that `outer` waits for, or the first ones.
    fileprivate func takesTaps(of outer: GestureRecognizer) -> Bool {
        kind == .tap && outer.kind == .tap && numberOfTapsRequired <= outer.numberOfTapsRequired
            && numberOfTouchesRequired == outer.numberOfTouchesRequired && !hasAllies && !outer.hasAllies
    }
}

extension HitMap {
    /// Returns the area whose touches each touch target gets. `targets` returns the targets that get the touches of a
    /// view.
    func areas(_ targets: (ViewID) -> [ViewID]) -> [ViewID: Double] {
        // A view can have many pieces.
        var hitAreas: [ViewID: Double] = [:]
        for piece in pieces {
            if case .hit(let hit) = piece.outcome { hitAreas[hit, default: 0] += piece.rectangle.area }
        }
        var areas: [ViewID: Double] = [:]
        // The order of a dictionary differs from run to run, and with it how sums are rounded.
        for (hit, area) in hitAreas.sorted(by: { $0.key < $1.key }) {
            for target in targets(hit) { areas[target, default: 0] += area }
        }
        return areas
    }

    /// Returns the side of the largest square in which `target` gets the touches.
    func largestSquare(
        of target: ViewID, _ receivers: TouchReceivers, _ tree: ViewTree, within budget: WorkBudget
    ) -> Double {
        var rectangles: [Rectangle] = []
        for outcome in outcomes {
            guard case .hit(let hit) = outcome,
                receivers.targets(servedByTouchesOf: hit, in: tree).contains(target)
            else { continue }
            rectangles += region(of: outcome).rectangles
        }
        budget.charge(pieces.count)
        var limit = Self.maximumSquareWork
        return Region(disjoint: rectangles).measuredSquare(within: &limit).side
    }

    /// What measuring a region of 500 pieces takes.
    private static var maximumSquareWork: Int { 1_000_000 }

    /// Returns the area in which touches select rows of each table, or items of each collection.
    ///
    /// - Parameter isTaken: Whether to return the area in which controls and recognizers in rows take touches instead.
    func rowAreas(
        in tree: ViewTree, _ receivers: TouchReceivers, takenByTargets isTaken: Bool = false
    ) -> [ViewID: Double] {
        areas { hit in
            guard let row = receivers.row(around: hit, in: tree), row.isSelected != isTaken else { return [] }
            return tree[row.cell].superview.map { [$0] } ?? []
        }
    }

    /// Returns the area in which touches select each row or item.
    func cellAreas(in tree: ViewTree, _ receivers: TouchReceivers) -> [ViewID: Double] {
        areas { hit in receivers.row(selectedByTouchesOf: hit, in: tree).map { [$0] } ?? [] }
    }
}
