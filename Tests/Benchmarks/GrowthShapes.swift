/// The shapes that the suite `growth` measures.
enum GrowthShapes {
    /// Every shape, those of texts first.
    static var all: [GrowthShape] { scenes }
}

/// Files of many scenes.
extension GrowthShapes {
    static let scenes: [GrowthShape] = [
        GrowthShape("scenes") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame 0,0 44x44 }\n" }
        },
        GrowthShape("scenes with an error each") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame 0,0 44x44 hiden }\n" }
        },
        GrowthShape("scenes of one Name") { bytes in
            filled(bytes) { _ in "scene Main 390x844 { button A frame 0,0 44x44 }\n" }
        },
    ]
}
