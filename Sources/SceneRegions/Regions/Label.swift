/// Labels of hit maps: the index of the view that is hit, or one of these.
enum Label {
    /// No view takes the touch.
    static let none: Int32 = -1
    /// Views ask each other forever.
    static let recursion: Int32 = -2
    /// The result depends on the order in which cells were displayed.
    static let orderDependent: Int32 = -3
    /// The number of labels other than views.
    static let countBesideViews = 3

    /// Returns the index of a label among all labels, ascending. All recursions share one index.
    static func index(_ label: Int32) -> Int { Int(isRecursion(label) ? recursion : label) + countBesideViews }

    static func label(at index: Int) -> Int32 { Int32(index - countBesideViews) }

    /// Returns the label of the recursion with this number, from 0.
    static func recursion(number: Int32) -> Int32 { firstRecursion - number }

    static func isRecursion(_ label: Int32) -> Bool { label == recursion || label <= firstRecursion }

    private static let firstRecursion: Int32 = -4
}
