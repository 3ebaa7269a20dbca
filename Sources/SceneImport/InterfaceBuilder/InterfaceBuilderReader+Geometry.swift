import SceneRuntime

extension InterfaceBuilderReader {
    /// Returns the numbers of a `rect` element, or `nil` if a scene can't have such a frame.
    func rectangle(of rect: XMLElementID) -> ViewFrame? {
        let names = originNames(of: rect)
        guard let x = number(names.x, of: rect), let y = number(names.y, of: rect), let size = size(of: rect) else {
            return nil
        }
        return ViewFrame(origin: Point(x: x, y: y), size: size)
    }

    /// Returns the attributes with the origin of a rectangle.
    private func originNames(of rect: XMLElementID) -> (x: String, y: String) {
        xml.hasName("frame", rect) ? ("minX", "minY") : ("x", "y")
    }

    /// Returns the value of an attribute, or `nil` if it is missing. Old versions left out a distance of zero, but not
    /// to the edge that a view follows.
    private func text(of attribute: String, in element: XMLElementID) -> String? {
        if let text = xml.value(of: attribute, in: element) { return text }
        guard attribute == "minX" || attribute == "minY" else { return nil }
        return xml.value(of: attribute == "minX" ? "maxX" : "maxY", in: element) == nil ? "0" : nil
    }

    /// Returns the number in `text`, which has no digits other than decimal ones.
    private static func number(in text: String) -> Double? {
        text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") } ? nil : Double(text)
    }

    /// Returns what is wrong with a `rect` element that isn't a rectangle.
    func problem(ofRectangle rect: XMLElementID) -> String {
        let names = originNames(of: rect)
        for name in [names.x, names.y, "width", "height"] {
            guard let text = text(of: name, in: rect) else { return "has no `\(name)`" }
            guard let number = Self.number(in: text), !number.isNaN else {
                return "has \(Self.anA(name)) that isn't a number"
            }
            if !number.isFinite { return "has \(Self.anA(name)) that isn't finite" }
            if abs(number) > Self.maximumNumber { return "has \(Self.anA(name)) beyond 1e6" }
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
        guard let text = text(of: attribute, in: element), let number = Self.number(in: text),
            abs(number) <= Self.maximumNumber
        else { return nil }
        // A zero of either sign is written alike.
        return number == 0 ? 0 : number
    }

    /// The largest number in a rectangle: no view is farther out, and a scene can contain such views at any depth.
    static let maximumNumber = 1e6
}

extension XMLDocument {
    /// Returns the rectangle directly in `element`: a `rect`, or the `frame` that old versions of Interface Builder
    /// wrote for views that follow the edges of their superview.
    func rect(of element: XMLElementID) -> XMLElementID? {
        child("rect", key: "frame", of: element) ?? child("frame", key: "frameInset", of: element)
    }
}
