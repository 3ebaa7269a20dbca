/// A view of a lowered scene, as `scenec dump --stage tree` prints it.
public struct DumpedView: Sendable {
    /// The name of the scene.
    public var scene: String
    /// The device or size that the scene is on, if it has several.
    public var device: String?
    /// The number of superviews.
    public var depth: Int
    /// How a scene names it.
    public var path: String
    /// The word of its kind.
    public var kind: String
    /// Its frame in the superview's coordinates, before any transform.
    public var frame: (x: Double, y: Double, width: Double, height: Double)
    /// The origin of its bounds: of a scroll view, its content offset.
    public var boundsOrigin: (x: Double, y: Double)
    /// The properties that differ from UIKit's defaults, as words and values.
    public var properties: [(name: String, value: String)]

    /// Creates a dumped view.
    public init(
        scene: String, depth: Int, path: String, kind: String,
        frame: (x: Double, y: Double, width: Double, height: Double), boundsOrigin: (x: Double, y: Double),
        properties: [(name: String, value: String)], device: String? = nil
    ) {
        self.device = device
        self.scene = scene
        self.depth = depth
        self.path = path
        self.kind = kind
        self.frame = frame
        self.boundsOrigin = boundsOrigin
        self.properties = properties
    }
}

extension JSONWriter {
    /// Writes a view on one line.
    public mutating func line(_ view: DumpedView) {
        line { object in
            object.member("scene", view.scene)
            if let device = view.device { object.member("device", device) }
            object.member("depth", view.depth)
            object.member("view", view.path)
            object.member("kind", view.kind)
            let frame = view.frame
            object.member("frame", [frame.x, frame.y, frame.width, frame.height]) { $0.value($1) }
            object.member("boundsOrigin", x: view.boundsOrigin.x, y: view.boundsOrigin.y)
            object.member("properties") { member in
                member.object { properties in
                    for property in view.properties { properties.member(named: property.name, property.value) }
                }
            }
        }
    }
}

extension DumpedView {
    /// Returns the view on one line, indented by its depth.
    public func humanText(_ palette: Palette) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(shownNumber)
        var text = String(repeating: "  ", count: depth) + palette.paint(path, .emphasis) + " \(kind)"
        text += " \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
        if boundsOrigin != (0, 0) { text += " bounds \(shownNumber(boundsOrigin.x)),\(shownNumber(boundsOrigin.y))" }
        for property in properties {
            text += " " + property.name + (property.value.isEmpty ? "" : " \(property.value)")
        }
        return text + "\n"
    }
}
