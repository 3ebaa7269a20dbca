/// Scenes with many links and overrides.
extension GrowthShapes {
    static let hitTests: [GrowthShape] = [
        .scene("delegates", start: "view Back fill\n") {
            "view A\($0) frame 0,\($0 * 60) 120x44 touchDelegate -> Back\n"
        },
        .scene("a chain of delegates", start: "button A0 fill\n") {
            "view A\($0 + 1) fill touchDelegate -> A\($0)\n"
        },
        .scene("delegates in a circle") {
            "view A\($0) fill touchDelegate -> B\($0)\nview B\($0) fill touchDelegate -> A\($0)\n"
        },
        .scene("passthroughs", start: "button B frame 9,9 99x99\n") { "view A\($0) fill passthrough\n" },
        .scene("almost transparent views", start: "repeat 30000 { label frame 0,0 9x9 }\n") {
            "view V\($0) frame \($0 % 300),\($0 % 800) 9x9 alpha 0.01\n"
        },
        .scene("backgrounds behind many labels", start: "repeat 30000 { label frame 0,0 9x9 }\n") {
            "background V\($0) frame \($0 % 300),\($0 % 800) 9x9\n"
        },
        .scene("slops") { "button A\($0) frame 0,\($0 * 60) 44x44 hitSlop 20\n" },
        .scene("overhangs") {
            "view V\($0) frame 0,\($0 * 60) 99x60 { button A\($0) frame 0,50 44x44 overhang }\n"
        },
        .scene("claims", start: "button A frame 0,0 44x44\nhitTest {\n", end: "}\n") { _ in "claim -> A\n" },
        GrowthShape("claims of all") { bytes in
            let buttons = bytes / 64
            return opening + "hitTest { claim -> B0"
                + (1..<buttons).map { ", B\($0)" }.joined() + " }\n"
                + (0..<buttons).map { "button B\($0) frame \($0 % 7 * 50),\($0 / 7 * 50) 44x44\n" }.joined() + "}\n"
        },
        .scene("rules of one override", start: "button A frame 0,0 44x44\nhitTest {\n", end: "}\n") { _ in
            "super\nwhen -> A { set -> A hidden }\npass\n"
        },
        .scene("overrides", start: "button B frame 0,0 44x44\n") {
            "view A\($0) fill { hitTest { ask -> B; super; pass } }\n"
        },
        .scene("overrides that set something", start: "button B frame 0,0 44x44\n") {
            "view A\($0) fill { hitTest { super; when -> B { set -> B hidden } } }\n"
        },
        GrowthShape("whens in whens", parameters: [25, 50, 100, 200]) { depth in
            opening + "button A fill\nhitTest { " + String(repeating: "when -> A { ", count: depth)
                + String(repeating: "}", count: depth) + " }\n}\n"
        },
        .scene(
            "a claim of much by each copy", start: "button A fill\nrepeat 2000 { view fill { hitTest { claim -> A",
            end: " } } }\n"
        ) { _ in ", A" },
        .scene(
            "overrides that ask two others and set something",
            start: "button A0 frame 0,0 1x1\nbutton A1 frame 0,0 1x1\n"
        ) {
            "view A\($0 + 2) fill { hitTest { ask -> A\($0); "
                + "unless -> A0 { set -> A1 alpha 0.\($0) }; ask -> A\($0 + 1); none } }\n"
        },
        GrowthShape("links to a view with many subviews", parameters: [2500, 5000, 10_000, 20_000]) {
            opening + "repeat \($0) { view B fill touchDelegate -> X }\n"
                + "view X fill passthrough { repeat \($0) { view Y fill passthrough } }\n}\n"
        },
        GrowthShape("views that are hit where their subviews are", parameters: [1000, 2000, 4000, 8000]) {
            opening + "view A size 1x1 hitShape .subviews { repeat \($0) { view fill hitShape .subviews "
                + "{ button B frame (index % 300),(index % 700) 60x60 } } }\n}\n"
        },
        GrowthShape("rotated views that are hit where those in them are", parameters: [25, 50, 100, 200]) { depth in
            let views = String(repeating: "view fill rotate 1deg hitShape .subviews {\n", count: depth)
            let ends = String(repeating: "}\n", count: depth)
            return opening
                + (0..<12).map { "\(views)button B\($0) frame \($0 * 20),100 44x44 hitShape .ellipse\n\(ends)" }
                .joined() + "}\n"
        },
    ]
}
