import SceneRuntime
import SceneSemantics

extension PathData {
    /// The distance of a control point from the end of a quarter circle of radius 1.
    private static let arc = 0.5522847498

    /// Adds a rectangle in the coordinates of a view, with corners rounded by `radius`, carried to the scene.
    mutating func rectangle(_ rectangle: Rectangle, radius: Size, by matrix: AffineTransform) {
        if radius.width <= 0 || radius.height <= 0 {
            return polygon(rectangle.corners.map { matrix.apply(to: $0) })
        }
        let (width, height) = (min(radius.width, rectangle.width / 2), min(radius.height, rectangle.height / 2))
        let at = { (x: Double, y: Double) in matrix.apply(to: Point(x: x, y: y)) }
        let (left, top, right, bottom) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
        let (across, along) = (width * (1 - Self.arc), height * (1 - Self.arc))
        move(to: at(left + width, top))
        line(to: at(right - width, top))
        curve(at(right - across, top), at(right, top + along), to: at(right, top + height))
        line(to: at(right, bottom - height))
        curve(at(right, bottom - along), at(right - across, bottom), to: at(right - width, bottom))
        line(to: at(left + width, bottom))
        curve(at(left + across, bottom), at(left, bottom - along), to: at(left, bottom - height))
        line(to: at(left, top + height))
        curve(at(left, top + along), at(left + across, top), to: at(left + width, top))
        close()
    }

    /// Adds the hit area of a view without its subviews, carried to the scene.
    mutating func hitArea(of view: View, by matrix: AffineTransform) {
        let bounds = view.hitBounds
        let shorter = bounds.shorterSide / 2
        switch view.hitShape {
        case .rectangle, .subviews: rectangle(bounds, radius: .zero, by: matrix)
        case .capsule: rectangle(bounds, radius: Size(width: shorter, height: shorter), by: matrix)
        case .ellipse:
            rectangle(bounds, radius: Size(width: bounds.width / 2, height: bounds.height / 2), by: matrix)
        case .circle:
            let middle = bounds.middle
            let square = Rectangle(
                minX: middle.x - shorter, minY: middle.y - shorter, maxX: middle.x + shorter, maxY: middle.y + shorter)
            rectangle(square, radius: Size(width: shorter, height: shorter), by: matrix)
        }
    }
}

extension View {
    /// The area of what ``PathData/hitArea(of:by:)`` draws, in the view's own coordinates.
    var hitShapeArea: Double {
        let (width, height) = (max(0, hitBounds.width), max(0, hitBounds.height))
        let shorter = min(width, height)
        switch hitShape {
        case .rectangle, .subviews: return width * height
        case .circle: return .pi / 4 * shorter * shorter
        case .capsule: return width * height - (1 - .pi / 4) * shorter * shorter
        case .ellipse: return .pi / 4 * width * height
        }
    }
}
