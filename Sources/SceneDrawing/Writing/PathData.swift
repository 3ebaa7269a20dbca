import SceneRuntime

/// The geometry of a path. Straight edges are written as short as possible: `M0 0H120V44H0Z`.
struct PathData {
    private(set) var bytes: [UInt8] = []
    /// The last point, in thousandths.
    private var last = Point.zero

    var isEmpty: Bool { bytes.isEmpty }

    mutating func move(to point: Point) {
        bytes.append(UInt8(ascii: "M"))
        last = point.inThousandths
        append(last)
    }

    mutating func line(to point: Point) {
        let next = point.inThousandths
        if next == last { return }
        if next.y == last.y {
            bytes.append(UInt8(ascii: "H"))
            bytes.append(thousandths: next.x)
        } else if next.x == last.x {
            bytes.append(UInt8(ascii: "V"))
            bytes.append(thousandths: next.y)
        } else {
            bytes.append(UInt8(ascii: "L"))
            append(next)
        }
        last = next
    }

    mutating func curve(_ first: Point, _ second: Point, to point: Point) {
        bytes.append(UInt8(ascii: "C"))
        append(first.inThousandths)
        bytes.append(UInt8(ascii: " "))
        append(second.inThousandths)
        bytes.append(UInt8(ascii: " "))
        last = point.inThousandths
        append(last)
    }

    mutating func close() { bytes.append(UInt8(ascii: "Z")) }

    /// Adds a closed polygon.
    mutating func polygon(_ points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
        close()
    }

    /// Adds a rectangle.
    mutating func rectangle(_ rectangle: Rectangle) { polygon(rectangle.corners) }

    private mutating func append(_ point: Point) {
        bytes.append(thousandths: point.x)
        if point.y >= 0 { bytes.append(UInt8(ascii: " ")) }
        bytes.append(thousandths: point.y)
    }
}

extension Point {
    /// The point in thousandths, as whole numbers.
    fileprivate var inThousandths: Point { Point(x: x.inThousandths, y: y.inThousandths) }
}
