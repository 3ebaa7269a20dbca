/// The shapes that the suite `growth` measures.
enum GrowthShapes {
    /// Every shape.
    static var all: [GrowthShape] {
        files + manyScenes + mistakes + fixes + lines + statements + hitTests + cells + touches + geometry
    }

    /// The head of a scene that the parts of a shape go into.
    static let opening = "scene Main 390x844 {\n"
}
