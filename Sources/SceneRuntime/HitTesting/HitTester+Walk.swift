extension HitTester {
    /// Returns why UIView's own walk rejects a view without asking its subviews, or `nil` if it asks them.
    mutating func rejection(of view: ViewID) -> HitTestTrace.Verdict? {
        let flags = state.flags(of: view)
        if !flags.isEmpty {
            if flags.contains(.hidden) { return .hidden }
            return flags.contains(.notInteractive) ? .notInteractive : .alpha
        }
        // Most views are decided by their edges, without a copy of the geometry in an unoptimized build.
        let area = geometry.hitAreas[Int(view.index)]
        if area.shape != .subviews, let isInside = area.containsByEdges(point.root) { return isInside ? nil : .outside }
        return isInside(view) ? nil : .outside
    }

    /// Starts UIView's own walk for the view on top of the stack.
    mutating func startWalk(_ top: Int) {
        stack[top].actingRule = nil
        if let verdict = rejection(of: stack[top].view) {
            stack[top].result = .nil
            stack[top].verdict = verdict
        } else {
            stack[top].phase = .walk
            stack[top].nextSubview = geometry.tree[stack[top].view].lastSubview
            stack[top].cellsAsked = 0
            stack[top].isPastCells = false
        }
    }

    /// Asks the next subview. After the last one, the result is the view itself.
    mutating func askNextSubview(_ top: Int) {
        guard let subview = stack[top].nextSubview else {
            stack[top].result = Answer(view: stack[top].view)
            stack[top].verdict = .itself
            stack[top].phase = .rules
            return
        }
        let kind = geometry.tree.views[Int(subview.index)].kind
        if displayChoices != nil, kind == .cell, displayChoices?.orders(stack[top].view) == true {
            guard stack[top].isPastCells else {
                stack[top].phase = .cells
                return
            }
            stack[top].nextSubview = geometry.tree[subview].previousSibling
            return
        }
        stack[top].nextSubview = geometry.tree.views[Int(subview.index)].previousSibling
        ask(subview)
    }

    /// Delivers an answer to the view on top of the stack. With an empty stack it is the answer of the whole hit test.
    mutating func deliver(_ answer: Answer) {
        let top = stack.count - 1
        guard top >= 0 else {
            self.answer = answer
            return
        }
        switch stack[top].phase {
        case .walk:
            if answer.view != nil { takeFromSubview(answer, top) }
        case .cells:
            deliver(answer, toCellsOf: top)
        case .ask:
            deliver(answer, toAskOf: top)
        case .delegate(let delegate):
            deliver(answer, from: delegate, toDelegateOf: top)
        case .forward:
            deliver(answer, toForwardOf: top)
        case .rules, .done:
            break
        }
    }

    /// Makes a subview's answer the result of the walk.
    mutating func takeFromSubview(_ answer: Answer, _ top: Int) {
        stack[top].result = answer
        stack[top].verdict = .subview
        stack[top].phase = .rules
    }
}
