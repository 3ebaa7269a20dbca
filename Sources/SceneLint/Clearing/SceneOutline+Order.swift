import SceneRuntime

/// What lies in front of what.
extension SceneOutline {
    /// Whether `isSought` holds of one of `places` that is drawn in front of `view` and what is in it, neither is in the other,
    /// and that lies as `relation` wants it.
    func contains(
        _ places: OutlinedPlaces, inFrontOf view: Int, _ relation: PlaceRelation,
        where isSought: (Int) -> Bool
    ) -> Bool {
        if !hasLifts { return places.contains(in: views[view].end..<views.count, relation, where: isSought) }
        return places.contains(in: views.indices, relation) { place in
            isSought(place) && !holds(view, place) && !holds(place, view) && isDrawn(place, inFrontOf: view)
        }
    }

    /// Whether `view` is drawn in front of `other`, where neither is in the other.
    func isDrawn(_ view: Int, inFrontOf other: Int) -> Bool {
        if !hasLifts { return other < view }
        let (one, another) = (branch(of: view, beside: other), branch(of: other, beside: view))
        let (height, otherHeight) = (views[one].zPosition, views[another].zPosition)
        return height == otherHeight ? another < one : otherHeight < height
    }

    /// The outermost view around `view`, or the view itself, that does not hold `other`.
    private func branch(of view: Int, beside other: Int) -> Int {
        var branch = view
        while let above = views[branch].superview, !holds(above, other) { branch = above }
        return branch
    }

    /// Whether `view` is, or holds, `other`.
    func holds(_ view: Int, _ other: Int) -> Bool { view <= other && other < views[view].end }
}
