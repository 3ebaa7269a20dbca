/// The front-to-back order of views.
///
/// In a tree whose views were added in depth-first order, later views are in front; for other trees all views are
/// numbered. A view's subviews are in front of it.
public struct ViewOrder: Sendable {
    /// The number of views in front of each view, by its index; empty if the indices suffice.
    private var numbers: [Int32] = []

    /// Creates the order in which views with larger indices are in front.
    init() {}

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

    var isNumbered: Bool { !numbers.isEmpty }

    /// The memory size in bytes.
    var byteCount: Int { numbers.count * MemoryLayout<Int32>.stride }

    /// Returns whether `one` is in front of `other`.
    public func isInFront(_ one: ViewID, of other: ViewID) -> Bool {
        isNumbered ? numbers[Int(one.index)] < numbers[Int(other.index)] : one > other
    }
}
