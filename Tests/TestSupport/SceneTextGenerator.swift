/// Generates small scenes with overlapping views that forward, claim and pass touches.
package struct SceneTextGenerator {
    /// Whether all views are axis-aligned rectangles.
    package var isExact: Bool
    private var random: SplitMix
    /// The number of views written.
    private var viewCount = 0
    private var lines: [String] = []

    /// The number of views with Names: `V0`, `V1` and so on.
    private static let nameCount = 6

    /// Creates the generator of the scene for `seed`.
    package init(seed: UInt64, isExact: Bool) {
        random = SplitMix(seed: seed)
        self.isExact = isExact
    }

    /// Returns the text of a scene.
    package mutating func scene() -> String {
        lines = []
        viewCount = 0
        while viewCount < Self.nameCount { view(depth: 1) }
        return (["scene Main 100x100 {"] + lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// Writes a view with its subviews.
    private mutating func view(depth: Int) {
        let isNamed = viewCount < Self.nameCount
        let name = isNamed ? "V\(viewCount) " : ""
        viewCount += 1
        let kind = random.pick(["view", "view", "view", "button", "label", "scroll", "background"])
        let indent = String(repeating: "    ", count: depth)
        lines.append("\(indent)\(kind) \(name)\(layout()) \(attributes()) {")
        if depth < 4, viewCount < Self.nameCount + 2 {
            for _ in 0..<Int.random(in: 0...2, using: &random) { view(depth: depth + 1) }
        }
        lines.append(contentsOf: override(indent))
        lines.append("\(indent)}")
    }

    /// Returns the layout of a view.
    private mutating func layout() -> String {
        if random.happens(0.3) { return "fill" }
        let numbers = (0..<4).map { _ in Int.random(in: 0...6, using: &random) }
        return "frame \(numbers[0] * 12 - 10),\(numbers[1] * 12 - 10) \(numbers[2] * 15)x\(numbers[3] * 15)"
    }

    /// Returns the other attributes of a view.
    private mutating func attributes() -> String {
        var words: [String] = []
        if random.happens(0.1) { words.append(random.pick(["hidden", "alpha 0", "userInteractionEnabled .off"])) }
        if random.happens(0.15) { words.append("hitSlop \(Int.random(in: -5...9, using: &random))") }
        if random.happens(0.1) { words.append("hitShape .subviews") }
        let transforms = ["scale -1", "scale 0.5,-2", "scale 1.25", "translate 3,4"]
        if random.happens(0.15) { words.append(random.pick(transforms)) }
        if random.happens(0.1) { words.append("overhang") }
        if random.happens(0.1) { words.append("zPosition 1") }
        if random.happens(0.1) { words.append("backgroundColor #ffffff") }
        if !isExact, !words.contains(where: { $0.hasPrefix("hitShape") }), random.happens(0.2) {
            words.append(random.pick(["rotate 30deg", "hitShape .circle", "hitShape .capsule"]))
        }
        return words.joined(separator: " ")
    }

    /// Returns the override of a view, if any.
    private mutating func override(_ indent: String) -> [String] {
        let others = (0..<Self.nameCount).map { "V\($0)" } + ["Main"]
        let other = random.pick(others)
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1, 2: return ["\(indent)    touchDelegate -> \(other)"]
        case 3: return ["\(indent)    hitTest { forward -> \(other) }"]
        case 4: return ["\(indent)    hitTest { ask -> \(other) }"]
        case 5: return ["\(indent)    hitTest { claim -> \(other), \(random.pick(others)) }"]
        case 6: return ["\(indent)    hitTest { yield -> \(other); super; delegate -> \(random.pick(others)) }"]
        case 7: return ["\(indent)    hitTest { super; when -> \(other) { set -> \(random.pick(others)) hidden } }"]
        case 8: return ["\(indent)    passthrough"]
        default: return []
        }
    }
}
