/// The front-to-back order of views.
///
/// A view's subviews are in front of it.
public struct ViewOrder: Sendable {
    /// The number of views in front of each view, by its index.
    private var numbers: [Int32]

    /// Creates the order of the views of `tree`.
    public init(_ tree: ViewTree) {
        numbers = Array(repeating: 0, count: tree.views.count)
        var number: Int32 = 0
        var open: [ViewID] = []
        var next: ViewID? = .root
        while true {
            if let view = next {
                open.append(view)
                next = tree[view].lastSubview
            } else {
                guard let done = open.popLast() else { return }
                numbers[Int(done.index)] = number
                number += 1
                next = tree[done].previousSibling
            }
        }
    }

    /// Returns whether `one` is in front of `other`.
    public func isInFront(_ one: ViewID, of other: ViewID) -> Bool {
        numbers[Int(one.index)] < numbers[Int(other.index)]
    }
}
