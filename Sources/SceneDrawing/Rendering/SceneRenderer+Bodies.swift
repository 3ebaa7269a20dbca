import SceneRuntime
import SceneSemantics
import SceneText

/// What views of each kind look like, roughly as in UIKit.
extension SceneRenderer {
    /// The font size of the smallest legible text.
    static let smallestText = 9.0

    /// Draws what is in the bounds of a view, in coordinates from their top left corner.
    func drawBody(of shape: ViewShape, _ view: View) {
        let origin = view.boundsOrigin
        let matrix = shape.matrix.applied(
            after: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
        writer.write("<g")
        writer.transform(matrix)
        writer.write(">")
        var body = Body(width: view.size.width, height: view.size.height, matrix: matrix, visible: shape.box)
        body.isRightToLeft = scene.isRightToLeft
        body.draw(view, shape, self)
        writer.write(body.writer.bytes)
        writer.write("</g>")
        for box in body.texts where labels.isFree(box) { labels.take(box) }
    }
}

/// The contents of one view, in its own coordinates.
private struct Body {
    let width: Double
    let height: Double
    let matrix: AffineTransform
    /// The visible part of the view, in the scene's coordinates.
    let visible: Rectangle
    var writer = MarkupWriter()
    /// Whether texts begin at the right.
    var isRightToLeft = false
    /// The boxes of the texts, in the scene's coordinates.
    var texts: [Rectangle] = []

    init(width: Double, height: Double, matrix: AffineTransform, visible: Rectangle) {
        self.width = width
        self.height = height
        self.matrix = matrix
        self.visible = visible
    }

    mutating func draw(_ view: View, _ shape: ViewShape, _ renderer: SceneRenderer) {
        let shorter = min(width, height)
        switch view.kind {
        case .button:
            rectangle(
                "b", 0, 0, width, height,
                radius: min(shorter / 2, view.cornerRadius > 0 ? view.cornerRadius : 22))
            text(shape.title, size: 15, isCentered: true)
        case .control:
            if view.backgroundColor & 0xFF == 0 {
                rectangle("b", 0, 0, width, height, radius: min(max(view.cornerRadius, 4), shorter / 2))
            }
            text(shape.title, size: 15, isCentered: true)
        case .switch:
            let (track, thumb) = (min(height, width * 0.62), min(height, width * 0.62) - 4)
            rectangle(view.isOn ? "on" : "b", 0, (height - track) / 2, width, track, radius: track / 2)
            circle("p", view.isOn ? width - track / 2 : track / 2, height / 2, thumb / 2)
        case .slider:
            let slider = renderer.tree.sliders[shape.view] ?? SliderProperties()
            let thumb = slider.thumb(
                of: renderer.scene.touchSettings.thumbSize,
                in: Rectangle(minX: 0, minY: 0, maxX: width, maxY: height))
            rectangle("b", 2, height / 2 - 2, width - 4, 4, radius: 2)
            let (start, end) = slider.isRightToLeft ? (thumb.middle.x, width - 2) : (2, thumb.middle.x)
            rectangle("k", start, height / 2 - 2, end - start, 4, radius: 2)
            circle("p", thumb.middle.x, thumb.middle.y, min(thumb.width, height) / 2 - 2)
        case .stepper:
            rectangle("b", 0, 0, width, height, radius: min(8, shorter / 2))
            let arm = min(8, shorter / 4)
            line(width / 2, height * 0.25, width / 2, height * 0.75)
            line(width / 4 - arm, height / 2, width / 4 + arm, height / 2)
            line(width * 3 / 4 - arm, height / 2, width * 3 / 4 + arm, height / 2)
            line(width * 3 / 4, height / 2 - arm, width * 3 / 4, height / 2 + arm)
        case .segmentedControl:
            rectangle("b", 0, 0, width, height, radius: min(8, shorter / 2))
            rectangle("p", 2, 2, width / 3 - 2, height - 4, radius: min(7, shorter / 2))
            line(width * 2 / 3, height * 0.25, width * 2 / 3, height * 0.75)
            text(shape.title, size: 13, isCentered: true)
        case .pageControl:
            let gap = min(16, width / 5)
            for dot in -2...2 {
                circle(dot == -2 ? "k" : "b", width / 2 + Double(dot) * gap, height / 2, min(3.5, shorter / 2))
            }
        case .textField:
            rectangle("p", 0.5, 0.5, width - 1, height - 1, radius: min(6, shorter / 2))
            text(shape.title, size: 14, isCentered: false, inset: 8, isMuted: true, isOneLine: true)
        case .textView:
            text(shape.title, size: 14, isCentered: false, inset: 6, isAtTop: true)
        case .label:
            if shape.title != nil { text(shape.title, size: 15, isCentered: false) } else { textBar() }
        case .image:
            line(0, 0, width, height)
            line(width, 0, 0, height)
        case .visualEffect: rectangle("b v", 0, 0, width, height, radius: view.cornerRadius)
        case .scroll, .table, .collection:
            indicators(view, renderer.tree.scrollViews[shape.view])
            text(shape.title, size: 13, isCentered: true)
        case .cell:
            let container = renderer.tree[shape.view].superview
            if container.map({ renderer.tree[$0].kind == .collection }) ?? false {
                rectangle("e", 0.5, 0.5, width - 1, height - 1, radius: min(4, shorter / 2))
            } else {
                line(16, height - 0.5, width, height - 0.5)
            }
        case .header, .footer:
            if view.backgroundColor & 0xFF == 0 { rectangle("b v", 0, 0, width, height, radius: 0) }
            text(shape.title, size: 13, isCentered: false, inset: 16)
        default: text(shape.title, size: 13, isCentered: true)
        }
    }

