import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

/// Tests stacks against frames worked out by hand, and against the frames that they result in.
struct StackTests {
    @Test(arguments: StackCase.all)
    func frames(_ test: StackCase) throws {
        let direction = test.source == .rightToLeft ? " direction .rightToLeft" : ""
        let outcome = SceneOutcome("scene Main 400x300\(direction) {\n    stack Stack \(test.stack)\n}\n")
        guard let scene = outcome.scenes.first else {
            #expect(outcome.diagnostics.count == 1, "\(outcome.report)")
            #expect(outcome.diagnostics.allSatisfy { $0.rule == "layout" }, "\(outcome.report)")
            #expect(outcome.report.contains(test.expected), "\(outcome.report)")
            return
        }
        let views = scene.tree.identities.dropFirst(2).map { scene.tree[$0] }
        let frames = views.map { view in
            "\(numberText(view.frame.minX)),\(numberText(view.frame.minY)) "
                + "\(numberText(view.size.width))x\(numberText(view.size.height))"
        }
        #expect(frames.joined(separator: " | ") == test.expected)
    }

    @Test
    func tableIsComplete() {
        #expect(StackCase.all.count >= 60)
        #expect(Set(StackCase.all.map(\.stack)).count >= StackCase.all.count - 4, "some differ only by direction")
    }

    /// A stack without a size is as large as its views.
    @Test(arguments: [
        ("spacing 6 alignment .center { view size 30x20; view size 40x50 }", 76.0, 50.0),
        (".vertical spacing 6 alignment .leading margins 1,2,3,4 { view size 30x20; view size 40x50 }", 46, 80),
        ("distribution .fillEqually spacing 10 height 40 { view width 30; view width 50 }", 110, 40),
        (
            "distribution .equalSpacing spacing 5 height 1 { view width 9 customSpacing 20; view width 1; view width 1 }",
            51, 1
        ),
        ("distribution .equalCentering spacing 10 height 1 { view width 20; view width 40; view width 20 }", 100, 1),
        (".vertical alignment .leading spacing 10 { switch; stepper }", 94, 73),
        ("{ }", 0, 0), ("margins 4 { view hidden size 10x10 }", 8, 8),
    ])
    func ownSize(_ stack: String, _ width: Double, _ height: Double) throws {
        let outcome = SceneOutcome("scene Main 400x300 { stack Stack \(stack) }")
        let scene = try #require(outcome.scenes.first, "\(outcome.report)")
        #expect(scene.tree[ViewID(index: 1)].size == Size(width: width, height: height))
    }

    /// Stacks whose size doesn't follow from their views are measured once each, too. Measured twice each, these would
    /// take forever.
    @Test(arguments: ["fill", "leading 0 top 0"])
    func nestedStacksWithoutSizes(_ layout: String) {
        let depth = 60
        let inner = String(repeating: "stack .vertical {\n", count: depth)
        let outcome = SceneOutcome(
            "scene Main 400x300 { stack \(layout) {\n\(inner)view V\n\(String(repeating: "}", count: depth + 2))\n")
        #expect((outcome.scenes.first != nil) == (layout == "fill"), "\(outcome.report)")
    }

    /// A stack means the same as views with the frames that it results in.
    @Test
    func sameAsItsFrames() {
        var arranged = 0
        for seed in trials(400) {
            var generator = StackWriter(seed: seed)
            let text = generator.scene()
            let outcome = SceneOutcome(text)
            guard let scene = outcome.scenes.first else {
                #expect(
                    outcome.diagnostics.allSatisfy { $0.rule == "layout" }, "seed \(seed)\n\(text)\n\(outcome.report)")
                continue
            }
            arranged += 1
            let framed = SceneOutcome(scene.writtenWithFrames)
            guard let other = framed.scenes.first else {
                Issue.record("seed \(seed)\n\(text)\n\(framed.report)")
                continue
            }
            for (view, same) in zip(scene.tree.identities, other.tree.identities) {
                #expect(scene.tree[view].frame == other.tree[same].frame, "seed \(seed)\n\(text)")
                #expect(scene.tree[view].size == other.tree[same].size, "seed \(seed)\n\(text)")
            }
            var (tester, otherTester) = (HitTester(scene.tree), HitTester(other.tree))
            for point in generator.points(40) {
                #expect(
                    tester.touch(at: point).outcome == otherTester.touch(at: point).outcome, "seed \(seed)\n\(text)")
            }
        }
        #expect(arranged > 100, "most stacks can be arranged")
    }
}

