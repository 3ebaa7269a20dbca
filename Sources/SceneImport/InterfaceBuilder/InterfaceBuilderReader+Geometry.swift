import SceneRuntime

extension InterfaceBuilderReader {
    /// Returns the numbers of a `rect` element, or `nil` if a scene can't have such a frame.
    func rectangle(of rect: XMLElementID) -> ViewFrame? {
        let isInset = xml.hasName("frame", rect)
        guard let x = number(isInset ? "minX" : "x", of: rect), let y = number(isInset ? "minY" : "y", of: rect),
            let size = size(of: rect)
        else { return nil }
        return ViewFrame(origin: Point(x: x, y: y), size: size)
    }

    /// Returns what is wrong with a `rect` element that isn't a rectangle.
    func flaw(ofRectangle rect: XMLElementID) -> String {
        let isInset = xml.hasName("frame", rect)
        for name in [isInset ? "minX" : "x", isInset ? "minY" : "y", "width", "height"] {
            guard let text = xml.value(of: name, in: rect) else { return "has no `\(name)`" }
            guard let number = Double(text), !number.isNaN else { return "has \(Self.anA(name)) that isn't a number" }
            if !number.isFinite { return "has \(Self.anA(name)) that isn't finite" }
            if abs(number) > Self.largestNumber { return "has \(Self.anA(name)) beyond 1e6" }
            if number < 0, name == "width" || name == "height" { return "has a negative `\(name)`" }
        }
        return "isn't four numbers"
    }

    private static func anA(_ name: String) -> String { name == "x" ? "an `x`" : "a `\(name)`" }

    /// Returns the width and height of an element, or `nil` if a view can't have such a size.
    func size(of element: XMLElementID) -> Size? {
        guard let width = number("width", of: element), let height = number("height", of: element), width >= 0,
            height >= 0
        else { return nil }
        return Size(width: width, height: height)
    }

    /// Returns the number in an attribute, or `nil` if there is none that a scene can contain.
    func number(_ attribute: String, of element: XMLElementID) -> Double? {
        guard let text = xml.value(of: attribute, in: element), let number = Double(text),
            abs(number) <= Self.largestNumber
        else { return nil }
        // A zero of either sign is written alike.
        return number == 0 ? 0 : number
    }

    /// The largest number in a rectangle: no view is farther out, and a scene can contain such views at any depth.
    static let largestNumber = 1e6
}

extension XMLDocument {
    /// Returns the rectangle directly in `element`: a `rect`, or the `frame` that old versions of Interface Builder wrote
    /// for views that follow the edges of their superview.
    func rect(of element: XMLElementID) -> XMLElementID? {
        child("rect", key: "frame", of: element) ?? child("frame", key: "frameInset", of: element)
    }
}
