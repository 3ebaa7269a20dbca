/// Scenes with many expectations.
extension GrowthShapes {
    static let touches: [GrowthShape] = [
        GrowthShape("expected hits") { bytes in
            filled(bytes, from: opening + "button A fill\n", to: "}\n") { "expect hit \($0 % 390),0 -> A\n" }
        },
        GrowthShape("expected hits that fail") { bytes in
            filled(bytes, from: opening + "button A fill\nview B fill\n", to: "}\n") {
                "expect hit \($0 % 390),0 -> A\n"
            }
        },
        GrowthShape("expected hits on one line") { bytes in
            filled(bytes, from: "scene Main 390x844 { button A fill;view B fill;", to: "}\n") {
                "expect hit \($0 % 390),0 -> A;"
            }
        },
        GrowthShape("buttons with an expected hit each") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect hit A\($0) -> A\($0)\n"
            }
        },
        GrowthShape("buttons with an expected tap each") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect tap A\($0) fires -> A\($0)\n"
            }
        },
        GrowthShape("buttons that are expected to be reachable") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect reachable -> A\($0)\n"
            }
        },
        GrowthShape("buttons with an expected size each") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "button A\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\nexpect reachable -> A\($0) 44x44\n"
            }
        },
        GrowthShape("expected drags") { bytes in
            filled(bytes, from: opening + "scroll A fill contentSize 900x9000\n", to: "}\n") {
                "expect drag 200,600 to 200,\($0 % 500) scrolls -> A\n"
            }
        },
        GrowthShape("expected drags of a table") { bytes in
            filled(
                bytes, from: opening + "table A fill { rows 999 height 44 { cell { button B frame 0,0 44x44 } } }\n",
                to: "}\n"
            ) { "expect drag 200,600 to 200,\($0 % 500) scrolls -> A\n" }
        },
        GrowthShape("outcomes of one tap") { bytes in
            filled(bytes, from: opening + "button A fill\nexpect tap 9,9 fires -> A", to: "\n}\n") { _ in
                ", not cancels -> A"
            }
        },
        GrowthShape("steps of a touch") { bytes in
            filled(bytes, from: opening + "button A fill\nexpect touch {\n", to: "} fires -> A\n}\n") { _ in
                "down 9,9; wait 1ms; up\n"
            }
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
        GrowthShape("fingers") { bytes in
            filled(
                bytes, from: opening + "button A fill multipleTouchEnabled\nexpect touch {\n", to: "} fires -> A\n}\n"
            ) {
                "down 9,9 finger \($0 + 1)\n"
            }
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
    ]
}
