import SceneRuntime
import SceneSemantics

/// Which views can come to be asked again while they are asked: the circles that links make with the walk, which goes
/// from a view to its subviews.
///
/// The circles are the strongly connected components of the views, found with Tarjan's algorithm ("Depth-First Search and
/// Linear Graph Algorithms", 1972) on a stack of its own, so that the depth of a tree does not matter.
struct AskingCircles {
    /// The number of the circle that each view is in, by the view's index.
    private var circles: [Int]
    /// Whom each view asks.
    private let asked: [[ViewID]]
    /// When each view was come upon.
    private var order: [Int]
    /// The first of the open views that each view leads to.
    private var lowest: [Int]
    /// The views whose circles are not known yet, in the order in which they were come upon.
    private var open: [Int] = []
    /// How many views were come upon.
    private var orderCount = 0
    /// How many circles are known.
    private var circleCount = 0

    /// The number of what has none.
    private static let none = -1

    /// Finds the circles that `links` make in `tree`.
    init(_ links: [SceneLink], in tree: ViewTree) {
        var asked = tree.identities.map { tree.subviews(of: $0) }
        for link in links { asked[Int(link.view.index)] += link.targets }
        self.asked = asked
        order = Array(repeating: Self.none, count: asked.count)
        lowest = order
        circles = order
        for view in asked.indices where order[view] == Self.none { visit(view) }
    }

    /// The number of the circle that both views are in; `nil` where they are in none together.
    func circle(of one: ViewID, _ other: ViewID) -> Int? {
        let circle = circles[Int(one.index)]
        return circle == circles[Int(other.index)] ? circle : nil
    }

    /// Whom `view` asks, its subviews and the targets of its links.
    func views(askedBy view: ViewID) -> [ViewID] { asked[Int(view.index)] }

    /// Follows all links from `first` on.
    private mutating func visit(_ first: Int) {
        var waiting: [(view: Int, next: Int)] = [(first, 0)]
        enter(first)
        while let (view, next) = waiting.last {
            if next < asked[view].count {
                waiting[waiting.count - 1].next += 1
                let other = Int(asked[view][next].index)
                if order[other] == Self.none {
                    enter(other)
                    waiting.append((other, 0))
                } else if circles[other] == Self.none {
                    lowest[view] = min(lowest[view], order[other])
                }
            } else {
                waiting.removeLast()
                if let above = waiting.last?.view { lowest[above] = min(lowest[above], lowest[view]) }
                if lowest[view] == order[view] { close(view) }
            }
        }
    }

    /// Takes up a view that is come upon.
    private mutating func enter(_ view: Int) {
        order[view] = orderCount
        lowest[view] = orderCount
        orderCount += 1
        open.append(view)
    }

    /// Makes the open views from `first` on a circle.
    private mutating func close(_ first: Int) {
        while let view = open.popLast() {
            circles[view] = circleCount
            if view == first { break }
        }
        circleCount += 1
    }
}
