extension ViewTree {
    /// Adds a copy of `original`, and of the `count - 1` views behind it, which are those in it, in front of the other
    /// subviews of `superview`; gives the copy of `original`. Overrides, claims and what scroll views are like are not copied.
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
    /// Makes every view that this one names the one that lies `distance` behind it.
    fileprivate mutating func moveLinks(by distance: Int) {
        superview = superview?.moved(by: distance)
        firstSubview = firstSubview?.moved(by: distance)
        lastSubview = lastSubview?.moved(by: distance)
        previousSibling = previousSibling?.moved(by: distance)
        nextSibling = nextSibling?.moved(by: distance)
    }
}