extension LoweredScene {
    /// The scene with each stack as a view, and a frame for every view.
    fileprivate var writtenWithFrames: String {
        func written(_ view: ViewID, _ depth: Int) -> String {
            let kind = tree[view].kind == .stack ? "view" : tree[view].kind.rawValue
            let (frame, size) = (tree[view].frame, tree[view].size)
            let numbers = [frame.minX, frame.minY, size.width, size.height].map(numberText)
            let hidden = tree[view].isHidden ? " hidden" : ""
            let inner = tree.subviews(of: view).map { written($0, depth + 1) }.joined(separator: "\n")
            return "\(kind) frame \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])\(hidden)"
                + (inner.isEmpty ? "" : " {\n\(inner)\n}")
        }
        return "scene Main 400x300 {\n" + tree.subviews(of: .root).map { written($0, 1) }.joined(separator: "\n")
            + "\n}\n"
    }
}

/// Generates scenes of stacks, many of which can be arranged.
private struct StackWriter {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene() -> String {
        let direction = random.happens(0.3) ? " direction .rightToLeft" : ""
        let place = random.pick(["frame 10,20 300x200", "leading 7 top 9", "width 300 top 3", "fill 11"])
        return "scene Main 400x300\(direction) {\n    \(stack(place, depth: 0))\n}\n"
    }

    mutating func points(_ count: Int) -> [Point] {
        (0..<count).map { _ in
            Point(
                x: Double(Int.random(in: 0..<400, using: &random)), y: Double(Int.random(in: 0..<300, using: &random)))
        }
    }

    private mutating func stack(_ place: String, depth: Int) -> String {
        let isVertical = random.happens(0.5)
        let distribution = random.pick(["fill", "fill", "fillEqually", "equalSpacing", "equalCentering"])
        let alignment = random.pick([
            "fill", "center", isVertical ? "leading" : "top", isVertical ? "trailing" : "bottom",
        ])
        var words = ["stack", isVertical ? ".vertical" : ".horizontal", place]
        if random.happens(0.5) { words.append("spacing \(random.pick(["3", "7.3", "10"]))") }
        if random.happens(0.3) { words.append("margins \(random.pick(["3", "1,2,3.7,4"]))") }
        words += ["distribution .\(distribution)", "alignment .\(alignment)"]
        let count = Int.random(in: 1...4, using: &random)
        let open = distribution.hasPrefix("fill") ? Int.random(in: 0..<count, using: &random) : -1
        let views = (0..<count).map { index in
            view(
                isVertical, isOpen: index == open || distribution == "fillEqually", isAligned: alignment != "fill",
                depth)
        }
        return (words + ["{", views.joined(separator: "; "), "}"]).joined(separator: " ")
    }

    private mutating func view(_ isVertical: Bool, isOpen: Bool, isAligned: Bool, _ depth: Int) -> String {
        if depth < 2, random.happens(0.2) { return stack("", depth: depth + 1) }
        var words = [random.pick(["view", "button", "switch", "view"])]
        let (along, across) = isVertical ? ("height", "width") : ("width", "height")
        if words == ["switch"], isOpen { words = ["view"] }
        if !isOpen, words != ["switch"] { words.append("\(along) \(random.pick(["10", "21.5", "33.3"]))") }
        if isAligned { words.append("\(across) \(random.pick(["12", "17.7"]))") }
        if random.happens(0.1) { words.append("hidden") }
        if random.happens(0.2) { words.append("customSpacing \(random.pick(["0", "5.5"]))") }
        return words.joined(separator: " ")
    }
}
