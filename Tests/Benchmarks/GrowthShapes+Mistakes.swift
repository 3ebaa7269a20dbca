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
        .scene("duplicate Names") { _ in "button A frame 0,0 44x44\n" },
        .scene("unknown kinds") { "buton\($0) A\($0) frame 0,0 44x44\n" },
        .scene("unknown attributes") { "button A\($0) fram\($0) 0,0 44x44\n" },
        .scene("unknown Names") { "view A\($0) frame 0,0 44x44 touchDelegate -> B\($0)\n" },
        .scene("one unknown Name") { _ in "view frame 0,0 44x44 touchDelegate -> B\n" },
        .scene("missing layouts") { "button A\($0)\n" },
        .scene("flow layouts that cannot be") { "collection C\($0) fill { items (0-\($0)) size 1x1 }\n" },
        .scene("unterminated strings") { "button A\($0) \"abc frame 0,0 44x44\n" },
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
        .scene("fixes that can be made") { "button A\($0) frame 0,\($0 * 60) 120x44 hiden\n" },
        .scene("fixes that bring errors", start: "view Aa fill\n") {
            "view B\($0) fill hiden\nview C\($0) fill hidden hiden .off\n"
        },
        .scene("fixes that touch each other", start: "button A fill ") { _ in "hiden;" },
        .scene("backgrounds behind their siblings") {
            "view V\($0) frame 0,0 9x9 { button A\($0) fill\nbackground B\($0)\n}\n"
        },
        .scene("many backgrounds of one view") { "button A\($0) frame 0,\($0 * 60) 120x44\nbackground B\($0)\n" },
        .scene("delegates in their own superviews", start: "view Back fill {\n", end: "}") {
            "button A\($0) frame 0,\($0 * 60) 120x44 touchDelegate -> Back\n"
        },
        .scene("small targets side by side") { "button A\($0) frame \($0 % 20 * 18),\($0 / 20 * 18) 18x18\n" },
    ]
}
