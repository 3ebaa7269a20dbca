/// Generates realistic screens: tables and scroll views below bars, sheets and scrims, and targets of all sizes, at the
/// edges, inside and on top of each other.
package struct ScreenTextGenerator {
    var random: SplitMix
    /// The number of Names used.
    private var nameCount = 0
    private var lines: [String] = []

    /// How much likelier than usual unusual attributes are: transforms, hit shapes and z positions.
    private let oddness: Double

    /// The probability that a view has `overhang`.
    package var overhangChance = 0.06

    /// Creates the generator of the screen for `seed`.
    package init(seed: UInt64, oddness: Double = 1) {
        random = SplitMix(seed: seed)
        self.oddness = oddness
    }

    /// Returns the text of a screen.
    package mutating func screen() -> String {
        scene(200, 300) { generator in
            if generator.random.happens(0.6) { generator.background() }
            for _ in 0..<Int.random(in: 1...4, using: &generator.random) { generator.part(depth: 1) }
        }
    }

    /// Returns the text of a scene of this size, with the content that `fill` writes.
    package mutating func scene(_ width: Int, _ height: Int, fill: (inout Self) -> Void) -> String {
        lines = []
        nameCount = 0
        let words = random.happens(0.1) ? " minimumTarget \(random.pick([20, 30, 60]))" : ""
        write("scene Main \(width)x\(height)\(words) {", depth: 0)
        fill(&self)
        write("}", depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Writes a line.
    mutating func write(_ line: String, depth: Int) {
        lines.append(String(repeating: "    ", count: depth) + line)
    }

    /// Returns an unused Name.
    mutating func name() -> String {
        nameCount += 1
        return "V\(nameCount)"
    }

    /// Writes a view behind the others, perhaps with targets. Other views may delegate touches to it.
    mutating func background() {
        write("background Back\(appearance()) {", depth: 1)
        for _ in 0..<Int.random(in: 0...2, using: &random) { target(depth: 2) }
        write("}", depth: 1)
    }

    /// Writes a part of a screen.
    mutating func part(depth: Int) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: table(depth: depth)
        case 2: collection(depth: depth)
        case 3, 4: scroll(depth: depth)
        case 5, 6: bar(depth: depth)
        case 7: scrim(depth: depth)
        case 8, 9: group(depth: depth)
        default: target(depth: depth)
        }
    }

    /// Writes a table that may extend beyond the bottom of the screen.
    private mutating func table(depth: Int) {
        let hasHeaders = random.happens(0.3)
        let inset = random.happens(0.4) ? " contentInset 0,0,\(number(10, 60)),0" : ""
        let offset = random.happens(0.4) ? " contentOffset 0,\(number(0, 150))" : ""
        write("table \(name()) \(frame())\(inset)\(offset)\(words())\(delegation()) {", depth: depth)
        for _ in 0..<(hasHeaders ? 2 : 1) {
            if hasHeaders {
                write("section {", depth: depth + 1)
                write("header height 30\(appearance()) {", depth: depth + 2)
                if random.happens(0.5) { target(depth: depth + 3) }
                write("}", depth: depth + 2)
            }
            let inner = hasHeaders ? depth + 2 : depth + 1
            write("rows \(number(1, 12)) height \(random.pick([30, 44, 60])) {", depth: inner)
            cell(depth: inner + 1)
            write("}", depth: inner)
            if hasHeaders { write("}", depth: depth + 1) }
        }
        write("}", depth: depth)
    }

    /// Writes a collection that may extend beyond the edge of the screen.
    private mutating func collection(depth: Int) {
        let isHorizontal = random.happens(0.5) ? " scrollDirection .horizontal" : ""
        write("collection \(name()) \(frame())\(isHorizontal)\(words()) {", depth: depth)
        let spacing = random.happens(0.2) ? " spacing 0 lineSpacing \(random.pick(["0", "4", "12"]))" : ""
        write("items \(number(1, 12)) size \(number(30, 90))x\(number(30, 90))\(spacing) {", depth: depth + 1)
        cell(depth: depth + 2)
        write("}", depth: depth + 1)
        write("}", depth: depth)
    }

    private mutating func cell(depth: Int) {
        let slop = random.happens(0.05) ? " hitSlop 6" : ""
        write("cell\(slop)\(delegation()) {", depth: depth)
        for _ in 0..<Int.random(in: 0...2, using: &random) { target(depth: depth + 1) }
        write("}", depth: depth)
    }

    private mutating func scroll(depth: Int) {
        let size = "contentSize \(number(150, 500))x\(number(200, 700))"
        let offset = random.happens(0.5) ? " contentOffset \(number(0, 100)),\(number(0, 200))" : ""
        let paging = random.happens(0.1) ? " pagingEnabled" : ""
        write("scroll \(name()) \(frame()) \(size)\(offset)\(paging)\(words()) {", depth: depth)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            if depth < 3, random.happens(0.2) { part(depth: depth + 1) } else { target(depth: depth + 1) }
        }
        write("}", depth: depth)
    }

    /// Writes a bar at the top or bottom of the screen.
    private mutating func bar(depth: Int) {
        let edge = random.pick(["top", "bottom"])
        let kind = random.pick(["view", "view", "visualEffect"])
        write(
            "\(kind) \(name()) leading 0 trailing 0 \(edge) 0 height \(number(30, 80))\(appearance())\(words()) {",
            depth: depth)
        for _ in 0..<Int.random(in: 0...2, using: &random) { target(depth: depth + 1) }
        write("}", depth: depth)
    }

    /// Writes a scrim, with or without a recognizer.
    private mutating func scrim(depth: Int) {
        write(
            "view \(name()) fill backgroundColor \(random.pick(["#00000066", "#000000", "#00000010"])) {", depth: depth)
        if random.happens(0.7) { write("recognizer .tap", depth: depth + 1) }
        write("}", depth: depth)
    }

    private mutating func group(depth: Int) {
        write(
            "view \(name()) \(frame())\(appearance())\(words())\(random.happens(0.3) ? " passthrough" : delegation()) {",
            depth: depth)
        if random.happens(0.2) { write("recognizer .pan", depth: depth + 1) }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            if depth < 4, random.happens(0.3) { part(depth: depth + 1) } else { target(depth: depth + 1) }
        }
        write("}", depth: depth)
    }

    /// Writes a touch target, sometimes with a subview.
    private mutating func target(depth: Int) {
        let kinds = [
            "button", "button", "button", "switch", "control", "slider", "view", "label", "image", "textField",
        ]
        let kind = random.pick(kinds)
        let slop = random.happens(0.08) ? " hitSlop \(number(-4, 10))" : ""
        let enabled = kind == "button" && random.happens(0.1) ? " enabled .off" : ""
        write("\(kind) \(name()) \(place(kind))\(appearance())\(slop)\(enabled)\(words()) {", depth: depth)
        if kind == "view", random.happens(0.7) { write("recognizer .longPress", depth: depth + 1) }
        if random.happens(0.25) {
            let off = random.happens(0.4) ? " userInteractionEnabled .off" : ""
            write(
                "\(random.pick(["view", "label", "image", "button"])) \(name()) \(place("view"))\(appearance())\(off)",
                depth: depth + 1)
        }
        write("}", depth: depth)
    }

    /// Returns the layout of a part: the whole screen or some of it.
    private mutating func frame() -> String {
        if random.happens(0.4) { return "fill" }
        if random.happens(0.4) { return "leading 0 trailing 0 top \(number(0, 80)) bottom \(number(0, 60))" }
        return "frame \(number(-40, 120)),\(number(-40, 200)) \(number(20, 240))x\(number(20, 260))"
    }

    /// Returns the layout of a target.
    private mutating func place(_ kind: String) -> String {
        if random.happens(0.15) { return "fill" }
        let width = random.pick([20, 30, 44, 44, 50, 80])
        let height = kind == "switch" ? 31 : random.pick([20, 30, 44, 44, 50])
        if random.happens(0.4) { return "trailing \(number(-6, 20)) centerY size \(width)x\(height)" }
        return "frame \(number(-10, 160)),\(number(-10, 240)) \(width)x\(height)"
    }

    /// Returns the attributes that affect how a view looks.
    private mutating func appearance() -> String {
        var words = ""
        if random.happens(0.4) {
            words += " backgroundColor \(random.pick([".white", "#ffffff80", "#ffffff", "#00000001"]))"
        }
        if random.happens(0.15) { words += " cornerRadius \(number(4, 16))" }
        if random.happens(0.1) { words += " alpha \(random.pick(["0", "0.5", "0.01", "0.9995", "1"]))" }
        return words
    }

    /// Returns the attributes that affect whether and where a view is hit or visible.
    private mutating func words() -> String {
        var words = ""
        if random.happens(0.05) { words += " hidden" }
        if random.happens(0.08) { words += " userInteractionEnabled .off" }
        if random.happens(0.08) { words += " clipsToBounds\(random.pick(["", " .off"]))" }
        if random.happens(0.03 * oddness) {
            let angle = random.pick(["20", "20", "90", "45", "-7"])
            words += " \(random.pick(["scale 0.5", "scale -1", "translate 10,0", "rotate \(angle)deg", "scale 0"]))"
        }
        if random.happens(0.02 * oddness) { words += " zPosition \(random.pick(["1", "1", "-1"]))" }
        if random.happens(0.02 * oddness) {
            words += " hitShape \(random.pick([".circle", ".subviews", ".capsule", ".ellipse"]))"
        }
        if random.happens(overhangChance) { words += " overhang" }
        return words
    }

    /// Returns the attribute that delegates touches to the background, if any.
    private mutating func delegation() -> String {
        let hasBackground = lines.contains { $0.contains("background Back") }
        return hasBackground && random.happens(0.15) ? " touchDelegate -> Back" : ""
    }

    private mutating func number(_ first: Int, _ last: Int) -> Int { Int.random(in: first...last, using: &random) }
}
