import SceneRuntime

/// A vertical line that sweeps over patches from left to right and puts down what is seen of them.
///
/// The line is cut into runs: stretches on which one patch is seen since the same moment. A run ends, and is put down as a
/// piece, where a patch begins to cover it or its own patch ends.
struct Sweep {
    /// What is seen so far.
    private(set) var pieces: [Patch] = []
    /// The patches, each painted over those before it.
    private let patches: [Patch]
    /// The edges of the patches along y, in order.
    private let lines: [Double]
    /// Where each patch begins on the line, as an index of ``lines``.
    private let starts: [Int32]
    /// Where each patch ends on the line.
    private let ends: [Int32]
    /// Which patches begin, and (as their complement) which end, from left to right.
    private let events: [Int32]
    /// The patches on the line.
    private var cover: CoverTree
    /// Whether a patch is kept out of ``cover`` because it is never seen.
    private var isHidden: [Bool]
    /// Where runs begin.
    private var boundaries: BoundarySet
    /// Where the run that begins at each place ends.
    private var runEnds: [Int32]
    /// The patch that is seen on the run that begins at each place.
    private var runTops: [Int32]
    /// The x since which that is so.
    private var runSince: [Double]
    /// What is seen once a patch has ended.
    private var stretches: [CoverTree.Stretch] = []

    /// A sweep over `patches`, none of which may be empty.
    init(_ patches: [Patch]) {
        self.patches = patches
        let lines = RankedValues(patches.map { $0.rectangle.minY } + patches.map { $0.rectangle.maxY })
        self.lines = lines.values
        starts = Array(lines.ranks[..<patches.count])
        ends = Array(lines.ranks[patches.count...])
        // Those that end come behind those that begin at the same x, so that nothing comes to light between the two.
        let count = Int32(patches.count)
        events = (patches.map { $0.rectangle.minX } + patches.map { $0.rectangle.maxX }).ascendingOrder()
            .map { $0 < count ? $0 : ~($0 - count) }
        let length = lines.values.count - 1
        cover = CoverTree(length: length, starts: starts, ends: ends)
        isHidden = [Bool](repeating: false, count: patches.count)
        boundaries = BoundarySet(limit: length)
        boundaries.insert(0)
        runEnds = [Int32](repeating: 0, count: length)
        runEnds[0] = Int32(length)
        runTops = [Int32](repeating: CoverTree.none, count: length)
        runSince = [Double](repeating: 0, count: length)
        pieces.reserveCapacity(2 * patches.count)
    }

    /// Sweeps over everything.
    mutating func run() {
        for event in events {
            if event >= 0 {
                begin(event, at: patches[Int(event)].rectangle.minX)
            } else if !isHidden[Int(~event)] {
                end(~event, at: patches[Int(~event)].rectangle.maxX)
            }
        }
    }

    /// Takes up a patch that begins at `x`.
    private mutating func begin(_ patch: Int32, at x: Double) {
        let start = starts[Int(patch)]
        let end = ends[Int(patch)]
        if isNeverSeen(patch, from: start, to: end) {
            isHidden[Int(patch)] = true
            return
        }
        cover.insert(patch, from: start, to: end)
        var previous: Int32?
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            let runEnd = runEnds[Int(run)]
            guard runTops[Int(run)] < patch else {
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

    /// Whether patches that lie over all of `patch` now do so until it ends.
    private func isNeverSeen(_ patch: Int32, from start: Int32, to end: Int32) -> Bool {
        let lastX = patches[Int(patch)].rectangle.maxX
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            let top = runTops[Int(run)]
            if top < patch || patches[Int(top)].rectangle.maxX < lastX { return false }
            run = runEnds[Int(run)]
        }
        return true
    }

    /// Puts away a patch that ends at `x`.
    private mutating func end(_ patch: Int32, at x: Double) {
        let start = starts[Int(patch)]
        let end = ends[Int(patch)]
        cover.remove(patch, from: start, to: end)
        var previous: Int32?
        var run = Int32(boundaries.last(upTo: Int(start)))
        while run < end {
            let runEnd = runEnds[Int(run)]
            guard runTops[Int(run)] == patch else {
                run = runEnd
                previous = nil
                continue
            }
            cover.tops(from: run, to: runEnd, into: &stretches)
            previous = replace(run, since: runSince[Int(run)], at: x, joining: previous)
            run = runEnd
        }
    }

    /// Lets ``stretches`` be seen from `x` on in place of a run whose patch has ended; where the last run begins then.
    private mutating func replace(_ run: Int32, since: Double, at x: Double, joining previous: Int32?) -> Int32? {
        let label = patches[Int(runTops[Int(run)])].label
        var previous = previous
        var place = run
        // Where what was seen and is seen no more begins.
        var closedFrom = run
        for stretch in stretches {
            if stretch.end < runEnds[Int(place)] { split(place, at: stretch.end) }
            let staysSame = stretch.top != CoverTree.none && patches[Int(stretch.top)].label == label
            if staysSame {
                putDown(label, from: closedFrom, to: place, since: since, until: x)
                closedFrom = stretch.end
            } else {
                runSince[Int(place)] = x
            }
            runTops[Int(place)] = stretch.top
            previous = joined(place, to: previous)
            place = stretch.end
        }
        putDown(label, from: closedFrom, to: place, since: since, until: x)
        return previous
    }

    /// Lets `top` be seen on a run from `x` on.
    private mutating func show(_ top: Int32, on run: Int32, at x: Double) {
        let place = Int(run)
        let before = runTops[place]
        runTops[place] = top
        if before != CoverTree.none {
            let label = patches[Int(before)].label
            if patches[Int(top)].label == label { return }
            putDown(label, from: run, to: runEnds[place], since: runSince[place], until: x)
        }
        runSince[place] = x
    }

    /// Puts down a piece, unless nothing of it was seen.
    private mutating func putDown(_ label: Int32, from start: Int32, to end: Int32, since: Double, until x: Double) {
        guard since < x, start < end else { return }
        let extent = Rectangle(minX: since, minY: lines[Int(start)], maxX: x, maxY: lines[Int(end)])
        pieces.append(Patch(extent, label: label))
    }

    /// Cuts a run in two.
    private mutating func split(_ run: Int32, at place: Int32) {
        boundaries.insert(Int(place))
        runEnds[Int(place)] = runEnds[Int(run)]
        runTops[Int(place)] = runTops[Int(run)]
        runSince[Int(place)] = runSince[Int(run)]
        runEnds[Int(run)] = place
    }

    /// Makes one run of two neighbours that show the same since the same moment; where the run begins that `run` is now
    /// part of.
    private mutating func joined(_ run: Int32, to previous: Int32?) -> Int32 {
        guard let previous, runEnds[Int(previous)] == run, runTops[Int(previous)] == runTops[Int(run)],
            runSince[Int(previous)] == runSince[Int(run)]
        else { return run }
        runEnds[Int(previous)] = runEnds[Int(run)]
        boundaries.remove(Int(run))
        return previous
    }
}
