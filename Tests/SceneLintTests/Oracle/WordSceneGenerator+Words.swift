import SceneRuntime
import SceneText
import TestSupport

@testable import SceneSemantics

extension WordSceneGenerator {
    /// The probabilities of attributes that matter more than others.
    private static let chances: [Attribute: Double] = [
        .hidden: 0.03, .alpha: 0.06, .userInteractionEnabled: 0.06, .clipsToBounds: 0.1, .zPosition: 0.04,
        .backgroundColor: 0.4, .cornerRadius: 0.06, .enabled: 0.05, .contentSize: 0.7, .contentOffset: 0.3,
        .contentInset: 0.2, .scrollEnabled: 0.05, .cellsYieldToOverhang: 0.2, .touchDelegate: 0.1,
        .passthrough: 0.1, .hitSlop: 0.15, .hitShape: 0.08, .overhang: 0.08, .minimumTarget: 0.3,
        .direction: 0.2, .touchesShouldCancel: 0.15, .anchorPoint: 0.04, .bounds: 0.05,
        .style: 0.1, .displayOrder: 0.1,
    ]

    /// Returns attributes that `entry` takes, except layout.
    ///
    /// - Parameter chance: The probability of each attribute without its own.
    /// - Parameter excluded: Attributes to skip.
    mutating func attributes(
        of entry: KindEntry?, at chance: Double = 0.03, excluding excluded: Set<Attribute> = []
    ) -> String {
        guard let entry else { return "" }
        var words = ""
        var hasLink = false
        for attribute in Schema.attributes where entry.takes(attribute.attribute) {
            if attribute.group == .layout || excluded.contains(attribute.attribute) { continue }
            if attribute.group == .transform, attribute.attribute != .anchorPoint { continue }
            guard random.happens(Self.chances[attribute.attribute] ?? chance) else { continue }
            let isLink = attribute.attribute == .touchDelegate || attribute.attribute == .passthrough
            if isLink, hasLink { continue }
            hasLink = hasLink || isLink
            words += " \(attribute.word)\(value(of: attribute))"
        }
        let canTransform = entry.groups.contains(.transform) && !excluded.contains(.transform)
        if canTransform, random.happens(isExact ? 0.08 : 0.2) { words += " " + transform() }
        return words
    }

    /// Returns a value of the attribute after a blank, or nothing.
    private mutating func value(of entry: AttributeEntry) -> String {
        switch entry.shape {
        case .flag: return random.pick(["", "", " .off", " .on", " (1 < 2)"])
        case .number(let range):
            let numbers = [-1, 0, 0.005, 0.01, 0.0100001, 0.5, 0.5, 1, 1, 2, 20].filter(range.contains)
            return " " + numberText(random.pick(numbers))
        case .count: return " \(number(1, 3))"
        case .length, .optionalLength, .extent: return " \(number(0, 40))"
        case .nothing: return ""
        case .optionalInset: return " \(number(-4, 0))"
        case .edges:
            let least = entry.attribute == .hitSlop ? -6 : 0
            if random.happens(0.5) { return " \(number(least, 14))" }
            return " " + (0..<4).map { _ in "\(number(least, 14))" }.joined(separator: ",")
        case .point:
            if entry.attribute == .anchorPoint { return random.pick([" 0,0", " 1,1", " 0.5,0"]) }
            return " \(number(-20, 40)),\(number(-20, 60))"
        case .size: return " \(number(50, 300))x\(number(50, 500))"
        case .frame: return " \(number(-20, 100)),\(number(-20, 200)) \(number(0, 120))x\(number(0, 120))"
        case .angle: return " \(number(-180, 180))deg"
        case .factors: return " 0.5"
        case .matrix: return " 1,0,0,1,4,4"
        case .time: return " \(number(0, 900))ms"
        case .choice(let words):
            let isStraight = isExact && entry.attribute == .hitShape
            return " ." + random.pick(isStraight ? words.filter { $0 == "rectangle" || $0 == "subviews" } : words)
        case .color: return random.pick([" .white", " #ffffff", " #ffffff80", " #00000008", " .clear"])
        case .link: return " -> \(path())"
        case .links: return " -> \(path())"
        case .competitors: return " -> \(recognizerName)"
        case .flagOrCompetitors: return random.pick(["", " .off", " (1 < 2)", " -> \(recognizerName)"])
        }
    }

    /// Returns attributes that transform a view.
    private mutating func transform() -> String {
        if isExact {
            return random.pick([
                "scale -1", "scale 0.5,-2", "scale 1.25", "translate 3,4", "transform 1,0,0,-1,0,8", "scale 0",
                "rotate 90deg", "rotate 180deg translate 0,4",
            ])
        }
        return random.pick([
            "rotate \(number(-90, 90))deg", "rotate 45deg scale 1.5", "transform 1,0.3,0,1,0,0", "rotate 0.3rad",
            "scale -1", "translate 10,0",
        ])
    }

    /// Returns a layout, in any of its forms.
    mutating func layout() -> String {
        let (x, y) = (number(-5, 40) * 4, number(-5, 60) * 4)
        let (width, height) = (number(0, 25) * 4, number(0, 25) * 4)
        switch number(0, 10) {
        case 10: return "leading \(number(-4, 40)) top \(number(-4, 60)) size \(width)x\(height) safeArea"
        case 0...3: return "frame \(x),\(y) \(width)x\(height)"
        case 4: return random.happens(0.8) ? "fill" : "fill \(number(-4, 2))"
        case 5: return "leading \(number(-4, 40)) top \(number(-4, 60)) size \(width)x\(height)"
        case 6: return "trailing \(number(-4, 40)) bottom \(number(-4, 60)) width \(width) height 40%"
        case 7: return "center size \(width)x\(height)"
        case 8: return "centerX \(number(-20, 20)) centerY width \(width) height \(height)"
        default: return "leading 5% trailing \(number(-4, 0)) top \(number(-8, 0)) bottom \(number(-20, 0))"
        }
    }

    /// Returns a `hitTest` block.
    mutating func override(isOfCell: Bool) -> String {
        var rules: [String] = []
        for _ in 0..<number(1, 3) {
            let rule = random.pick(Schema.rules)
            if isOfCell, ["delegate", "forward", "return", "pass"].contains(rule.word) { continue }
            if rule.notation.hasSuffix("{ … }"), !random.happens(effectChance * 2) { continue }
            if rule.word == "super", rules.contains(where: { !$0.hasPrefix("claim") && !$0.hasPrefix("yield") }) {
                continue
            }
            var text = rule.word
            if rule.notation.hasPrefix("-> A, B") {
                text += " -> \(path())"
                if random.happens(0.4) { text += ", \(path())" }
            } else if rule.notation.hasPrefix("->") {
                text += " -> \(path())"
            }
            let canChange = rule.notation.contains("{") && random.happens(effectChance)
            if rule.notation.hasSuffix("{ … }") || canChange {
                let other = random.happens(0.5) ? "-> \(path()) " : ""
                let change = random.pick(["hidden", "hidden .off", "alpha 0.5", "userInteractionEnabled .off"])
                text += " { set \(other)\(change) }"
            }
            if rules.contains(where: { $0 == "none" || $0 == text || text == "super" && $0 == "super" }) { continue }
            rules.append(text)
        }
        return rules.isEmpty ? "" : "hitTest { \(rules.joined(separator: "; ")) }"
    }
}
