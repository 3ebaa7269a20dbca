import SceneRuntime

/// A rectangle of a rotated or sheared view, in the root's coordinates.
struct Parallelogram {
    /// The point half way between opposite corners.
    let middle: Point
    /// The way from there to the middle of the side that is on the right in the view.
    private let across: Point
    /// The way from there to the middle of the side that is at the bottom in the view.
    private let along: Point

    /// Where `rectangle` of `view` lies.
    init(_ rectangle: Rectangle, in view: ViewID, _ geometry: HitTestGeometry) {
        let middle = geometry.rootPoint(rectangle.middle, from: view)
        let right = geometry.rootPoint(Point(x: rectangle.maxX, y: rectangle.middle.y), from: view)
        let bottom = geometry.rootPoint(Point(x: rectangle.middle.x, y: rectangle.maxY), from: view)
        self.middle = middle
        across = Point(x: right.x - middle.x, y: right.y - middle.y)
        along = Point(x: bottom.x - middle.x, y: bottom.y - middle.y)
    }

    /// A rectangle along the axes.
    init(_ rectangle: Rectangle) {
        middle = rectangle.middle
        across = Point(x: rectangle.width / 2, y: 0)
        along = Point(x: 0, y: rectangle.height / 2)
    }

    /// Whether a line can be drawn between the two, which may reach over it by what is rounded off.
    func isApart(from other: Parallelogram) -> Bool {
        [across, along, other.across, other.along].contains { side in
            let length = (side.x * side.x + side.y * side.y).squareRoot()
            func height(_ way: Point) -> Double { abs(way.x * side.y - way.y * side.x) }
            let between = Point(x: other.middle.x - middle.x, y: other.middle.y - middle.y)
            let reach = height(across) + height(along) + height(other.across) + height(other.along)
            return height(between) >= reach - Self.roundedOff * length
        }
    }

    /// An upright square around the middle that lies in `shape`, which is inscribed in the parallelogram, in the view
    /// `rectangle`. It is the largest but in capsules.
    func square(in shape: HitShape, _ rectangle: Rectangle) -> Rectangle {
        let half = 1 / max(distance(x: 1, y: 1, shape, rectangle), distance(x: 1, y: -1, shape, rectangle))
        return Rectangle(minX: middle.x - half, minY: middle.y - half, maxX: middle.x + half, maxY: middle.y + half)
    }

    /// How far a point, measured from the middle, is on its way out of `shape`, where 1 is the edge.
    private func distance(x: Double, y: Double, _ shape: HitShape, _ rectangle: Rectangle) -> Double {
        let determinant = across.x * along.y - along.x * across.y
        let right = (along.y * x - along.x * y) / determinant
        let down = (across.x * y - across.y * x) / determinant
        switch shape {
        case .rectangle, .subviews: return max(abs(right), abs(down))
        case .ellipse: return (right * right + down * down).squareRoot()
        case .circle, .capsule:
            let (width, height) = (right * rectangle.width, down * rectangle.height)
            return (width * width + height * height).squareRoot() / min(rectangle.width, rectangle.height)
        }
    }

    /// An upright rectangle around `shape`, which is inscribed in the parallelogram, in the view `rectangle`. It is the
    /// smallest but around capsules.
    func box(of shape: HitShape, _ rectangle: Rectangle) -> Rectangle {
        let side = min(rectangle.width, rectangle.height)
        let (width, height) = shape == .circle ? (side / rectangle.width, side / rectangle.height) : (1, 1)
        func reach(_ across: Double, _ along: Double) -> Double {
            shape == .circle || shape == .ellipse
                ? (across * across + along * along).squareRoot() : abs(across) + abs(along)
        }
        let (x, y) = (reach(across.x * width, along.x * height), reach(across.y * width, along.y * height))
        return Rectangle(minX: middle.x - x, minY: middle.y - y, maxX: middle.x + x, maxY: middle.y + y)
    }

    /// How far what touches may overlap, in points, because coordinates are rounded.
    private static let roundedOff = 1e-6
}
