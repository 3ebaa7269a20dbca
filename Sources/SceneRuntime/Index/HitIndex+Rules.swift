extension HitIndex {
    /// How many overrides may ask each other before the hit test is made view by view, which finds recursions.
    private static let deepest = 8

    /// What becomes of a hit on `view` itself by its own rules; `nil` where the hit test recurses, or might.
    mutating func resultOfRules(of view: ViewID, at point: Point, depth: Int) -> HitTestResult? {
        guard depth < Self.deepest else { return nil }
        var result = HitTestResult(outcome: .hit(view))
        for rule in tester.tree.rules(of: view) {
            // All that follows `super` is about a hit on the view itself.
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
            default:
                break
            }
        }
        return result
    }

    /// The same for the most frequent of overrides: it asks a delegate in which a view without an override is in front, or
    /// none; `nil` where there is more to it.
    func resultOfDelegate(of view: ViewID, at point: Point) -> HitTestResult? {
        guard let (delegate, found) = delegates.front(inDelegateOf: view, at: point, order) else { return nil }
        guard let found else { return HitTestResult(outcome: .hit(view)) }
        guard found.kind == .plain else { return nil }
        return found.view == delegate
            ? HitTestResult(outcome: .hit(view)) : HitTestResult(outcome: .hit(found.view), via: [view])
    }

    /// What the hit test that starts at `view` comes to; `nil` where it recurses, or might.
    private mutating func answer(of view: ViewID, at point: Point, depth: Int) -> HitTestResult? {
        guard let lookup = delegateLookup(of: view) else { return hitTest(at: point, from: view) }
        guard let found = lookup.front(at: point, order) else { return HitTestResult(outcome: .none) }
        return result(of: found, at: point, lookup, depth: depth)
    }
}

extension HitTestResult {
    /// Puts another answer in place of this one, if it is another, through the rules of `view`.
    fileprivate mutating func change(to answer: HitTestResult, by view: ViewID) {
        guard answer.outcome != outcome else { return }
        self = HitTestResult(outcome: answer.outcome, via: [view] + answer.via)
    }
}
