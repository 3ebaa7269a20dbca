/// Scenes whose hit maps have many pieces: overlapping views that are rotated, round, claimed or scrolled.
extension GrowthShapes {
    static let geometry: [GrowthShape] = overlapping + slanting + linked + scrolled + exploding

    /// Rectangles along the axes.
    private static let overlapping: [GrowthShape] = [
        GrowthShape("a staircase") { bytes in
            spread(bytes) { "button B\($0) frame \($1 * 190),\($1 * 640) 200x200\n" }
        },
        GrowthShape("an onion, the largest behind") { bytes in
            spread(bytes) {
                "button B\($0) frame \($1 * 190),\($1 * 400) \(390 - $1 * 380)x\(844 - $1 * 800)\n"
            }
        },
        GrowthShape("an onion, the largest in front") { bytes in
            spread(bytes) {
                "button B\($0) frame \(190 - $1 * 190),\(400 - $1 * 400) \(10 + $1 * 380)x\(44 + $1 * 800)\n"
            }
        },
        GrowthShape("bars across bars") { bytes in
            spread(bytes) {
                $0 % 2 == 0
                    ? "button B\($0) frame 0,\($1 * 844) 390x0.3\n" : "button B\($0) frame \($1 * 390),0 0.1x844\n"
            }
        },
        .scene("labels over buttons") {
            "button B\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60\n"
                + "label L\($0) frame \($0 * 11 % 300),\($0 * 17 % 780) 90x60 userInteractionEnabled\n"
        },
        .scene("clear views with recognizers") {
            "view V\($0) frame \($0 * 7 % 230),\($0 * 13 % 680) 160x160 { recognizer .tap }\n"
        },
        .scene("views that lift each other") {
            "button B\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60 zPosition \($0 * 7919 % 997)\n"
        },
        .scene("slop over neighbors") {
            "button B\($0) frame \($0 * 7 % 380),\($0 * 13 % 830) 10x10 hitSlop 40\n"
        },
        .scene("buttons that stick out") {
            "view V\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60 { button B\($0) frame 30,30 80x80 }\n"
        },
    ]

    /// Rotated views and curved shapes.
    private static let slanting: [GrowthShape] = [
        .scene("circles") {
            "button B\($0) frame \($0 * 37 % 240),\($0 * 61 % 690) 150x150 hitShape .circle\n"
        },
        .scene("rotated circles") {
            "button B\($0) frame \($0 * 7 % 340),\($0 * 13 % 790) 44x44 hitShape .circle rotate \($0 % 360)deg\n"
        },
        .scene("rotated buttons with round corners") {
            "button B\($0) frame \($0 * 7 % 340),\($0 * 13 % 790) 44x44 cornerRadius 22 rotate \($0 % 360)deg\n"
        },
        .scene("rotated ellipses") {
            "button B\($0) frame \($0 * 37 % 240),\($0 * 61 % 690) 150x90 hitShape .ellipse rotate \($0)deg\n"
        },
        .scene("round corners") {
            "button B\($0) frame \($0 * 37 % 240),\($0 * 61 % 690) 150x90 cornerRadius 45 backgroundColor .white\n"
        },
        .scene("buttons that stick out of rotated views") {
            "view V\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60 rotate \($0)deg "
                + "{ button B\($0) frame 30,30 80x80 }\n"
        },
    ]

    /// Claims, delegates, passthrough and effects.
    private static let linked: [GrowthShape] = [
        GrowthShape("claims of everything by everything") { everythingLinked($0, by: "claim") },
        GrowthShape("yields to everything by everything") { everythingLinked($0, by: "yield") },
        GrowthShape("delegates to one background of buttons") { bytes in
            filled(
                bytes / 2, from: opening + "background Back {\n", to: "}\n"
            ) { "button H\($0) frame \($0 * 7 % 360),\($0 * 13 % 810) 30x30\n" }
                + filled(bytes / 2, to: "}\n") {
                    "view V\($0) frame \($0 * 7 % 190),\($0 * 13 % 640) 200x200 touchDelegate -> Back\n"
                }
        },
        .scene("chains of passthrough") { chain in
            (0..<200).map { "view P\(chain)x\($0) fill passthrough { " }.joined()
                + "button B\(chain) frame \(chain * 7 % 100),\(chain * 13 % 100) 50x50 "
                + String(repeating: "}", count: 200) + "\n"
        },
        .scene("tables with overhang") {
            "table T\($0) frame \($0 * 7 % 190),\($0 * 13 % 640) 200x200 "
                + "{ rows 20 height 30 { cell { button B\($0) overhang frame 20,-20 80x80 } } }\n"
        },
        .scene("claims that hide") {
            "view V\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60 "
                + "{ hitTest { claim -> B\($0) { set -> B\($0) hidden } } }\n"
                + "button B\($0) frame \($0 * 11 % 360),\($0 * 17 % 800) 30x30\n"
        },
    ]