    private mutating func rectangle(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
    ) {
        guard width > 0, height > 0 else { return }
        writer.write("<rect class=\"\(name)\"")
        if x != 0 { writer.attribute("x", x) }
        if y != 0 { writer.attribute("y", y) }
        writer.attribute("width", width)
        writer.attribute("height", height)
        if radius > 0 { writer.attribute("rx", radius) }
        writer.write("/>")
    }

    private mutating func circle(_ name: String, _ x: Double, _ y: Double, _ radius: Double) {
        guard radius > 0 else { return }
        writer.write("<circle class=\"\(name)\"")
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.attribute("r", radius)
        writer.write("/>")
    }

    private mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        var path = PathData()
        path.move(to: Point(x: x1, y: y1))
        path.line(to: Point(x: x2, y: y2))
        writer.write("<path class=\"l\"")
        writer.data(path)
        writer.write("/>")
    }

    /// Draws a bar for a text that isn't known.
    private mutating func textBar() {
        let thickness = min(8, height * 0.4)
        rectangle(
            "b", min(2, width / 4), (height - thickness) / 2, min(width * 0.7, width - 4), thickness,
            radius: thickness / 2)
    }

    /// Draws the scroll indicators of content that is longer than the bounds.
    private mutating func indicators(_ view: View, _ properties: ScrollViewProperties?) {
        guard let properties else { return }
        let (content, offset) = (properties.contentSize, view.boundsOrigin)
        if content.height > height, height > 40 {
            let length = max(24, (height - 8) * height / content.height)
            let room = (height - 8 - length) * min(1, max(0, offset.y / (content.height - height)))
            rectangle("k i", width - 5, 4 + room, 2.5, length, radius: 1.25)
        }
        if content.width > width, width > 40 {
            let length = max(24, (width - 8) * width / content.width)
            let room = (width - 8 - length) * min(1, max(0, offset.x / (content.width - width)))
            rectangle("k i", 4 + room, height - 5, length, 2.5, radius: 1.25)
        }
    }

    /// Draws a text: in several lines where it needs them, smaller where that isn't enough, and else cut off.
    private mutating func text(
        _ text: String?, size: Double, isCentered: Bool, inset: Double = 2, isMuted: Bool = false,
        isAtTop: Bool = false,
        isOneLine: Bool = false
    ) {
        guard let text, !text.isEmpty else { return }
        let size = min(size, height * 0.72)
        guard size >= 4 else { return }
        let room = width - 2 * (isCentered ? min(6, width * 0.06) : inset)
        let lines = LinesOfText(
            text, width: room, height: isOneLine ? 0 : height, sizes: [size, 12, 10.5, SceneRenderer.smallestText])
        guard let widest = lines.texts.map({ TextMetrics.width(of: $0, size: lines.size) }).max() else { return }
        let x = isCentered ? width / 2 : isRightToLeft ? width - inset : inset
        let (textSize, used) = (lines.size, min(widest, room))
        let extent = Double(lines.texts.count - 1) * lines.spacing
        let middle = isAtTop ? min(height / 2, textSize + extent / 2) : height / 2
        for (index, line) in lines.texts.enumerated() {
            writer.write("<text")
            if isMuted { writer.write(" class=\"m\"") }
            writer.attribute("x", x)
            writer.attribute("y", middle - extent / 2 + Double(index) * lines.spacing + textSize * 0.35)
            writer.attribute("font-size", textSize)
            if isCentered { writer.write(" text-anchor=\"middle\"") }
            if !isCentered, isRightToLeft { writer.write(" text-anchor=\"end\"") }
            writer.write(">")
            writer.writeEscaped(line)
            writer.write("</text>")
        }
        let left = isCentered ? x - used / 2 : isRightToLeft ? x - used : x
        let box = Rectangle(
            minX: left, minY: middle - extent / 2 - textSize * 0.6, maxX: left + used,
            maxY: middle + extent / 2 + textSize * 0.6)
        texts.append(Rectangle(around: box.corners.map { matrix.apply(to: $0) }).intersection(visible))
    }
}

extension MarkupWriter {
    /// Writes a transform.
    mutating func transform(_ matrix: AffineTransform) {
        if matrix == .identity { return }
        let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        write(isMove ? " transform=\"translate(" : " transform=\"matrix(")
        // The factors are more precise than lengths, because they multiply them.
        let factors = isMove ? [] : [matrix.a, matrix.b, matrix.c, matrix.d]
        for factor in factors { write("\(numberText((factor * 1e6).rounded() / 1e6 + 0)) ") }
        write(matrix.tx)
        write(" ")
        write(matrix.ty)
        write(")\"")
    }
}
