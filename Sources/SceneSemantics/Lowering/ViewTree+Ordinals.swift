import SceneRuntime

/// Numbers the views without Names, separately for each kind.
extension ViewTree {
    /// Returns the number, from 1, of the next unnamed view of `kind` in `superview`; `origins` are the origins of all
    /// views so far.
    ///
    /// A cell and its content view share one numbering.
    func ordinal(
        of kind: ViewKind, _ component: Int32, in superview: ViewID, _ origins: [ViewOrigin]
    ) -> Int32 {
        if let last = lastOrdinal(of: kind, component, upTo: self[superview].lastSubview, origins) { return last + 1 }
        let isInCell =
            self[superview].kind == .content && self[superview].superview.map { self[$0].kind == .cell } ?? false
        if isInCell, let last = lastOrdinal(of: kind, component, upTo: self[superview].previousSibling, origins) {
            return last + 1
        }
        return 1
    }

    /// Returns the number of the frontmost unnamed view of `kind`, from `view` towards the back.
    private func lastOrdinal(
        of kind: ViewKind, _ component: Int32, upTo view: ViewID?, _ origins: [ViewOrigin]
    ) -> Int32? {
        var next = view
        while let current = next {
            let origin = origins[Int(current.index)]
            if self[current].kind == kind, origin.component == component, origin.ordinal > 0 {
                return origin.ordinal
            }
            // The subviews of a cell's content view count, too.
            if self[current].kind == .content, kind != .content,
                let last = lastOrdinal(of: kind, component, upTo: self[current].lastSubview, origins)
            {
                return last
            }
            next = self[current].previousSibling
        }
        return nil
    }
}
