/// The shapes that the suite `growth` measures.
enum GrowthShapes {
    /// Every shape.
    static var all: [GrowthShape] {
        files + manyScenes + mistakes + fixes + lines + statements + components + documents + hitTests + cells + layouts
            + touches + recognizers
            + geometry
    }

    /// The start of a scene; the shape's parts follow it.
    static let opening = "scene Main 390x844 {\n"
}
