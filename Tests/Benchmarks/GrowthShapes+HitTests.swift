/// Scenes with many links and overrides.
extension GrowthShapes {
    static let hitTests: [GrowthShape] = [
        GrowthShape("delegates") { bytes in
            filled(bytes, from: opening + "view Back fill\n", to: "}\n") {
                "view A\($0) frame 0,\($0 * 60) 120x44 touchDelegate -> Back\n"
            }
        },
        GrowthShape("a chain of delegates") { bytes in
            filled(bytes, from: opening + "button A0 fill\n", to: "}\n") {
                "view A\($0 + 1) fill touchDelegate -> A\($0)\n"
            }
        },
        GrowthShape("delegates in a circle") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "view A\($0) fill touchDelegate -> B\($0)\nview B\($0) fill touchDelegate -> A\($0)\n"
            }
        },
        GrowthShape("passthroughs") { bytes in
            filled(bytes, from: opening + "button B frame 9,9 99x99\n", to: "}\n") { "view A\($0) fill passthrough\n" }
        },
        GrowthShape("slops") { bytes in
            filled(bytes, from: opening, to: "}\n") { "button A\($0) frame 0,\($0 * 60) 44x44 hitSlop 20\n" }
        },
        GrowthShape("overhangs") { bytes in
            filled(bytes, from: opening, to: "}\n") {
                "view V\($0) frame 0,\($0 * 60) 99x60 { button A\($0) frame 0,50 44x44 overhang }\n"
            }
        },
        GrowthShape("claims") { bytes in
            filled(bytes, from: opening + "button A frame 0,0 44x44\nhitTest {\n", to: "}\n}\n") { _ in "claim -> A\n" }
        },
        GrowthShape("claims of all") { bytes in
            let buttons = bytes / 64
            return opening + "hitTest { claim -> B0"
                + (1..<buttons).map { ", B\($0)" }.joined() + " }\n"
                + (0..<buttons).map { "button B\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\n" }.joined() + "}\n"
        },
        GrowthShape("rules of one override") { bytes in
            filled(bytes, from: opening + "button A frame 0,0 44x44\nhitTest {\n", to: "}\n}\n") { _ in
                "super\nwhen -> A { set -> A hidden }\npass\n"
            }
        },
        GrowthShape("overrides") { bytes in
            filled(bytes, from: opening + "button B frame 0,0 44x44\n", to: "}\n") {
                "view A\($0) fill { hitTest { ask -> B; super; pass } }\n"
            }
        },
        GrowthShape("overrides that set something") { bytes in
            filled(bytes, from: opening + "button B frame 0,0 44x44\n", to: "}\n") {
                "view A\($0) fill { hitTest { super; when -> B { set -> B hidden } } }\n"
            }
        },
        GrowthShape("whens in whens", parameters: [25, 50, 100, 200]) { depth in
            opening + "button A fill\nhitTest { " + String(repeating: "when -> A { ", count: depth)
                + String(repeating: "}", count: depth) + " }\n}\n"
        },
        GrowthShape("a claim of much by each copy") { bytes in
            filled(
                bytes, from: opening + "button A fill\nrepeat 2000 { view fill { hitTest { claim -> A",
                to: " } } }\n}\n"
            ) { _ in ", A" }
        },
        GrowthShape("overrides that ask two others and set something") { bytes in
            filled(bytes, from: opening + "button A0 frame 0,0 1x1\nbutton A1 frame 0,0 1x1\n", to: "}\n") {
                "view A\($0 + 2) fill { hitTest { ask -> A\($0); "
                    + "unless -> A0 { set -> A1 alpha 0.\($0) }; ask -> A\($0 + 1); none } }\n"
            }
        },
    ]
}
