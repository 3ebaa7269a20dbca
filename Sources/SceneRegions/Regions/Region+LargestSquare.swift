import SceneRuntime

extension Region {
    /// The side of the largest axis-aligned square inside the region, or 0 if the region is empty.
    public var largestSquare: Double {
        var limit = Int.max
        return measuredSquare(within: &limit).side
    }

    /// Returns that side and subtracts the work from `limit`. If too little is left, the result is accurate to about
    /// the cell size of a grid of 64 by 64 cells over the region.
    public func measuredSquare(within limit: inout Int) -> (side: Double, isExact: Bool) {
        let measured = measuredFactor(fitting: Size(width: 1, height: 1), within: &limit)
        return (measured.factor, measured.isExact)
    }

    /// Returns whether an axis-aligned square with this side fits into the region.
    public func containsSquare(withSide side: Double) -> Bool {
        if rectangles.contains(where: { $0.width >= side && $0.height >= side }) { return true }
        if boundingBox.width < side || boundingBox.height < side { return false }
        return largestSquare >= side
    }

    /// Returns the largest factor by which `size` can be multiplied so that an axis-aligned rectangle of that size fits
    /// into the region. Works as ``measuredSquare(within:)`` does.
    func measuredFactor(fitting size: Size, within limit: inout Int) -> (factor: Double, isExact: Bool) {
        let factor = { (width: Double, height: Double) in min(width / size.width, height / size.height) }
        if isRectangle { return (isEmpty ? 0 : factor(boundingBox.width, boundingBox.height), true) }
        if let exact = largestRectangle(within: &limit, factor) { return (exact, true) }
        let cells = patches(label: 0).snapped(to: SampleGrid(boundingBox, cellLimit: 4096)).painted()
        let sampled = Region(disjoint: cells.map { $0.rectangle }).largestRectangle(factor)
        return (rectangles.reduce(sampled) { max($0, factor($1.width, $1.height)) }, false)
    }

    /// Returns the largest `measure` of any rectangle in the region, or `nil` if that takes more work than `limit` has.
    private func largestRectangle(
        within limit: inout Int, _ measure: (_ width: Double, _ height: Double) -> Double
    ) -> Double? {
        let (cost, overflows) = pieceCount.multipliedReportingOverflow(by: 4 * pieceCount)
        guard !overflows, cost <= limit else { return nil }
        limit -= cost
        return largestRectangle(measure)
    }

    /// Returns the largest `measure`, by width and height, of any rectangle in the region. A larger rectangle must not
    /// have a smaller measure.
    private func largestRectangle(_ measure: (_ width: Double, _ height: Double) -> Double) -> Double {
        let rectangles = rectangles.withoutGaps.sorted { $0.minY < $1.minY }
        let isPile = zip(rectangles, rectangles.dropFirst()).allSatisfy { $0.maxY == $1.minY }
        return isPile ? rectangles.largestInPile(measure) : rectangles.largestInHistograms(measure)
    }
}

extension [Rectangle] {
    /// The rectangles with edges that are less than the precision of coordinates apart moved to the same place. A
    /// mirrored view leaves gaps that narrow, because its edges belong to it on the other sides.
    fileprivate var withoutGaps: [Rectangle] {
        let columns = Self.merged(flatMap { [$0.minX, $0.maxX] })
        let rows = Self.merged(flatMap { [$0.minY, $0.maxY] })
        if columns.isEmpty, rows.isEmpty { return self }
        return map { rectangle in
            Rectangle(
                minX: columns[rectangle.minX] ?? rectangle.minX, minY: rows[rectangle.minY] ?? rectangle.minY,
                maxX: columns[rectangle.maxX] ?? rectangle.maxX, maxY: rows[rectangle.maxY] ?? rectangle.maxY)
        }
    }

    /// Returns where to move the `edges` that almost equal a smaller one.
    private static func merged(_ edges: [Double]) -> [Double: Double] {
        let sorted = edges.sorted()
        guard var first = sorted.first else { return [:] }
        var targets: [Double: Double] = [:]
        for edge in sorted.dropFirst() where edge != first {
            if edge - first < Region.precision { targets[edge] = first } else { first = edge }
        }
        return targets
    }

