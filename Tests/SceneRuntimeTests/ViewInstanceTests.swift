import SceneRuntime
import Testing

/// An instance of a view contains instances of everything in it, and is in front.
struct ViewInstanceTests {
    @Test
    func instancesKeepTheirContent() {
        var tree = ViewTree(root: View(kind: .scene, origin: .zero, size: Size(width: 9, height: 9)))
        let list = tree.add(view(.table), to: .root)
        let cell = tree.add(view(.cell), to: list)
        let content = tree.add(view(.content), to: cell)
        let button = tree.add(view(.button), to: content)
        let label = tree.add(view(.label), to: content)
        tree.recognizers[button] = [GestureRecognizer(.tap)]
        tree.recognizers[label] = [GestureRecognizer(.pan), GestureRecognizer(.tap)]
        let first = tree.addInstance(of: cell, count: 4, to: list)
        let second = tree.addInstance(of: cell, count: 4, to: list)

        #expect(tree.subviews(of: list) == [cell, first, second])
        #expect(tree.subviews(of: .root) == [list])
        for (instance, distance) in [(first, 4), (second, 8)] {
            #expect(instance == cell.moved(by: distance))
            #expect(tree.subviews(of: instance) == [content.moved(by: distance)])
            let inner = [button.moved(by: distance), label.moved(by: distance)]
            #expect(tree.subviews(of: content.moved(by: distance)) == inner)
            #expect(tree[inner[1]].previousSibling == inner[0])
            #expect(tree.path(to: inner[1]) == [.root, list, instance, content.moved(by: distance), inner[1]])
            #expect(inner.map { tree[$0].kind } == [.button, .label])
            #expect(inner.map { tree.recognizers[$0]?.count } == [1, 2])
        }
        #expect(tree.recognizers.keys.count == 6)
        #expect(tree.views.count == 14)
    }

    private func view(_ kind: ViewKind) -> View { View(kind: kind, origin: .zero, size: Size(width: 5, height: 5)) }
}
