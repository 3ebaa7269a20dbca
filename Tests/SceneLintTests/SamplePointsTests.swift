import SceneRuntime
import TestSupport
import Testing

@testable import SceneLint

/// Tests points that represent all points of a region.
struct SamplePointsTests {
    /// In each cell of a scene of axis-aligned rectangles, the hit test is constant.
    @Test func hitTestsAreConstantInCells() {
        var compared = 0
        for seed in trials(20) {
            var generator = SceneTextGenerator(seed: seed, isExact: true)
            guard let scene = LintedFile.lint(generator.scene()).scenes.first?.lowered else { continue }
            let context = LintContext(scene)
            var random = SplitMix(seed: seed)
            let region = Rectangle(minX: -10, minY: -10, maxX: 110, maxY: 110)
            guard let samples = context.touches.samples(of: region), samples.isExact else { continue }
            for cell in samples.cells {
                let outcome = context.touches.tester.touch(at: cell.point).outcome
                for point in cell.somePoints(&random) {
                    compared += 1
                    let other = context.touches.tester.touch(at: point).outcome
                    #expect(outcome == other, "seed \(seed): \(cell.point) and \(point)")
                }
            }
        }
        #expect(compared > 7000)
    }

    /// The cells fill the region without gaps and overlaps.
    @Test func cellsFillTheRegion() {
        let linted = LintedFile.lint(
            """
            scene Main 100x100 {
                view A frame 10,10 20x20
                view B frame 20,20 50x30
            }
            """)
        guard let scene = linted.scenes.first?.lowered else { return }
        let context = LintContext(scene)
        let samples = context.touches.samples(of: Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 100))
        let cells = samples?.cells ?? []
        #expect(samples?.isExact == true)
        #expect(cells.count == 25)
        #expect(cells.reduce(0) { $0 + $1.extent.area } == 10_000)
        #expect(cells.allSatisfy { $0.extent.contains($0.point) })
    }

    /// Rotations, curves and too many cells result in a sample that proves nothing.
    @Test(arguments: [
        "view A frame 10,10 20x20 rotate 10deg", "view A frame 10,10 20x20 hitShape .circle",
        "repeat 200 { view frame (index * 0.3),(index * 0.4) 20x20 }",
    ])
    func onlyASample(_ view: String) {
        guard let scene = LintedFile.lint("scene Main 100x100 { \(view) }").scenes.first?.lowered else {
            Issue.record("\(view)")
            return
        }
        let context = LintContext(scene)
        let samples = context.touches.samples(of: Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 100))
        #expect(samples?.isExact == false)
        #expect((1...20_000).contains(samples?.count ?? 0))
    }

    /// A rule terminates, no matter how complex the scene is.
    @Test func rulesTerminate() {
        let text = "scene Main 400x400 { repeat 500 { view frame (index * 0.6),0 50x400 touchDelegate -> Main } }"
        let linted = LintedFile.lint(text)
        #expect(linted.rules.contains("delegate-in-superview-chain"))
    }
}

extension SamplePoints.Cell {
    /// Returns some points of the cell, including its last one.
    fileprivate func somePoints(_ random: inout SplitMix) -> [Point] {
        guard !extent.isEmpty else { return [] }
        let last = Point(x: extent.maxX.nextDown, y: extent.maxY.nextDown)
        let inside = Point(
            x: extent.minX + extent.width * Double.random(in: 0..<1, using: &random),
            y: extent.minY + extent.height * Double.random(in: 0..<1, using: &random))
        return [last, inside].filter(extent.contains)
    }
}
