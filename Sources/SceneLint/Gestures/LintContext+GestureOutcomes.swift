import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// What becomes of a gesture at one point.
extension LintContext {
    /// The maximum number of blockers to name.
    private static let maximumBlockers = 4

    /// Returns what becomes of `gesture` where a touch hits `view`, or `nil` if the budget doesn't suffice.
    func outcome(
        of gesture: DeclaredRecognizer, at point: Point, hitting view: ViewID,
        where isRival: (DeclaredRecognizer) -> Bool
    ) -> GestureOutcome? {
        guard let asWritten = SimulationsAsWritten(simulations(of: gesture, from: point, in: tree), of: gesture),
            let found = blockersInTurn(of: gesture, at: point, hitting: view, asWritten, where: isRival)
        else { return nil }
        let blockers = found.blockers
        func blocked(by blockers: [DeclaredRecognizer], scrollingWithout scrollView: ViewID? = nil) -> GestureOutcome? {
            guard let first = blockers.first else { return nil }
            let others = othersInStraightDrags(asWritten.counting, around: view, where: isRival)
            return .blocked(
                RecognizerBlockers(
                    first: first, further: blockers.dropFirst(), point: point,
                    inOtherDirections: others.filter { other in !blockers.contains { $0.id == other.id } },
                    scrollingWithout: scrollView, needsRest: asWritten.needsRest))
        }
        switch found.result {
        case .recognized:
            let mayRest = !asWritten.needsRest
            return blocked(by: needed(blockers, gesture, from: point, in: found.elimination, mayRest: mayRest))
                ?? .recognized
        case .blocked:
            // Whatever comes next, the first one precedes it.
            return blocked(by: Array(blockers.prefix(Self.maximumBlockers)))
        case .scrolled where asWritten.needsRest && blockers.isEmpty,
            .lost where asWritten.needsRest && blockers.isEmpty:
            return .recognized
        case .scrolled(let scrollView):
            // Without the blockers it loses to the scrolling. Both have to be changed, unless it scrolls anyway.
            return (asWritten.scrollsAnyway ? nil : blocked(by: blockers, scrollingWithout: scrollView))
                ?? .scrolled(scrollView, isCertain: scrollsSurely(insteadOf: gesture, from: point))
        case .lost:
            // A slider or switch keeps some movements only, and the blockers precede those, too.
            return tree[view].kind.keepsSomeMovements ? blocked(by: blockers) ?? .lost : .lost
        }
    }

    /// What recognizes instead of a gesture, one after another, and what the simulations without all of them have
    /// shown.
    private struct BlockersInTurn {
        var blockers: [DeclaredRecognizer] = []
        var result = SimulationResult.lost
        var elimination: CompetitorElimination
    }

    /// Returns what recognizes instead of `gesture` until it is recognized itself, or `nil` if the budget doesn't
    /// suffice. Without a blocker, another one may be next.
    private func blockersInTurn(
        of gesture: DeclaredRecognizer, at point: Point, hitting view: ViewID, _ asWritten: SimulationsAsWritten,
        where isRival: (DeclaredRecognizer) -> Bool
    ) -> BlockersInTurn? {
        var (blockers, result) = ([] as [DeclaredRecognizer], SimulationResult.lost)
        var elimination = CompetitorElimination(in: tree)
        let isComplete = elimination.run(upTo: Self.maximumBlockers + 1) { free, eliminated in
            let isFirst = eliminated.isEmpty
            guard let all = isFirst ? asWritten.all : simulations(of: gesture, from: point, in: free) else {
                return nil
            }
            let counting = asWritten.counting(all)
            result = self.result(of: counting, of: gesture, hitting: view, isAsWritten: isFirst, where: isRival)
            guard case .blocked(let blocker) = result else { return [] }
            blockers.append(blocker)
            return [blocker.id]
        }
        return isComplete ? BlockersInTurn(blockers: blockers, result: result, elimination: elimination) : nil
    }

    /// What simulations of all variants of a gesture have shown.
    private enum SimulationResult {
        case recognized
        case blocked(DeclaredRecognizer)
        case scrolled(ViewID)
        case lost
    }

    /// Returns what `simulations` have shown.
    ///
    /// - Parameter isAsWritten: Whether no recognizer was turned off.
    private func result(
        of simulations: [GestureSimulation], of gesture: DeclaredRecognizer, hitting view: ViewID, isAsWritten: Bool,
        where isRival: (DeclaredRecognizer) -> Bool
    ) -> SimulationResult {
        if simulations.contains(where: { $0.hasRecognized(gesture) }) { return .recognized }
        // What recognizes only after a rest, or slow drags, isn't what takes the others, which scroll.
        let ordinary = simulations.filter {
            !$0.variant.outlastsSwipes && $0.variant.duration <= scene.touchSettings.swipeDuration
        }
        let alwaysScroll = ordinary.allSatisfy { $0.scrolls }
        // The straight ones are first, and what blocks them is what people see.
        for simulation in alwaysScroll && isAsWritten ? ordinary : simulations {
            if let blocker = firstRecognizer(in: simulation, around: view, where: isRival) { return .blocked(blocker) }
        }
        let scroll = simulations.lazy.flatMap { $0.events }.first { $0.kind == .scroll }
        return scroll.map { .scrolled($0.view) } ?? .lost
    }

