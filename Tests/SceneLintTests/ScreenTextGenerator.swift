import TestSupport

/// Makes the text of screens as people write them, at random: tables and scroll views below bars, sheets and dims, targets of
/// all sizes, at the edge, in and over each other.
struct ScreenTextGenerator {
    /// Where chance comes from.
    var random: SplitMix
    /// How many views were given Names.
    private var nameCount = 0
    /// What was written.
    private var lines: [String] = []

    /// How much likelier than else views are rotated, round, lifted, or reach as far as what is in them.
    private let oddness: Double

    /// How likely it is that a view is claimed by its superview.
    var overhangChance = 0.06

    /// Creates the generator of the screen that belongs to `seed`.
    init(seed: UInt64, oddness: Double = 1) {
        random = SplitMix(seed: seed)
        self.oddness = oddness
    }

    /// The text of a screen.
    mutating func screen() -> String {
        scene(200, 300) { generator in
            if generator.random.happens(0.6) { generator.background() }
            for _ in 0..<Int.random(in: 1...4, using: &generator.random) { generator.part(depth: 1) }
        }
    }

    /// The text of a scene of this size, with what `fill` writes in it.
    mutating func scene(_ width: Int, _ height: Int, fill: (inout Self) -> Void) -> String {
        lines = []
        nameCount = 0
        let words = random.happens(0.1) ? " minimumTarget \(random.pick([20, 30, 60]))" : ""
        write("scene Main \(width)x\(height)\(words) {", depth: 0)
        fill(&self)
        write("}", depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Adds a line.
    mutating func write(_ line: String, depth: Int) {
        lines.append(String(repeating: "    ", count: depth) + line)
    }

    /// A Name that no other view has.
    mutating func name() -> String {
        nameCount += 1
        return "V\(nameCount)"
    }

    /// A view behind the others, in which there may be targets to which touches are handed.
    mutating func background() {
        write("background Back\(look()) {", depth: 1)
        for _ in 0..<Int.random(in: 0...2, using: &random) { target(depth: 2) }
        write("}", depth: 1)
    }

    /// A part of a screen.
    mutating func part(depth: Int) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: table(depth: depth)
        case 2: collection(depth: depth)
        case 3, 4: scroll(depth: depth)
        case 5, 6: bar(depth: depth)
        case 7: dim(depth: depth)
        case 8, 9: group(depth: depth)
        default: target(depth: depth)
        }
    }

    /// A table that may go on below the edge of the screen.
    private mutating func table(depth: Int) {
        let sticks = random.happens(0.3)
        let inset = random.happens(0.4) ? " contentInset 0,0,\(number(10, 60)),0" : ""
        let offset = random.happens(0.4) ? " contentOffset 0,\(number(0, 150))" : ""
        write("table \(name()) \(frame())\(inset)\(offset)\(words())\(handsOn()) {", depth: depth)
        for _ in 0..<(sticks ? 2 : 1) {
            if sticks {
                write("section {", depth: depth + 1)
                write("header height 30\(look()) {", depth: depth + 2)
                if random.happens(0.5) { target(depth: depth + 3) }
                write("}", depth: depth + 2)
            }
            let inner = sticks ? depth + 2 : depth + 1
            write("rows \(number(1, 12)) height \(random.pick([30, 44, 60])) {", depth: inner)
            cell(depth: inner + 1)
            write("}", depth: inner)
            if sticks { write("}", depth: depth + 1) }
        }
        write("}", depth: depth)
    }

    /// A collection that may go on beside the edge of the screen.
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
        write("cell\(slop)\(handsOn()) {", depth: depth)
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

    /// A bar at an edge of the screen.
    private mutating func bar(depth: Int) {
        let edge = random.pick(["top", "bottom"])
        let kind = random.pick(["view", "view", "visualEffect"])
        write(
            "\(kind) \(name()) leading 0 trailing 0 \(edge) 0 height \(number(30, 80))\(look())\(words()) {",
            depth: depth)
        for _ in 0..<Int.random(in: 0...2, using: &random) { target(depth: depth + 1) }
        write("}", depth: depth)
    }

    /// Something that dims all the rest, with a recognizer or without.
    private mutating func dim(depth: Int) {
        write(
            "view \(name()) fill backgroundColor \(random.pick(["#00000066", "#000000", "#00000010"])) {", depth: depth)
        if random.happens(0.7) { write("recognizer .tap", depth: depth + 1) }
        write("}", depth: depth)
    }

    private mutating func group(depth: Int) {
        write(
            "view \(name()) \(frame())\(look())\(words())\(random.happens(0.3) ? " passthrough" : handsOn()) {",
            depth: depth)
        if random.happens(0.2) { write("recognizer .pan", depth: depth + 1) }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            if depth < 4, random.happens(0.3) { part(depth: depth + 1) } else { target(depth: depth + 1) }
        }
        write("}", depth: depth)
    }

    /// Something to be touched, with something in it now and then.
    private mutating func target(depth: Int) {
        let kinds = [
            "button", "button", "button", "switch", "control", "slider", "view", "label", "image", "textField",
        ]
        let kind = random.pick(kinds)
        let slop = random.happens(0.08) ? " hitSlop \(number(-4, 10))" : ""
        let enabled = kind == "button" && random.happens(0.1) ? " enabled .off" : ""
        write("\(kind) \(name()) \(place(kind))\(look())\(slop)\(enabled)\(words()) {", depth: depth)
        if kind == "view", random.happens(0.7) { write("recognizer .longPress", depth: depth + 1) }
        if random.happens(0.25) {
            let off = random.happens(0.4) ? " userInteractionEnabled .off" : ""
            write(
                "\(random.pick(["view", "label", "image", "button"])) \(name()) \(place("view"))\(look())\(off)",
                depth: depth + 1)
        }
        write("}", depth: depth)
    }

    /// Where a part lies: all over the screen, or somewhere.
    private mutating func frame() -> String {
        if random.happens(0.4) { return "fill" }
        if random.happens(0.4) { return "leading 0 trailing 0 top \(number(0, 80)) bottom \(number(0, 60))" }
        return "frame \(number(-40, 120)),\(number(-40, 200)) \(number(20, 240))x\(number(20, 260))"
    }

    /// Where a target lies.
    private mutating func place(_ kind: String) -> String {
        if random.happens(0.15) { return "fill" }
        let width = random.pick([20, 30, 44, 44, 50, 80])
        let height = kind == "switch" ? 31 : random.pick([20, 30, 44, 44, 50])
        if random.happens(0.4) { return "trailing \(number(-6, 20)) centerY size \(width)x\(height)" }
        return "frame \(number(-10, 160)),\(number(-10, 240)) \(width)x\(height)"
    }

    /// What is seen of a view.
    private mutating func look() -> String {
        var words = ""
        if random.happens(0.4) {
            words += " backgroundColor \(random.pick([".white", "#ffffff80", "#ffffff", "#00000001"]))"
        }
        if random.happens(0.15) { words += " cornerRadius \(number(4, 16))" }
        if random.happens(0.1) { words += " alpha \(random.pick(["0", "0.5", "0.01", "0.9995", "1"]))" }
        return words
    }

    /// What keeps a view from being hit or seen, or moves it.
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

    /// Whether touches are handed on to the background.
    private mutating func handsOn() -> String {
        let hasBackground = lines.contains { $0.contains("background Back") }
        return hasBackground && random.happens(0.15) ? " touchDelegate -> Back" : ""
    }

    private mutating func number(_ first: Int, _ last: Int) -> Int { Int.random(in: first...last, using: &random) }
}
