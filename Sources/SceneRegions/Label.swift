import SceneRuntime

/// What maps of hit tests are labelled with: the index of the view that is hit, or one of these.
enum Label {
    /// No view takes the touch.
    static let none: Int32 = -1
    /// Views ask each other without end.
    static let recursion: Int32 = -2
    /// Which view takes the touch depends on the order in which cells were displayed.
    static let orderDependent: Int32 = -3
    /// How many labels there are beside those of views.
    static let countBesideViews = 3

    /// The place of a label among all labels, from the lowest on; all ways of recursion have one place.
    static func place(_ label: Int32) -> Int { Int(isRecursion(label) ? recursion : label) + countBesideViews }

    /// The label at a place.
    static func label(at place: Int) -> Int32 { Int32(place - countBesideViews) }

    /// Views ask each other without end along the way that was found as the one with this number, from 0.
    static func recursion(way: Int32) -> Int32 { firstWay - way }

    /// Whether the label says that views ask each other without end.
    static func isRecursion(_ label: Int32) -> Bool { label == recursion || label <= firstWay }

    private static let firstWay: Int32 = -4
}
