/// How much work a map of a scene may take. Within these limits maps are exact; beyond them they are coarser, and say so.
///
/// The limits keep commands on any file of 100 KB below a second and 300 MB on two cores.
public enum WorkLimit {
    /// Into how many strips the rotated and round areas of a scene are cut, about.
    static let strips = 1 << 17
    /// How much work it is to handle a rectangle of a map.
    static let workPerRectangle = 2
    /// How many points are tried at most.
    static let points = 40_000

    /// What working out a map may take.
    public struct Map: Sendable {
        /// How many rectangles a painting may come to.
        public var pieces: Int
        /// How many rectangles may be handled on the way.
        public var work: Int
        /// How many steps touches may take that are tried where the map cannot be worked out.
        public var steps: Int

        /// Creates a limit.
        public init(pieces: Int = 400_000, work: Int = 2_000_000, steps: Int = 20_000_000) {
            self.pieces = pieces
            self.work = work
            self.steps = steps
        }

        /// What a map may take of about this much work, in the unit of ``HitMap/work``.
        public init(work: Int) {
            let most = Map()
            let work = max(0, min(most.work, work / WorkLimit.workPerRectangle))
            self.init(
                pieces: min(most.pieces, work), work: work,
                steps: min(most.steps, work * TouchTrials.stepsPerRectangle))
        }
    }
}
