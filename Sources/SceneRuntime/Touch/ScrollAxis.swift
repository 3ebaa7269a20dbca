/// An axis along which content can scroll.
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical
}

extension Point {
    subscript(axis: ScrollAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension ScrollViewProperties.Axes {
    /// Returns whether the content can move along `axis`.
    func contains(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? horizontal : vertical }
}

extension ScrollViewProperties {
    /// Returns the content offsets along `axis` for bounds of `size`.
    func range(along axis: ScrollAxis, for size: Size) -> ScrollRange {
        let (lowest, highest) = offsets(for: size)
        return ScrollRange(
            lowest: lowest[axis], highest: highest[axis], length: axis == .horizontal ? size.width : size.height)
    }
}
