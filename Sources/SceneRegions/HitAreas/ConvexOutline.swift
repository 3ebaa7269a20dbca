import SceneRuntime

/// A convex, point-symmetric area of the root, such as a rotated rectangle or a circle, reduced to what cutting it into
/// rectangles needs.
struct ConvexOutline {
    let middle: Point
    /// The vector from the middle to the lowest point of the area.
    let lowest: Point
    /// Heights relative to the middle between which the outline is smooth, ascending, including both ends.
    let corners: [Double]
    let box: Rectangle
    /// The shape, in the view's coordinates around the middle.
    private let shape: HitShape
    /// Half the size of the rectangle that the shape fills.
    private let half: Size
    /// The view's vector for one step to the right in the root.
    private let right: Point
    /// The view's vector for one step down in the root.
    private let down: Point

    /// Creates the outline of `shape` in `rectangle`, both in the coordinates of `view`.
    init(_ shape: HitShape, in rectangle: Rectangle, of view: ViewID, _ geometry: HitTestGeometry) {
        let middle = geometry.rootPoint(rectangle.middle, from: view)
        let corner = { (x: Double, y: Double) in
            geometry.rootPoint(Point(x: x, y: y), from: view) - middle
        }
        let half = Size(width: rectangle.width / 2, height: rectangle.height / 2)
        // The root's vectors for one step along each axis of the view.
        let across = corner(rectangle.middle.x + 1, rectangle.middle.y)
        let along = corner(rectangle.middle.x, rectangle.middle.y + 1)
        let lowest = shape.farthest(x: across.y, y: along.y, half)
        let rightmost = shape.farthest(x: across.x, y: along.x, half)
        let determinant = across.x * along.y - along.x * across.y
        right = Point(x: along.y / determinant, y: -across.y / determinant)
        down = Point(x: -along.x / determinant, y: across.x / determinant)
        self.shape = shape
        self.half = half
        self.middle = middle
        self.lowest = Point(
            x: across.x * lowest.x + along.x * lowest.y, y: across.y * lowest.x + along.y * lowest.y)
        let halfWidth = across.x * rightmost.x + along.x * rightmost.y
        box = Rectangle(
            minX: middle.x - halfWidth, minY: middle.y - self.lowest.y, maxX: middle.x + halfWidth,
            maxY: middle.y + self.lowest.y)
        let kinks = shape.kinks(half).map { across.y * $0.x + along.y * $0.y }
        corners = Array(Set(kinks + kinks.map { -$0 } + [self.lowest.y, -self.lowest.y])).sorted()
    }

    /// Returns the x of a point of the area at a height between the ends.
    func inside(atY y: Double) -> Double {
        lowest.y == 0 ? middle.x : middle.x + lowest.x * ((y - middle.y) / lowest.y)
    }

    /// Returns the x range of the area at a height, except for rounding, or `nil` if there is none.
    func chord(atY y: Double) -> ClosedRange<Double>? {
        let height = y - middle.y
        let line = Line(start: Point(x: down.x * height, y: down.y * height), direction: right)
        guard let chord = line.chord(in: shape, half) else { return nil }
        let (left, right) = (middle.x + chord.lowerBound, middle.x + chord.upperBound)
        return left.isFinite && right.isFinite ? left...right : nil
    }
}

extension HitShape {
    /// Returns the point of the shape that is farthest in the direction `x`, `y`. The shape fills a rectangle around
    /// the origin.
    fileprivate func farthest(x: Double, y: Double, _ half: Size) -> Point {
        func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }
        let radius = half.shorterSide
        switch self {
        case .rectangle, .subviews:
            return Point(x: sign(x) * half.width, y: sign(y) * half.height)
        case .circle, .capsule:
            let length = (x * x + y * y).squareRoot()
            guard length > 0 else { return .zero }
            let straight = self == .circle ? Size.zero : Size(width: half.width - radius, height: half.height - radius)
            return Point(
                x: sign(x) * straight.width + radius * x / length, y: sign(y) * straight.height + radius * y / length)
        case .ellipse:
            let length = (half.width * half.width * x * x + half.height * half.height * y * y).squareRoot()
            guard length > 0 else { return .zero }
            return Point(x: half.width * half.width * x / length, y: half.height * half.height * y / length)
        }
    }

    /// Returns the points at which the outline isn't smooth, up to symmetry about the origin.
    fileprivate func kinks(_ half: Size) -> [Point] {
        let radius = half.shorterSide
        switch self {
        case .rectangle, .subviews:
            return [Point(x: half.width, y: half.height), Point(x: half.width, y: -half.height)]
        case .capsule where half.width >= half.height:
            return [Point(x: half.width - radius, y: radius), Point(x: half.width - radius, y: -radius)]
        case .capsule:
            return [Point(x: radius, y: half.height - radius), Point(x: radius, y: radius - half.height)]
        case .circle, .ellipse:
            return []
        }
    }
}
