import SceneRuntime

extension LintContext {
    /// Returns cycles of requirements among recognizers that can get the same touch, at most one with each recognizer.
    func requirementCycles() -> [[RecognizerID]] {
        var states: [RecognizerID: Bool] = [:]
        var cycles: [[RecognizerID]] = []
        for view in tree.recognizers.keys.sorted() {
            for recognizer in recognizers(of: view) where states[recognizer.id] == nil {
                if let cycle = cycle(from: recognizer.id, &states), isTouchShared(by: cycle) { cycles.append(cycle) }
            }
        }
        return cycles
    }

    /// Follows requirements from `start`, depth first. `states` has an entry for each recognizer that was visited: true
    /// while it is on the way. Returns the first cycle.
    private func cycle(from start: RecognizerID, _ states: inout [RecognizerID: Bool]) -> [RecognizerID]? {
        var path: [(id: RecognizerID, next: Int)] = [(start, 0)]
        states[start] = true
        var found: [RecognizerID]?
        while let (id, next) = path.last {
            let requirements = requirements(of: id)
            guard next < requirements.count else {
                states[id] = false
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            guard case .recognizer(let other) = requirements[next], isRival(other, of: id) else { continue }
            if states[other] == nil {
                states[other] = true
                path.append((other, 0))
            } else if states[other] == true, found == nil, let first = path.firstIndex(where: { $0.id == other }) {
                found = path[first...].map { $0.id }
            }
        }
        return found
    }

    /// Returns whether a touch on some view is received by all of the recognizers.
    private func isTouchShared(by cycle: [RecognizerID]) -> Bool {
        // The view of the innermost one has all the others in its superview chain.
        let owners = Set(cycle.map { $0.view })
        guard let innermost = owners.first(where: { view in owners.isSubset(of: tree.chain(from: view)) }) else {
            return false
        }
        let recognizers = cycle.compactMap { tree.recognizers[$0.view]?[$0.index] }
        return tree.identities.contains { view in
            guard work.spend(.visits(1)) else { return true }
            guard tree.isInSuperviewChain(innermost, of: view) else { return false }
            let chain = Array(tree.chain(from: view))
            return recognizers.allSatisfy { $0.receives(chain) }
        }
    }

    private func requirements(of id: RecognizerID) -> [GestureRecognizer.Competitor] {
        guard let recognizers = tree.recognizers[id.view], recognizers.indices.contains(id.index) else { return [] }
        return recognizers[id.index].isEnabled ? recognizers[id.index].requirements : []
    }

    /// Returns whether both recognizers can get the same touch.
    private func isRival(_ other: RecognizerID, of id: RecognizerID) -> Bool {
        guard tree.recognizers[other.view]?.indices.contains(other.index) ?? false else { return false }
        return tree.isInSuperviewChain(other.view, of: id.view) || tree.isInSuperviewChain(id.view, of: other.view)
    }
}