    /// Returns what recognizes first in straight drags of `simulations`, each once.
    private func othersInStraightDrags(
        _ simulations: [GestureSimulation], around view: ViewID, where isRival: (DeclaredRecognizer) -> Bool
    ) -> [DeclaredRecognizer] {
        var found: [DeclaredRecognizer] = []
        for simulation in simulations
        where simulation.variant.isStraightDrag && simulation.variant.duration <= scene.touchSettings.swipeDuration {
            if let other = firstRecognizer(in: simulation, around: view, where: isRival),
                !found.contains(where: { $0.id == other.id })
            {
                found.append(other)
            }
        }
        return found
    }

    /// Returns whether a scroll view scrolls from `point` instead of `gesture` also if the finger rests there first,
    /// which gives the touch to its content.
    private func scrollsSurely(insteadOf gesture: DeclaredRecognizer, from point: Point) -> Bool {
        let rest = restUntilContentTouch
        guard let simulations = simulations(of: gesture, from: point, in: tree, after: rest) else { return false }
        return simulations.allSatisfy { !$0.hasRecognized(gesture) }
    }

    /// Returns the blockers that keep `gesture` from recognizing. The others recognize beside it.
    ///
    /// - Parameter elimination: What has eliminated all of them.
    private func needed(
        _ blockers: [DeclaredRecognizer], _ gesture: DeclaredRecognizer, from point: Point,
        in elimination: CompetitorElimination, mayRest: Bool
    ) -> [DeclaredRecognizer] {
        if blockers.count < 2 { return blockers }
        let needed = blockers.filter { blocker in
            recognizes(gesture, from: point, in: elimination.tree(restoring: blocker.id), mayRest: mayRest) != true
        }
        return needed.isEmpty ? blockers : needed
    }

    /// Returns what recognizes in `simulation`: the first on `view` and the views around it that `isRival` accepts.
    private func firstRecognizer(
        in simulation: GestureSimulation, around view: ViewID, where isRival: (DeclaredRecognizer) -> Bool
    ) -> DeclaredRecognizer? {
        first(of: Set(simulation.events.compactMap { $0.recognizer }), around: view, where: isRival)
    }

    /// Returns the first of `recognizers` on `view` and the views around it that `isRival` accepts.
    private func first(
        of recognizers: Set<RecognizerID>, around view: ViewID, where isRival: (DeclaredRecognizer) -> Bool
    ) -> DeclaredRecognizer? {
        for view in tree.chain(from: view) {
            let indices = recognizers.filter { $0.view == view }.map { $0.index }.sorted()
            if indices.isEmpty { continue }
            let written = self.recognizers(of: view)
            for index in indices {
                // Those that are off are missing, so this one isn't necessarily at its index.
                let first = written.partitioningIndex { $0.id.index >= index }
                if first < written.count, written[first].id.index == index, isRival(written[first]) {
                    return written[first]
                }
            }
        }
        return nil
    }
}

/// The simulations of all variants of a gesture before a recognizer is turned off.
private struct SimulationsAsWritten {
    let all: [GestureSimulation]
    /// Whether the gesture is only recognized if fingers first rest for so long that few people do it.
    let needsRest: Bool
    /// Whether something scrolls, whatever recognizes.
    let scrollsAnyway: Bool

    /// Returns `nil` if there are no simulations.
    init?(_ simulations: [GestureSimulation]?, of gesture: DeclaredRecognizer) {
        guard let simulations else { return nil }
        all = simulations
        let recognizing = simulations.filter { $0.hasRecognized(gesture) }
        needsRest = !recognizing.isEmpty && recognizing.allSatisfy { $0.variant.outlastsSwipes }
        // One that asks for a direction isn't recognized in the others, whatever happens there.
        let decisive = gesture.recognizer.shouldBegin == nil ? simulations.prefix(1) : simulations[...]
        scrollsAnyway = decisive.contains { $0.scrolls }
    }

    /// Those of them that count.
    var counting: [GestureSimulation] { counting(all) }

    /// Returns those of `simulations`, of the same variants, that count.
    func counting(_ simulations: [GestureSimulation]) -> [GestureSimulation] {
        needsRest ? simulations.filter { !$0.variant.outlastsSwipes } : simulations
    }
}

extension ViewKind {
    /// Whether a control keeps movements along it from the recognizers of views around it.
    var keepsSomeMovements: Bool { self == .slider || self == .switch }
}
