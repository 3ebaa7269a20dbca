import SceneRuntime

/// How views without Names are told apart: they are counted, those of each kind by themselves.
extension ViewTree {
    /// Which of the unnamed views of `kind` the next one in `superview` is, from 1; `origins` are those of all views so far.
    ///
    /// A cell and its content view count theirs together.
    func ordinal(of kind: ViewKind, in superview: ViewID, _ origins: [ViewOrigin]) -> Int32 {
        if let last = lastOrdinal(of: kind, upTo: self[superview].lastSubview, origins) { return last + 1 }
        let isInCell =
            self[superview].kind == .content && self[superview].superview.map { self[$0].kind == .cell } ?? false
        if isInCell, let last = lastOrdinal(of: kind, upTo: self[superview].previousSibling, origins) {
            return last + 1
        }
        return 1
    }

    /// The ordinal of the frontmost unnamed view of `kind`, from `view` towards the back.
    private func lastOrdinal(of kind: ViewKind, upTo view: ViewID?, _ origins: [ViewOrigin]) -> Int32? {
        var next = view
        while let current = next {
            if self[current].kind == kind, origins[Int(current.index)].ordinal > 0 {
                return origins[Int(current.index)].ordinal
            }
            // The views in the content view of a cell.
            if self[current].kind == .content, kind != .content,
                let last = lastOrdinal(of: kind, upTo: self[current].lastSubview, origins)
            {
                return last
            }
            next = self[current].previousSibling
        }
        return nil
    }
}
