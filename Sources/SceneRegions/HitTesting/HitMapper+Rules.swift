import SceneRuntime

extension HitMapper {
    /// Runs the next rule of the view on top of the stack, at all points where nothing is decided.
    mutating func runNextRule(_ top: Int) {
        let rule = tree.rules[stack[top].nextRule]
        stack[top].nextRule += 1
        switch rule {
        case .claim(let views, _):
            for view in views where tree.holds(view) {
                let claimed = stack[top].undecided.intersection(reaches.region(of: view))
                stack[top].decide(claimed.patches(label: view.index))
            }
        case .yield(let views):
            stack[top].yield(to: views.filter(tree.holds).map { reaches.region(of: $0) })
        case .yieldToOverhang(let container):
            let cell = stack[top].view
            let others = (tree.overhangs[container] ?? []).filter { $0.cell != cell }
            stack[top].yield(to: others.map { reaches.region(of: $0.view) })
        case .none:
            stack[top].leave(.empty)
        case .super:
            startWalk(top)
        case .ask(let other):
            stack[top].phase = .ask
            ask(other, about: stack[top].undecided)
        case .delegate(let delegate):
            guard tree.holds(delegate) else { return }
            stack[top].phase = .delegate(delegate)
            ask(delegate, about: stack[top].ownRegion)
        case .forward(let other):
            guard tree.holds(other) else { return }
            stack[top].phase = .forward
            ask(other, about: stack[top].ownRegion)
        case .return(let other):
            guard tree.holds(other) else { return }
            let own = stack[top].ownRegion
            stack[top].replaceOwnResult(with: own.patches(label: other.index), otherwiseItself: false)
        case .pass:
            stack[top].replaceOwnResult(with: [], otherwiseItself: false)
        case .effects:
            break
        }
    }
}

extension AskedRegion {
    /// Where the result is the view itself.
    var ownRegion: Region { result.region { $0 == view.index } }

    /// Makes `patches` the last word where they are.
    mutating func decide(_ patches: [Patch]) {
        guard !patches.isEmpty else { return }
        answers += patches
        leave(undecided.subtracting(patches.region { _ in true }))
    }

    /// Makes nil the last word in `regions`.
    mutating func yield(to regions: [Region]) {
        for region in regions { leave(undecided.subtracting(region)) }
    }

    /// Goes on in `region` alone, which is what is left of where nothing is decided.
    mutating func leave(_ region: Region) {
        undecided = region
        if !result.isEmpty { result = region.isEmpty ? [] : result.restricted(to: region) }
    }

    /// Puts `answer` where the result is the view itself; where it says nothing, the result stays or becomes nil.
    mutating func replaceOwnResult(with answer: [Patch], otherwiseItself staysItself: Bool) {
        let own = ownRegion
        result.removeAll { $0.label == view.index }
        if staysItself {
            let left = own.subtracting(answer.region { _ in true })
            result += left.patches(label: view.index)
        }
        result += answer
        decideLastWords()
    }

    /// Where views ask each other without end, nothing comes after that. What comes after a result that depends on the order
    /// of cells may not even it out, so that counts as the last word, too, until it is tried.
    mutating func decideLastWords() {
        let isLast = { (patch: Patch) in patch.label == Label.recursion || patch.label == Label.orderDependent }
        guard result.contains(where: isLast) else { return }
        decide(result.filter(isLast))
    }
}
