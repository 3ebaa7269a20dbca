/// Scenes with many recognizers, and touches of several fingers.
extension GrowthShapes {
    static let recognizers: [GrowthShape] = [
        .scene("recognizers of one view", start: "view V fill {\n", end: "}\nexpect tap 9,9 recognizes -> V\n") {
            "recognizer R\($0) \([".tap", ".pan", ".longPress", ".swipe .left"][$0 % 4])\n"
        },
        .scene("recognizers that wait for one another", start: "view V fill {\nrecognizer R0 .tap\n", end: "}\n") {
            "recognizer R\($0 + 1) .tap requireToFail -> R\($0)\n"
        },
        .scene("recognizers that all wait for one", start: "view V fill {\nrecognizer R .tap\n", end: "}\n") {
            "recognizer R\($0) .tap numberOfTapsRequired \(1 + $0 % 3) requireToFail -> R\nexpect tap 9,9 not fires -> V\n"
        },
        .scene("recognizers of a chain of views") {
            "view V\($0) fill { recognizer .tap; view fill { recognizer .swipe .left; view fill { recognizer .pan } } }\n"
        },
        GrowthShape("chains of recognizers", parameters: [15, 30, 60, 120]) { depth in
            let views = (0..<depth).map { "view V\($0) fill { recognizer .tap; recognizer .pan; " }.joined()
            return filled(100_000) { "scene S\($0) 390x844 { \(views)\(String(repeating: "}", count: depth)) }\n" }
        },
        GrowthShape("swipes in nested scroll views", parameters: [50, 100, 200, 250]) { depth in
            let block = (0..<depth).map { _ in "scroll fill contentSize 800x900 { recognizer .swipe .left\n" }.joined()
            let end = String(repeating: "}", count: depth) + "\n"
            return filled(100_000, from: opening, to: "}\n") { _ in block + end }
        },
        GrowthShape("short presses in a scroll view", parameters: [2500, 5000, 10_000, 20_000]) { count in
            opening + "scroll S fill contentSize 390x20000 { repeat \(count) "
                + "{ view V frame (index % 300),(index / 300) 60x60 "
                + "{ recognizer R .longPress minimumPressDuration 0s } } }\n}\n"
        },
        GrowthShape("buttons in a scroll view in a view with a swipe", parameters: [3000, 6000, 12_000, 24_000]) {
            opening + "view W fill { recognizer R .swipe .up\nscroll S fill contentSize 390x20000 { "
                + "repeat \($0) { button B frame (index % 300),(index % 700) 60x60 } } }\n}\n"
        },
        GrowthShape("many recognizers on a grid", parameters: [50, 100, 200, 400]) { count in
            filled(100_000) {
                "scene S\($0) 390x844 { repeat \(count) { view V frame (index % 20 * 15),(index / 20 * 30) 60x60 { recognizer .tap } } }\n"
            }
        },
        GrowthShape("repeated recognizers with relations", parameters: [6500, 13_000, 26_000, 52_000]) { count in
            opening
                + "repeat \(count) { view V frame (index % 300),(index / 300) 40x40 { recognizer A .tap; recognizer B .tap numberOfTapsRequired 2 requireToFail -> A } }\n}\n"
        },
        GrowthShape("simultaneous pans of one view", parameters: [5000, 10_000, 20_000, 40_000]) { count in
            opening + "view V fill { repeat \(count) { recognizer R .pan simultaneous } }\n}\n"
        },
        GrowthShape("recognizers of views in the same place", parameters: [2200, 4400, 8800, 17_600]) { count in
            let recognizers = (0..<8).map { "recognizer R\($0) .tap\n" }.joined()
            return opening + "repeat \(count) { view V frame 0,0 10x10 {\n\(recognizers)} }\n}\n"
        },
        .scene(
            "recognizers in rows that aren't displayed",
            start: "table T fill { rows 4000 height 60 { cell {\n", end: "} } }\n"
        ) {
            "if (row == \(100 + $0 % 3900)) { recognizer R\($0) .tap; recognizer S\($0) .tap }\n"
        },
        GrowthShape("rows with recognizers that aren't displayed", parameters: [250, 500, 1000, 1800]) { count in
            opening + "table T fill {\nrows 40 height 60\n"
                + (0..<count).map { "row height 60 { cell { recognizer R\($0) .tap; recognizer S\($0) .tap } }\n" }
                .joined()
                + "}\n}\n"
        },
        .scene("recognizers around rows", end: "table T fill { rows 3 height 100 }\n") { "recognizer R\($0) .tap\n" },
        GrowthShape("carousels in rows", parameters: [15, 30, 60, 120]) { count in
            opening + "recognizer Hide .tap\ntable T fill { rows \(count) height 100 { cell { recognizer Open .tap\n"
                + "scroll P leading 0 trailing 0 top 40 height 60 contentSize 640x60 contentOffset (row),0 "
                + "{ view fill } } } }\n}\n"
        },
        .scene("carousels in rows of their own", start: "recognizer Hide .tap\ntable T fill {\n", end: "}\n") {
            "row height 60 { cell { recognizer R\($0) .tap; scroll P\($0) fill contentSize 640x60 { view fill } } }\n"
        },
        GrowthShape("collections in rows", parameters: [25, 50, 100, 200]) { count in
            opening + "recognizer Hide .tap\ntable T fill { rows \(count) height 40 { cell { "
                + "collection P fill scrollDirection .horizontal { items 60 size 40x40 { cell { recognizer .tap } } } } } }\n}\n"
        },
        .scene(
            "buttons in rows that aren't displayed",
            start: "table T fill { rows 4000 height 60 { cell {\n", end: "} } }\n"
        ) {
            "if (row == \(100 + $0 % 3900)) { button B\($0) fill }\n"
        },
        .scene("pinches of two fingers", start: fingers + "expect touch {\n", end: "} zooms -> S\n") {
            "down 100,300 finger 1; down 200,300 finger 2; move \($0 % 99),300 over 50ms; up finger 2; up\n"
        },
        .scene(
            "moves of two fingers", start: fingers + "expect touch {\ndown 100,300; down 200,300 finger 2\n",
            end: "} zooms -> S\n"
        ) {
            "move \(50 + $0 % 99),300; move \(200 + $0 % 77),300 finger 2\n"
        },
        .scene(
            "moves of fingers on many views",
            start: "repeat 40 { view V frame (index * 9),0 9x844 multipleTouchEnabled }\nexpect touch {\n",
            end: "} touches -> V[0]\n"
        ) {
            $0 < 200
                ? "down \($0 % 360),\(400 + $0) finger \($0 + 1)\n"
                : "move \($0 % 360),\($0 % 800) finger \(1 + $0 % 200)\n"
        },
        .scene(
            "fingers beside an exclusive view",
            start: "view V 200x844 exclusiveTouch\nview W trailing 0 200x844\nexpect touch {\n", end: "} touches -> V\n"
        ) {
            "down \($0 % 390),9 finger \($0 + 1)\n"
        },
        GrowthShape("taps on a view with many buttons", parameters: [3000, 6000, 12_000, 24_000]) {
            opening + "view W fill { repeat \($0) { recognizer R .tap }\n"
                + "repeat \($0) { button B frame (index % 300),(index % 700) 60x60 } }\n}\n"
        },
    ]

    private static let fingers =
        "scroll S fill minimumZoomScale 0.1 maximumZoomScale 10 viewForZooming -> V { view V fill { recognizer .pinch simultaneous; recognizer .rotation simultaneous } }\n"
}
