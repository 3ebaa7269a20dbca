/// Scenes whose layout follows from other views, from a device, or from what a view is.
extension GrowthShapes {
    static let layouts: [GrowthShape] = stacks + edges + devices

    private static let stacks: [GrowthShape] = [
        .scene("views in one stack", start: "scroll fill { stack .vertical width 390 {\n", end: "} }\n") {
            "button B\($0) height \(1 + $0 % 50)\n"
        },
        .scene(
            "views in a stack of equal spacing", start: "stack .vertical .fill distribution .equalSpacing {\n",
            end: "}\n"
        ) {
            "button B\($0) 40x0.\(1 + $0 % 9)\n"
        },
        .scene("stacks beside each other") {
            "stack frame 0,\($0 % 800) 390x44 spacing 8 { button A\($0); button B\($0) width 44 }\n"
        },
        GrowthShape("stacks in each other") { bytes in
            let stack =
                String(repeating: "stack margins 1 {", count: 250) + "button 20x20" + String(repeating: "}", count: 250)
            return filled(bytes, from: opening, to: "}\n") { _ in stack + "\n" }
        },
        GrowthShape("stacks in each other that have no size") { bytes in
            let stack =
                String(repeating: "stack .vertical {", count: 250) + "view V" + String(repeating: "}", count: 250)
            return filled(bytes, from: opening, to: "}\n") { _ in stack + "\n" }
        },
        GrowthShape("repeated views in a stack", parameters: [1000, 4000, 16_000, 64_000]) { count in
            opening + "stack .vertical width 390 { repeat \(count) { button B height 4; view V height 2 } }\n}\n"
        },
        .scene("views with a size of their own") {
            "switch S\($0) leading \($0 % 300) top \($0 % 800)\nslider L\($0) leading 0 top \($0 % 800) width 99\n"
        },
    ]

    private static let edges: [GrowthShape] = [
        .scene("views below each other by edges", start: "view A0 frame 0,0 20x20\n") {
            "button A\($0 + 1) top (A\($0).maxY + 1) size 20x(A\($0).height)\n"
        },
        .scene("views beside one view by edges", start: "view A frame 0,0 20x20\n") {
            "button B\($0) leading (A.maxX + \($0 % 300)) top (A.midY + \($0 % 800)) size 20x20\n"
        },
        GrowthShape("repeated edges", parameters: [1000, 4000, 16_000, 64_000]) { count in
            opening
                + "repeat \(count) { view V frame 0,0 20x20; button B leading (V.maxX + index % 300) top (V.maxY) size 9x9 }\n}\n"
        },
        GrowthShape("edges of superviews in each other") { bytes in
            let views = (0..<99).map {
                "view W\($0) fill { view V\($0) top (W\($0).midY - 1) size 20x(W\($0).height) {"
            }
            let all = views.joined() + "button B fill" + String(repeating: "} }", count: 99)
            return filled(bytes) { "scene S\($0) 390x844 { \(all) }\n" }
        },
    ]

    private static let devices: [GrowthShape] = [
        GrowthShape("scenes on many sizes") { bytes in
            let sizes = (0..<200).map { "\(300 + $0)x\(600 + $0)" }.joined(separator: ",")
            return filled(bytes) {
                "scene S\($0) \(sizes) { button B 20x20; button C frame 35,10 20x20; label L 200x200 { recognizer .tap } }\n"
            }
        },
        GrowthShape("one scene on more and more sizes") { bytes in
            filled(bytes, from: "scene Main 320x480", to: " { button B trailing 16 bottom 8 size 20x20 }\n") {
                ",\(321 + $0)x\(480 + $0 % 500)"
            }
        },
        GrowthShape("buttons on 14 devices") { bytes in
            filled(
                bytes,
                from: "scene Main .iPhoneSE, .iPhoneSE.landscape, .iPhone16, .iPhone16.landscape, .iPhone16Pro, "
                    + ".iPhone16Pro.landscape, .iPhone16ProMax, .iPhone16ProMax.landscape, .iPadMini, .iPadMini.landscape, "
                    + ".iPadPro11, .iPadPro11.landscape, .iPadPro13, .iPadPro13.landscape {\n",
                to: "}\n"
            ) { "button B\($0) trailing \($0 % 300) bottom \($0 % 300) size 20x20 safeArea\n" }
        },
        GrowthShape("expectations on many sizes") { bytes in
            let sizes = (0..<99).map { "\(300 + $0)x600" }.joined(separator: ",")
            return filled(bytes, from: "scene Main \(sizes) { button B fill\n", to: "}\n") { _ in
                "expect tap B fires -> B\n"
            }
        },
    ]
}
