extension ViewTree {
    /// Copies `original` and the `count - 1` views after it, which are its descendants, to the front of `superview`.
    /// Returns the copy of `original`. Doesn't copy overrides, claims and scroll view properties.
    public mutating func addInstance(of original: ViewID, count: Int, to superview: ViewID) -> ViewID {
        let distance = views.count - Int(original.index)
        var top = self[original]
        top.nextSibling = nil
        top.firstSubview = top.firstSubview?.moved(by: distance)
        top.lastSubview = top.lastSubview?.moved(by: distance)
        let copy = add(top, to: superview)
        for index in Int(original.index) + 1..<Int(original.index) + max(1, count) {
            views.append(views[index])
            views[index + distance].moveLinks(by: distance)
        }
        sliders.copyValues(of: original..<original.moved(by: count), by: distance)
        recognizers.copyValues(of: original..<original.moved(by: count), by: distance)
        return copy
    }
}

extension View {
    /// Moves every link to the view `distance` after it.
    fileprivate mutating func moveLinks(by distance: Int) {
        superview = superview?.moved(by: distance)
        firstSubview = firstSubview?.moved(by: distance)
        lastSubview = lastSubview?.moved(by: distance)
        previousSibling = previousSibling?.moved(by: distance)
        nextSibling = nextSibling?.moved(by: distance)
    }
}
