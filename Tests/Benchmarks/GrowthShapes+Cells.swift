/// Tables and collections with many parts.
extension GrowthShapes {
    static let cells: [GrowthShape] = [
        .scene("rows", start: "table T fill {\n", end: "}\n") { _ in "row height 44\n" },
        .scene("rows with buttons", start: "table T fill {\n", end: "}\n") {
            "row height 44 { cell { button B\($0) frame 0,0 44x44 } }\n"
        },
        .scene("rows without height", start: "table T fill {\n", end: "}\n") { _ in "row height 0\n" },
        .scene("sections", start: "table T fill {\n", end: "}\n") { _ in
            "section { header height 20; rows 3 height 44; footer height 20 }\n"
        },
        .scene("sections without rows", start: "table T fill {\n", end: "}\n") { _ in "section { header height 0 }\n" },
        .scene("items", start: "collection C fill {\n", end: "}\n") { _ in "items 9 size 44x44\n" },
        .scene("single items", start: "collection C fill {\n", end: "}\n") {
            "item frame 0,\($0 * 44) 44x44 { cell { button B\($0) fill } }\n"
        },
        .scene("tables") {
            "table T\($0) frame 0,\($0 * 60) 390x60 { rows 99 height 44 { cell { button B frame 0,0 9x9 } } }\n"
        },
        .scene("tables one over the other") { "table T\($0) fill { rows 9 height 44 }\n" },
        GrowthShape("rows of no height", parameters: [10_000, 100_000, 1_000_000, 1_000_000_000]) { count in
            opening + "table T fill { rows \(count) height 0 { cell { button B frame 0,0 9x9 } } }\n}\n"
        },
        GrowthShape("rows of little height", parameters: [1000, 10_000, 100_000, 900_000]) { count in
            opening + "table T fill { rows 1000000 height (844 / \(count)) }\n}\n"
        },
        GrowthShape("rows with small buttons", parameters: [100, 200, 400, 800, 10_000]) { count in
            "scene Main 390x\(count * 20) { table T fill { rows 1000000 height 20 { cell { button B frame 0,0 20x20 } } } }\n"
        },
        GrowthShape("items of little size", parameters: [1000, 10_000, 100_000, 400_000]) { count in
            opening + "collection C fill { items 1000000 size (390 * 844 / \(count))x1 spacing 0 lineSpacing 0 }\n}\n"
        },
        GrowthShape("items of no size", parameters: [1000, 100_000, 1_000_000_000]) { count in
            opening + "collection C fill { items \(count) size 0x0 spacing 0 lineSpacing 0 }\n}\n"
        },
        GrowthShape("tables in cells", parameters: [2, 3, 4, 5, 6]) { depth in
            opening + String(repeating: "table fill { rows 9 height 44 { cell {", count: depth) + "button B fill"
                + String(repeating: "} } }", count: depth) + "\n}\n"
        },
        GrowthShape("cells that claim overhangs") { bytes in
            filled(bytes, from: "scene Main 390x9000 { table T fill {\n", to: "}\n}\n") {
                "row height 44 { cell { button B\($0) frame 0,30 44x44 overhang } }\n"
            }
        },
        GrowthShape("cells that yield to overhangs", parameters: [50, 100, 200, 400, 800]) { count in
            "scene Main 390x\(count * 44) { table T fill cellsYieldToOverhang { rows \(count) height 44 { cell { button B frame 0,30 44x44 overhang } } } }\n"
        },
        GrowthShape("low rows whose small buttons overhang", parameters: [1250, 2500, 5000, 10_000]) { count in
            opening + "table T fill { rows \(2 * count) height \(844 / Double(count)) { cell {"
                + " button P frame 0,-3 40x40 overhang } } }\n}\n"
        },
        GrowthShape("small items whose buttons overhang", parameters: [8000, 16_000, 32_000, 64_000]) { count in
            opening + "collection T fill { items \(count) size 3x6.8575 spacing 0 lineSpacing 0 { cell {"
                + " button P frame -3,-3 9x9 overhang } } }\n}\n"
        },
        GrowthShape("overhangs one over the other", parameters: [1000, 2000, 4000, 8000]) { count in
            opening + "table T fill { rows \(count) height (844 / \(count)) { cell {"
                + " button B overhang frame -5,-40 300x300 } } }\nbutton Z fill\nexpect hit 1,1 .orderDependent\n}\n"
        },
        GrowthShape("rotated overhangs one over the other", parameters: [1000, 2000, 4000, 8000]) { count in
            opening + "table T fill cellsYieldToOverhang { rows \(count) height (844 / \(count)) { cell {"
                + " button B overhang frame -5,-40 300x300 rotate 3deg } } }\nbutton Z fill\n"
                + "expect hit 1,1 .orderDependent\n}\n"
        },
        GrowthShape("round overhangs one over the other", parameters: [1000, 2000, 4000, 8000]) { count in
            opening + "table T fill cellsYieldToOverhang { rows \(count) height (844 / \(count)) { cell {"
                + " button B overhang frame -5,-40 300x300 hitShape .circle } } }\n}\n"
        },
    ]
}
