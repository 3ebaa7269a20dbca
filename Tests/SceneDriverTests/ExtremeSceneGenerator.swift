import TestSupport

/// Generates scenes of tables, collections, scroll views and transforms with extreme numbers: empty and reversed
/// ranges, incomplete last lines, offsets far outside the content, and sizes whose products overflow.
struct ExtremeSceneGenerator {
    private var random: SplitMix
    /// The number of views with Names.
    private var nameCount = 0

    /// Creates a generator, which gives the same scene for the same `seed`.
    init(seed: UInt64) {
        random = SplitMix(seed: seed)
    }

    mutating func scene() -> String {
        let views = (0..<Int.random(in: 1...3, using: &random)).map { _ in view(depth: 0) }.joined()
        let rules = random.happens(0.1) ? "hitTest { claim -> V1; super; pass }\n" : ""
        let expectations = (0..<Int.random(in: 0...3, using: &random)).map { _ in expectation() }.joined()
        let tail = random.happens(0.2) ? "direction .rightToLeft " : ""
        return "scene Main \(length())x\(length()) \(tail){\n\(views)\(rules)\(expectations)}\n"
    }

    /// Returns steps for `--touch`.
    mutating func touch() -> String {
        let moves = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            let time = random.pick(["", "", " over 200ms", " over 1e9s", " over 1e-9s"])
            return "move \(point())\(time)"
        }
        return "down \(point()); \(moves.joined(separator: "; ")); up"
    }

    mutating func point() -> String { "\(number()),\(number())" }

    private mutating func view(depth: Int) -> String {
        nameCount += 1
        let name = "V\(nameCount)"
        let inside = depth < 3 && random.happens(0.5) ? view(depth: depth + 1) : ""
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: return "table \(name) \(frame()) \(scrolling()) \(tableWords()) {\n\(tableParts())\(inside)}\n"
        case 2, 3:
            let direction = random.pick(["", " scrollDirection .horizontal"])
            return "collection \(name) \(frame())\(direction) \(scrolling()) {\n\(collectionParts())\(inside)}\n"
        case 4:
            let size = random.happens(0.7) ? "contentSize \(length())x\(length())" : ""
            let zoom =
                random.happens(0.3)
                ? "zoomScale \(random.pick(["1", "0.5", "1e6", "1e-6"])) viewForZooming -> Z\(nameCount)" : ""
            let zoomed = zoom.isEmpty ? "" : "view Z\(nameCount) \(frame()) { button \(frame()) }\n"
            return "scroll \(name) \(frame()) \(scrolling()) \(size) \(zoom) {\n\(zoomed)\(inside)}\n"
        default:
            return
                "\(random.pick(["view", "button", "control", "slider"])) \(name) \(frame()) \(looks()) {\n\(inside)}\n"
        }
    }

    private mutating func frame() -> String {
        random.happens(0.4) ? "fill" : "frame \(number()),\(number()) \(length())x\(length())"
    }

    private mutating func scrolling() -> String {
        var words: [String] = []
        if random.happens(0.6) { words.append("contentOffset \(point())") }
        if random.happens(0.4) { words.append("contentInset \(edges())") }
        if random.happens(0.2) { words.append("pagingEnabled") }
        if random.happens(0.2) { words.append("displayOrder .descending") }
        return words.joined(separator: " ")
    }

    private mutating func tableWords() -> String { random.pick(["", "", "style .grouped", "cellsYieldToOverhang"]) }

    private mutating func looks() -> String {
        var words: [String] = []
        if random.happens(0.3) { words.append("rotate \(random.pick(["45", "90", "1e9", "1e-9", "-3"]))deg") }
        if random.happens(0.3) { words.append("scale \(number()),\(number())") }
        if random.happens(0.2) { words.append("translate \(point())") }
        if random.happens(0.2) { words.append("hitSlop \(edges())") }
        if random.happens(0.3) {
            words.append("hitShape \(random.pick([".circle", ".capsule", ".ellipse", ".subviews"]))")
        }
        if random.happens(0.2) { words.append("cornerRadius \(length())") }
        if random.happens(0.2) { words.append("bounds \(point())") }
        if random.happens(0.2) { words.append("anchorPoint \(point())") }
        return words.joined(separator: " ")
    }

    private mutating func tableParts() -> String {
        let hasSections = random.happens(0.4)
        return (0..<Int.random(in: 0...3, using: &random)).map { _ in
            guard hasSections else { return rows() }
            let header = random.happens(0.6) ? "header height \(length()) { button \(frame()) }\n" : ""
            let footer = random.happens(0.4) ? "footer height \(length())\n" : ""
            return
                "section {\n\(header)\((0..<Int.random(in: 0...2, using: &random)).map { _ in rows() }.joined())\(footer)}\n"
        }.joined()
    }

    private mutating func rows() -> String {
        let cell = random.happens(0.6) ? "cell { button \(frame()) \(random.pick(["", "overhang"])) }" : ""
        return random.happens(0.3)
            ? "row height \(length()) { \(cell) }\n" : "rows \(count()) height \(length()) { \(cell) }\n"
    }

    private mutating func collectionParts() -> String {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let cell = random.happens(0.6) ? "cell { button \(frame()) }" : ""
            if random.happens(0.2) { return "item \(frame()) { \(cell) }\n" }
            var words = ""
            if random.happens(0.5) { words += " spacing \(length())" }
            if random.happens(0.5) { words += " lineSpacing \(length())" }
            if random.happens(0.5) { words += " inset \(edges())" }
            return "items \(count()) size \(length())x\(length())\(words) { \(cell) }\n"
        }.joined()
    }

    private mutating func expectation() -> String {
        let view = "V\(Int.random(in: 1...max(1, nameCount), using: &random))"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return "expect hit \(point()) -> \(view)\n"
        case 1: return "expect drag \(point()) to \(point()) scrolls -> \(view)\n"
        case 2: return "expect touch { \(touch()) } scrolls -> \(view)\n"
        default: return "expect reachable -> \(view) \(length())x\(length())\n"
        }
    }

    private mutating func count() -> String {
        random.pick(["0", "1", "2", "3", "4", "5", "7", "13", "200", "1000", "1e6", "1e9"])
    }

    private mutating func edges() -> String { "\(number()),\(number()),\(number()),\(number())" }

    /// Returns any number.
    private mutating func number() -> String {
        if random.happens(0.7) { return "\(Int.random(in: -400...900, using: &random))" }
        return random.pick(
            [
                "0", "-0", "0.1", "-0.1", "1e-300", "-1e-300", "1e-9", "333.3333", "1e9", "-1e9", "999999999.5", "1e6",
                "-1e6",
            ])
    }

    /// Returns a number that isn't negative.
    private mutating func length() -> String {
        if random.happens(0.75) { return random.pick(["10", "20", "44", "60", "99", "100", "300", "390", "844"]) }
        return random.pick(["0", "0.1", "1e-300", "1e-9", "33.3333", "1e9", "999999999.5", "1e6"])
    }
}
