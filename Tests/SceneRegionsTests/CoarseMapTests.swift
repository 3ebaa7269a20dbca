import Foundation
import SceneRuntime
import TestSupport
import Testing
import TreeSupport

@testable import SceneRegions

/// The accuracy of maps that are made within a work limit.
struct CoarseMapTests {
    /// A sampled map says that it is sampled, covers the scene once, and is right at the first point of each cell.
    @Test func sampledMapsAreRightAtTheirSamples() {
        var hitCount = 0
        for seed in trials(14) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = false
            let tree = generator.scene(points: 0).tree
            let geometry = HitTestGeometry(tree)
            let map = HitMap(of: geometry, limit: WorkLimit.Map(pieces: 0, work: 0, steps: 100_000))
            #expect(!map.isExact && map.uncertainArea == nil)
            let area = map.pieces.reduce(0) { $0 + $1.rectangle.width * $1.rectangle.height }
            #expect(abs(area - map.domain.width * map.domain.height) < 1e-6)
            var tester = HitTester(tree)
            for piece in map.pieces {
                let point = piece.rectangle.origin
                if case .hit = piece.outcome { hitCount += 1 }
                if piece.outcome != HitMap.Outcome(tester.touch(at: point).outcome) {
                    Issue.record("seed \(seed), point \(point): \(piece.outcome)")
                    return
                }
            }
        }
        #expect(hitCount > 200)
    }

    /// A map made of tried points covers the scene even if there is no work left to try any.
    @Test func triedMapsCoverTheSceneWithoutWork() {
        for seed in trials(10) {
            var generator = SceneGenerator(seed: seed)
            generator.hasEffects = true
            let tree = generator.scene(points: 0).tree
            let domain = Rectangle(minX: 0, minY: 0, maxX: 48, maxY: 48)
            let map = HitMap(
                tryingPointsOf: HitTestGeometry(tree), orders: .asWritten, within: domain, stepLimit: 1)
            #expect(map.isCutShort && !map.isExact)
            let area = map.pieces.reduce(0) { $0 + $1.rectangle.width * $1.rectangle.height }
            #expect(abs(area - 48 * 48) < 1e-6)
        }
    }

    /// A scene after others that took all work of its file still has a map, if it is small.
    @Test func aSmallSceneIsMappedWhateverOthersTook() {
        var tree = ViewTree.root(100, 100)
        tree.add(10, 10, 50, 50, kind: .button)
        #expect(HitMap(of: HitTestGeometry(tree), limit: WorkLimit.Map(workOfFile: 0)).isExact)
    }

    /// Thinning works for more cells than an `Int` of 32 bits counts.
    @Test func manyEdgesAreThinned() {
        let edges = (0..<60_000).map { Double($0) / 100 }
        var cells = EdgeCells(of: Rectangle(minX: 0, minY: 0, maxX: 600, maxY: 600), columns: edges, rows: edges)
        cells.thin(toCells: 1000)
        #expect(!cells.isExact && cells.count <= 1000 && cells.count > 200)
        var few = EdgeCells(of: Rectangle(minX: 0, minY: 0, maxX: 600, maxY: 600), columns: [1, 2, 3], rows: [1])
        few.thin(toCells: 8)
        #expect(few.isExact && few.count == 8)
    }

    /// The map of a long staircase is exact and has few pieces per step.
    @Test func staircasesTakeFewPieces() {
        let geometry = HitTestGeometry(Self.staircase(of: 2000))
        let map = HitMap(of: geometry)
        #expect(map.isExact)
        #expect(map.pieces.count < 5 * 2000)
        let visibilityMap = VisibilityMap(of: geometry)
        let targets = Array(geometry.tree.identities.dropFirst())
        let visible = targets.map { visibilityMap.visibleRegion(of: $0) }
        #expect(visible.reduce(0) { $0 + $1.pieceCount } < 5 * 2000)
        for (target, region) in zip(targets, visible)
        where abs(region.area - map.region(hitting: target).area) > 1e-6 {
            Issue.record("\(target): \(region.area) square points instead of \(map.region(hitting: target).area)")
            return
        }
    }

    /// The number of strips is limited no matter how many views are rotated; a few views are cut most finely.
    @Test func manyAreasAreCutIntoFewStrips() {
        let areas = { (count: Int) in StripCut(heights: Array(repeating: 300, count: count)) }
        let finest = areas(1).thickness(ofStripsIn: 300)
        #expect(areas(100).thickness(ofStripsIn: 300) == finest && !areas(100).isCoarse)
        for count in [600, 1024, 1025, 2000, 4096] {
            #expect(areas(count).thickness(ofStripsIn: 300) > finest)
            let strips = 300 / areas(count).thickness(ofStripsIn: 300) * Double(count)
            #expect(strips <= Double(WorkLimit.strips))
            #expect(areas(count).isCoarse == (count > 1024) && !areas(count).isSingle)
        }
        #expect(areas(10_000).isSingle)
        // Many large areas leave a small one enough strips.
        #expect(areas(1000).thickness(ofStripsIn: 8) <= 2)
        #expect(StripCut(heights: [.infinity]).thickness(ofStripsIn: .infinity) == finest / 32)
        var tree = ViewTree.root(300, 300)
        for index in 0..<600 {
            let view = tree.add(50, 50, 200, 200, kind: .button)
            tree[view].transform = .rotation(cos(Double(index) / 100 + 0.1), sin(Double(index) / 100 + 0.1))
        }
        let map = HitMap(of: HitTestGeometry(tree))
        #expect(map.pieces.count < 2 * WorkLimit.strips)
        #expect(!map.isExact(in: Rectangle(minX: 100, minY: 100, maxX: 200, maxY: 200)))
        #expect(map.isExact(in: Rectangle(minX: 0, minY: 0, maxX: 5, maxY: 5)))
    }

    /// The visible region of a view is the same whether covers are subtracted, free parts are joined, or all covers are
    /// tried one by one.
    @Test func visibleRegionsAgreeWithSubtractingEveryCover() {
        var random = SplitMix(seed: 7)
        for count in [3, 20, 400] {
            var tree = ViewTree.root(96, 96)
            for _ in 0..<count {
                let corner = (0..<4).map { _ in Double(Int.random(in: 0..<80, using: &random)) }
                let parents = Array(tree.identities.suffix(4))
                let superview = random.pick([.root] + parents)
                let view = tree.add(
                    corner[0], corner[1], 1 + corner[2] / 8, 1 + corner[3] / 8, kind: random.pick([.button, .view]),
                    to: superview)
                tree[view].zPosition = random.pick([0, 0, 1])
            }
            let geometry = HitTestGeometry(tree)
            let visibilityMap = VisibilityMap(of: geometry)
            for view in tree.identities {
                let covers = visibilityMap.covers(of: view, in: visibilityMap.domain)
                let naive = covers.reduce(visibilityMap.extent(of: view)) { $0.subtracting($1.region) }
                let region = visibilityMap.visibleRegion(of: view)
                #expect(abs(region.area - naive.area) < 1e-9)
                #expect(region.subtracting(naive).isEmpty)
                #expect(region.rectangles.allSatisfy { visibilityMap.isVisible(view, at: $0.origin) })
            }
        }
    }

    /// A map of visible areas that would have too many pieces is right at the centers of its cells, and says that it
    /// isn't exact.
    @Test func coarseVisibilityMapsAreRightAtTheCenters() {
        let geometry = HitTestGeometry(Self.staircase(of: 200))
        let exact = VisibilityMap(of: geometry)
        let coarse = VisibilityMap(of: geometry, pieceLimit: 50)
        #expect(exact.isExact(in: exact.domain) && !coarse.isExact(in: coarse.domain))
        let step = SampleGrid(coarse.domain).step
        for view in geometry.tree.identities.dropFirst() {
            for x in stride(from: step / 2, to: 400, by: step * 16) {
                for y in stride(from: step / 2, to: 800, by: step * 16) {
                    let point = Point(x: x, y: y)
                    #expect(coarse.isVisible(view, at: point) == exact.isVisible(view, at: point))
                }
            }
        }
    }

    /// A survey that exceeds its limit samples points, says that it isn't exact, and is nearly right.
    @Test func surveysBeyondTheLimitSamplePoints() {
        let geometry = HitTestGeometry(Self.staircase(of: 20))
        let (hitMap, visibilityMap) = (HitMap(of: geometry), VisibilityMap(of: geometry))
        let targets = Array(geometry.tree.identities.dropFirst())
        let exact = TargetSurvey(targets, hitMap: hitMap, visibilityMap: visibilityMap) { [$0] }.targets
        let tried = TargetSurvey(targets, hitMap: hitMap, visibilityMap: visibilityMap, pieceLimit: 0) { [$0] }.targets
        for (one, other) in zip(exact, tried) {
            #expect(one.isExact && !other.isExact)
            #expect(abs(one.visible.area - other.visible.area) < 0.1 * 200 * 200)
            #expect(abs(one.visibleHit.area - other.visibleHit.area) < 0.1 * 200 * 200)
            #expect(one.hit.area == other.hit.area)
        }
    }

    /// The largest square is only known to the size of a cell if the limit is too low.
    @Test func largestSquaresTakeLimitedWork() {
        let notched = Region(disjoint: [
            Rectangle(minX: 0, minY: 0, maxX: 64, maxY: 40), Rectangle(minX: 0, minY: 40, maxX: 50, maxY: 64),
        ])
        var limit = 1000
        #expect(notched.measuredSquare(within: &limit) == (50, true))
        #expect(limit == 1000 - 16)
        limit = 15
        let (side, isExact) = notched.measuredSquare(within: &limit)
        #expect(!isExact && abs(side - 50) <= 2 * SampleGrid(notched.boundingBox, cellLimit: 4096).step)
        #expect(limit == 15)
    }

    /// Snapped rectangles cover the cells whose centers they contain.
    @Test func gridsKeepCenters() {
        let grid = SampleGrid(Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 50), cellLimit: 300)
        #expect(grid.step == 8)
        let snapped = grid.snapped(Rectangle(minX: 4, minY: 5, maxX: 12, maxY: 20.5))
        #expect(snapped == Rectangle(minX: 0, minY: 8, maxX: 8, maxY: 24))
        #expect(grid.snapped(Rectangle(minX: 5, minY: 5, maxX: 11, maxY: 11)).isEmpty)
        let whole = SampleGrid(Rectangle(minX: 0, minY: 0, maxX: 1e9, maxY: 1e9))
        #expect(1e9 / whole.step * (1e9 / whole.step) <= 65_536)
    }

    /// Returns a tree of buttons, each a bit further down and to the right than the one behind it.
    private static func staircase(of count: Int) -> ViewTree {
        var tree = ViewTree.root(400, 800)
        for index in 0..<count {
            let share = Double(index) / Double(count)
            tree.add(share * 200, share * 600, 200, 200, kind: .button)
        }
        return tree
    }
}
