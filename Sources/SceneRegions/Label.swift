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

    /// The place of a label among all labels, from the lowest on.
    static func place(_ label: Int32) -> Int { Int(label) + countBesideViews }

    /// The label at a place.
    static func label(at place: Int) -> Int32 { Int32(place - countBesideViews) }
}
