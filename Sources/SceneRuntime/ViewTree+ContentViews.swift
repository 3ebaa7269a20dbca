extension ViewTree {
    /// Whether `content` is the content view of `view`, which is a cell or a visual effect view.
    ///
    /// Their own point is hit as the content view, so an expectation that names one of the two accepts both.
    public func isContentView(_ content: ViewID, of view: ViewID) -> Bool {
        self[content].kind == .content && self[content].superview == view
            && (self[view].kind == .cell || self[view].kind == .visualEffect)
    }
}
