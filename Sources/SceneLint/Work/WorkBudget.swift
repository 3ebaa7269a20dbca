import SceneSyntax
import SceneText

/// How much work the rules may do in the scenes of one file.
///
/// Rules compute overlaps, so a few words can ask for more work than anyone would wait for. The budget follows from the
/// length of the file, as with ``ViewBudget``: a check takes time proportional to the file's bytes, or a small constant
/// if that is more. A unit is about one rectangle of a map; other work counts as the number of rectangles that take the
/// same time. So a check gives the same results on every machine.
///
/// Scenes and rules take from the budget in order. A rule may take only a part of what is left, so that the rules after
/// it get some.
final class WorkBudget {
    /// The units left for the file.
    private(set) var remainingForFile: Int
    /// The part of it that no map may take, so that it is left for rules.
    private let reserve: Int
    /// The part of the rest that the current rule may take.
    private var allotment: Int
    /// Whether it is for the trial of a fix.
    let isForTrial: Bool
    /// Returns whether nobody needs the findings any more, or `nil` if they are needed in any case.
    private let isStale: (() -> Bool)?
    private var wasStale = false
    /// The work until ``isStale`` is asked again.
    private var workUntilQuestion = questionInterval

    /// How much work is done before ``isStale`` is asked again: some milliseconds.
    private static let questionInterval = 4000
    /// The minimum for any file.
    static let minimum = 2_000_000
    /// The units per byte of the file.
    private static let unitsPerByte = 20
    /// One rule may take the rest divided by this.
    private static let allotmentsOfRest = 4
    /// One map may take what isn't reserved divided by this.
    private static let mapsInRest = 3
    /// The number of views or pieces that can be visited in one unit.
    static let visitsPerUnit = 4
    /// The number of views for which one property can be read in one unit.
    static let filteredViewsPerUnit = 8
    /// The number of boxes that can be compared with another one in one unit.
    static let boxesPerUnit = 16
    /// The number of rectangles that can be subtracted from a region, or compared with it, in one unit.
    static let rectanglesPerUnit = 8
    /// The number of steps that hit tests can make in one unit.
    static let stepsPerUnit = 4
    /// The number of views that a point can be converted through in one unit.
    static let conversionsPerUnit = 3
    /// The cost of checking a scene on one device, however small it is.
    static let costOfScene = 40
    /// The cost of a view in a tree that is built for a trial.
    static let unitsPerBuiltView = 2

    /// Creates the budget of the file `source`.
    convenience init(for source: Source) { self.init(Self.units(for: source)) }

    /// Returns the number of units for the file `source`.
    static func units(for source: Source) -> Int { max(minimum, source.bytes.count * unitsPerByte) }

    /// Returns the budget for finding out who loses touches by the fixes in the file `source`. It is apart from the
    /// budget of the rules, so that the rules find the same whether or not fixes are tried.
    static func ofTrials(in source: Source, of check: WorkBudget) -> WorkBudget {
        WorkBudget(units(for: source) / partForTrials, isForTrial: true, isStale: check.isStale)
    }

    /// The rules may do this many times as much work.
    private static let partForTrials = 2

    /// Creates a budget of this many units.
    init(_ units: Int, isForTrial: Bool = false, isStale: (() -> Bool)? = nil) {
        self.isForTrial = isForTrial
        self.isStale = isStale
        remainingForFile = units
        reserve = units / Self.allotmentsOfRest
        allotment = units
    }

    /// The scenes of the file, once a fix in one of them was tried.
    private var scenes: TextAroundScenes?

    /// Returns where the scenes of a file are. They are found once.
    func scenes(of syntax: SyntaxTree) -> TextAroundScenes {
        if let scenes, scenes.isOf(syntax.source) { return scenes }
        let found = TextAroundScenes(syntax)
        scenes = found
        return found
    }

    /// The units that the current rule may still take.
    var remaining: Int { max(0, min(remainingForFile, allotment)) }

    /// Whether nobody needs the findings any more, so that no rule has to begin or go on.
    var isAbandoned: Bool {
        if let isStale, !wasStale { wasStale = isStale() }
        return wasStale
    }

    var isUsedUp: Bool { remaining == 0 }

    /// Subtracts `work`, or all that is left.
    func charge(_ work: Int) {
        remainingForFile -= min(work, remainingForFile)
        allotment -= min(work, allotment)
        if isStale != nil { endIfStale(after: work) }
    }

    /// Leaves nothing of the budget if nobody needs the findings any more, so that the rule ends that is running.
    private func endIfStale(after work: Int) {
        workUntilQuestion -= work
        if workUntilQuestion > 0 { return }
        workUntilQuestion = Self.questionInterval
        if isAbandoned { (remainingForFile, allotment) = (0, 0) }
    }

    /// Subtracts `work`, which serves all rules, from the file's units, but not from the units of the current rule.
    func chargeFile(_ work: Int) {
        remainingForFile -= min(work, max(0, remainingForFile - reserve))
        if isStale != nil { endIfStale(after: work) }
    }

    /// The units for a map that all rules share.
    var allotmentOfMap: Int { max(0, remainingForFile - reserve) / Self.mapsInRest }

    /// Whether more than an eighth is used.
    var isPartlyUsed: Bool { remainingForFile < Self.allotmentsOfRest * reserve - reserve / 2 }

    /// Whether enough is left to begin another scene. With less, its maps would be too coarse to be useful.
    var sufficesForScene: Bool { remainingForFile > reserve + reserve / 2 }

    /// Runs `body` with the allotment of one rule, and leaves the allotment of the current rule as it is.
    func withAllotment<Result>(_ body: () -> Result) -> Result {
        let outer = allotment
        defer { allotment = outer }
        allotment = remainingForFile / Self.allotmentsOfRest
        return body()
    }
}
