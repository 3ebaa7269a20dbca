extension ViewTree {
    /// Returns whether `content` is the content view of `view`, which is a cell or a visual effect view.
    ///
    /// A touch on the view itself hits its content view, so an expectation that names either accepts both.
    public func isContentView(_ content: ViewID, of view: ViewID) -> Bool {
        self[content].kind == .content && self[content].superview == view
            && (self[view].kind == .cell || self[view].kind == .visualEffect)
    }
}
