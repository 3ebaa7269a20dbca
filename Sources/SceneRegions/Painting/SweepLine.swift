import SceneRuntime

/// A vertical line that sweeps over patches from left to right and collects their visible pieces.
///
/// The line is divided into runs. Each run shows one patch, since one x. A run ends, and becomes a piece,
/// where a patch begins to cover it or its own patch ends.
struct SweepLine<Cover: LineCover> {
    /// The visible pieces so far.
    private(set) var pieces: [Patch] = []
    /// The patches, each painted over those before it.
    private let patches: [Patch]
    /// The edges of the patches along y, ascending.
    private let lines: [Double]
    /// The start of each patch as an index of ``lines``, and then the end of each patch.
    private let places: [Int32]
    /// Which patches begin, and (as their complement) which end, from left to right.
    private let events: [Int32]
    /// The patches on the line.
    private var cover: Cover
    /// Whether a patch is left out of ``cover`` because it is never visible.
    private var isHidden: [Bool]
    /// The starts of the runs.
    private var boundaries: BoundarySet
    /// The run that begins at each index of ``lines``.
    private var runs: [LineRun]
    /// The number of runs looked at.
    private(set) var stepCount = 0
    /// What becomes visible once a patch has ended.
    private var stretches: [LineStretch] = []

    /// Creates the line for `patches`, none empty.
    ///
    /// - Parameter makeCover: Makes an empty line of a length, with room for spans that begin and end at the given
    ///   indices.
    init(
        _ patches: [Patch],
        makeCover: (_ length: Int, _ starts: ArraySlice<Int32>, _ ends: ArraySlice<Int32>) -> Cover
    ) {
        self.patches = patches
        let edges = CompressedCoordinates(patches.edges({ $0.minY }, { $0.maxY }))
        lines = edges.values
        places = edges.ranks
        // At the same x, ends come after beginnings, so that nothing shows between the two.
        let count = Int32(patches.count)
        var events = patches.edges({ $0.minX }, { $0.maxX }).ascendingOrder()
        for index in events.indices where events[index] >= count { events[index] = ~(events[index] - count) }
        self.events = events
        let length = lines.count - 1
        cover = makeCover(length, places[..<patches.count], places[patches.count...])
        isHidden = [Bool](repeating: false, count: patches.count)
        boundaries = BoundarySet(limit: length)
        boundaries.insert(0)
        runs = [LineRun](repeating: LineRun(end: Int32(length), top: LineStretch.none, since: 0), count: length)
        pieces.reserveCapacity(2 * patches.count)
    }

    /// Sweeps over everything. Returns false if there are more than `pieceLimit` pieces, or if finding them takes about
    /// as long as for so many: a patch can be behind many others along the line.
    mutating func run(pieceLimit: Int) -> Bool {
        let stepLimit = min(pieceLimit, .max / Self.stepsPerPiece) * Self.stepsPerPiece
        for event in events {
            if pieces.count > pieceLimit || stepCount > stepLimit { return false }
            if event >= 0 {
                begin(event, at: patches[Int(event)].rectangle.minX)
            } else if !isHidden[Int(~event)] {
                end(~event, at: patches[Int(~event)].rectangle.maxX)
            }
        }
        return pieces.count <= pieceLimit
    }

    /// The number of runs that can be looked at in the time that a piece takes.
    static var stepsPerPiece: Int { 32 }

