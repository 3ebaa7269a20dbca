/// A tree of bounding boxes that finds the rectangles near a point without testing all of them.
///
/// The rectangles are cut into vertical stripes from left to right. Within a stripe, a few neighbors at a time share a
/// box (Leutenegger, Lopez, Edgington, "STR: A Simple and Efficient Algorithm for R-Tree Packing", 1997). Memory is
/// proportional to the number of rectangles, however large they are.
public struct RectangleIndex: Sendable {
    private let rectangles: [Rectangle]
    /// The indices of the nonempty rectangles, in box order.
    private var indices: [Int] = []
    /// The boxes, level after level, smallest first.
    private var boxes: [Rectangle] = []
    /// The first index of each level in ``boxes``, and then the end of the last level.
    private var starts = [0]

    /// The maximum number of rectangles or smaller boxes in a box.
    private static let boxSize = 8

    /// Indexes `rectangles`.
    public init(_ rectangles: [Rectangle]) {
        self.rectangles = rectangles
        indices = rectangles.indices.filter { !rectangles[$0].isEmpty }
        sortIntoStripes()
        addLevel(of: indices.count) { [indices] in rectangles[indices[$0]] }
        while boxes.count - starts[starts.count - 2] > Self.boxSize {
            let below = boxes[starts[starts.count - 2]...]
            addLevel(of: below.count) { below[below.startIndex + $0] }
        }
    }

    /// Sorts neighbors next to each other.
    private mutating func sortIntoStripes() {
        if indices.count <= Self.boxSize { return }
        var stripeSize = Self.boxSize * Self.boxSize
        while stripeSize * stripeSize < indices.count * Self.boxSize { stripeSize += Self.boxSize * Self.boxSize }
        let ordered = rectangles.sorted(indices) { $0.minX + $0.maxX }
        indices = stride(from: 0, to: ordered.count, by: stripeSize).flatMap { start in
            rectangles.sorted(Array(ordered[start..<min(ordered.count, start + stripeSize)])) { $0.minY + $0.maxY }
        }
    }

    /// Adds the boxes around `count` smaller ones.
    private mutating func addLevel(of count: Int, _ inner: (Int) -> Rectangle) {
        for start in stride(from: 0, to: count, by: Self.boxSize) {
            let others = (start + 1)..<min(count, start + Self.boxSize)
            boxes.append(others.isEmpty ? inner(start) : others.reduce(inner(start)) { $0.united(with: inner($1)) })
        }
        starts.append(boxes.count)
    }

    /// The memory size in bytes.
    var byteCount: Int {
        (rectangles.count + boxes.count) * MemoryLayout<Rectangle>.stride + indices.count * MemoryLayout<Int>.stride
    }

    /// Returns a value for each box, combined from the values of the rectangles in it.
    public func boxValues<Value>(_ value: (Int) -> Value, combining: (Value, Value) -> Value) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(boxes.count)
        for level in 0..<(starts.count - 1) {
            let start = level == 0 ? 0 : starts[level - 1]
            let end = level == 0 ? indices.count : starts[level]
            for box in 0..<(starts[level + 1] - starts[level]) {
                let first = start + box * Self.boxSize
                var result = level == 0 ? value(indices[first]) : values[first]
                for inner in (first + 1)..<max(first + 1, min(end, first + Self.boxSize)) {
                    result = combining(result, level == 0 ? value(indices[inner]) : values[inner])
                }
                values.append(result)
            }
        }
        return values
    }

    /// Calls `body` with the index of each rectangle that meets `rectangle` and is in wanted boxes only, in no
    /// particular order, until it returns false. Returns whether it never did.
    public func search(
        meeting rectangle: Rectangle, boxes isIncluded: (Int) -> Bool = { _ in true }, _ body: (Int) -> Bool
    ) -> Bool {
        let top = starts.count - 2
        return search(starts[top]..<starts[top + 1], ofLevel: top, meeting: rectangle, boxes: isIncluded, body)
    }

    /// Searches boxes of one level, the last first.
    private func search(
        _ range: Range<Int>, ofLevel level: Int, meeting rectangle: Rectangle, boxes isIncluded: (Int) -> Bool,
        _ body: (Int) -> Bool
    ) -> Bool {
        // Loops over slices and reversed ranges would take most of the time of an unoptimized build.
        var box = range.upperBound
        while box > range.lowerBound {
            box -= 1
            guard boxes[box].meets(rectangle) && isIncluded(box) else { continue }
            let first = (box - starts[level]) * Self.boxSize
            if level > 0 {
                let inner = starts[level - 1] + first
                let inside = inner..<min(starts[level], inner + Self.boxSize)
                if !search(inside, ofLevel: level - 1, meeting: rectangle, boxes: isIncluded, body) { return false }
            } else {
                var place = first
                while place < min(indices.count, first + Self.boxSize) {
                    let index = indices[place]
                    if rectangles[index].meets(rectangle), !body(index) { return false }
                    place += 1
                }
            }
        }
        return true
    }

    /// Calls `body` with the index of each rectangle that contains `point` and is in wanted boxes only, in no
    /// particular order, until it returns false. Returns whether it never did.
    public func search(
        at point: Point, boxes isIncluded: (Int) -> Bool = { _ in true }, _ body: (Int) -> Bool
    ) -> Bool {
        let single = Rectangle(minX: point.x, minY: point.y, maxX: point.x.nextUp, maxY: point.y.nextUp)
        return search(meeting: single, boxes: isIncluded, body)
    }

    /// Calls `body` with the index of each rectangle that meets `rectangle`, in no particular order.
    public func forEach(meeting rectangle: Rectangle, _ body: (Int) -> Void) {
        _ = search(meeting: rectangle) { index in
            body(index)
            return true
        }
    }

    /// Returns whether any of the rectangles meets `rectangle`.
    public func meets(_ rectangle: Rectangle) -> Bool { !search(meeting: rectangle) { _ in false } }

    /// Returns the indices of the rectangles that meet `rectangle`, in no particular order.
    public func indices(meeting rectangle: Rectangle) -> [Int] {
        var found: [Int] = []
        forEach(meeting: rectangle) { found.append($0) }
        return found
    }
}

extension [Rectangle] {
    /// Returns `indices`, sorted by the `key` of their rectangles, smallest first.
    fileprivate func sorted(_ indices: [Int], by key: (Rectangle) -> Double) -> [Int] {
        // An unbounded rectangle has its middle anywhere.
        indices.map { index in
            let key = key(self[index])
            return key.isNaN ? 0 : key
        }.ascendingOrder().map { indices[Int($0)] }
    }
}
