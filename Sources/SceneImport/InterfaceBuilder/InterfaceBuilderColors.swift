/// The colors that a document gives names: system colors, and colors of asset catalogs.
struct InterfaceBuilderColors {
    /// The elements with the components of the colors, by name.
    private var elements: [String: XMLElementID] = [:]

    /// Collects the colors of `xml`.
    init(of xml: XMLDocument) {
        guard let root = xml.root, let resources = xml.child("resources", of: root) else { return }
        for resource in xml.children(of: resources) {
            guard xml.hasName("systemColor", resource) || xml.hasName("namedColor", resource),
                let name = xml.value(of: "name", in: resource), let color = xml.child("color", of: resource)
            else { continue }
            elements[name] = color
        }
    }

    /// Returns a `color` element as a scene spells it. Returns `nil` if nothing of it is seen, or if its components
    /// aren't in the document.
    func literal(of color: XMLElementID, in xml: XMLDocument) -> String? {
        let name = ["systemColor", "name", "cocoaTouchSystemColor"].compactMap { xml.value(of: $0, in: color) }.first
        let element = name.flatMap { elements[$0] } ?? color
        func component(_ attribute: String) -> Double? {
            guard let text = xml.value(of: attribute, in: element), let value = Double(text), value.isFinite else {
                return nil
            }
            return value
        }
        let white = component("white")
        guard let red = component("red") ?? white, let green = component("green") ?? white,
            let blue = component("blue") ?? white
        else { return nil }
        return colorText(red: red, green: green, blue: blue, alpha: component("alpha") ?? 1)
    }
}
