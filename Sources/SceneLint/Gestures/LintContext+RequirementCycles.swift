import SceneRuntime

extension LintContext {
    /// Returns cycles of requirements among recognizers that get the same touch, at most one with each recognizer.
    ///
    /// Records how many views were left out if the budget doesn't suffice.
    func requirementCycles() -> [[RecognizerID]] {
        var search = RequirementCycleSearch(tree)
        // Almost no scene has any.
        if search.cycles(among: search.waiting).isEmpty { return [] }
        let owners = Set(search.waiting.map { $0.view })
        let views = tree.identities.filter { view in tree.chain(from: view).contains { owners.contains($0) } }
        search = RequirementCycleSearch(tree)
        var tried: Set<[RecognizerID]> = []
        let cycles = work.results(of: views, "views with recognizers that may wait for each other") {
            (view: ViewID) -> [[RecognizerID]]? in
            let chain = Array(tree.chain(from: view))
            let waiting = chain.reversed().flatMap { search.waiting(on: $0) }
            guard work.spend(.visits(chain.count + waiting.count)) else { return nil }
            let receiving = waiting.filter { tree[$0]?.receives(chain) ?? false }
            return tried.insert(receiving).inserted ? search.cycles(among: receiving) : []
        }
        return cycles.flatMap { $0 }
    }

    /// Returns whether more recognizers wait for each other with the views of `changed`: they do, or the budget doesn't
    /// suffice to find out.
    func mayHaveFurtherCycles(in changed: ViewTree) -> Bool {
        func count(_ tree: ViewTree) -> Int {
            var search = RequirementCycleSearch(tree)
            return search.cycles(among: search.waiting).joined().count
        }
        return !work.spend(.visits(2 * tree.views.count)) || count(changed) > count(tree)
    }

    /// Returns which recognizers of `cycle` can recognize a touch that all of them get, or `nil` if that
    /// isn't known.
    func recognized(in cycle: [RecognizerID]) -> [RecognizerID]? {
        let written = cycle.compactMap { id in recognizers(of: id.view).first { $0.id == id } }
        // All of them get touches in the view of the innermost one only.
        guard let innermost = written.max(by: { tree.path(to: $0.id.view).count < tree.path(to: $1.id.view).count })
        else { return nil }
        // Elsewhere, others may recognize and make one of them fail.
        guard let inside = hits(inside: innermost) else { return nil }
        let hits = inside.firstOfEachClass.map { $0.point }
        let shared = (written.compactMap { start(of: $0) } + hits).filter { point in
            guard case .hit(let hit) = touches.touch(at: point).outcome else { return false }
            let chain = Array(tree.chain(from: hit))
            return written.allSatisfy { chain.contains($0.id.view) && $0.recognizer.receives(chain) }
        }
        if shared.isEmpty { return nil }
        var recognized: [RecognizerID] = []
        for gesture in written {
            var isFound = false
            for point in shared where !isFound {
                guard let isRecognized = recognizes(gesture, from: point, in: tree) else { return nil }
                isFound = isRecognized
            }
            for point in shared where !isFound {
                switch uncommonGesture(of: gesture, at: point, isEverywhere: false) {
                case .recognized: isFound = true
                case .untried: return nil
                case nil: break
                }
            }
            if isFound { recognized.append(gesture.id) }
        }
        return recognized
    }
}

/// Looks for recognizers that wait for each other, depth first. No recognizer is in two of the cycles that are found.
private struct RequirementCycleSearch {
    /// The enabled recognizers that wait for others, in tree order.
    let waiting: [RecognizerID]
    private let requirements: [RecognizerID: [RecognizerID]]
    private let waitingByView: [ViewID: [RecognizerID]]
    /// The recognizers in cycles that were found.
    private var found: Set<RecognizerID> = []

    init(_ tree: ViewTree) {
        var requirements: [RecognizerID: [RecognizerID]] = [:]
        var waiting: [RecognizerID] = []
        for view in tree.recognizers.keys.sorted() {
            for (index, recognizer) in (tree.recognizers[view] ?? []).enumerated() where recognizer.isEnabled {
                let others = recognizer.requirements.compactMap { competitor in
                    if case .recognizer(let other) = competitor { other } else { nil }
                }
                if others.isEmpty { continue }
                waiting.append(RecognizerID(view, index))
                requirements[RecognizerID(view, index)] = others
            }
        }
        self.waiting = waiting
        self.requirements = requirements
        waitingByView = Dictionary(grouping: waiting) { $0.view }
    }

    /// Returns the recognizers of `view` that wait for others and aren't in a cycle that was found.
    func waiting(on view: ViewID) -> [RecognizerID] { (waitingByView[view] ?? []).filter { !found.contains($0) } }

    /// Returns cycles in which each recognizer is one of `recognizers`. If there are any that aren't found yet, it
    /// finds at least one.
    ///
    /// Each requirement is followed once. A recognizer that is left has no cycle with others that are.
    mutating func cycles(among recognizers: [RecognizerID]) -> [[RecognizerID]] {
        let members = Set(recognizers)
        var cycles: [[RecognizerID]] = []
        // Those that were visited, and whether they are on the way.
        var isOnPath: [RecognizerID: Bool] = [:]
        for start in recognizers where isOnPath[start] == nil && !found.contains(start) {
            var path: [(id: RecognizerID, next: Int)] = [(start, 0)]
            isOnPath[start] = true
            while let (id, next) = path.last {
                guard let requirements = requirements[id], next < requirements.count else {
                    isOnPath[id] = false
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let other = requirements[next]
                guard members.contains(other), !found.contains(other) else { continue }
                if isOnPath[other] == nil {
                    isOnPath[other] = true
                    path.append((other, 0))
                } else if isOnPath[other] == true, let first = path.lastIndex(where: { $0.id == other }) {
                    let cycle = path[first...].map { $0.id }
                    cycles.append(cycle)
                    found.formUnion(cycle)
                    path.removeSubrange(first...)
                }
            }
        }
        return cycles
    }
}
