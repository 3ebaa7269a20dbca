import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// Sets of points, as rectangles.
struct RegionTests {
    /// Union, intersection and difference contain exactly the right points.
    @Test func combinesPointByPoint() {
        for seed in 0..<300 as Range<UInt64> {
            var generator = SplitMix(seed: seed)
            let one = Self.region(&generator)
            let other = Self.region(&generator)
            let both = one.intersection(other)
            let either = one.union(other)
            let left = one.subtracting(other)
            for x in 0..<24 {
                for y in 0..<24 {
                    let point = Point(x: Double(x) / 2, y: Double(y) / 2)
                    let (isInOne, isInOther) = (one.contains(point), other.contains(point))
                    if both.contains(point) != (isInOne && isInOther)
                        || either.contains(point) != (isInOne || isInOther)
                        || left.contains(point) != (isInOne && !isInOther)
                    {
                        Issue.record("seed \(seed), point \(point)")
                        return
                    }
                }
            }
            #expect(abs(both.area + either.area - one.area - other.area) < 1e-9)
        }
    }

    /// The largest square is as wide as the one found by brute force.
    @Test(arguments: [true, false])
    func findsTheLargestSquare(isPile: Bool) {
        for seed in 0..<300 as Range<UInt64> {
            var generator = SplitMix(seed: seed)
            let region = isPile ? Self.pile(&generator) : Self.region(&generator)
            var largest = 0.0
            for x in 0..<12 {
                for y in 0..<12 {
                    var side = 0
                    while Self.square(x, y, side + 1, isIn: region) { side += 1 }
                    largest = max(largest, Double(side))
                }
            }
            #expect(region.largestSquare == largest, "seed \(seed)")
            #expect(region.containsSquare(withSide: largest))
            #expect(!region.containsSquare(withSide: largest + 0.01))
            let fitting = Size(width: largest, height: largest)
            #expect(largest == 0 || region.fits(fitting) == true)
            #expect(region.fits(Size(width: largest + 0.01, height: largest + 0.01)) == false)
        }
    }

    /// A gap that is narrower than coordinates are precise, as beside a mirrored view, doesn't make a square smaller.
    @Test func largestSquareSpansHairlines() {
        let cut = Region(disjoint: [
            Rectangle(minX: 0, minY: 0, maxX: 40, maxY: 30),
            Rectangle(minX: 0, minY: 30.000000000000004, maxX: 20, maxY: 40),
            Rectangle(minX: 20.000000000000004, minY: 30, maxX: 40, maxY: 40),
        ])
        #expect(cut.largestSquare == 40)
        let apart = Region(disjoint: [
            Rectangle(minX: 0, minY: 0, maxX: 40, maxY: 30), Rectangle(minX: 0, minY: 30.001, maxX: 40, maxY: 40),
        ])
        #expect(apart.largestSquare == 30)
    }

    /// An L-shaped region is as large as its arms; a rectangle across both doesn't fit.
    @Test func rectanglesDoNotFitAroundCorners() {
        let corner = Region(disjoint: [
            Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 40), Rectangle(minX: 10, minY: 30, maxX: 50, maxY: 40),
        ])
        #expect(corner.largestSquare == 10)
        #expect(corner.fits(Size(width: 50, height: 10), 99) == true)
        #expect(corner.fits(Size(width: 10, height: 40), 99) == true)
        #expect(corner.fits(Size(width: 11, height: 11), 99) == false)
        #expect(corner.fits(Size(width: 11, height: 11), 0) == false)
        #expect(corner.fits(Size(width: 10, height: 40), 0) == true)
        #expect(Region.empty.fits(Size(width: 1, height: 1), 0) == false)
        #expect(Region.empty.largestSquare == 0)
    }

    private static func square(_ x: Int, _ y: Int, _ side: Int, isIn region: Region) -> Bool {
        for column in x..<(x + side) {
            for row in y..<(y + side) where !region.contains(Point(x: Double(column), y: Double(row))) { return false }
        }
        return true
    }

    /// Returns a stack of rectangles with integer coordinates from 0 to 12.
    private static func pile(_ generator: inout SplitMix) -> Region {
        var y = Double(Int.random(in: 0...3, using: &generator))
        return Region(
            disjoint: (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                let x = Double(Int.random(in: 0...6, using: &generator))
                let width = Double(Int.random(in: 1...6, using: &generator))
                defer { y += 1 }
                return Rectangle(minX: x, minY: y, maxX: x + width, maxY: y + 1)
            })
    }

    /// Returns disjoint rectangles with integer coordinates from 0 to 12.
    private static func region(_ generator: inout SplitMix) -> Region {
        let patches = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            let x = Double(Int.random(in: 0...8, using: &generator))
            let y = Double(Int.random(in: 0...8, using: &generator))
            let width = Double(Int.random(in: 1...4, using: &generator))
            let height = Double(Int.random(in: 1...4, using: &generator))
            return Patch(Rectangle(minX: x, minY: y, maxX: x + width, maxY: y + height), label: 0)
        }
        return Region(disjoint: patches.painted().map { $0.rectangle })
    }
}

extension Region {
    /// Returns whether a rectangle of `size` fits, with a work limit.
    fileprivate func fits(_ size: Size, _ limit: Int = .max) -> Bool {
        var limit = limit
        return measuredFactor(fitting: size, within: &limit).factor >= 1
    }
}
