import SceneText

extension [Diagnostic] {
    /// The diagnostics in source order. The sort is stable.
    public var inSourceOrder: [Diagnostic] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.file.index, first.start, left.offset) < (second.file.index, second.start, right.offset)
        }.map { $0.element }
    }
}
