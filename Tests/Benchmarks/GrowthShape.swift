/// A family of scene files that grow in one respect.
struct GrowthShape: Sendable {
    /// What grows, in a few words. It is unique in the suite.
    let name: String
    /// The arguments for `text`, in ascending order.
    let sizes: [Int]
    /// Makes the file with the given size.
    let text: @Sendable (_ size: Int) -> String
    /// The point for `eval --at`.
    let point: String
    /// What the name of the file ends with.
    var ending = "scene"
    /// The files that it imports, by name. Sizes include them.
    var imports: @Sendable (_ size: Int) -> [String: String] = { _ in [:] }

    /// Creates a shape whose sizes are the approximate number of bytes.
    init(_ name: String, point: String = "195,422", text: @escaping @Sendable (_ byteCount: Int) -> String) {
        self.init(name, sizes: [12_500, 25_000, 50_000, 100_000], point: point, text: text)
    }

    /// Creates a shape whose text stays small but produces more and more as `parameter` grows.
    init(
        _ name: String, parameters: [Int], point: String = "195,422",
        text: @escaping @Sendable (_ parameter: Int) -> String
    ) {
        self.init(name, sizes: parameters, point: point, text: text)
    }

    /// Returns the shape of one scene between `start` and `end`, filled with `part`, called with 0, 1, 2 …
    static func scene(
        _ name: String, start: String = "", end: String = "", point: String = "195,422",
        with part: @escaping @Sendable (_ index: Int) -> String
    ) -> GrowthShape {
        GrowthShape(name, point: point) { filled($0, from: GrowthShapes.opening + start, to: end + "}\n", with: part) }
    }

    /// Creates a shape of printed view hierarchies or storyboards, by what the names of their files end with.
    init(_ name: String, ending: String, text: @escaping @Sendable (_ byteCount: Int) -> String) {
        self.init(name, text: text)
        self.ending = ending
    }

    /// Whether it has to be imported to be a scene.
    var isDocument: Bool { ending != "scene" }

    private init(
        _ name: String, sizes: [Int], point: String, text: @escaping @Sendable (_ size: Int) -> String
    ) {
        self.name = name
        self.sizes = sizes
        self.point = point
        self.text = text
    }
}

/// Repeats `part` (called with 0, 1, 2 …) between `opening` and `closing` until the text has `byteCount` bytes.
func filled(
    _ byteCount: Int, from opening: String = "", to closing: String = "", with part: (_ index: Int) -> String
) -> String {
    var text = opening
    text.reserveCapacity(byteCount + 256)
    var index = 0
    while text.utf8.count + closing.utf8.count < byteCount {
        text += part(index)
        index += 1
    }
    return text + closing
}
