extension HitIndex {
    /// The maximum depth of overrides that ask each other. Beyond it the hit test runs view by view, which detects
    /// recursions.
    private static let maximumDepth = 8

    /// Returns the result of a hit on `view` itself after its own rules, or `nil` if the hit test recurses or might.
    mutating func resultOfRules(of view: ViewID, at point: Point, depth: Int) -> HitTestResult? {
        guard depth < Self.maximumDepth else { return nil }
        var result = HitTestResult(outcome: .hit(view))
        for rule in tester.tree.rules(of: view) {
            // All rules after `super` apply to a hit on the view itself.
            guard case .hit(view) = result.outcome else { break }
            switch rule {
            case .delegate(let delegate) where tree.contains(delegate):
                guard let answer = answer(of: delegate, at: point, depth: depth + 1) else { return nil }
                if answer.outcome != .none, answer.outcome != .hit(delegate) { result.change(to: answer, by: view) }
            case .forward(let other) where tree.contains(other):
                guard let answer = answer(of: other, at: point, depth: depth + 1) else { return nil }
                result.change(to: answer, by: view)
            case .return(let other) where tree.contains(other):
                result.change(to: HitTestResult(outcome: .hit(other)), by: view)
            case .pass:
                result = HitTestResult(outcome: .none)
            // A link to a view that isn't there changes nothing. The index has no view with one of the other rules.
            case .delegate, .forward, .return, .super, .claim, .ask, .yield, .yieldToOverhang, .none, .effects:
                break
            }
        }
        return result
    }

    /// Returns the result of the most common override: it asks a delegate whose frontmost view has no override, or that
    /// has none. Returns `nil` for anything else.
    func resultOfDelegate(of view: ViewID, at point: Point) -> HitTestResult? {
        guard let (delegate, found) = delegates.front(inDelegateOf: view, at: point, order) else { return nil }
        guard let found else { return HitTestResult(outcome: .hit(view)) }
        guard found.kind == .plain else { return nil }
        return found.view == delegate
            ? HitTestResult(outcome: .hit(view)) : HitTestResult(outcome: .hit(found.view), via: [view])
    }

    /// Returns the result of the hit test of `view`, or `nil` if it recurses or might.
    private mutating func answer(of view: ViewID, at point: Point, depth: Int) -> HitTestResult? {
        guard let lookup = delegateLookup(of: view) else { return hitTest(at: point, from: view) }
        guard let found = lookup.front(at: point, order) else { return HitTestResult(outcome: .none) }
        return result(of: found, at: point, lookup, depth: depth)
    }
}

extension HitTestResult {
    /// Replaces the result if `answer` differs, and adds `view` to its trail.
    fileprivate mutating func change(to answer: HitTestResult, by view: ViewID) {
        guard answer.outcome != outcome else { return }
        self = HitTestResult(outcome: answer.outcome, via: [view] + answer.via)
    }
}
