import SceneRuntime

/// A convex, point-symmetric area of the root, such as a rotated rectangle or a circle, as far as it has to be known to
/// cut it into rectangles.
struct ConvexOutline {
    /// The middle of the area.
    let middle: Point
    /// The way from the middle to a point of the area that no other lies below.
    let lowest: Point
    /// Heights, measured from the middle, between which the outline is smooth, in order; those of the ends included.
    let corners: [Double]
    /// The smallest rectangle that holds the area.
    let box: Rectangle
    /// The shape, in coordinates of the view around the middle.
    private let shape: HitShape
    /// Half the size of the rectangle that the shape fills.
    private let half: Size
    /// Where a step to the right in the root leads in the view.
    private let right: Point
    /// Where a step down in the root leads in the view.
    private let down: Point

    /// The outline of `shape` in `rectangle`, both in the coordinates of `view`.
    init(_ shape: HitShape, in rectangle: Rectangle, of view: ViewID, _ geometry: HitTestGeometry) {
        let middle = geometry.rootPoint(rectangle.middle, from: view)
        let corner = { (x: Double, y: Double) in
            let point = geometry.rootPoint(Point(x: x, y: y), from: view)
            return Point(x: point.x - middle.x, y: point.y - middle.y)
        }
        let half = Size(width: rectangle.width / 2, height: rectangle.height / 2)
        // Where one step along each axis of the view leads in the root.
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
        let reach = across.x * rightmost.x + along.x * rightmost.y
        box = Rectangle(
            minX: middle.x - reach, minY: middle.y - self.lowest.y, maxX: middle.x + reach,
            maxY: middle.y + self.lowest.y)
        let kinks = shape.kinks(half).map { across.y * $0.x + along.y * $0.y }
        corners = Array(Set(kinks + kinks.map { -$0 } + [self.lowest.y, -self.lowest.y])).sorted()
    }

    /// A point of the area at a height between the ends.
    func inside(atY y: Double) -> Double {
        lowest.y == 0 ? middle.x : middle.x + lowest.x * ((y - middle.y) / lowest.y)
    }

    /// From where to where the area reaches at a height, but for rounding; `nil` where it does not.
    func chord(atY y: Double) -> ClosedRange<Double>? {
        let height = y - middle.y
        let line = Line(start: Point(x: down.x * height, y: down.y * height), way: right)
        guard let chord = line.chord(in: shape, half) else { return nil }
        let (left, right) = (middle.x + chord.lowerBound, middle.x + chord.upperBound)
        return left.isFinite && right.isFinite ? left...right : nil
    }
}

extension HitShape {
    /// The point of the shape in a rectangle around the origin that lies farthest in the direction `x`, `y`.
    fileprivate func farthest(x: Double, y: Double, _ half: Size) -> Point {
        func sign(_ value: Double) -> Double { value > 0 ? 1 : value < 0 ? -1 : 0 }
        let radius = min(half.width, half.height)
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

    /// Points at which the outline changes its course, up to symmetry about the origin.
    fileprivate func kinks(_ half: Size) -> [Point] {
        let radius = min(half.width, half.height)
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
