import Testing
import TreeSupport

@testable import SceneRuntime

/// Views that change during a touch, for reasons other than touches.
struct TouchChangeTests {
    /// Returns a simulator of a root whose subview contains a view of kind `kind`, with index 2.
    private func simulator(_ kind: ViewKind, in outer: ViewKind = .view) -> TouchSimulator<StaticHost> {
        var tree = ViewTree.root(400, 400)
        let outer = tree.add(0, 0, 400, 400, kind: outer)
        _ = tree.add(0, 0, 100, 100, kind: kind, to: outer)
        if tree[outer].kind == .scroll {
            tree.scrollViews[outer] = ScrollViewProperties(contentSize: Size(width: 400, height: 1000))
        }
        return TouchSimulator(StaticHost(tree))
    }

    private let outer = ViewID(index: 1)
    private let view = ViewID(index: 2)

    enum Change: CaseIterable {
        case disables, removes, removesSuperview, hides, moves
    }

    private func make(_ change: Change, _ simulator: inout TouchSimulator<StaticHost>) {
        simulator.change { tree in
            switch change {
            case .disables: tree[view].isEnabled = false
            case .removes: tree.remove(view)
            case .removesSuperview: tree.remove(outer)
            case .hides: tree[view].isHidden = true
            case .moves: tree[view].frame = Rectangle(origin: [200, 200], size: tree[view].size)
            }
        }
    }

    /// A control that is disabled or removed gets one `touchCancel` and nothing else. Other changes don't end its
    /// touch.
    @Test(arguments: Change.allCases)
    func trackingControl(_ change: Change) {
        var simulator = simulator(.button)
        simulator.down(at: [50, 50])
        make(change, &simulator)
        simulator.move(to: [60, 60])
        simulator.up()
        let kinds = simulator.events.map(\.kind)
        switch change {
        case .disables, .removes, .removesSuperview:
            #expect(kinds == [.touchDown, .highlight, .unhighlight, .touchCancel])
        case .hides: #expect(kinds == [.touchDown, .highlight, .touchDragInside, .unhighlight, .touchUpInside])
        case .moves:
            // The finger is now 140 points away from it.
            #expect(
                kinds == [
                    .touchDown, .highlight, .touchDragExit, .unhighlight, .touchDragOutside, .touchUpOutside,
                ])
        }
    }

    /// A control that is no longer highlighted isn't unhighlighted again.
    @Test func trackingControlOutside() {
        var simulator = simulator(.button)
        simulator.down(at: [50, 50])
        simulator.move(to: [300, 50])
        make(.disables, &simulator)
        simulator.cancel()
        #expect(
            simulator.events.map(\.kind) == [
                .touchDown, .highlight, .touchDragExit, .unhighlight, .touchDragOutside, .touchCancel,
            ])
    }

    /// Other views lose their touch if they are removed.
    @Test(arguments: Change.allCases)
    func plainView(_ change: Change) {
        var simulator = simulator(.view)
        simulator.down(at: [50, 50])
        make(change, &simulator)
        simulator.up()
        let isGone = change == .removes || change == .removesSuperview
        #expect(simulator.events.map(\.kind) == [.touchesBegan, isGone ? .touchesCancelled : .touchesEnded])
    }

    /// A control that is disabled or removed while its touch is delayed never gets it.
    @Test(arguments: Change.allCases)
    func waitingControl(_ change: Change) {
        var simulator = simulator(.button, in: .scroll)
        simulator.down(at: [50, 50])
        simulator.wait(0.1)
        make(change, &simulator)
        simulator.wait(0.1)
        simulator.up()
        let isLost = change == .disables || change == .removes || change == .removesSuperview
        #expect(simulator.events.map(\.kind).contains(.touchDown) == !isLost)
        if isLost { #expect(simulator.events.isEmpty) }
    }

    /// Removed views don't scroll.
    @Test func scrollingView() {
        var simulator = simulator(.view, in: .scroll)
        simulator.down(at: [300, 300])
        simulator.move(to: [300, 250])
        #expect(simulator.events.filter { $0.kind == .scroll }.count == 2)
        make(.removesSuperview, &simulator)
        simulator.move(to: [300, 200])
        simulator.up()
        #expect(simulator.events.filter { $0.kind == .scroll }.count == 2)
    }

    /// Recognizers of removed views recognize nothing.
    @Test func recognizers() {
        var tree = ViewTree.root(400, 400)
        let outer = tree.add(0, 0, 400, 400)
        let inner = tree.add(0, 0, 100, 100, to: outer)
        tree.recognizers[inner] = [GestureRecognizer(.tap)]
        tree.recognizers[.root] = [GestureRecognizer(.tap)]
        var simulator = TouchSimulator(StaticHost(tree))
        simulator.down(at: [50, 50])
        simulator.change { $0.remove(inner) }
        simulator.up()
        #expect(simulator.events.map(\.kind) == [.touchesBegan, .touchesCancelled, .recognize])
        #expect(simulator.events.last?.view == .root)
    }
}