    /// Scroll views.
    private static let scrolled: [GrowthShape] = [
        .scene(
            "a scroll view along both axes beside plain views",
            start: "scroll S fill contentSize 2000x2000 { button B frame 900,900 44x44 }\n"
        ) { "view V\($0) frame \($0 * 7 % 360),\($0 * 13 % 810) 30x30\n" },
        GrowthShape("a covered scroll view of buttons") { bytes in
            filled(bytes / 2, from: opening + "scroll S fill contentSize 2000x2000 {\n", to: "}\n") {
                "button B\($0) frame \($0 * 37 % 1950),\($0 * 61 % 1950) 44x44\n"
            } + filled(bytes / 2, to: "}\n") { "view V\($0) frame \($0 * 7 % 330),\($0 * 13 % 780) 60x60\n" }
        },
        .scene("overlapping scroll views with a view in each") {
            "scroll S\($0) frame \($0 % 190),\($0 % 600) 200x200 contentSize 400x400 "
                + "{ view V\($0) size 400x400 { button B\($0) frame 5,5 44x44 } }\n"
        },
        .scene("scroll views in a scroll view", start: "scroll S fill contentSize 390x90000 {\n", end: "}\n") {
            "scroll I\($0) frame 0,\($0 * 100) 390x100 contentSize 2000x100 { button B\($0) frame 1500,20 44x44 }\n"
        },
    ]

