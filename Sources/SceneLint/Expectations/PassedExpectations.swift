import SceneText

/// The expectations of a file that pass.
public struct PassedExpectations: Sendable {
    /// Whether all expectations were tested. If not, it is unknown which of the others pass.
    public var isComplete = true
    /// Where those with the same scene and words are, in source order.
    private var ranges: [String: [SourceRange]] = [:]

    /// Creates an empty collection.
    public init() {}

    /// Tests the expectations of a source, and subtracts the cost from `work`. With none left, it tests nothing more.
    public typealias Test = @Sendable (_ source: Source, _ work: inout Int) -> PassedExpectations

    /// How much work the trials of fixes may do on the expectations of a file, in views asked and pieces of hit maps.
    public static let workLimit = 2_000_000

    /// Adds the expectation at `range` in the scene called `scene`.
    public mutating func add(_ range: SourceRange, _ scene: String, in source: Source) {
        ranges["\(scene): \(source.text(in: range))", default: []].append(range)
    }

    /// Adds the expectations of the file at `path`, which uses `file`. They count as being at the start of that file.
    public mutating func add(_ others: PassedExpectations, ofFileAt path: String, usedIn file: FileID) {
        isComplete = isComplete && others.isComplete
        for (words, places) in others.ranges {
            ranges["\(path): \(words)", default: []] += places.map { _ in SourceRange(at: 0, in: file) }
        }
    }

    /// Whether no expectation is known to pass.
    var isEmpty: Bool { isComplete && ranges.isEmpty }

    /// Returns where expectations are that pass here, but not in `other`, the same file with edits.
    ///
    /// Edits can move expectations, but no fix rewrites one that passes, so its words identify it.
    func broken(in other: PassedExpectations) -> [SourceRange] {
        var broken: [SourceRange] = []
        for (words, places) in ranges {
            let count = other.ranges[words]?.count ?? 0
            if count < places.count { broken += places.dropFirst(count) }
        }
        return broken.sorted { $0.start < $1.start }
    }
}
