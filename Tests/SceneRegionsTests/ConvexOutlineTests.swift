import SceneRuntime
import TestSupport
import Testing

@testable import SceneRegions

/// The outline of a shape is where `point(inside:)` changes its answer.
struct ConvexOutlineTests {
    /// Chords end at the edges of generated views of all shapes, nested, rotated, stretched and sheared.
    @Test(arguments: HitShape.allCases)
    func chordsEndWhereTheViewDoes(_ shape: HitShape) throws {
        var found = 0
        for seed in 0..<200 as Range<UInt64> {
            var generator = SplitMix(seed: seed)
            var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: 400, height: 400)))
            var view = ViewID.root
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                view = tree.add(Self.view(&generator), to: view)
            }
            tree[view].hitShape = shape
            let geometry = HitTestGeometry(tree)
            let way = try #require(geometry.coordinatePath(to: view))
            let outline = ConvexOutline(shape, in: tree[view].hitBounds, of: view, geometry)
            for step in 1..<40 {
                let y = outline.box.minY + outline.box.height * Double(step) / 40
                guard let chord = outline.chord(atY: y) else {
                    Issue.record("seed \(seed): no chord at \(y) in \(outline.box)")
                    continue
                }
                found += 1
                for (edge, outwards) in [(chord.lowerBound, -1e-9), (chord.upperBound, 1e-9)] {
                    let (inside, outside) = (Point(x: edge - outwards, y: y), Point(x: edge + outwards, y: y))
                    if !shape.contains(way.converted(inside), in: tree[view].hitBounds)
                        || shape.contains(way.converted(outside), in: tree[view].hitBounds)
                    {
                        Issue.record("seed \(seed): \(edge) at \(y) in \(outline.box)")
                    }
                    #expect(way.converted(inside) == geometry.point(inside, in: view))
                }
            }
            expectTightBox(outline, seed)
            #expect(outline.chord(atY: outline.box.minY - 1) == nil)
            #expect(outline.chord(atY: outline.box.maxY + 1) == nil)
        }
        #expect(found > 7000)
    }

    /// The bounding box touches the outline, and `inside(atY:)` is inside.
    private func expectTightBox(_ outline: ConvexOutline, _ seed: UInt64) {
        var (minX, maxX) = (Double.infinity, -Double.infinity)
        for step in 1..<400 {
            let y = outline.box.minY + outline.box.height * Double(step) / 400
            guard let chord = outline.chord(atY: y) else { continue }
            (minX, maxX) = (min(minX, chord.lowerBound), max(maxX, chord.upperBound))
            #expect(chord.contains(outline.inside(atY: y)), "seed \(seed) at \(y)")
        }
        for corner in outline.corners {
            guard let chord = outline.chord(atY: outline.middle.y + corner * (1 - 1e-9)) else { continue }
            (minX, maxX) = (min(minX, chord.lowerBound), max(maxX, chord.upperBound))
        }
        #expect(outline.box.minX <= minX + 1e-6 && minX < outline.box.minX + 0.02 * outline.box.width, "seed \(seed)")
        #expect(maxX - 1e-6 <= outline.box.maxX && outline.box.maxX - 0.02 * outline.box.width < maxX, "seed \(seed)")
    }

    /// Returns a view with random frame and transform.
    private static func view(_ generator: inout SplitMix) -> View {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        var view = View(
            kind: .view, origin: Point(x: number(-100...300), y: number(-100...300)),
            size: Size(width: number(20...200), height: number(20...200)))
        let (angle, scale) = (number(-4...4), number(0.5...2))
        let turn = (sine: angle - angle * angle * angle / 7, cosine: 1 - angle * angle / 3)
        view.transform = AffineTransform(
            a: scale * turn.cosine, b: turn.sine, c: -scale * turn.sine, d: turn.cosine, tx: number(-5...5),
            ty: number(-5...5))
        if generator.happens(0.3) { view.transform = .identity }
        if view.transform.determinant.magnitude < 0.2 { view.transform = .identity }
        view.boundsOrigin = Point(x: number(-9...9), y: number(-9...9))
        return view
    }
}
