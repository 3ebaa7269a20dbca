extension PartitionBuilder {
    /// Parts with at most this many views are cut at their best edge.
    private static let few = 24
    /// The number of views sampled for the median edge to cut at.
    private static let sampleCount = 11

    private struct Choice {
        var isAcross: Bool
        var coordinate: Double
    }

    /// Cuts a part in two. Returns `false` if all its views cover it.
    mutating func cutInTwo(_ part: OpenPart) -> Bool {
        let isCrowded = open.count - part.start > Self.few
        guard let choice = (isCrowded ? middleEdge(of: part) : nil) ?? bestEdge(of: part) else { return false }
        let cut = tree.words.count
        tree.words.append(PartitionWord(choice.isAcross ? .cutAcross : .cutAlong))
        tree.words.append(PartitionWord(coordinate: choice.coordinate))
        // The larger half stays lower on the stack; the smaller one directly follows its cut.
        let smaller = split(part, at: choice)
        parts.append(OpenPart(start: part.start, leader: cut))
        parts.append(OpenPart(start: smaller))
        return true
    }

    /// Replaces the part's views by those in the larger half, followed by those in the smaller half, each up to the
    /// first view that covers the half. Returns the start of the smaller half.
    private mutating func split(_ part: OpenPart, at choice: Choice) -> Int {
        var smaller: [OpenView] = []
        var isSmallerClosed = false
        var isLargerClosed = false
        var end = part.start
        for place in part.start..<open.count {
            let view = open[place]
            let low = choice.isAcross ? view.edges.minX : view.edges.minY
            let high = choice.isAcross ? view.edges.maxX : view.edges.maxY
            if low < choice.coordinate, !isSmallerClosed {
                var view = view
                if high >= choice.coordinate {
                    if choice.isAcross { view.edges.maxX = .infinity } else { view.edges.maxY = .infinity }
                }
                smaller.append(view)
                isSmallerClosed = view.closesPart
            }
            if choice.coordinate < high, !isLargerClosed {
                var view = view
                if low <= choice.coordinate {
                    if choice.isAcross { view.edges.minX = -.infinity } else { view.edges.minY = -.infinity }
                }
                open[end] = view
                end += 1
                isLargerClosed = view.closesPart
            }
            if isSmallerClosed, isLargerClosed { break }
        }
        open.removeSubrange(end...)
        open.append(contentsOf: smaller)
        return end
    }

    /// Returns the median of some edges in the part, along the axis with more edges.
    private mutating func middleEdge(of part: OpenPart) -> Choice? {
        let size = UInt64(open.count - part.start)
        var across: [Double] = []
        var along: [Double] = []
        for _ in 0..<Self.sampleCount {
            // The constants are from Knuth's "Seminumerical Algorithms", 3.3.4, table 1, line 18.
            random = random &* 1_664_525 &+ 1_013_904_223
            let edges = open[part.start + Int((UInt64(random) &* size) >> 32)].edges
            for edge in [edges.minX, edges.maxX] where edge.isFinite { across.append(edge) }
            for edge in [edges.minY, edges.maxY] where edge.isFinite { along.append(edge) }
        }
        let isAcross = across.count >= along.count
        let edges = (isAcross ? across : along).sorted()
        return edges.isEmpty ? nil : Choice(isAcross: isAcross, coordinate: edges[edges.count / 2])
    }

    /// Returns the edge of the frontmost view with one in the part that gives the smallest and most equal halves.
    ///
    /// Only front edges are visible, so there is no cut for hidden views.
    private func bestEdge(of part: OpenPart) -> Choice? {
        let open = open.span
        guard let place = (part.start..<open.count).first(where: { open[$0].edges != .everything }) else { return nil }
        let edges = open[place].edges
        // The number of views below and above each of the four edges.
        var below = SIMD4<Int>()
        var above = SIMD4<Int>()
        for place in part.start..<open.count {
            let rectangle = open[place].edges
            if rectangle.minX < edges.minX { below[0] &+= 1 }
            if rectangle.minY < edges.minY { below[1] &+= 1 }
            if rectangle.minX < edges.maxX { below[2] &+= 1 }
            if rectangle.minY < edges.maxY { below[3] &+= 1 }
            if edges.minX < rectangle.maxX { above[0] &+= 1 }
            if edges.minY < rectangle.maxY { above[1] &+= 1 }
            if edges.maxX < rectangle.maxX { above[2] &+= 1 }
            if edges.maxY < rectangle.maxY { above[3] &+= 1 }
        }
        let costs = below &* below &+ above &* above
        var best: Choice?
        var least = Int.max
        func consider(_ cost: Int, _ choice: Choice) {
            if choice.coordinate.isFinite, cost < least { (least, best) = (cost, choice) }
        }
        consider(costs[0], Choice(isAcross: true, coordinate: edges.minX))
        consider(costs[1], Choice(isAcross: false, coordinate: edges.minY))
        consider(costs[2], Choice(isAcross: true, coordinate: edges.maxX))
        consider(costs[3], Choice(isAcross: false, coordinate: edges.maxY))
        return best
    }
}
