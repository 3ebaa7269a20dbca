import SceneRuntime

extension ViewTree {
    /// Calls `visit` with each view in `view`, superviews first and those in front first, until it returns `.stop`.
    func forEachDescendant(of view: ViewID, _ visit: (ViewID) -> DescendantVisit) {
        var waiting = subviews(of: view)
        while let next = waiting.popLast() {
            switch visit(next) {
            case .enter: waiting += subviews(of: next)
            case .skip: break
            case .stop: return
            }
        }
    }

    /// Returns the first of these views that `isIncluded` accepts, or `nil` if it accepts none.
    func firstDescendant(of view: ViewID, where isIncluded: (ViewID) -> Bool) -> ViewID? {
        var found: ViewID?
        forEachDescendant(of: view) { next in
            guard isIncluded(next) else { return .enter }
            found = next
            return .stop
        }
        return found
    }
}

/// How to go on after a view.
enum DescendantVisit {
    /// With what is in the view.
    case enter
    /// Without what is in the view.
    case skip
    case stop
}
