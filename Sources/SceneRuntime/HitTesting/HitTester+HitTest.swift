extension HitTester {
    /// Runs one hit test in the current state, starting at the root or at another view, as a delegate's hit test does.
    public mutating func hitTest(at point: Point, from view: ViewID = .root) -> HitTestResult {
        self.point = ConvertedPoint(point)
        stack.removeAll(keepingCapacity: true)
        calls.removeAll(keepingCapacity: calls.count < 1000)
        overhangs.removeAll()
        trail.removeAll()
        cycle = nil
        resetSteps()
        answer = .nil

        ask(view)
        while !stack.isEmpty, cycle == nil, displayChoices?.isContradictory != true {
            advance(stack.count - 1)
        }
        if let cycle { return HitTestResult(outcome: .recursion(cycle)) }
        let via = trail.views(answer.via)
        guard let hit = answer.view else { return HitTestResult(outcome: .none, via: via) }
        return HitTestResult(outcome: .hit(hit), via: via)
    }

    /// Advances the view on top of the stack by one step.
    private mutating func advance(_ top: Int) {
        switch stack[top].phase {
        case .walk: askNextSubview(top)
        case .cells: askNextCell(top)
        case .done: finish(top)
        case .rules, .ask, .delegate, .forward:
            if stack[top].nextRule < stack[top].rulesEnd {
                runNextRule(top)
            } else {
                finish(top)
            }
        }
    }

    /// Asks the view for its hit test: either answers at once or puts it on the stack.
    mutating func ask(_ view: ViewID) {
        steps += 1
        // Under a singular transform no point of the root has coordinates, so the view isn't asked.
        // This reads stored arrays only: in an unoptimized build, each call of a function of the geometry copies all of
        // it, and so does each `||` whose right side calls one.
        let index = Int(view.index)
        guard index >= 0, index < geometry.tree.views.count, !geometry.hitAreas[index].isDegenerate else {
            return deliver(.nil)
        }
        guard steps <= stepLimit else { return cycle = [] }

        // Most views asked don't contain the point. If only their own walk decides, the answer is known at once.
        let override = geometry.tree.views[index].rules
        let walksFirst = override.isEmpty ? true : startsWithPlainWalk(override)
        if walksFirst {
            if let verdict = rejection(of: view) {
                record(view, verdict: verdict, answer: nil)
                return deliver(.nil)
            }
            if override.isEmpty, geometry.tree.views[index].firstSubview == nil {
                record(view, verdict: .itself, answer: view)
                return deliver(Answer(view: view))
            }
        }
        if hasLinks, answersRepeatedCall(HitTestCallKey(view: view, state: state.number)) { return }

        var call = HitTestCall(
            view: view, state: state.number, phase: walksFirst ? .walk : .rules,
            nextRule: walksFirst && !override.isEmpty ? override.lowerBound + 1 : override.lowerBound,
            rulesEnd: override.upperBound)
        call.nextSubview = geometry.tree.views[index].lastSubview
        call.entry = trace?.open(view, depth: stack.count)
        stack.append(call)
    }

    /// Answers a call that was already made; otherwise records that it is in progress.
    private mutating func answersRepeatedCall(_ key: HitTestCallKey) -> Bool {
        cacheLookupCount += 1
        switch calls[key] {
        case .answered(let answer, let entry):
            let repeated = trace?.open(key.view, depth: stack.count)
            if let repeated, let entry { trace?.close(repeated, as: entry) }
            deliver(answer)
            return true
        case .open(let depth):
            record(key.view, verdict: .recursion, answer: nil)
            cycle = stack[(depth + 1)...].map { $0.view } + [key.view]
            return true
        case nil:
            calls[key] = .open(depth: stack.count)
            return false
        }
    }

    /// Removes the view from the stack and delivers its answer.
    private mutating func finish(_ top: Int) {
        let call = stack.removeLast()
        if let entry = call.entry {
            trace?.close(entry, verdict: call.verdict, rule: call.actingRule, answer: call.result.view)
        }
        if hasLinks {
            // An answer that applied effects can't be reused, because a lookup would skip the effects.
            let key = HitTestCallKey(view: call.view, state: call.state)
            calls[key] = state.number == call.state ? .answered(call.result, entry: call.entry) : nil
        }
        deliver(call.result)
    }

    /// Adds a trace entry for a view that answered without asking any other.
    private mutating func record(_ view: ViewID, verdict: HitTestTrace.Verdict, answer: ViewID?) {
        guard let entry = trace?.open(view, depth: stack.count) else { return }
        trace?.close(entry, verdict: verdict, rule: nil, answer: answer)
    }
}
