import SceneRuntime
import TestSupport

/// A generated view hierarchy, which can be written as a scene and as `recursiveDescription` prints it.
///
/// Each view has a class of its own, so that its Name is the same in both.
struct GeneratedHierarchy {
    /// A view.
    struct View {
        var name: String
        var superview: Int?
        var frame: Rectangle
        var transform = AffineTransform.identity
        var bounds = Point.zero
        var isHidden = false
        var isInteractive = true
        var clips = false
        var alpha = 1.0
        var isScroll = false
        var subviews: [Int] = []
    }

    var views: [View] = []

    /// Generates a hierarchy of `count` views. Only without `isPlain` there are transforms and scroll views.
    init(_ random: inout SplitMix, count: Int, isPlain: Bool = false) {
        views = [View(name: "UIView", frame: Rectangle(minX: 0, minY: 0, maxX: 200, maxY: 200))]
        for index in 1..<count {
            let superview = random.happens(0.4) ? index - 1 : Int.random(in: 0..<index, using: &random)
            let origin = Point(
                x: Double(Int.random(in: -40...160, using: &random)) / 2,
                y: Double(Int.random(in: -40...160, using: &random)))
            let size = Size(
                width: Double(Int.random(in: 0...120, using: &random)),
                height: Double(Int.random(in: 10...120, using: &random)))
            var view = View(name: "V\(index)", superview: superview, frame: Rectangle(origin: origin, size: size))
            view.isHidden = random.happens(0.05)
            view.isInteractive = !random.happens(0.1)
            view.clips = random.happens(0.3)
            if random.happens(0.15) { view.alpha = random.pick([0, 0.005, 0.01, 0.5]) }
            if !isPlain {
                view.isScroll = random.happens(0.2)
                if view.isScroll { view.bounds = Point(x: Double(Int.random(in: -20...20, using: &random)), y: 7.5) }
                if random.happens(0.2) {
                    view.transform = random.pick([
                        AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0),
                        AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0),
                        AffineTransform(a: -0.5, b: 0, c: 0, d: 1, tx: 0, ty: -4),
                    ])
                }
            }
            views.append(view)
            views[superview].subviews.append(index)
        }
    }

    /// The hierarchy as a scene.
    var scene: String {
        var text = "scene Main 200x200 {\n"
        func write(_ index: Int) {
            let view = views[index]
            let (frame, transform) = (view.frame, view.transform)
            text += "\(view.isScroll ? "scroll" : "view") \(view.name) frame \(frame.minX),\(frame.minY) "
            text += "\(frame.width)x\(frame.height) alpha \(view.alpha)"
            if transform != .identity {
                text +=
                    " transform \(transform.a),\(transform.b),\(transform.c),\(transform.d),\(transform.tx),\(transform.ty)"
            }
            if view.isScroll { text += " contentOffset \(view.bounds.x),\(view.bounds.y)" }
            if view.isHidden { text += " hidden" }
            if !view.isInteractive { text += " userInteractionEnabled .off" }
            text += " {\n"
            for subview in view.subviews { write(subview) }
            text += "}\n"
        }
        for subview in views[0].subviews { write(subview) }
        return text + "}\n"
    }

    /// The hierarchy as UIKit prints it; `className` gives the class of a view, and what comes behind it.
    func dump(className: (View) -> String = { $0.name }) -> String {
        var text = ""
        func write(_ index: Int, depth: Int) {
            let view = views[index]
            text += depth == 0 ? "" : "   " + String(repeating: "| ", count: depth)
            text += "<\(className(view)): 0x\(index + 1); frame = \(printedFrame(of: view))"
            if view.transform != .identity {
                let transform = view.transform
                text += "; transform = [\(transform.a), \(transform.b), \(transform.c), \(transform.d), "
                text += "\(transform.tx), \(transform.ty)]"
            }
            if view.alpha != 1 { text += "; alpha = \(view.alpha)" }
            if view.clips { text += "; clipsToBounds = YES" }
            if view.isHidden { text += "; hidden = YES" }
            if !view.isInteractive { text += "; userInteractionEnabled = NO" }
            text += "; layer = <CALayer: 0x\(index + 1)00>"
            if view.isScroll { text += "; contentOffset: {\(view.bounds.x), \(view.bounds.y)}" }
            text += ">\n"
            for subview in view.subviews { write(subview, depth: depth + 1) }
        }
        write(0, depth: 0)
        return text
    }

    /// Returns the box around the transformed view, which is its frame in UIKit.
    private func printedFrame(of view: View) -> String {
        let (middle, transform) = (view.frame.middle, view.transform)
        let width = abs(transform.a) * view.frame.width + abs(transform.c) * view.frame.height
        let height = abs(transform.b) * view.frame.width + abs(transform.d) * view.frame.height
        let (x, y) = (middle.x + transform.tx - width / 2, middle.y + transform.ty - height / 2)
        return "(\(x) \(y); \(width) \(height))"
    }

    /// Returns the view that React Native's hit test finds, written from its source: RCTView's or, if `isFabric`,
    /// RCTViewComponentView's. Without transforms and scroll views.
    func reactNativeHit(_ point: Point, in index: Int = 0, isFabric: Bool) -> String? {
        let view = views[index]
        if view.isHidden || !view.isInteractive || isFabric && Double(Float(view.alpha)) < 0.01 { return nil }
        let isInside = point.x >= 0 && point.y >= 0 && point.x < view.frame.width && point.y < view.frame.height
        if view.clips, !isInside { return nil }
        for subview in view.subviews.reversed() {
            let origin = views[subview].frame.origin
            let point = Point(x: point.x - origin.x, y: point.y - origin.y)
            if let hit = reactNativeHit(point, in: subview, isFabric: isFabric) { return hit }
        }
        return isInside ? view.name : nil
    }
}
