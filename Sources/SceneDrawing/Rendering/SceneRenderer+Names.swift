import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

/// Writes the names of views where there is room.
extension SceneRenderer {
    /// The maximum number of views that are named.
    private static let nameLimit = 2_000
    /// The maximum number of views near a name that are looked at.
    private static let neighborLimit = 80
    private static let size = 9.0

    func drawNames() {
        layer("names") { renderer in
            let index = RectangleIndex(renderer.shapes.shapes.map { $0.box })
            var rest = Self.nameLimit
            for shapeIndex in renderer.placesToName where rest > 0 {
                guard let name = renderer.shownName(of: renderer.shapes.shapes[shapeIndex]) else { continue }
                rest -= 1
                renderer.drawName(name, of: shapeIndex, index)
            }
        }
    }

    /// The shapes to name, by index: first those that findings are about, then the others, each from front to back.
    private var placesToName: [Int] {
        let reported = Set(shownFindings.flatMap { $0.data.on(scene.device).views })
        let places = shapes.shapes.indices.reversed()
        return places.filter { reported.contains(shapes.shapes[$0].path) }
            + places.filter { !reported.contains(shapes.shapes[$0].path) }
    }

    /// Returns the name to write at a view, or `nil` if it has none of its own or shows it already.
    private func shownName(of shape: ViewShape) -> String? {
        let kind = tree[shape.view].kind
        if shape.view == .root || kind == .content { return nil }
        guard let name = shape.path.split(separator: ".").last, !name.utf8.contains(UInt8(ascii: "#")) else {
            return nil
        }
        return shape.title == String(name) ? nil : String(name)
    }

    private func drawName(_ name: String, of place: Int, _ index: RectangleIndex) {
        let shape = shapes.shapes[place]
        let text = TextMetrics.fitted(name, in: 160, size: Self.size)
        let size = Size(width: TextMetrics.width(of: text, size: Self.size), height: Self.size * 1.2)
        if text.isEmpty { return }
        let fitting = candidates(size, shape).filter { isClear($0, for: place, index) }
        guard let box = labels.takeFirst(of: fitting) else { return }
        writer.write("<text class=\"name\"")
        writer.attribute("x", box.minX)
        writer.attribute("y", box.maxY - Self.size * 0.28)
        writer.write(">")
        writer.writeEscaped(text)
        writer.write("</text>\n")
    }

    /// Returns the boxes in which to write a name, the best first.
    private func candidates(_ size: Size, _ shape: ViewShape) -> [Rectangle] {
        let (view, inset) = (tree[shape.view], 4.0)
        let visible = shape.box.intersection(maps.hitMap.domain).orEmpty
        let at = { (x: Double, y: Double) in Rectangle(origin: Point(x: x, y: y), size: size) }
        let (left, right) = (visible.minX + inset, visible.maxX - inset - size.width)
        let (top, bottom) = (visible.minY + inset, visible.maxY - inset - size.height)
        let middle = Point(x: visible.middle.x - size.width / 2, y: visible.middle.y - size.height / 2)
        let inside: [Rectangle]
        switch view.kind {
        case .switch, .slider, .stepper, .segmentedControl, .pageControl: inside = []
        case .textField: inside = shape.title == nil ? [at(left + inset, middle.y)] : []
        case .button, .control, .textView, .label:
            inside =
                shape.title == nil
                ? [at(middle.x, middle.y), at(left, middle.y)]
                : [at(middle.x, bottom + 2), at(middle.x, top - 2)]
        case .cell: inside = [at(right, middle.y), at(middle.x, middle.y), at(left, middle.y), at(right, top)]
        case .image: inside = [at(middle.x, top), at(middle.x, bottom), at(left, middle.y)]
        default:
            inside = [
                at(left, top), at(right, top), at(left, bottom), at(right, bottom), at(middle.x, top),
                at(middle.x, bottom), at(left, middle.y), at(right, middle.y), at(middle.x, middle.y),
            ]
        }
        let fitting = inside.filter { box in
            visible.contains(box) && box.corners.allSatisfy { shape.polygon.contains($0) }
        }
        guard view.kind.isTouchTarget || view.kind == .label || view.kind == .image else { return fitting }
        // Beside the view, if it is too small.
        let beside = [
            at(middle.x, visible.maxY + 2), at(visible.maxX + 3, middle.y),
            at(middle.x, visible.minY - size.height - 2),
            at(visible.minX - size.width - 3, middle.y),
        ]
        return fitting + beside.filter { maps.hitMap.domain.contains($0) }
    }

    /// Returns whether a name of the view at `place` would cover no edge and no other view's looks.
    private func isClear(_ box: Rectangle, for place: Int, _ index: RectangleIndex) -> Bool {
        var rest = Self.neighborLimit
        // What an opaque view hides can't be covered.
        let own = shapes.shapes[place]
        let isHiding = tree[own.view].isOpaque(alpha: own.alpha) && own.box.contains(box)
        return index.search(meeting: box) { other in
            rest -= 1
            if rest < 0 { return false }
            if other == place || isHiding && other < place { return true }
            let shape = shapes.shapes[other]
            guard shape.box.contains(box), box.corners.allSatisfy({ shape.polygon.contains($0) }) else { return false }
            let view = tree[shape.view]
            if view.kind.isTouchTarget || view.kind == .label { return false }
            // An image is the ground for the names of views on it.
            if view.kind == .image { return other < place }
            return other < place || !view.isOpaque(alpha: shape.alpha)
        }
    }
}

extension CutPolygon {
    /// Returns whether the point is inside the polygon, or nearly.
    func contains(_ point: Point) -> Bool {
        let sign: Double = points.signedArea < 0 ? -1 : 1
        return points.indices.allSatisfy { index in
            let (start, end) = (points[index], points[(index + 1) % points.count])
            return sign * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)) >= -1e-6
        }
    }
}
