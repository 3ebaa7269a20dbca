import SceneImport
import SceneLint
import SceneRuntime
import SceneText
import TestSupport
import Testing

/// Touches imported views, and compares what they hit with what they should.
struct ImportedHitTests {
    /// Returns the Name of the view that each of `points` hits in the only scene of `source`.
    private func hits(_ source: Source, _ points: [Point]) throws -> [String?] {
        let scene = try #require(LintedFile.lint(source, rules: []).scenes.first?.lowered)
        var tester = HitTester(scene.tree)
        return points.map { point in
            guard case .hit(let view) = tester.touch(at: point).outcome else { return nil }
            return scene.path(of: view)
        }
    }

    private func points(_ random: inout SplitMix) -> [Point] {
        (0..<200).map { _ in
            Point(
                x: Double(Int.random(in: -20...800, using: &random)) / 4,
                y: Double(Int.random(in: -20...800, using: &random)) / 4)
        }
    }

    /// A scene and its printout have the same answers.
    @Test(arguments: trials(40))
    func printouts(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let hierarchy = GeneratedHierarchy(&random, count: 25)
        let points = points(&random)
        let imported = ImportResult.ofDump(hierarchy.dump())
        #expect(imported.diagnostics.isEmpty)
        let expected = try hits(Source(path: "a.scene", text: hierarchy.scene), points)
        #expect(try hits(imported.scene, points) == expected, "\(hierarchy.scene)\n\(imported.string)")
    }

    /// Imported views of React Native are hit as its own code hits them.
    @Test(arguments: trials(40))
    func reactNative(_ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let isFabric = seed % 2 == 0
        var hierarchy = GeneratedHierarchy(&random, count: 14, isPlain: true)
        // All have one class, and Names in the order of the printout.
        let className = isFabric ? "RCTViewComponentView" : "RCTView"
        var order: [Int] = []
        func visit(_ index: Int) {
            order.append(index)
            for subview in hierarchy.views[index].subviews { visit(subview) }
        }
        visit(0)
        for (place, index) in order.enumerated() {
            hierarchy.views[index].name = place == 0 ? "RCTRoot" : place == 1 ? className : "\(className)\(place)"
        }
        let imported = ImportResult.ofDump(hierarchy.dump { $0.name == "RCTRoot" ? "RCTRoot" : className })
        // The root is UIKit's, so it only asks its subviews where the point is in it.
        let points = points(&random).filter { $0.x >= 0 && $0.y >= 0 && $0.x < 200 && $0.y < 200 }
        let expected = points.map { hierarchy.reactNativeHit($0, isFabric: isFabric) }
        #expect(try hits(imported.scene, points) == expected, "\(imported.string)")
    }
}
