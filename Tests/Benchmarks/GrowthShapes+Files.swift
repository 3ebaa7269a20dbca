/// Files of many scenes, and of many statements beside scenes.
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
        GrowthShape("chained lets in a scene") { bytes in
            filled(bytes, from: opening + "let a0 = 1\n", to: "}\n") { "let a\($0 + 1) = (a\($0) + 0)\n" }
        },
        GrowthShape("chained lets that double in each row", parameters: [10, 20, 40, 80, 400]) { count in
            let lets = (1...count).map { "let a\($0) = (a\($0 - 1) + a\($0 - 1))\n" }.joined()
            return opening
                + "table T fill { rows 40 height 44 { let a0 = (row)\n\(lets)\ncell { button B frame 0,0 44x44 } } } }\n"
        },
        GrowthShape("blank lines") { bytes in
            filled(bytes, from: opening, to: "button B frame 0,0 44x44 }\n") { _ in "\r\n" }
        },
        GrowthShape("byte order marks") { bytes in filled(bytes) { _ in "\u{FEFF}" } },
        GrowthShape("comments") { bytes in
            filled(bytes, from: opening, to: "button B frame 0,0 10x10 }\n") { _ in "// a comment\n" }
        },
        GrowthShape("allowances that allow nothing") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button B\($0) frame 9,\($0 % 700) 9x9 // scenec:allow dead-overhang — why\n"
            }
        },
        GrowthShape("comments before one allowance") { bytes in
            filled(bytes, from: opening, to: "button B frame 0,0 9x9 // scenec:allow small-target — why\n}\n") { _ in
                "//\n"
            }
        },
        GrowthShape("comments behind one allowance") { bytes in
            filled(bytes, from: opening + "button B frame 0,0 9x9 // scenec:allow small-target — why\n", to: "}\n") {
                _ in "//\n"
            }
        },
        GrowthShape("allowances of unknown rules") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button B\($0) frame 9,\($0 * 60) 9x9 // scenec:allow smal-targt\n"
            }
        },
        GrowthShape("allowances in scenes with errors") { bytes in
            filled(bytes) { "scene S\($0) 1x1 { button A frame 0,0 9x9 hiden // scenec:allow small-target — why\n}\n" }
        },
        GrowthShape("rules of one allowance") { bytes in
            filled(bytes, from: opening + "button B frame 0,0 9x9 // scenec:allow ", to: " — why\n}\n") {
                $0 % 2 == 0 ? "small-target," : "dead-overhang,"
            }
        },
    ]
}
