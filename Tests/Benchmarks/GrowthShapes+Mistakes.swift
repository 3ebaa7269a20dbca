/// Files with many mistakes.
extension GrowthShapes {
    static let mistakes: [GrowthShape] = [
        GrowthShape("scenes with an error each") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame 0,0 44x44 hiden }\n" }
        },
        GrowthShape("scenes with a syntax error each") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame 0,, 44x44 }\n" }
        },
        GrowthShape("scenes with a layout error each") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A leading 1 }\n" }
        },
        GrowthShape("scenes that lack one word") { bytes in
            filled(bytes) { "scene S\($0) 390x844 { button A frame (u),0 44x44 }\n" }
        },
        GrowthShape("lets that lack one word") { bytes in filled(bytes) { "let a\($0) = (u)\n" } },
        GrowthShape("lets that lack a word each") { bytes in filled(bytes) { "let a\($0) = (u\($0))\n" } },
        GrowthShape("broken lets and scenes") { bytes in
            filled(bytes) { "let a\($0) = (1/0)\nscene S\($0) 390x844 { view fill }\n" }
        },
        GrowthShape("duplicate Names") { bytes in
            filled(bytes, from: opening, to: "}\n") { _ in "button A frame 0,0 44x44\n" }
        },
        GrowthShape("unknown kinds") { bytes in
            filled(bytes, from: opening, to: "}\n") { "buton\($0) A\($0) frame 0,0 44x44\n" }
        },
        GrowthShape("unknown attributes") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) fram\($0) 0,0 44x44\n" }
        },
        GrowthShape("unknown Names") { bytes in
            filled(bytes, from: opening, to: "}\n") { "view A\($0) frame 0,0 44x44 touchDelegate -> B\($0)\n" }
        },
        GrowthShape("one unknown Name") { bytes in
            filled(bytes, from: opening, to: "}\n") { _ in "view frame 0,0 44x44 touchDelegate -> B\n" }
        },
        GrowthShape("missing layouts") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0)\n" }
        },
        GrowthShape("flow layouts that cannot be") { bytes in
            filled(bytes, from: opening, to: "}\n") { "collection C\($0) fill { items (0-\($0)) size 1x1 }\n" }
        },
        GrowthShape("unterminated strings") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) \"abc frame 0,0 44x44\n" }
        },
        GrowthShape("opening braces") { bytes in filled(bytes, from: opening) { _ in "view fill {\n" } },
        GrowthShape("closing braces") { bytes in filled(bytes, from: opening) { _ in "}\n" } },
        GrowthShape("opening parentheses") { bytes in
            filled(bytes, from: opening + "view alpha ") { _ in "(" }
        },
        GrowthShape("opening brackets") { bytes in
            filled(bytes, from: opening + "view touchDelegate -> A") { _ in "[" }
        },
        GrowthShape("negations") { bytes in filled(bytes, from: "let a = (", to: "true)\n") { _ in "!" } },
        GrowthShape("signs") { bytes in filled(bytes, from: "let a = (", to: "1)\n") { _ in "-" } },
        GrowthShape("interpolations in interpolations") { bytes in
            filled(bytes, from: opening + "view ") { _ in "\"\\(" }
        },
        GrowthShape("punctuation") { bytes in filled(bytes) { _ in ";,->.{}[]()" } },
        GrowthShape("bytes that are no text") { bytes in filled(bytes) { _ in "\u{1}\u{7f}é\u{202E}" } },
    ]

    /// Mistakes whose fixes can't be applied, or only one after another.
    static let fixes: [GrowthShape] = [
        GrowthShape("fixes that can be made") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) frame 0,\($0 * 60) 120x44 hiden\n" }
        },
        GrowthShape("fixes that bring errors") { bytes in
            filled(bytes, from: opening + "view Aa fill\n", to: "}\n") {
                "view B\($0) fill hiden\nview C\($0) fill hidden hiden .off\n"
            }
        },
        GrowthShape("fixes that touch each other") { bytes in
            filled(bytes, from: opening + "button A fill ", to: "}\n") { _ in "hiden;" }
        },
        GrowthShape("backgrounds behind their siblings") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "view V\($0) frame 0,0 9x9 { button A\($0) fill\nbackground B\($0)\n}\n"
            }
        },
        GrowthShape("many backgrounds of one view") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) frame 0,\($0 * 60) 120x44\nbackground B\($0)\n" }
        },
        GrowthShape("delegates in their own superviews") { bytes in
            filled(bytes, from: opening + "view Back fill {\n", to: "}}\n") {
                "button A\($0) frame 0,\($0 * 60) 120x44 touchDelegate -> Back\n"
            }
        },
        GrowthShape("small targets side by side") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) frame \($0 % 20 * 18),\($0 / 20 * 18) 18x18\n" }
        },
    ]
}
