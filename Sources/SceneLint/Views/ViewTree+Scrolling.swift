import SceneRuntime

/// What scroll views do with the touches on their content.
extension ViewTree {
    /// Returns whether `view` is a scroll view that a pinch can zoom.
    func canZoom(_ view: ViewID) -> Bool {
        guard let properties = scrollViews[view], properties.viewForZooming != nil else { return false }
        return properties.minimumZoomScale != properties.maximumZoomScale
    }

    /// Returns the nearest scroll view around `view` that a drag can move.
    func scrollingView(around view: ViewID) -> (view: ViewID, properties: ScrollViewProperties)? {
        for superview in superviews(of: view) {
            guard let properties = scrollViews[superview] else { continue }
            let axes = properties.axes(for: self[superview].size)
            if axes.horizontal || axes.vertical { return (superview, properties) }
        }
        return nil
    }

    /// Returns whether touches on `view` should scroll it, or select its rows or items. A text view counts as a
    /// control.
    func isScrollTarget(_ view: ViewID) -> Bool {
        guard self[view].kind.isScrollView, self[view].kind != .textView else { return false }
        return canScroll(view) || selectsRows(view)
    }

    /// Returns whether a drag can move the content of `view`.
    func canScroll(_ view: ViewID) -> Bool {
        guard let axes = scrollViews[view]?.axes(for: self[view].size) else { return false }
        return axes.horizontal || axes.vertical
    }

    /// Returns whether touches select the rows or items of `view`.
    func selectsRows(_ view: ViewID) -> Bool {
        guard allowsSelection(view) else { return false }
        var next = self[view].firstSubview
        while let subview = next {
            if self[subview].kind == .cell { return true }
            next = self[subview].nextSibling
        }
        return false
    }

    /// Returns whether `view` is a table or collection that allows the selection of rows or items, if it has any.
    func allowsSelection(_ view: ViewID) -> Bool {
        self[view].kind.containsCells && scrollViews[view]?.allowsSelection ?? false
    }

    /// Returns whether `view` is a scroll view that can't scroll because its content is as large as its bounds.
    func hasContentAsLargeAsItself(_ view: ViewID) -> Bool {
        guard self[view].kind == .scroll, let properties = scrollViews[view] else { return false }
        return properties.isScrollEnabled && properties.contentSize == self[view].size
            && properties.viewForZooming == nil
    }
}
