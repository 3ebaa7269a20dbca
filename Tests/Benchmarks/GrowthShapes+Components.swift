/// Scenes that use components, in the same file or in others.
extension GrowthShapes {
    static let components: [GrowthShape] = definitions + parameters + uses + imported

    private static let definitions: [GrowthShape] = [
        GrowthShape("components") { bytes in
            filled(bytes) { "component c\($0) view { button A frame 0,0 20x\($0 % 50 + 1) }\n" }
                + opening + "c0 C frame 0,0 50x50\n}\n"
        },
        GrowthShape("components in each other") { bytes in
            filled(bytes, from: "component c0 view {}\n", to: opening + "c99 fill\n}\n") {
                "component c\($0 + 1) view { c\($0) fill }\n"
            }
        },
        GrowthShape("components that double", parameters: [10, 17, 40, 200]) { depth in
            "component c0 view { button A frame 0,0 9x9 }\n"
                + (1...depth).map { "component c\($0) view { c\($0 - 1) fill; c\($0 - 1) fill }\n" }.joined()
                + opening + "c\(depth) fill\n}\n"
        },
        GrowthShape("chains of components based on one another") { bytes in
            filled(bytes) { index in
                "component c\(index) \(index % 250 == 0 ? "view" : "c\(index - 1)") { label A\(index) frame 0,0 9x9 }\n"
            } + opening + "c249 fill\n}\n"
        },
    ]

    private static let parameters: [GrowthShape] = [
        GrowthShape("parameters of one component with many uses") { bytes in
            filled(bytes * 2 / 3, from: "component c(p = 1", to: ") view {}\n") { ",p\($0)q=1" }
                + filled(bytes / 3, from: opening, to: "}\n") { _ in "c fill\n" }
        },
        GrowthShape("views that many uses of one component lack") { bytes in
            filled(bytes / 2, from: "component c(p ->", to: ") view {}\n") { ",p\($0)q ->" }
                + filled(bytes / 2, from: opening, to: "}\n") { _ in "c fill\n" }
        },
        GrowthShape("repeated uses of a component with all parameters it may have", parameters: [1000, 9000, 90_000]) {
            "component c(p = 1" + (0..<255).map { ",p\($0)q=1" }.joined() + ") view {}\n" + opening
                + "repeat \($0) { c fill }\n}\n"
        },
        GrowthShape("computed lets in a repeat") { bytes in
            filled(bytes, from: opening + "repeat 50000 {\n", to: "view fill\n}\n}\n") { "let a\($0) = (index)\n" }
        },
    ]

    private static let uses: [GrowthShape] = [
        GrowthShape("uses with findings") { bytes in
            filled(
                bytes,
                from:
                    "component card view { button A frame 50,50 30x30; button B frame 0,0 9x9; slider S frame 0,9 60x30 }\n"
                    + opening, to: "}\n"
            ) { "card C\($0) frame \($0 * 7 % 300),\($0 * 13 % 780) 60x60\n" }
        },
        GrowthShape("uses that delegate to themselves") { bytes in
            filled(
                bytes,
                from: "component card view { button A frame 0,0 9x9; view V fill touchDelegate -> self }\n" + opening,
                to: "}\n"
            ) { "card frame 0,\($0 % 800) 90x44\n" }
        },
        GrowthShape("uses of a deep component") { bytes in
            filled(
                bytes,
                from: "component deep view {" + String(repeating: "view fill {", count: 60) + "button A fill"
                    + String(repeating: "}", count: 60) + "}\n" + opening, to: "}\n"
            ) { "deep frame \($0 % 300),0 90x90\n" }
        },
        GrowthShape("rows that are components") { bytes in
            filled(
                bytes,
                from: "component call(caption = \"Call\") cell { button B (caption) trailing 16 centerY size 60x44 }\n"
                    + opening + "table T fill {\n", to: "}\n}\n"
            ) { "row height 44 { call caption \"\($0)\" }\n" }
        },
        .scene("headers that stick", start: "table T fill contentOffset 0,3000 {\n", end: "}\n") { _ in
            "section { header height 30 { button frame 0,0 30x30 }; rows 9 height 44 { cell { button fill } } }\n"
        },
        GrowthShape("scenes with recognizers in cells that overlap") { bytes in
            filled(bytes) {
                "scene S\($0) 390x844 { table T fill { rows 99 height 8 { cell { view B frame (row),-50 90x130 overhang { recognizer .tap } } } } }\n"
            }
        },
        .scene("zoomed scroll views") {
            "scroll S\($0) frame \($0 * 7 % 240),\($0 * 13 % 680) 150x150 contentSize 900x900 minimumZoomScale 0.5 "
                + "maximumZoomScale 4 zoomScale 2 viewForZooming -> V\($0) { view V\($0) frame 0,0 450x450 { button B\($0) frame 9,9 30x30 } }\n"
        },
    ]

    private static let imported: [GrowthShape] = {
        var chain = GrowthShape("a chain of imports", text: { _ in "import \"f0.scene\"\n\(opening)c0 fill\n}\n" })
        chain.imports = { bytes in
            let count = bytes / 60
            return Dictionary(
                uniqueKeysWithValues: (0..<count).map { index in
                    let isLast = index == count - 1
                    let isInnermost = isLast || index % 200 == 199
                    return (
                        "f\(index).scene",
                        (isLast ? "" : "import \"f\(index + 1).scene\"\n")
                            + "component c\(index) view {\(isInnermost ? "" : " c\(index + 1) fill ")}\n"
                    )
                })
        }
        var star = GrowthShape(
            "imports of one file",
            text: { bytes in (0..<bytes / 48).map { "import \"g\($0).scene\"\n" }.joined() })
        star.imports = { bytes in
            Dictionary(
                uniqueKeysWithValues: (0..<bytes / 48).map { ("g\($0).scene", "component c\($0) view {}\n") })
        }
        var hub = GrowthShape(
            "files that import one file", parameters: [1250, 2500, 5000, 10_000],
            text: { count in (0..<count).map { "import \"i\($0).scene\"\n" }.joined() + opening + "i0 fill\n}\n" })
        hub.imports = { count in
            var files = ["shared.scene": "component shared view size 44x44 { button Tap fill }\n"]
            for index in 0..<count {
                files["i\(index).scene"] =
                    "import \"shared.scene\"\ncomponent i\(index) view { shared S top 0 leading 0 }\n"
            }
            return files
        }
        var circle = GrowthShape("a circle of imports", text: { _ in "import \"h0.scene\"\n\(opening)h0 fill\n}\n" })
        circle.imports = { bytes in
            let count = max(1, bytes / 52)
            return Dictionary(
                uniqueKeysWithValues: (0..<count).map { index in
                    (
                        "h\(index).scene",
                        "import \"h\((index + 1) % count).scene\"\ncomponent h\(index) view {}\n"
                    )
                })
        }
        return [
            chain, circle, star, hub,
            GrowthShape("imports of files that don't exist") { filled($0) { "import \"missing\($0).scene\"\n" } },
        ]
    }()
}
