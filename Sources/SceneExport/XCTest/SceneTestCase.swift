import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Writes the test case of one scene: its expectations `hit`, and a point of each region where one view is hit.
struct SceneTestCase {
    private let scene: LoweredScene
    /// What the class is named after.
    private let baseName: String
    private var tester: HitTester
    /// How much work may be done for regions that aren't exact, in steps of hit tests.
    private static let maximumSteps = 1_000_000
    /// The expression that makes the scene.
    private let maker: String

    /// Prepares the test case of `scene`, whose function returns its windows or its root.
    init(_ scene: LoweredScene, namedAfter baseName: String, hasWindows: Bool) {
        self.scene = scene
        self.baseName = baseName
        tester = HitTester(scene.tree)
        var arguments = "\(hasWindows ? "windows" : "root"): make\(baseName)()"
        if scene.tree.hitTestsPerTouch > 1 { arguments += ", hitTestsPerTouch: \(scene.tree.hitTestsPerTouch)" }
        maker = "ShownScene(\(arguments))"
    }

    /// Writes the test case. Deducts the work of the map of all points from `workLeft`.
    mutating func write(to writer: inout SwiftWriter, within workLeft: inout Int) {
        // Where the order of cells decides, UIKit may do so otherwise than the scene.
        let map = HitMap(of: tester.geometry, orders: .all, limit: WorkLimit.Map(workOfFile: workLeft))
        workLeft -= map.work
        let (expectations, regions) = (expectations, regions(of: map))
        writer.line()
        writer.block("final class \(baseName)Tests: XCTestCase") { writer in
            if !expectations.isEmpty {
                writer.line("/// The expectations of the scene.")
                writer.block("@MainActor func testExpectations()") { write(expectations, to: &$0) }
                writer.line()
            }
            writer.line("/// A point of each region in which one view is hit.")
            writer.block("@MainActor func testRegions()") { write(regions, to: &$0) }
        }
    }

    /// What a test says about a point.
    private enum Statement {
        /// A touch there hits one of these views, or none.
        case assertion(Point, [ViewID])
        case remark(String)
    }

    private var expectations: [Statement] {
        var statements: [Statement] = []
        for expectation in scene.expectations {
            guard case .hit(let place, let result) = expectation.form, let point = point(of: place) else { continue }
            let text = "\(numberText(point.x)), \(numberText(point.y))"
            switch result {
            case .views(let views): statements.append(.assertion(point, views))
            case .none: statements.append(.assertion(point, []))
            case .recursion: statements.append(.remark("Views ask each other at \(text) until the stack is full."))
            case .orderDependent: statements.append(.remark("The order of cells decides what is hit at \(text)."))
            }
        }
        return statements
    }

    private mutating func regions(of map: HitMap) -> [Statement] {
        var statements: [Statement] = []
        var leftOut = 0
        for outcome in map.outcomes where outcome != .orderDependent {
            let largest = map.region(of: outcome).rectangles.max { $0.width * $0.height < $1.width * $1.height }
            guard let largest else { continue }
            let point = largest.middle
            if map.isExact(in: largest) {
                switch outcome {
                case .hit(let view): statements.append(.assertion(point, [view]))
                case .none: statements.append(.assertion(point, []))
                case .recursion, .orderDependent: break
                }
            } else if tester.stepCount > Self.maximumSteps {
                leftOut += 1
            } else {
                switch tester.touch(at: point).outcome {
                case .hit(let view): statements.append(.assertion(point, [view]))
                case .none: statements.append(.assertion(point, []))
                case .recursion: break
                }
            }
        }
        if leftOut > 0 {
            statements.append(.remark("\(counted(leftOut, "further region")) that aren't exact are left out."))
        }
        return statements
    }

    private func write(_ statements: [Statement], to writer: inout SwiftWriter) {
        // If touches change the scene, each starts with a new one.
        let hasEffects = scene.tree.rules.contains { !$0.effects.isEmpty }
        let isUsed = statements.contains { if case .assertion = $0 { true } else { false } }
        if isUsed, !hasEffects { writer.line("let scene = \(maker)") }
        for statement in statements {
            switch statement {
            case .remark(let text): writer.line("// " + text)
            case .assertion(let point, let views):
                let paths = views.map { SwiftWriter.Argument("", stringLiteral(scene.path(of: $0))) }
                writer.call(
                    "\(hasEffects ? maker : "scene").\(views.isEmpty ? "expectNoHit" : "expectHit")",
                    [SwiftWriter.Argument("", numberText(point.x)), SwiftWriter.Argument("", numberText(point.y))]
                        + paths)
            }
        }
    }

    private func point(of place: LoweredExpectation.Place) -> Point? {
        switch place {
        case .point(let point): return point
        case .middle(let view):
            let box = tester.geometry.visibleBox(of: view)
            return box.isEmpty ? nil : box.middle
        }
    }
}
