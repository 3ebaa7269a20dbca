/// Files with one very long line or word.
extension GrowthShapes {
    static let lines: [GrowthShape] = [
        GrowthShape("errors on one line") { bytes in
            filled(bytes, from: "scene Main 390x844 {", to: "}\n") { "button A\($0) fram\($0 % 7) 0,0 44x44;" }
        },
        GrowthShape("findings on one line") { bytes in
            filled(bytes, from: "scene Main 390x844 {", to: "}\n") { "button A\($0) frame 0,\($0 * 30) 20x20;" }
        },
        GrowthShape("scenes with an error each on one line") { bytes in
            filled(bytes) { "scene S\($0) 1x1 { button A frame 0,0 4x4 hiden } " }
        },
        GrowthShape("errors on one line of wide letters") { bytes in
            filled(bytes, from: "scene Main 390x844 {", to: "}\n") { "label A\($0) \"日本語\" fram 0,0 44x44;" }
        },
        GrowthShape("one unknown word on one line") { bytes in
            filled(bytes, from: "scene Main 390x844 {", to: "}\n") { "view A\($0) frame (u),0 1x1;" }
        },
        GrowthShape("a long comment") { bytes in
            filled(bytes, from: "scene Main 390x844 { button A frame 0,0 9x9 } // ", to: "\n") { _ in "a" }
        },
        .scene("a long Name", start: "button A", end: " frame 0,0 9x9\n") { _ in "a" },
        .scene("a long unknown word", end: " A frame 0,0 9x9\n") { _ in "button" },
        .scene("a long string", start: "button A \"", end: "\" frame 0,0 9x9\n") { _ in "a" },
        .scene("a string of interpolations", start: "button A \"", end: "\" frame 0,0 9x9\n") { _ in "\\(1)" },
        .scene("a string of wrong escapes", start: "button A \"", end: "\" frame 0,0 9x9\n") { _ in "\\q" },
        .scene("a long number", start: "button A frame 0,0 9", end: "x9\n") { _ in "0" },
        .scene("a long sum", start: "button A frame (", end: "1),0 9x9\n") { _ in "1 + " },
        .scene(
            "a long sum in each row", start: "table T fill { rows 19 height 44 { cell { button A frame (",
            end: "row),0 9x9\n} } } "
        ) { _ in "row + " },
        .scene("a long path", start: "view A fill touchDelegate -> A", end: "\n") { _ in ".A" },
        .scene("many indices", start: "view A fill touchDelegate -> A[0", end: "]\n") { _ in ",0" },
        .scene("a long list of views", start: "view A fill { hitTest { claim -> A", end: " } }\n") { _ in ", A" },
        GrowthShape("nested ternaries", parameters: [25, 50, 100, 200]) { depth in
            let open = String(repeating: "(true ? 1 : ", count: depth)
            return "let a = " + open + "1" + String(repeating: ")", count: depth)
        },
    ]
}
