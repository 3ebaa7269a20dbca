import SceneExport
import SceneFormat
import SceneImport
import SceneLint
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// A scene, its printout and the scene that is imported from that have the same answers.
struct HierarchyTests {
    /// A printout has no overrides, hit shapes or bounds of views that don't scroll. Returns a tree without them.
    private static func printedTree(_ scene: LoweredScene) -> ViewTree {
        var tree = scene.tree
        tree.removeAllRules()
        tree.hitTestsPerTouch = 1
        for view in Array(tree.identities) {
            tree[view].hitSlop = .zero
            tree[view].hitShape = .rectangle
            if !tree[view].kind.isScrollView { tree[view].boundsOrigin = .zero }
        }
        return tree
    }

    /// The boxes of the view that a touch at `point` hits, and of its superviews: what is the same in both scenes,
    /// whatever the views are called there.
    private static func hit(at point: Point, _ tester: inout HitTester) -> [String] {
        guard case .hit(let view) = tester.touch(at: point).outcome else { return [] }
        var boxes: [String] = []
        var next: ViewID? = view
        while let current = next {
            let (kind, box) = (tester.tree[current].kind, tester.geometry.boundingBox(of: current))
            let numbers = [box.minX, box.minY, box.maxX, box.maxY].map { numberText(($0 * 50).rounded() / 50 + 0) }
            boxes.append("\(kind.isControl ? kind.rawValue : "") \(numbers)")
            next = tester.tree[current].superview
        }
        return boxes
    }

    private static func printed(_ scene: LoweredScene) throws -> [UInt8] {
        try #require(recursiveDescription(of: [scene], limit: 1_000_000))
    }

    /// Tests the round trip of `scene`. Returns whether everything in it could be imported.
    private static func roundTrip(_ scene: LoweredScene) throws -> Bool {
        let dump = Source(path: "dump.txt", bytes: try printed(scene))
        let imported = ImportResult(ImportedDocument(dump: dump), in: dump)
        // A view that is turned by 45 degrees has no frame from which its bounds follow.
        if !imported.diagnostics.isEmpty { return false }
        let text = Source(path: "imported.scene", bytes: imported.text)
        #expect(SyntaxTree.parse(text).formatted() == text.bytes)
        let linted = LintedFile.lint(text, rules: [])
        let result = try #require(linted.scenes.first?.lowered, "\(linted.diagnostics.map { $0.message })")
        var (before, after) = (HitTester(printedTree(scene)), HitTester(printedTree(result)))
        let map = HitMap(of: before.geometry)
        for outcome in map.outcomes {
            let region = map.region(of: outcome)
            guard let largest = region.rectangles.max(by: { $0.width * $0.height < $1.width * $1.height }),
                min(largest.width, largest.height) > 0.02
            else { continue }
            let point = largest.middle
            let (expected, actual) = (hit(at: point, &before), hit(at: point, &after))
            #expect(
                actual == expected,
                "\(point)\n\(String(decoding: dump.bytes, as: UTF8.self))\n\(String(decoding: imported.text, as: UTF8.self))"
            )
            if actual != expected { return true }
        }

        // What is imported from the export of an import is the same again.
        let secondDump = Source(path: "dump.txt", bytes: try printed(result))
        let second = ImportResult(ImportedDocument(dump: secondDump), in: secondDump)
        #expect(said(second.text) == said(imported.text))
        return true
    }

    /// Returns the lines of an imported scene without what a printout has no property for.
    private static func said(_ text: [UInt8]) -> [String] {
        String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
            var line = String(line)
            // Rows that a table can't have make it a collection, and an empty content view an empty block.
            for words in [" alwaysBounceVertical", " {}"] {
                if let range = line.firstRange(of: words) { line.removeSubrange(range) }
            }
            return line
        }
    }

    /// Printouts with what a scene has no words for. An export of the import prints it again.
    @Test(arguments: [
        // Recognizers of unknown kind.
        """
        <UIView: 0x1; frame = (0 0; 300 300); gestureRecognizers = <NSArray: 0x2>; layer = <CALayer: 0x3>>
           | <V: 0x4; baseClass = UIView; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x6>>
        """,
        // A part of a control, which lets touches through to it.
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
           | <UITextView: 0x3; frame = (0 0; 320 200); layer = <CALayer: 0x4>; contentOffset: {0, 0}; contentSize: {320, 200}>
           |    | <_UITextContainerView: 0x5; frame = (0 0; 320 200); layer = <CALayer: 0x6>>
        """,
        // Parts of a switch, none of which is hit.
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
           | <UISwitch: 0x3; frame = (0 0; 51 31); layer = <CALayer: 0x4>>
           |    | <UISwitchModernVisualElement: 0x5; frame = (0 0; 51 31); layer = <CALayer: 0x6>>
        """,
        // A cell alone.
        """
        <UITableViewCell: 0x1; frame = (0 0; 320 44); layer = <CALayer: 0x2>>
           | <UITableViewCellContentView: 0x3; frame = (0 0; 320 44); layer = <CALayer: 0x4>>
           |    | <UIButton: 0x5; frame = (8 0; 44 44); layer = <CALayer: 0x6>>
        """,
        // Roots that let touches through.
        "<UIInputSetContainerView: 0x1; frame = (0 0; 320 568); layer = <CALayer: 0x2>>",
        // Views that hit subviews outside their bounds.
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
           | <RCTView: 0x3; frame = (0 0; 100 100); layer = <CALayer: 0x4>>
           |    | <RCTView: 0x5; frame = (50 50; 100 100); layer = <CALayer: 0x6>>
        """,
        // A view that moves.
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
           | <V: 0x3; baseClass = UIView; frame = (0 0; 9 9); animations = { position=<CABasicAnimation: 0x4>; }; layer = <CALayer: 0x5>>
        """,
        // Views in a container that belongs to a search.
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
           | <UISearchDisplayControllerContainerView: 0x3; frame = (0 0; 320 480); layer = <CALayer: 0x4>>
           |    | <UIView: 0x5; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
        """,
    ])
    func printouts(_ text: String) throws {
        let dump = Source(path: "dump.txt", text: text)
        let imported = ImportResult(ImportedDocument(dump: dump), in: dump)
        let scene = Source(path: "imported.scene", bytes: imported.text)
        let lowered = try #require(LintedFile.lint(scene, rules: []).scenes.first?.lowered)
        let printed = Source(path: "dump.txt", bytes: try Self.printed(lowered))
        let again = ImportResult(ImportedDocument(dump: printed), in: printed)
        #expect(Self.said(again.text) == Self.said(imported.text), "\(String(decoding: printed.bytes, as: UTF8.self))")
    }

    @Test(arguments: ExampleScenes.names)
    func examples(_ name: String) throws {
        let scenes = try ExampleScenes.scenes(name)
        #expect(!scenes.isEmpty)
        for scene in scenes { #expect(try Self.roundTrip(scene), "\(scene.name)") }
    }

    @Test(arguments: [true, false])
    func generatedScenes(_ isScreen: Bool) throws {
        var importedCount = 0
        let seeds = trials(40)
        for seed in seeds {
            var screens = ScreenTextGenerator(seed: seed)
            var views = SceneTextGenerator(seed: seed, isExact: true)
            let source = Source(path: "a.scene", text: isScreen ? screens.screen() : views.scene())
            let scene = try #require(LintedFile.lint(source, rules: []).scenes.first?.lowered)
            if try Self.roundTrip(scene) { importedCount += 1 }
        }
        #expect(importedCount > seeds.count / 2)
    }
}
