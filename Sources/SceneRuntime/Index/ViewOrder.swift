/// Which of two views lies in front.
///
/// In a tree whose views were added in the order of a walk through it, those added later lie in front; for other trees all
/// views are numbered. What is in a view lies in front of it.
public struct ViewOrder: Sendable {
    /// How many views lie in front of each, by the view's index; empty where the indices tell enough.
    private var numbers: [Int32] = []

    /// The order of views of which those with larger indices lie in front.
    init() {}

    /// The order of the views of `tree`.
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

    /// Whether all views are numbered.
    var isNumbered: Bool { !numbers.isEmpty }

    /// How many bytes it takes.
    var byteCount: Int { numbers.count * MemoryLayout<Int32>.stride }

    /// Whether `one` lies in front of `other`.
    public func isInFront(_ one: ViewID, of other: ViewID) -> Bool {
        isNumbered ? numbers[Int(one.index)] < numbers[Int(other.index)] : one > other
    }
}
