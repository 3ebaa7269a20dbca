import SceneText

/// How much work the rules may do in the scenes of one file.
///
/// Rules look at what lies over what, so a few words can ask for more than anybody would wait for. What a file may ask for
/// follows from its length, as with ``ViewBudget``: whatever it says, a check takes time in proportion to its bytes, or a
/// small constant if that is more. A unit is about a rectangle of a map, and what takes no rectangles counts as so many
/// as take the same time. So a check does the same on every machine.
///
/// Scenes and rules take from the budget in order. A rule may take a part of what is left, so that something is
/// left for those behind it.
final class WorkBudget {
    /// How much the file has left.
    private(set) var rest: Int
    /// How much of that no map may take, so that it is left for rules.
    private let reserve: Int
    /// How much of the rest the rule at work may take.
    private var share: Int

    /// So much a file may take in any case.
    private static let least = 1_500_000
    /// So much it may take for each of its bytes.
    private static let perByte = 15
    /// The part of the rest that one rule may take.
    private static let sharesOfRest = 4
    /// So many views can be looked at in one unit.
    static let viewsPerUnit = 4
    /// What a view costs in a tree that is made to be tried.
    static let costOfTriedView = 2

    /// The budget of the file `source`.
    convenience init(for source: Source) { self.init(Self.units(for: source)) }

    /// How many units the file `source` has.
    static func units(for source: Source) -> Int { max(least, source.bytes.count * perByte) }

    /// A budget of so many units.
    init(_ units: Int) {
        rest = units
        reserve = units / Self.sharesOfRest
        share = units
    }

    /// How much the rule at work may still take.
    var left: Int { max(0, min(rest, share)) }

    /// Whether it may take nothing any more.
    var isUsedUp: Bool { left == 0 }

    /// Takes `work` from what is left, or all that is left.
    func charge(_ work: Int) {
        rest -= min(work, rest)
        share -= min(work, share)
    }

    /// Takes `work`, which serves all rules, from what the file has left, but not from what the rule at work may take.
    func chargeFile(_ work: Int) { rest -= min(work, max(0, rest - reserve)) }

    /// What a map that all rules use may take.
    var shareOfMap: Int { max(0, rest - reserve) / Self.sharesOfRest }

    /// Whether there is enough left to begin with another scene: with less, its maps would be too coarse to be of use.
    var sufficesForScene: Bool { rest > 2 * reserve }

    /// Does `body`, which may take the share of a rule and leaves that of the rule at work as it is.
    func withShare<Result>(_ body: () -> Result) -> Result {
        let outer = share
        defer { share = outer }
        share = rest / Self.sharesOfRest
        return body()
    }
}
