/// Scenes with many expectations.
extension GrowthShapes {
    static let touches: [GrowthShape] = [
        .scene("expected hits", start: "button A fill\n") { "expect hit \($0 % 390),0 -> A\n" },
        .scene("expected hits that fail", start: "button A fill\nview B fill\n") {
            "expect hit \($0 % 390),0 -> A\n"
        },
        GrowthShape("expected hits on one line") { bytes in
            filled(bytes, from: "scene Main 390x844 { button A fill;view B fill;", to: "}\n") {
                "expect hit \($0 % 390),0 -> A;"
            }
        },
        .scene("buttons with an expected hit each") {
            "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect hit A\($0) -> A\($0)\n"
        },
        .scene("buttons with an expected tap each") {
            "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect tap A\($0) fires -> A\($0)\n"
        },
        .scene("buttons that are expected to be reachable") {
            "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect reachable -> A\($0)\n"
        },
        .scene("buttons with an expected size each") {
            "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect reachable -> A\($0) 44x44\n"
        },
        .scene("expected drags", start: "scroll A fill contentSize 900x9000\n") {
            "expect drag 200,600 to 200,\($0 % 500) scrolls -> A\n"
        },
        .scene(
            "expected drags of a table",
            start: "table A fill { rows 999 height 44 { cell { button B frame 0,0 44x44 } } }\n"
        ) { "expect drag 200,600 to 200,\($0 % 500) scrolls -> A\n" },
        .scene("outcomes of one tap", start: "button A fill\nexpect tap 9,9 fires -> A", end: "\n") { _ in
            ", not cancels -> A"
        },
        .scene("steps of a touch", start: "button A fill\nexpect touch {\n", end: "} fires -> A\n") { _ in
            "down 9,9; wait 1ms; up\n"
        },
        GrowthShape("moves of a touch on a scroll view") { bytes in
            filled(
                bytes,
                from: opening + "scroll A fill contentSize 900x9000 { button B fill }\nexpect touch {\ndown 9,9\n",
                to: "up } scrolls -> A\n}\n"
            ) { "move \(9 + $0 % 300),\(9 + $0 % 700)\n" }
        },
        GrowthShape("moves of a touch on a table") { bytes in
            filled(
                bytes,
                from: opening
                    + "table A fill { rows 9999 height 44 { cell { button B frame 0,0 44x44 } } }\nexpect touch {\ndown 9,9\n",
                to: "up } scrolls -> A\n}\n"
            ) { "move 9,\(9 + $0 * 37 % 700)\n" }
        },
        .scene("fingers", start: "button A fill multipleTouchEnabled\nexpect touch {\n", end: "} fires -> A\n") {
            "down 9,9 finger \($0 + 1)\n"
        },
        GrowthShape("taps with many recognizers", parameters: [100, 200, 400, 800]) { count in
            filled(count * 60, from: opening + "button A fill\n", to: "}\n") {
                "recognizer R\($0) .pan\nexpect tap 9,9 fires -> A\n"
            }
        },
        GrowthShape("one long wait", parameters: [1, 1000, 1_000_000, 1_000_000_000]) { seconds in
            opening
                + "scroll A fill contentSize 900x9000 { button B fill }\nexpect touch { down 9,9; wait \(seconds)s; move 9,300 over \(seconds)s; up } scrolls -> A\n}\n"
        },
        GrowthShape("one long move", parameters: [100, 10_000, 1_000_000, 100_000_000]) { way in
            opening
                + "table A fill { rows 1000000 height 44 { cell { button B frame 0,0 44x44 } } }\nexpect drag 9,800 to 9,-\(way) scrolls -> A\n}\n"
        },
        .scene("taps beside many views", start: "repeat 70000 { view fill }\nbutton A fill\n") {
            "expect tap \($0 % 390),9 fires -> A\n"
        },
        .scene("drags beside many views", start: "repeat 70000 { view fill }\nscroll A fill contentSize 900x9000\n") {
            "expect drag 200,600 to 200,\($0 % 500) scrolls -> A\n"
        },
        GrowthShape("moves on a table beside many views") { bytes in
            filled(
                bytes,
                from: opening + "repeat 20000 { view fill }\n"
                    + "table A fill { rows 999 height 44 { cell { button B frame 0,0 44x44 } } }\n"
                    + "expect touch {\ndown 200,600\n",
                to: "up } scrolls -> A\n}\n"
            ) { "move 200,\($0 * 37 % 800)\n" }
        },
        .scene(
            "drags of rows as thin as a hair",
            start: "table T fill { rows 999999 height 0.1 { cell { button B fill } } }\n"
        ) { "expect drag 9,\(300 + $0 % 300) to 9,10 scrolls -> T\n" },
        GrowthShape("drags in scroll views in each other") { bytes in
            filled(
                bytes,
                from: opening + String(repeating: "scroll fill contentSize 900x900 {", count: 250) + "button A fill"
                    + String(repeating: "}", count: 250) + "\n",
                to: "}\n"
            ) { "expect drag 200,600 to 200,\($0 % 500) not fires -> A\n" }
        },
        GrowthShape("pinches beside many views") { bytes in
            filled(
                bytes,
                from: opening + "repeat 9000 { view fill }\n"
                    + "scroll S fill minimumZoomScale 0.1 maximumZoomScale 10 viewForZooming -> V { view V fill }\n"
                    + "expect touch {\n",
                to: "} zooms -> S\n}\n"
            ) { "pinch 99,99 scale \(1 + $0 % 3)\n" }
        },
        GrowthShape("repeated buttons that are expected to be reachable") { bytes in
            filled(
                bytes,
                from: opening + "repeat 5000 { button B frame (index % 350),(index % 801) 40x40 }\n", to: "}\n"
            ) { "expect reachable -> B[\($0 % 5000)]\n" }
        },
        GrowthShape("rotated buttons that are expected to be reachable") { bytes in
            filled(bytes / 2, from: opening) {
                "button B\($0) frame \($0 * 7 % 290),\($0 * 13 % 740) 100x100 rotate \($0)deg\n"
            } + filled(bytes / 2, to: "}\n") { "expect reachable -> B\($0 % 200)\n" }
        },
    ]
}
