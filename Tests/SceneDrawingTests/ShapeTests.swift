import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneDrawing

/// Outlines have the areas of what they outline.
struct ShapeTests {
    @Test func outlinesOfRegions() {
        var random = SplitMix(seed: 3)
        for _ in 0..<300 {
            var region = Region.empty
            for _ in 0..<Int.random(in: 1...9, using: &random) {
                let rectangle = Rectangle(
                    origin: Point(x: .random(in: 0...9, using: &random), y: .random(in: 0...9, using: &random)),
                    size: Size(width: .random(in: 1...6, using: &random), height: .random(in: 1...6, using: &random))
                ).rounded
                region =
                    random.happens(0.3) ? region.subtracting(Region(rectangle)) : region.union(Region(rectangle))
            }
            var path = PathData()
            path.region(region)
            #expect(
                area(ofPath: String(decoding: path.bytes, as: UTF8.self)).map { abs($0 - region.area) < 1e-6 } == true)
        }
    }

    /// Sides that are longer than strips are thick stay, also where others of the same map are slanted.
    @Test func notchesStay() {
        let notches = [60.0, 185, 318].map { Rectangle(minX: $0, minY: 4, maxX: $0 + 24, maxY: 28) }
        let region = notches.reduce(Region(Rectangle(minX: 0, minY: 0, maxX: 358, maxY: 28))) {
            $0.subtracting(Region($1))
        }
        var (exact, coarse) = (PathData(), PathData())
        exact.region(region)
        coarse.region(region, isExact: false)
        #expect(coarse.bytes == exact.bytes)
    }

    /// The strips of a turned rectangle have its four straight edges.
    @Test(arguments: [3.0, 17, 30, 44, 61, 88])
    func outlinesOfStrips(degrees: Double) throws {
        let text = "scene A 300x300 { button B frame 90,120 120x60 rotate \(degrees)deg; view C frame 0,0 1x1 }"
        let scene = try #require(LintedFile.lint(Source(path: "a.scene", text: text)).scenes.first?.lowered)
        let hitMap = HitMap(of: HitTestGeometry(scene.tree))
        let target = try #require(scene.touchTargets.first)
        var path = PathData()
        path.region(hitMap.region(hitting: target), isExact: false)
        let outline = String(decoding: path.bytes, as: UTF8.self)
        #expect(outline.filter { "MLHV".contains($0) }.count <= 6, "\(outline)")
        #expect(try abs(#require(area(ofPath: outline)) - 7200) < 40, "\(outline)")
    }

    @Test func cutPolygons() {
        var random = SplitMix(seed: 5)
        for _ in 0..<500 {
            let boxes = (0..<2).map { _ in
                Rectangle(
                    origin: Point(x: .random(in: 0...9, using: &random), y: .random(in: 0...9, using: &random)),
                    size: Size(width: .random(in: 1...6, using: &random), height: .random(in: 1...6, using: &random)))
            }
            var polygon = CutPolygon(boxes[0].corners)
            // The direction of the clip doesn't matter.
            polygon.cut(to: random.happens(0.5) ? boxes[1].corners : boxes[1].corners.reversed())
            let both = boxes[0].intersection(boxes[1]).orEmpty
            #expect(abs(abs(polygon.points.signedArea) - both.width * both.height) < 1e-9)
            #expect(polygon.isEmpty || polygon.isCut != boxes[1].contains(boxes[0]))
        }
    }

    @Test func numbersAreShort() {
        let cases: [(Double, String)] = [
            (0, "0"), (-0.0001, "0"), (12, "12"), (-0.5, "-0.5"), (0.1 + 0.2, "0.3"), (1.2346, "1.235"),
            (1e9, "1000000000"), (.nan, "0"), (.infinity, "0"),
        ]
        for (number, text) in cases {
            var writer = MarkupWriter()
            writer.write(number)
            #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
        }
    }

    @Test func textIsEscaped() {
        var writer = MarkupWriter()
        writer.writeEscaped("<a b=\"c\">&\u{0}\u{FFFF}\n")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "&lt;a b=&quot;c&quot;&gt;&amp;\u{FFFD}\u{FFFD} ")
    }
}

extension Rectangle {
    /// The rectangle with whole numbers.
    fileprivate var rounded: Rectangle {
        Rectangle(minX: minX.rounded(), minY: minY.rounded(), maxX: maxX.rounded(), maxY: maxY.rounded())
    }
}