    /// Adds a patch that begins at `x`.
    private mutating func begin(_ patch: Int32, at x: Double) {
        let start = places[Int(patch)]
        let end = places[patches.count + Int(patch)]
        if isNeverSeen(patch, from: start, to: end) {
            isHidden[Int(patch)] = true
            return
        }
        cover.insert(patch, from: start, to: end)
        var previous: Int32?
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            stepCount += 1
            let runEnd = runs[Int(run)].end
            guard runs[Int(run)].top < patch else {
                run = runEnd
                previous = nil
                continue
            }
            if run < start {
                split(run, at: start)
                run = start
            }
            if end < runEnd { split(run, at: end) }
            show(patch, on: run, at: x)
            previous = joined(run, to: previous)
            run = runEnd
        }
    }

    /// Returns whether patches that now cover all of `patch` do so until it ends.
    private mutating func isNeverSeen(_ patch: Int32, from start: Int32, to end: Int32) -> Bool {
        let lastX = patches[Int(patch)].rectangle.maxX
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            stepCount += 1
            let top = runs[Int(run)].top
            if top < patch || patches[Int(top)].rectangle.maxX < lastX { return false }
            run = runs[Int(run)].end
        }
        return true
    }

    /// Removes a patch that ends at `x`.
    private mutating func end(_ patch: Int32, at x: Double) {
        let start = places[Int(patch)]
        let end = places[patches.count + Int(patch)]
        cover.remove(patch, from: start, to: end)
        var previous: Int32?
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            stepCount += 1
            let runEnd = runs[Int(run)].end
            guard runs[Int(run)].top == patch else {
                run = runEnd
                previous = nil
                continue
            }
            cover.tops(from: run, to: runEnd, into: &stretches)
            previous = replace(run, since: runs[Int(run)].since, at: x, joining: previous)
            run = runEnd
        }
    }

    /// Shows ``stretches`` from `x` instead of a run whose patch has ended. Returns where the last run begins then.
    private mutating func replace(_ run: Int32, since: Double, at x: Double, joining previous: Int32?) -> Int32? {
        let label = patches[Int(runs[Int(run)].top)].label
        var previous = previous
        var index = run
        // The start of what is no longer visible.
        var closedFrom = run
        for stretch in stretches {
            if stretch.end < runs[Int(index)].end { split(index, at: stretch.end) }
            let staysSame = stretch.top != LineStretch.none && patches[Int(stretch.top)].label == label
            if staysSame {
                appendPiece(label, from: closedFrom, to: index, since: since, until: x)
                closedFrom = stretch.end
            } else {
                runs[Int(index)].since = x
            }
            runs[Int(index)].top = stretch.top
            previous = joined(index, to: previous)
            index = stretch.end
        }
        appendPiece(label, from: closedFrom, to: index, since: since, until: x)
        return previous
    }

    /// Shows `top` on a run from `x`.
    private mutating func show(_ top: Int32, on run: Int32, at x: Double) {
        let index = Int(run)
        let before = runs[index].top
        runs[index].top = top
        if before != LineStretch.none {
            let label = patches[Int(before)].label
            if patches[Int(top)].label == label { return }
            appendPiece(label, from: run, to: runs[index].end, since: runs[index].since, until: x)
        }
        runs[index].since = x
    }

    /// Appends a piece, unless it is empty.
    private mutating func appendPiece(_ label: Int32, from start: Int32, to end: Int32, since: Double, until x: Double)
    {
        guard since < x, start < end else { return }
        let extent = Rectangle(minX: since, minY: lines[Int(start)], maxX: x, maxY: lines[Int(end)])
        pieces.append(Patch(extent, label: label))
    }

    private mutating func split(_ run: Int32, at place: Int32) {
        boundaries.insert(Int(place))
        runs[Int(place)] = runs[Int(run)]
        runs[Int(run)].end = place
    }

    /// Merges two neighboring runs that show the same patch since the same x. Returns the start of the run that `run`
    /// is now part of.
    private mutating func joined(_ run: Int32, to previous: Int32?) -> Int32 {
        guard let previous, runs[Int(previous)].end == run, runs[Int(previous)].top == runs[Int(run)].top,
            runs[Int(previous)].since == runs[Int(run)].since
        else { return run }
        runs[Int(previous)].end = runs[Int(run)].end
        boundaries.remove(Int(run))
        return previous
    }
}

/// A stretch of the line that shows one patch.
private struct LineRun {
    var end: Int32
    var top: Int32
    /// The x at which the patch became visible.
    var since: Double
}

extension [Patch] {
    /// Returns the edges at which the patches begin, followed by those at which they end.
    fileprivate func edges(_ first: (Rectangle) -> Double, _ last: (Rectangle) -> Double) -> [Double] {
        var edges: [Double] = []
        edges.reserveCapacity(2 * count)
        for patch in self { edges.append(first(patch.rectangle)) }
        for patch in self { edges.append(last(patch.rectangle)) }
        return edges
    }
}
