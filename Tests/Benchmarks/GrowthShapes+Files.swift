/// Files with many scenes, and with many statements outside scenes.
extension GrowthShapes {
    static let files: [GrowthShape] = [
        GrowthShape("scenes") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame 0,0 44x44 }\n" }
        },
        GrowthShape("empty scenes") { bytes in filled(bytes) { "scene S\($0) 1x1{}" } },
        GrowthShape("scenes of one Name") { bytes in
            filled(bytes) { _ in "scene Main 390x844 { button A frame 0,0 44x44 }\n" }
        },
        GrowthShape("scenes with a table each") { bytes in
            filled(bytes) {
                "scene S\($0) 390x844 { table T fill { rows 99 height 44 { cell { button B frame 0,0 9x9 } } } }\n"
            }
        },
        GrowthShape("lets and scenes that use them") { bytes in
            filled(bytes) { "let a\($0) = \($0 % 90)\nscene S\($0) 390x844 { button A frame (a\($0)),0 44x44 }\n" }
        },
        GrowthShape("lets that nothing uses") { bytes in filled(bytes) { "let a\($0) = 1\n" } },
        GrowthShape("chained lets") { bytes in
            filled(bytes, from: "let a0 = 1\n") { "let a\($0 + 1) = (a\($0) * 1 + 0)\n" }
                + "scene Main 390x844 { view fill }\n"
        },
        .scene("chained lets in a scene", start: "let a0 = 1\n") { "let a\($0 + 1) = (a\($0) + 0)\n" },
        GrowthShape("chained lets that double in each row", parameters: [10, 20, 40, 80, 400]) { count in
            let lets = (1...count).map { "let a\($0) = (a\($0 - 1) + a\($0 - 1))\n" }.joined()
            return opening
                + "table T fill { rows 40 height 44 { let a0 = (row)\n\(lets)\ncell { button B frame 0,0 44x44 } } } }\n"
        },
        .scene("blank lines", end: "button B frame 0,0 44x44 ") { _ in "\r\n" },
        GrowthShape("byte order marks") { bytes in filled(bytes) { _ in "\u{FEFF}" } },
        .scene("comments", end: "button B frame 0,0 10x10 ") { _ in "// a comment\n" },
        .scene("suppressions without effect") {
            "button B\($0) frame 9,\($0 % 700) 9x9 // scenec:allow dead-overhang — why\n"
        },
        .scene("comments before a suppression", end: "button B frame 0,0 9x9 // scenec:allow small-target — why\n") {
            _ in "//\n"
        },
        .scene("comments after a suppression", start: "button B frame 0,0 9x9 // scenec:allow small-target — why\n") {
            _ in "//\n"
        },
        .scene("suppressions of unknown rules") {
            "button B\($0) frame 9,\($0 * 60) 9x9 // scenec:allow smal-targt\n"
        },
        GrowthShape("suppressions in scenes with errors") { bytes in
            filled(bytes) { "scene S\($0) 1x1 { button A frame 0,0 9x9 hiden // scenec:allow small-target — why\n}\n" }
        },
        .scene("rules of one suppression", start: "button B frame 0,0 9x9 // scenec:allow ", end: " — why\n") {
            $0 % 2 == 0 ? "small-target," : "dead-overhang,"
        },
    ]
}
