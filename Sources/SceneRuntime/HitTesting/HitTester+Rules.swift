extension HitTester {
    /// Returns whether the override first runs the walk and does nothing if that returns nil.
    func startsWithPlainWalk(_ override: Range<Int>) -> Bool {
        geometry.tree.rules[override.lowerBound].traits.contains(.walks)
            && geometry.tree.rules[override].dropFirst().allSatisfy { $0.traits.contains(.appliesToOwnHit) }
    }

    /// Runs the next rule of the view on top of the stack.
    mutating func runNextRule(_ top: Int) {
        let index = stack[top].nextRule
        let view = stack[top].view
        stack[top].nextRule = index + 1
        stack[top].phase = .rules
        switch geometry.tree.rules[index] {
        case .claim(let claimed, let effects):
            guard let first = firstContaining(claimed) else { return }
            end(top, by: index, .claimed, Answer(view: first, via: trail.adding(view, before: ResponderTrail.empty)))
            apply(effects)
        case .yield(let others):
            guard firstContaining(others) != nil else { return }
            end(top, by: index, .yielded, Answer(view: nil, via: trail.adding(view, before: ResponderTrail.empty)))
        case .yieldToOverhang(let container):
            guard hasOverhang(ofCellOtherThan: view, in: container) else { return }
            end(top, by: index, .yielded, Answer(view: nil, via: trail.adding(view, before: ResponderTrail.empty)))
        case .none:
            end(top, by: index, .passed, .nil)
        case .super:
            startWalk(top)
        case .ask(let other):
            guard geometry.tree.contains(other) else { return }
            stack[top].phase = .ask
            ask(other)
        case .effects(let isOneOf, let views, let effects):
            if isOneOf == (stack[top].result.view.map(views.contains) ?? false) { apply(effects) }
        // The others apply if the result is the view itself.
        case .delegate(let delegate):
            guard stack[top].result.view == view, geometry.tree.contains(delegate) else { return }
            stack[top].phase = .delegate(delegate)
            ask(delegate)
        case .forward(let other):
            guard stack[top].result.view == view, geometry.tree.contains(other) else { return }
            stack[top].phase = .forward
            ask(other)
        case .return(let other):
            guard stack[top].result.view == view, geometry.tree.contains(other) else { return }
            change(top, by: index, .delegated, Answer(view: other))
        case .pass:
            guard stack[top].result.view == view else { return }
            stack[top].result = .nil
            stack[top].verdict = .passed
            stack[top].actingRule = index
        }
    }

    /// Returns the first of `views` that contains the point. Ignores their flags.
    private mutating func firstContaining(_ views: [ViewID]) -> ViewID? {
        for view in views {
            steps += 1
            if isInside(view) { return view }
        }
        return nil
    }

    /// Makes `answer` the final answer of the view on top of the stack.
    private mutating func end(_ top: Int, by rule: Int, _ verdict: HitTestTrace.Verdict, _ answer: Answer) {
        stack[top].result = answer
        stack[top].verdict = verdict
        stack[top].actingRule = rule
        stack[top].phase = .done
    }

    /// Replaces the result if the answer differs, and puts the view at the front of the answer's trail.
    private mutating func change(_ top: Int, by rule: Int, _ verdict: HitTestTrace.Verdict, _ answer: Answer) {
        guard answer.view != stack[top].result.view else { return }
        stack[top].result = Answer(view: answer.view, via: trail.adding(stack[top].view, before: answer.via))
        stack[top].verdict = verdict
        stack[top].actingRule = rule
    }

    /// Handles the answer to an `ask` rule: if it isn't nil, it is final.
    mutating func deliver(_ answer: Answer, toAskOf top: Int) {
        stack[top].phase = .rules
        guard answer.view != nil else { return }
        let via = trail.adding(stack[top].view, before: answer.via)
        end(top, by: stack[top].nextRule - 1, .delegated, Answer(view: answer.view, via: via))
    }

    /// Handles a delegate's answer: nil and the delegate itself leave the result unchanged.
    mutating func deliver(_ answer: Answer, from delegate: ViewID, toDelegateOf top: Int) {
        stack[top].phase = .rules
        guard answer.view != nil, answer.view != delegate else { return }
        change(top, by: stack[top].nextRule - 1, .delegated, answer)
    }

    /// Handles the answer to a `forward` rule: it becomes the result, even if it is nil.
    mutating func deliver(_ answer: Answer, toForwardOf top: Int) {
        stack[top].phase = .rules
        change(top, by: stack[top].nextRule - 1, .delegated, answer)
    }
}
