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
        GrowthShape("a long Name") { bytes in
            filled(bytes, from: opening + "button A", to: " frame 0,0 9x9\n}\n") { _ in "a" }
        },
        GrowthShape("a long unknown word") { bytes in
            filled(bytes, from: opening, to: " A frame 0,0 9x9\n}\n") { _ in "button" }
        },
        GrowthShape("a long string") { bytes in
            filled(bytes, from: opening + "button A \"", to: "\" frame 0,0 9x9\n}\n") { _ in "a" }
        },
        GrowthShape("a string of interpolations") { bytes in
            filled(bytes, from: opening + "button A \"", to: "\" frame 0,0 9x9\n}\n") { _ in "\\(1)" }
        },
        GrowthShape("a string of wrong escapes") { bytes in
            filled(bytes, from: opening + "button A \"", to: "\" frame 0,0 9x9\n}\n") { _ in "\\q" }
        },
        GrowthShape("a long number") { bytes in
            filled(bytes, from: opening + "button A frame 0,0 9", to: "x9\n}\n") { _ in "0" }
        },
        GrowthShape("a long sum") { bytes in
            filled(bytes, from: opening + "button A frame (", to: "1),0 9x9\n}\n") { _ in "1 + " }
        },
        GrowthShape("a long sum in each row") { bytes in
            filled(
                bytes, from: opening + "table T fill { rows 19 height 44 { cell { button A frame (",
                to: "row),0 9x9\n} } } }\n"
            ) { _ in "row + " }
        },
        GrowthShape("a long path") { bytes in
            filled(bytes, from: opening + "view A fill touchDelegate -> A", to: "\n}\n") { _ in ".A" }
        },
        GrowthShape("many indices") { bytes in
            filled(bytes, from: opening + "view A fill touchDelegate -> A[0", to: "]\n}\n") { _ in ",0" }
        },
        GrowthShape("a long list of views") { bytes in
            filled(bytes, from: opening + "view A fill { hitTest { claim -> A", to: " } }\n}\n") { _ in ", A" }
        },
        GrowthShape("nested ternaries", parameters: [25, 50, 100, 200]) { depth in
            let open = String(repeating: "(true ? 1 : ", count: depth)
            return "let a = " + open + "1" + String(repeating: ")", count: depth)
        },
    ]
}
