import SceneRuntime

extension SceneOutline {
    /// Takes note of what overrides do; false where they do what an outline does not tell of.
    ///
    /// They may let touches through; hand them on to a view in which no view does so; and claim a subview that lies in front
    /// of all others and that touches could come to in any case.
    mutating func takeOverrides(_ tree: ViewTree) -> Bool {
        if tree.rules.isEmpty { return true }
        var (claimers, delegators): ([Int], [Int]) = ([], [])
        for place in views.indices where !tree.views[place].rules.isEmpty {
            for rule in tree.rules(of: ViewID(index: place)) {
                switch rule {
                case .super: break
                case .pass: views[place].traits.insert(.passes)
                case .delegate(let delegate):
                    guard tree.holds(delegate), views[place].delegate == nil else { return false }
                    views[place].delegate = Int(delegate.index)
                    delegators.append(place)
                case .claim(let claimed, let effects):
                    guard effects.isEmpty, tree.views[place].kind != .cell, !claimers.contains(place) else {
                        return false
                    }
                    claimers.append(place)
                    for view in claimed where !takeClaim(of: Int(view.index), by: place, tree) { return false }
                default: return false
                }
            }
        }
        for place in delegators {
            guard let delegate = views[place].delegate else { continue }
            for inside in delegate..<views[delegate].end { views[inside].traits.insert(.isAsked) }
        }
        if delegators.contains(where: { views[$0].traits.contains(.isAsked) }) { return false }
        hasDelegates = !delegators.isEmpty
        // What is claimed where its superview ends is in none that reaches as far as that.
        return claimers.isEmpty || delegators.isEmpty && !hasWideViews && claimers.allSatisfy { isInFront(ofAllIn: $0) }
    }

    /// Takes note that `superview` answers with `view` wherever that is; false where the outline cannot tell of it.
    private mutating func takeClaim(of view: Int, by superview: Int, _ tree: ViewTree) -> Bool {
        guard views.indices.contains(view), views[view].superview == superview, !views[view].isClaimed,
            let above = views[superview].superview, views[view].traits.contains(.takesTouches)
        else { return false }
        // What is in it is not asked.
        let inside = (view + 1)..<views[view].end
        guard inside.allSatisfy({ !views[$0].traits.contains(.takesTouches) }) else { return false }
        views[view].isClaimed = true
        views[view].reach = views[view].box.intersection(views[above].reach)
        return true
    }

    /// Whether nothing that takes touches lies in `claimer` in front of what it claims.
    private func isInFront(ofAllIn claimer: Int) -> Bool {
        var isPastClaim = false
        for place in (claimer + 1)..<views[claimer].end where views[place].traits.contains(.takesTouches) {
            if views[place].isClaimed, views[place].superview == claimer {
                isPastClaim = true
            } else if isPastClaim {
                return false
            }
        }
        return true
    }
}
