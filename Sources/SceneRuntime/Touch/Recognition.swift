/// The progress of one recognizer with the touches it gets, from the first finger until it has recognized or failed
/// and all its fingers have lifted.
struct Recognition {
    let id: RecognizerID
    let recognizer: GestureRecognizer
    /// The number of superviews of its view: a higher one is an inner view.
    let level: Int
    var phase = Phase.possible
    /// The touches that it has got, by their numbers.
    var touches: [Int] = []
    /// The fingers that are down.
    var fingers: [Finger] = []
    /// The tick at which the first of the current fingers touched down.
    var startTime: Tick = 0
    /// The tick at which the last one that it needs touched down.
    var completionTime: Tick?
    /// The number of taps so far.
    var tapCount = 0
    /// The tick and the place of the last tap.
    var lastTap: (time: Tick, point: Point)?
    /// How far fingers moved before the last one came or left.
    var earlierTranslation = Point.zero
    /// The vector from the first finger to the second, when that touched down.
    var initialSpan: Point?
    /// The first requirement that may not have failed yet.
    var nextRequirement = 0

    enum Phase {
        case possible
        /// Its gesture is complete, but it waits for others to fail.
        case waiting
        case recognized
        case failed
    }

    /// A finger that is down.
    struct Finger {
        /// The number of its touch.
        var touch: Int
        /// Where it touched down.
        var start: Point
        /// From where its movement counts.
        var anchor: Point
    }

    /// Whether it may still recognize.
    var isUndecided: Bool { phase == .possible || phase == .waiting }

    /// Whether nothing more can happen to it.
    var isOver: Bool { !isUndecided && fingers.isEmpty }

    /// Whether it has as many fingers as it needs.
    var isComplete: Bool { fingers.count >= recognizer.numberOfTouchesRequired }

    var competitor: GestureRecognizer.Competitor { .recognizer(id) }

    /// Whether it precedes `other` if both could recognize at one moment: the inner view's first, of one view the one
    /// of more taps, then the last added.
    func precedes(_ other: Recognition) -> Bool {
        if level != other.level { return level > other.level }
        if id.view != other.id.view { return id.view > other.id.view }
        let (taps, otherTaps) = (recognizer.numberOfTapsRequired, other.recognizer.numberOfTapsRequired)
        return taps != otherTaps ? taps > otherTaps : id.index > other.id.index
    }

    /// Returns whether it and `other` have a touch in common.
    func shares(_ other: Recognition) -> Bool { touches.contains { other.touches.contains($0) } }

    /// Returns whether both may recognize the same touch.
    func isSimultaneous(with other: Recognition) -> Bool {
        recognizer.allows(other.competitor) || other.recognizer.allows(competitor)
    }

    /// Returns whether `other` has to fail before this one recognizes.
    func requires(_ other: Recognition) -> Bool {
        recognizer.requirements.contains(other.competitor)
    }

    /// Returns whether `other` fails once this one has recognized.
    ///
    /// A tap leaves recognizers of more taps alone, so that both a single tap and a double tap are recognized.
    ///
    /// Source: Apple's `canPrevent(_:)`: "a UITapGestureRecognizer never prevents another UITapGestureRecognizer with a
    /// higher tap count."
    func prevents(_ other: Recognition) -> Bool {
        let isFirstTap =
            recognizer.kind == .tap && other.recognizer.kind == .tap
            && other.recognizer.numberOfTapsRequired > recognizer.numberOfTapsRequired
        return !isFirstTap && !isSimultaneous(with: other)
    }
}