    /// Short texts that make many views.
    private static let exploding: [GrowthShape] = [
        GrowthShape("items with rotated cells", parameters: [1000, 5000, 10_000, 20_000]) {
            opening + "collection C fill { items \($0) size 2x2 spacing 0 lineSpacing 0 "
                + "{ cell rotate 1deg { button B fill hitShape .circle } } }\n}\n"
        },
        GrowthShape("items with slop", parameters: [1000, 5000, 10_000, 20_000]) {
            opening + "collection C fill { items \($0) size 2x2 spacing 0 lineSpacing 0 "
                + "{ cell { button B fill hitSlop 5 } } }\n}\n"
        },
        GrowthShape("round buttons over a view with a recognizer", parameters: [60, 250, 1000, 4000]) {
            opening + "view Map fill { recognizer .tap }\nrepeat \($0) "
                + "{ button frame (index % 8 * 47 + index * 0.3),(index / 8 * 100 + index * 0.7) 44x44 hitShape .circle }\n}\n"
        },
        GrowthShape("buttons in a rotated view", parameters: [500, 1000, 2000, 4000]) {
            opening + "view V fill rotate 3deg { repeat \($0) "
                + "{ button B frame (index % 32 * 12),(floor(index / 32) * 12) 11x11 } }\n}\n"
        },
        GrowthShape("repeated rotated squares", parameters: [500, 1000, 2000, 4000]) {
            opening + "repeat \($0) { button B frame 0,0 300x300 rotate (index)deg }\n}\n"
        },
        GrowthShape("rotated squares with slops", parameters: [750, 1500, 3000, 6000]) {
            opening + "repeat \($0) "
                + "{ button B frame (index % 39 * 10),(index / 39 * 10) 30x30 hitSlop 5 rotate (index)deg }\n}\n"
        },
        GrowthShape("repeated circles", parameters: [500, 1000, 2000, 4000]) {
            opening + "repeat \($0) { button B frame (index % 31 * 7),(index % 97 * 5) 150x150 hitShape .circle }\n}\n"
        },
        GrowthShape("repeated capsules", parameters: [500, 1000, 2000, 4000]) {
            opening
                + "repeat \($0) { button B frame (index % 31 * 7),(index % 97 * 5) 150x90 hitShape .capsule rotate 1deg }\n}\n"
        },
        GrowthShape("rotated views in each other, around a button", parameters: [30, 60, 120, 250]) { depth in
            opening + String(repeating: "view fill rotate 1deg {\n", count: depth) + "button fill\n"
                + String(repeating: "}\n", count: depth) + "}\n"
        },
        GrowthShape("rotated buttons on a pile", parameters: [1000, 2000, 4000, 10_000]) {
            opening
                + "repeat \($0) { button B frame (index % 290),(index * 13 % 740) 100x100 rotate (index)deg }\n}\n"
        },
        GrowthShape("scenes with rotated views in each other", parameters: [25, 50, 100, 200]) { depth in
            filled(100_000) {
                "scene S\($0) 390x844 {\n" + String(repeating: "view fill rotate 1deg {\n", count: depth)
                    + "button fill\n" + String(repeating: "}\n", count: depth) + "}\n"
            }
        },
        GrowthShape("views in a view with a long Name", parameters: [1000, 4000, 20_000]) { count in
            opening + "view \(String(repeating: "A", count: 40_000)) fill { repeat \(count) "
                + "{ button frame (index % 300),(floor(index / 300) * 9) 20x20 } }\n}\n"
        },
        GrowthShape("repeats in repeats of rotated squares", parameters: [8, 16, 32, 64]) {
            opening + "repeat \($0) { view V frame (index),(index) 300x300 "
                + "{ repeat \($0) { button B frame (index),(index) 200x200 rotate (index)deg } } }\n}\n"
        },
        crowd("switches", "switch B frame (index % 390),(floor(index / 390) % 844) 51x31"),
        crowd("switches between pixels", "switch B frame (index % 619 * 0.63),(index % 941 * 0.89) 51x31"),
        crowd("slop", "button B frame (index % 619 * 0.63),(index % 941 * 0.89) 5x5 hitSlop 40"),
        crowd("circles", "button B frame (index % 619 * 0.63),(index % 941 * 0.89) 50x50 hitShape .circle"),
        crowd("rotated squares", "button B frame (index % 619 * 0.63),(index % 941 * 0.89) 50x50 rotate (index)deg"),
        crowd(
            "recognizers", "view B frame (index % 619 * 0.63),(index % 941 * 0.89) 50x50 { recognizer .tap }",
            viewsPerCopy: 2),
        crowd(
            "overlapping bars across bars",
            "button B frame 0,(index * 0.007) 390x0.01; button C frame (index * 0.003),0 0.01x844", viewsPerCopy: 2),
        GrowthShape("a table with a million rows", parameters: [1000, 10_000, 100_000, 1_000_000]) {
            opening + "table T fill { rows \($0) height 60 { cell { button B fill } } }\n}\n"
        },
        GrowthShape("rows as thin as a hair", parameters: [500, 1000, 2000, 4000]) {
            opening + "table T fill { rows \($0) height 0.2 { cell { button B fill overhang hitSlop 20 } } }\n}\n"
        },
    ]

    /// Makes a file in which each of many views names each of as many buttons in a rule that begins with `word`.
    private static func everythingLinked(_ bytes: Int, by word: String) -> String {
        let count = Int(Double(bytes / 8).squareRoot())
        let names = (0..<count).map { "B\($0)" }.joined(separator: ", ")
        return opening
            + (0..<count).map { "button B\($0) frame \($0 * 7 % 290),\($0 * 13 % 740) 100x100\n" }.joined()
            + (0..<count).map { "view V\($0) frame 10,10 300x300 { hitTest { \(word) -> \(names) } }\n" }.joined()
            + "}\n"
    }

    /// Repeats `views` about as often as a file of 100 KB may.
    private static func crowd(_ name: String, _ views: String, viewsPerCopy: Int = 1) -> GrowthShape {
        GrowthShape("a crowd of \(name)", parameters: [20_000, 40_000, 79_000].map { 2 * $0 / (viewsPerCopy + 1) }) {
            opening + "repeat \($0) { \(views) }\n}\n"
        }
    }

    /// Fills a file with views. `part` gets the index of a view and its position in the file, from 0 to about 1.
    private static func spread(_ bytes: Int, with part: (_ index: Int, _ fraction: Double) -> String) -> String {
        let most = Double(max(1, bytes / 40))
        return filled(bytes, from: opening, to: "}\n") { index in
            part(index, (Double(index) / most * 1000).rounded() / 1000)
        }
    }
}
