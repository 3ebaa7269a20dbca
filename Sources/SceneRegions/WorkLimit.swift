/// How much work a map of a scene may take. Within these limits maps are exact; beyond them they are coarser, and say
/// so.
///
/// The limits keep commands on any file of 100 KB below a second and 300 MB on two cores.
public enum WorkLimit {
    /// The approximate number of strips for all rotated and round areas of a scene.
    public static let strips = 1 << 14
    /// The same where a coarser map will do. Areas are still accurate to about 1 %.
    public static let fewerStrips = strips / 4
    /// The work of handling one rectangle of a map.
    static let workPerRectangle = 2
    /// The number of touch steps that take as long as one rectangle of a map.
    static let stepsPerRectangle = 8
    /// The maximum number of points to try.
    static let points = 40_000
    /// The work that the maps of all scenes of a file may take, in the unit of ``HitMap/work``. It suffices for the
    /// largest maps of one scene.
    public static let file = 1_000_000
    /// The work that any scene may take, even if others have used up the work of the file.
    private static let minimumOfScene = 250

    /// The limits of computing one map.
    public struct Map: Sendable {
        /// The maximum number of rectangles per painting.
        public var pieces: Int
        /// The maximum number of intermediate rectangles.
        public var work: Int
        /// The maximum number of touch steps if the map can't be computed.
        public var steps: Int
        /// The approximate number of strips for all rotated and round areas.
        public var strips: Int

        /// Creates a limit.
        public init(
            pieces: Int = 400_000, work: Int = 2_000_000, steps: Int = 20_000_000, strips: Int = WorkLimit.strips
        ) {
            self.pieces = pieces
            self.work = work
            self.steps = steps
            self.strips = strips
        }

        /// Creates the limit for one more scene of a file that has this much work left.
        public init(workOfFile rest: Int) { self.init(work: max(rest, WorkLimit.minimumOfScene)) }

        /// Creates the limit for about this much work, in the unit of ``HitMap/work``.
        public init(work: Int, strips: Int = WorkLimit.strips) {
            let maximum = Map()
            let work = max(0, min(maximum.work, work / WorkLimit.workPerRectangle))
            self.init(
                pieces: min(maximum.pieces, work), work: work,
                steps: min(maximum.steps, work * WorkLimit.stepsPerRectangle), strips: strips)
        }
    }
}
