import Testing
import TreeSupport

@testable import SceneRuntime

/// Views that change while a finger is on them, for another reason than touches.
struct TouchChangeTests {
    /// A root with a view that holds a control, index 2, or another kind of view.
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

    /// What changes.
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

    /// A control that is disabled or gone gets `touchCancel`, once, and nothing else; any other change leaves it its touch.
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
            // The finger is 140 points from it now.
            #expect(
                kinds == [
                    .touchDown, .highlight, .touchDragExit, .unhighlight, .touchDragOutside, .touchUpOutside,
                ])
        }
    }

    /// A control that is off already is no longer highlighted, and is not told so again.
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

    /// Another view loses its touch where it is gone.
    @Test(arguments: Change.allCases)
    func plainView(_ change: Change) {
        var simulator = simulator(.view)
        simulator.down(at: [50, 50])
        make(change, &simulator)
        simulator.up()
        let isGone = change == .removes || change == .removesSuperview
        #expect(simulator.events.map(\.kind) == [.touchesBegan, isGone ? .touchesCancelled : .touchesEnded])
    }

    /// A control that waits for its touch never gets it; one that was disabled before keeps it for nobody.
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

    /// What is gone scrolls no more.
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

    /// What is gone recognizes nothing.
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
