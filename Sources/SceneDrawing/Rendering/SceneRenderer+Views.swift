import SceneQueries
import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText

extension SceneRenderer {
    /// Draws the views, from back to front.
    func drawViews() {
        layer("views") { renderer in
            for shape in renderer.shapes.shapes { renderer.draw(shape) }
        }
    }

    private func draw(_ shape: ViewShape) {
        let view = tree[shape.view]
        let hasBody = view.kind.hasBody || shape.title != nil
        writer.write("<g class=\"view \(view.kind.rawValue)\"")
        writer.attribute("data-path", shape.path)
        let alpha = shape.alpha * (shape.isDimmed ? 0.45 : 1)
        if alpha < 1 { writer.attribute("opacity", alpha) }
        let isRounded = view.cornerRadius > 0
        if shape.polygon.isCut && (hasBody || isRounded) || shape.isInRoundedClip {
            usedClips.insert(shape.clip)
            writer.write(" clip-path=\"url(#\(clipName(shape.clip)))\"")
        }
        writer.write(">")
        writer.title(tooltip(of: shape))
        drawOutline(of: shape, view)
        if hasBody { drawBody(of: shape, view) }
        writer.write("</g>\n")
    }

    /// Returns what a tooltip says: the view, its size, and whose its touches are.
    private func tooltip(of shape: ViewShape) -> String {
        let view = tree[shape.view]
        var text = "\(shape.path): \(view.kind.rawValue) \(tenthText(view.size.width))x\(tenthText(view.size.height))"
        // What may be too long for the view.
        if let title = shape.title, TextMetrics.width(of: title, size: Self.smallestText) > view.size.width {
            text += " “\(title)”"
        }
        if view.isDisabledControl { text += ", disabled" }
        // A label takes no touches itself, and those on it are its button's.
        if let owner = maps.receivers.owner(of: shape.view), owner != shape.view {
            text += "; touches on it go to \(path(of: owner))"
        } else if !view.isUserInteractionEnabled {
            text += ", takes no touches"
        }
        return text
    }

    private func drawOutline(of shape: ViewShape, _ view: View) {
        var classes = "o"
        if view.backgroundColor & 0xFF > 0 {
            classes += " \(colorClass(view.backgroundColor))"
        } else if view.isOpaque(alpha: 1) {
            classes += " f"
        }
        if view.cornerRadius > 0 {
            var path = PathData()
            path.rectangle(view.bounds, radius: view.cornerSize, by: shape.matrix)
            return writePath(classes, path)
        }
        let polygon = shape.polygon
        if !polygon.isCut {
            var path = PathData()
            path.polygon(polygon.points)
            return writePath(classes, path)
        }
        // A cut is no edge. The area is closed all the same.
        let edges = polygon.edges
        if edges.count == 1, let edge = edges.first, edge.count == polygon.points.count {
            var path = PathData()
            path.line(through: edge)
            return writePath(classes, path)
        }
        var area = PathData()
        area.polygon(polygon.points)
        writePath(classes + " x", area)
        if edges.isEmpty { return }
        var path = PathData()
        for edge in edges { path.line(through: edge) }
        writePath("o n", path)
    }

    private func writePath(_ classes: String, _ path: PathData) {
        writer.write("<path class=\"\(classes)\"")
        writer.data(path)
        writer.write("/>")
    }

    /// Returns the class of a background color, `0xRRGGBBAA`.
    private func colorClass(_ color: UInt32) -> String {
        if let index = colors.firstIndex(of: color) { return "g\(index)" }
        // Many colors take long to compare, and can't be distinguished in the picture.
        if colors.count >= 200 { return "g0" }
        colors.append(color)
        return "g\(colors.count - 1)"
    }
}

extension CutPolygon {
    /// The lines of original edges, each as its points.
    var edges: [[Point]] {
        guard let cut = isOriginal.firstIndex(of: false) else { return [points + points.prefix(1)] }
        var lines: [[Point]] = []
        var line: [Point] = []
        for step in 1...points.count {
            let index = (cut + step) % points.count
            if line.isEmpty, isOriginal[index] { line.append(points[index]) }
            if isOriginal[index] {
                line.append(points[(index + 1) % points.count])
            } else if !line.isEmpty {
                lines.append(line)
                line = []
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

extension PathData {
    /// Adds an open line.
    mutating func line(through points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
    }
}

extension ViewKind {
    /// Whether views of this kind look like something, even without a title.
    var hasBody: Bool {
        switch self {
        case .label, .image, .visualEffect, .scroll, .table, .collection, .cell, .header, .footer: true
        default: isTouchTarget
        }
    }
}