    /// Returns the largest `measure` of any rectangle in a pile, in which each rectangle begins where the one before
    /// ends.
    fileprivate func largestInPile(_ measure: (_ width: Double, _ height: Double) -> Double) -> Double {
        var best = 0.0
        guard let end = last?.maxY else { return best }
        for (index, first) in enumerated() {
            var (left, right) = (first.minX, first.maxX)
            for next in self[index...] {
                left = Swift.max(left, next.minX)
                right = Swift.min(right, next.maxX)
                // Even if the pile continued at this width to the end, it would be no larger.
                guard left < right, measure(right - left, end - first.minY) > best else { break }
                best = Swift.max(best, measure(right - left, next.maxY - first.minY))
            }
        }
        return best
    }

    /// Returns the largest measure of a rectangle in the region, for any disjoint rectangles, sorted from top to
    /// bottom.
    ///
    /// Tests all rectangles that can't be made larger: those under the lines of a histogram that grows from row to row.
    fileprivate func largestInHistograms(_ measure: (_ width: Double, _ height: Double) -> Double) -> Double {
        let rectangles = self
        let columns = CompressedCoordinates(rectangles.map { $0.minX } + rectangles.map { $0.maxX })
        let rows = CompressedCoordinates(rectangles.map { $0.minY } + rectangles.map { $0.maxY })
        let count = rectangles.count
        // For each column: the row down to which it is covered, and the height at which that began.
        var coveredTo = [Int32](repeating: 0, count: columns.values.count)
        var coveredFrom = [Double](repeating: 0, count: columns.values.count)
        var next = 0
        var best = 0.0
        for row in 0..<(rows.values.count - 1) {
            while next < count, rows.ranks[next] == Int32(row) {
                for column in Int(columns.ranks[next])..<Int(columns.ranks[count + next]) {
                    if coveredTo[column] < Int32(row) || row == 0 { coveredFrom[column] = rows.values[row] }
                    coveredTo[column] = rows.ranks[count + next]
                }
                next += 1
            }
            let bottom = rows.values[row + 1]
            var open: [(left: Double, height: Double)] = []
            for column in columns.values.indices {
                let isCovered = column + 1 < columns.values.count && coveredTo[column] > Int32(row)
                let height = isCovered ? bottom - coveredFrom[column] : 0
                var left = columns.values[column]
                while let last = open.last, last.height >= height {
                    best = Swift.max(best, measure(columns.values[column] - last.left, last.height))
                    left = last.left
                    open.removeLast()
                }
                if height > 0 { open.append((left, height)) }
            }
        }
        return best
    }
}

extension Rectangle {
    /// Returns whether an axis-aligned square with this side fits into the rectangle outside all of `others`, none of
    /// which may be empty.
    public func containsSquare(withSide side: Double, beside others: [Rectangle]) -> Bool {
        guard width >= side, height >= side else { return false }
        if others.isEmpty { return true }
        if others.count > Self.maximumOthersWithoutIndex {
            let taken = others.map { Patch($0, label: 0) }.painted().map { $0.rectangle }
            return Region(self).subtracting(Region(disjoint: taken)).containsSquare(withSide: side)
        }
        // A square that fits can be moved left and up until it touches something. Its sides are compared as differences
        // of the edges at which it would end, as in a region.
        let lefts = [minX] + others.map { $0.maxX }.filter { minX < $0 && maxX - $0 >= side }
        let tops = [minY] + others.map { $0.maxY }.filter { minY < $0 && maxY - $0 >= side }
        return lefts.contains { left in
            tops.contains { top in
                !others.contains { other in
                    left < other.maxX && other.minX - left < side && top < other.maxY && other.minY - top < side
                }
            }
        }
    }

    /// With more rectangles, testing every corner takes longer than computing the remaining region.
    private static let maximumOthersWithoutIndex = 16
}
