/// One of the two axes; the raw value is the word of the language.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal
    case vertical
}

extension Point {
    /// The coordinate along `axis`.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
