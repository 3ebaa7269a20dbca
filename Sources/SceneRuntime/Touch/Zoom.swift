/// Two fingers on a scroll view that can zoom.
struct Zoom {
    let view: ViewID
    /// The touches of the fingers, by their numbers.
    let touches: [Int]
    /// The vector from the first finger to the second, when that touched down.
    let initialSpan: Point
    /// Where their middle was then, in the scroll view without its content offset.
    let initialMiddle: Point
    /// What was there when it began, or `nil` before the fingers have moved far enough.
    var start: Start?

    /// The state in which a zoom begins. What follows depends on this and on where the fingers are, not on their paths.
    struct Start {
        /// The middle of the fingers that belongs to the offset.
        let middle: Point
        let offset: Point
        let properties: ScrollViewProperties
        /// The `viewForZooming`, and its top left corner in the scroll view.
        let content: View
        let corner: Point
    }

    /// The distance of the fingers when the second one touched down.
    var initialLength: Double { initialSpan.length }
}
