import SceneRuntime
import Testing

@testable import SceneDriver

/// Files of points in binary format.
struct PointReaderTests {
    @Test func pairsOfDoublesKeepTheirOrder() throws {
        let points = [Point(x: 1, y: -2.5), Point(x: 1e9, y: 0.1), Point(x: -0.0, y: .leastNonzeroMagnitude)]
        let bytes = points.flatMap { Self.bytes($0.x) + Self.bytes($0.y) }
        var reader = PointReader(FileSystem.reader(bytes), .f64)
        for point in points {
            guard case .point(let read)? = try reader.next() else {
                Issue.record("no point")
                return
            }
            #expect(read == point)
        }
        if try reader.next() != nil { Issue.record("more than there is") }
    }

    @Test func invalidCoordinatesAreReported() throws {
        for number in [Double.nan, .infinity, 1.1e9] { try expectReport(number) }
    }

    /// Checks that a number that isn't a coordinate is reported, and that reading continues after it.
    private func expectReport(_ number: Double) throws {
        var reader = PointReader(
            FileSystem.reader(Self.bytes(1) + Self.bytes(number) + Self.bytes(2) + Self.bytes(3)), .f64)
        guard case .mistake(let mistake)? = try reader.next(), mistake.place == "point 1" else {
            Issue.record("no mistake")
            return
        }
        guard case .point(let read)? = try reader.next(), read == Point(x: 2, y: 3) else {
            Issue.record("no point")
            return
        }
    }

    @Test(arguments: [1, 15])
    func incompletePointIsReported(_ length: Int) throws {
        let rest = Array(Self.bytes(3) + Self.bytes(4)).prefix(length)
        var reader = PointReader(FileSystem.reader(Array(Self.bytes(1) + Self.bytes(2) + rest)), .f64)
        _ = try reader.next()
        guard case .mistake(let mistake)? = try reader.next() else {
            Issue.record("no mistake")
            return
        }
        #expect(mistake.place == "point 2" && mistake.text == "\(length) bytes" && mistake.position.offset == 16)
        if try reader.next() != nil { Issue.record("more than there is") }
    }

    private static func bytes(_ number: Double) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
    }
}
