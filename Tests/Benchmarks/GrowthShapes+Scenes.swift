/// Files with many scenes that are small but expensive, and files with a mistake on every line.
extension GrowthShapes {
    static let manyScenes: [GrowthShape] =
        [
            ("rotated buttons", "repeat 60 { button B frame (index * 5),(index * 9) 90x90 rotate (index)deg }"),
            ("many rotated buttons", "repeat 200 { button B frame (index),(index * 3) 90x90 rotate (index)deg }"),
            ("circles", "repeat 300 { button B frame (index % 31 * 7),(index * 2) 90x90 hitShape .circle }"),
            (
                "rotated ellipses",
                "repeat 30 { button B frame (index * 5),(index * 9) 90x60 hitShape .ellipse rotate (index * 7)deg }"
            ),
            (
                "buttons that stick out of rotated views",
                "repeat 40 { view V frame (index * 5),(index * 9) 60x60 rotate (index)deg { button B frame 30,30 80x80 } }"
            ),
            (
                "rotated buttons in cells that overlap",
                "table T fill { rows 60 height 20 { cell { button B frame (row * 3),-30 80x80 overhang rotate (row)deg } } }"
            ),
            (
                "buttons that cells yield to",
                "table T fill cellsYieldToOverhang { rows 99 height 20 { cell { button B frame 0,15 44x44 overhang } } }"
            ),
            (
                "items with slop",
                "collection C fill { items 999 size 20x20 spacing 0 lineSpacing 0 { cell { button B fill hitSlop 4 } } }"
            ),
            (
                "tables in tables",
                "table fill { rows 9 height 90 { cell { table fill { rows 9 height 30 { cell { button B fill } } } } } }"
            ),
            (
                "overrides that switch a view off",
                "repeat 30 { view V frame (index * 9),(index * 20) 90x90 { hitTest { super; when -> C { set -> C userInteractionEnabled .off } } } }; "
                    + "repeat 40 { button D frame (index * 5),(index * 9) 40x40 rotate 20deg }; button C frame 90,90 99x99"
            ),
            (
                "overrides that show a view",
                "repeat 20 { button B frame (index * 9),(index * 40) 90x90 }; "
                    + "view V fill { hitTest { super; unless -> W { set -> W hidden .off }; pass } }; view W frame 0,0 200x400 hidden"
            ),
            (
                "claims",
                "repeat 30 { view V frame (index * 5),(index * 9) 90x90 { hitTest { claim -> B, C } } }; "
                    + "button B frame 20,20 99x99; button C frame 90,90 99x99 rotate 3deg"
            ),
            (
                "recognizers on a grid",
                "repeat 400 { view A frame (index % 20 * 18),(floor(index / 20) * 18) 60x60 { recognizer .tap } }"
            ),
            ("small buttons", "repeat 400 { button A frame (index % 20 * 18),(floor(index / 20) * 18) 18x18 }"),
            (
                "backgrounds behind buttons",
                "repeat 30 { view V frame (index * 9),(index * 20) 90x90 { button A fill; background B } }"
            ),
            (
                "delegates in a circle",
                "view A fill touchDelegate -> B { repeat 9 { button X frame (index * 40),0 30x30 } }; "
                    + "view B fill touchDelegate -> A { repeat 9 { button Y frame (index * 40),90 30x30 } }"
            ),
        ].map { name, part in
            GrowthShape("scenes with \(name)") { bytes in
                filled(bytes) { "scene S\($0) 390x844 {\n\(part)\n}\n" }
            }
        } + findings

    /// Scenes with a finding on almost every line.
    private static let findings: [GrowthShape] = [
        GrowthShape("scenes with a button that sticks out") { bytes in
            filled(bytes) {
                "scene S\($0) 99x299 { view V frame 0,0 99x99 { button B frame 9,9 44x200 } }\n"
            }
        },
        GrowthShape("small scenes with a button that is cut off") { bytes in
            filled(bytes) { "scene S\($0) 99x99 { view V frame 0,0 99x99 { button B frame 9,9 44x200 } }\n" }
        },
        .scene("rotated views in each other, with a button each") { chain in
            (0..<100).map { "view V\(chain)x\($0) fill rotate 1deg { button B\(chain)x\($0) frame 0,0 38x18;" }
                .joined() + String(repeating: "}", count: 100) + "\n"
        },
        .scene("repeats of rotated buttons") {
            "repeat 30 { button A\($0) frame (index * 13),\($0 * 7 % 800) 20x20 rotate (index)deg }\n"
        },
        .scene("slop on rotated buttons in small views") {
            "view V\($0) frame \($0 * 7 % 340),\($0 * 13 % 800) 30x30 { button B\($0) fill hitSlop 30 rotate 3deg }\n"
        },
        .scene("sliders and switches in scroll views") {
            "scroll S\($0) frame \($0 * 7 % 240),\($0 * 13 % 680) 150x150 contentSize 900x150 { "
                + "slider B\($0) frame 10,10 100x31; switch W\($0) frame 9,50 51x31 }\n"
        },
        .scene("misspelled attributes, four in two lines") {
            "view V\($0) frame 0,0 9x9 touchDelgate -> W\($0)\nbutton X\($0) fil hiden .offf\n"
        },
        .scene("views with everything wrong") {
            "view V\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 90x90 alpha 0.009 { "
                + "button B\($0) frame 70,70 60x18 rotate \($0)deg; background G\($0) }\n"
                + "button D\($0) frame \($0 * 11 % 330),\($0 * 17 % 780) 30x30 touchDelegate -> V\($0) hitSlop 9\n"
        },
    ]
}
