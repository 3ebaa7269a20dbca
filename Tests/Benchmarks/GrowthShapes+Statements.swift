/// Scenes with many statements of one kind, or with deep nesting.
extension GrowthShapes {
    static let statements: [GrowthShape] = [
        .scene("buttons") { "button A\($0) frame 0,\($0 * 60) 120x44\n" },
        .scene("views without Names") { _ in "view fill\n" },
        .scene("labels of one place") { "label L\($0) fill\n" },
        .scene("attributes of one view", start: "view A fill ", end: "\n") { _ in "rotate 0deg " },
        .scene("repeated attributes", start: "view A fill ", end: "\n") { _ in "hidden " },
        .scene("lines of attributes", start: "view A fill {\n", end: "}\n") { _ in "scale 1\n" },
        .scene("lines of attributes, half of them wrong", start: "view A fill {\n", end: "}\n") {
            $0 % 2 == 0 ? "scale 1\n" : "scale (u)\n"
        },
        .scene("views as deep as they can be") { index in
            String(repeating: "view fill{", count: 200) + String(repeating: "}", count: 200) + "\n"
        },
        GrowthShape("instances of a long line", parameters: [1000, 2000, 4000, 8000]) { count in
            opening + "repeat 49000 { button size 44x44 \(String(repeating: "rotate 1deg ", count: count))}\n}\n"
        },
        GrowthShape("instances of a long title", parameters: [1000, 2500, 5000, 10_000]) { count in
            let title = String(repeating: "\\(index)", count: count)
            return opening + "repeat 49000 { button \"\(title)\" size 44x44 }\n}\n"
        },
        .scene("ifs") {
            "if (\($0) > 3) { view A\($0) fill } else { view A\($0) fill }\n"
        },
        GrowthShape("a chain of ifs", parameters: [250, 500, 1000, 2000]) { count in
            opening + (0..<count).map { "if (\($0) > 9) { view A fill } else " }.joined() + "{ view A fill }\n}\n"
        },
        .scene("branches of one Name") { index in
            "if (\(index) > 3) { view A\(index) fill } else { view A\(index) fill }\nexpect hit 0,0 -> A\(index)\n"
        },
        GrowthShape("branches of one if that all have one Name") { bytes in
            filled(bytes, from: opening + "if (true) { view A fill }", to: "\n}\n") {
                " else if (\($0) > 9) { view A fill }"
            }
        },
        GrowthShape("branches of one if with a Name each") { bytes in
            filled(bytes / 2, from: opening + "if (true) { view A fill }", to: "\n") {
                " else if (\($0) > 9) { view A\($0) fill }"
            } + filled(bytes / 2, to: "}\n") { "expect hit 0,0 -> A\($0 % (bytes / 80))\n" }
        },
        .scene("repeats") {
            "repeat 9 { button A\($0) frame (index * 50),\($0 * 60) 44x44 }\n"
        },
        GrowthShape("a repeat", parameters: [1000, 2000, 4000, 8000, 100_000]) { count in
            opening + "repeat \(count) { view fill }\n}\n"
        },
        GrowthShape("a repeat of small buttons", parameters: [1000, 2000, 4000, 8000, 100_000]) { count in
            opening + "repeat \(count) { button B frame 0,(index * 20) 20x20 }\n}\n"
        },
        GrowthShape("repeats in repeats", parameters: [2, 4, 8, 16, 19]) { depth in
            opening + String(repeating: "repeat 2 {", count: depth) + "view fill"
                + String(repeating: "}", count: depth) + "\n}\n"
        },
        GrowthShape("repeats that go too far", parameters: [25, 50, 100, 200]) { depth in
            opening + String(repeating: "repeat 1000 {", count: depth) + "view fill"
                + String(repeating: "}", count: depth) + "\n}\n"
        },
        GrowthShape("repeats of nothing", parameters: [1, 2, 3, 4]) { depth in
            opening + String(repeating: "repeat 1000 {", count: depth) + String(repeating: "}", count: depth) + "\n}\n"
        },
        GrowthShape("lets in a repeat", parameters: [1000, 10_000, 100_000, 900_000]) { count in
            opening + "repeat \(count) { let a = (index); let b = (a + a); if (b < 0) { view fill } }\n}\n"
        },
        GrowthShape("texts of copies", parameters: [1000, 10_000, 100_000]) { count in
            opening + "repeat \(count) { label \"\(String(repeating: "\\(index)", count: 100))\" fill }\n}\n"
        },
        .scene("scroll views in each other") { _ in
            String(repeating: "scroll fill contentSize 900x900 {", count: 50) + "button B frame 0,0 44x44"
                + String(repeating: "}", count: 50) + "\n"
        },
        .scene("scroll views side by side") {
            "scroll S\($0) frame 0,\($0 * 60) 99x60 contentSize 900x900 { button B\($0) frame 200,0 44x44 }\n"
        },
        .scene("recognizers") { "recognizer R\($0) .tap\n" },
        .scene("recognizers that wait for each other", end: "recognizer R0 .tap\nexpect tap 9,9 nothing\n") {
            "recognizer R\($0 + 1) .tap requireToFail -> R\($0)\n"
        },
        .scene("windows") { "window W\($0) { button B\($0) frame 0,\($0) 44x44 }\n" },
    ]
}
