import SceneRuntime
import Testing
import TreeSupport

/// Traces of hit tests.
struct TraceTests {
    /// Returns one line per entry: depth, view, verdict and answer.
    private func lines(_ tree: ViewTree, _ point: Point, limit: Int = 1000) -> [String] {
        var trace = HitTestTrace(limit: limit)
        var tester = HitTester(tree)
        _ = tester.touch(at: point, trace: &trace)
        return trace.entries.map { entry in
            let rule = entry.rule.map { " by \($0)" } ?? ""
            let again = entry.isRepeated ? " again" : ""
            return "\(entry.depth) \(entry.view.index) \(entry.verdict.rawValue)\(rule) "
                + "\(entry.answer.map { "\($0.index)" } ?? "nil")\(again)"
        }
    }

    /// The flags, in the order in which they are checked, and the default search.
    @Test func walk() {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 100, 100)
        _ = tree.add(0, 0, 50, 50, to: back)
        _ = tree.add(50, 50, 50, 50)
        _ = tree.add(0, 0, 100, 100) { $0.alpha = 0.01 }
        _ = tree.add(50, 0, 100, 100) { ($0.isUserInteractionEnabled, $0.alpha) = (false, 0) }
        _ = tree.add(0, 0, 100, 100) { ($0.isHidden, $0.isUserInteractionEnabled) = (true, false) }
        #expect(
            lines(tree, [10, 10]) == [
                "0 0 child 2", "1 6 hidden nil", "1 5 not-interactive nil", "1 4 alpha nil", "1 3 outside nil",
                "1 1 child 2", "2 2 self 2",
            ])
    }

    /// Every verdict of a rule. Rules are numbered over the tree, including `super`.
    @Test(arguments: [
        (HitTestRule.pass, "1 2 passed by 1 nil"),
        (.none, "1 2 passed by 0 nil"),
        (.delegate(ViewID(index: 1)), "1 2 delegated by 1 3"),
        (.delegate(ViewID(index: 3)), "1 2 self 2"),
        (.forward(ViewID(index: 3)), "1 2 delegated by 1 3"),
        (.return(ViewID(index: 3)), "1 2 delegated by 1 3"),
        (.ask(ViewID(index: 3)), "1 2 delegated by 0 3"),
        (.claim([ViewID(index: 3)], []), "1 2 claimed by 0 3"),
        (.yield([ViewID(index: 3)]), "1 2 yielded by 0 nil"),
        (.delegate(.root), "1 2 recursion nil"),
    ])
    func rule(_ rule: HitTestRule, line: String) {
        var tree = ViewTree.root(100, 100)
        let back = tree.add(0, 0, 100, 100)
        let front = tree.add(0, 0, 100, 100)
        _ = tree.add(0, 0, 100, 100, to: back)
        tree.setRules([rule], of: front)
        let lines = lines(tree, [10, 10])
        #expect(lines.contains(line), "\(lines)")
    }

    /// A cached answer is listed again, but not how it was found.
    @Test func knownAnswer() {
        var tree = ViewTree.root(100, 100)
        let button = tree.add(0, 0, 50, 50)
        _ = tree.add(60, 60, 5, 5, to: button)
        let front = tree.add(0, 0, 100, 100)
        tree.setRules([.super, .delegate(button), .forward(button)], of: front)
        tree.setRules([.super, .delegate(front)], of: .root)
        #expect(
            lines(tree, [10, 10]) == [
                "0 0 child 1", "1 3 delegated by 2 1", "2 1 self 1", "3 2 outside nil", "2 1 self 1 again",
            ])
    }

    /// The trace of a recursion ends with the view that is asked again.
    @Test func recursion() {
        var tree = ViewTree.root(100, 100)
        let view = tree.add(0, 0, 100, 100)
        tree.setRules([.delegate(.root)], of: view)
        #expect(lines(tree, [10, 10]) == ["0 0 recursion nil", "1 1 recursion nil", "2 0 recursion nil"])
    }

    /// A trace keeps at most `limit` entries; the result is the same.
    @Test func limit() {
        var tree = ViewTree.root(100, 100)
        for _ in 0..<10 { _ = tree.add(50, 50, 10, 10) }
        var trace = HitTestTrace(limit: 3)
        var tester = HitTester(tree)
        #expect(tester.touch(at: [10, 10], trace: &trace).outcome == .hit(.root))
        #expect(trace.entries.count == 3 && trace.isTruncated)
        #expect(trace.entries[0].answer == .root)
    }
}
