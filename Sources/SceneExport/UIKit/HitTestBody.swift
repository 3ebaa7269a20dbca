import SceneRuntime
import SceneSemantics
import SceneText

/// The statements of an override of `hitTest(_:with:)`, in the words that the reference explains each rule with.
struct HitTestBody {
    /// The view that the rules belong to: `self`, or `contentView` in a cell.
    let own: String
    let ownView: ViewID
    /// What converts the point: it is in the coordinates of the view that overrides.
    private let convert: String
    /// What runs UIView's own hit test.
    let superCall: String
    /// The properties that lead to other views, with the properties of other members of the class.
    var properties: LinkProperties
    /// The statements, indented below the override.
    private(set) var lines: [String] = []
    /// Whether `hit` is declared.
    private var hasHit = false

    /// Creates the statements for `rules` of a view, in an override of that view, or of a cell for its content view.
    init(
        _ rules: [HitTestRule], of ownView: ViewID, own: String = "self", convert: String = "convert",
        superCall: String? = nil, properties: LinkProperties
    ) {
        self.ownView = ownView
        self.own = own
        self.convert = convert
        self.superCall = superCall ?? "super.hitTest(point, with: event)"
        self.properties = properties
        // No rule runs behind `none`.
        let end = rules.firstIndex { $0.isNone }.map { $0 + 1 } ?? rules.count
        let rules = Array(rules[..<end])
        for (index, rule) in rules.enumerated() {
            if index == rules.count - 1 { addLast(rule) } else { add(rule, before: rules[(index + 1)...]) }
        }
    }

    /// Adds the rule that ends the override.
    private mutating func addLast(_ rule: HitTestRule) {
        switch rule {
        case .none: lines.append("return nil")
        case .super: lines.append("return \(superCall)")
        case .pass: lines.append("return hit === \(own) ? nil : hit")
        case .return(let view): lines.append("return hit === \(own) ? \(name("answer", view)) : hit")
        case .delegate(let view):
            let name = properties.add("touchDelegate", view)
            lines.append("guard hit === \(own), let \(name) else { return hit }")
            lines.append("let other = \(asking(name))")
            lines.append("return other === \(name) ? \(own) : other ?? \(own)")
        case .forward(let view):
            let name = properties.add("forwardTarget", view)
            lines.append("guard hit === \(own), let \(name) else { return hit }")
            lines.append("return \(asking(name))")
        case .claim, .ask, .yield, .yieldToOverhang, .effects:
            add(rule, before: [])
            lines.append("return hit")
        }
    }

    /// Adds a rule that other rules follow.
    private mutating func add(_ rule: HitTestRule, before rest: ArraySlice<HitTestRule>) {
        switch rule {
        case .claim(let views, let effects):
            for view in views {
                let name = properties.add("claimed", view)
                let changes = effects.map { change($0) }
                addBlock("if let \(name), \(containing(name))", changes + ["return \(name)"])
            }
        case .ask(let view):
            let name = properties.add("asked", view)
            addBlock("if let \(name), let hit = \(asking(name))", ["return hit"])
        case .yield(let views):
            for view in views {
                let name = properties.add("hole", view)
                addBlock("if let \(name), \(containing(name))", ["return nil"])
            }
        case .yieldToOverhang:
            lines += [
                "for case let other as OverhangingCell in superview?.subviews ?? [] where other !== self {",
                "  for view in other.overhangs {",
                "    if view.point(inside: convert(point, to: view), with: event) { return nil }",
                "  }",
                "}",
            ]
        case .none: lines.append("return nil")
        case .super: addSuper(before: rest)
        case .effects(let isOneOf, let views, let effects): addEffects(isOneOf, views, effects)
        case .pass: lines.append("if hit === \(own) { hit = nil }")
        case .return(let view): lines.append("if hit === \(own) { hit = \(name("answer", view)) }")
        case .delegate(let view):
            let name = properties.add("touchDelegate", view)
            addBlock(
                "if hit === \(own), let \(name)",
                ["let other = \(asking(name))", "if other !== \(name) { hit = other ?? hit }"])
        case .forward(let view):
            let name = properties.add("forwardTarget", view)
            addBlock("if hit === \(own), let \(name)", ["hit = \(asking(name))"])
        }
    }

    private mutating func addSuper(before rest: ArraySlice<HitTestRule>) {
        let isChanged = rest.dropLast().contains { $0.isReplacing }
        if hasHit {
            lines.append("hit = \(superCall)")
        } else if rest.contains(where: { $0.readsHit }) || rest.last.map({ !$0.isNone && !$0.isSuper }) ?? true {
            hasHit = true
            lines.append("\(isChanged ? "var" : "let") hit = \(superCall)")
        } else {
            // Nothing reads the result, but overrides of subviews may have effects.
            lines.append("_ = \(superCall)")
        }
    }

    private mutating func addEffects(_ isOneOf: Bool, _ views: [ViewID], _ effects: [HitTestRule.Effect]) {
        if effects.isEmpty || isOneOf && views.isEmpty { return }
        let changes = effects.map { change($0) }
        let names = views.map { name("watched", $0) }
        switch names.count {
        case 0: lines += changes
        case 1: addBlock("if hit \(isOneOf ? "===" : "!==") \(names[0])", changes)
        default:
            let list = names.joined(separator: ", ")
            addBlock("if \(isOneOf ? "" : "!")[\(list)].contains(where: { $0 === hit })", changes)
        }
    }

    private mutating func change(_ effect: HitTestRule.Effect) -> String {
        let isOwn = effect.view == ownView
        let target = isOwn ? (own == "self" ? "" : own + ".") : properties.add("changed", effect.view) + "?."
        return switch effect.change {
        case .isHidden(let isOn): "\(target)isHidden = \(isOn)"
        case .isUserInteractionEnabled(let isOn): "\(target)isUserInteractionEnabled = \(isOn)"
        case .alpha(let alpha): "\(target)alpha = \(numberText(alpha))"
        }
    }

    /// Returns the expression for `view`: a property, unless it is the view that the rules belong to.
    private mutating func name(_ word: String, _ view: ViewID) -> String {
        view == ownView ? own : properties.add(word, view)
    }

    private mutating func addBlock(_ head: String, _ body: [String]) {
        lines.append(head + " {")
        lines += body.map { "  " + $0 }
        lines.append("}")
    }

    private func asking(_ name: String) -> String { "\(name).hitTest(\(convert)(point, to: \(name)), with: event)" }

    private func containing(_ name: String) -> String {
        "\(name).point(inside: \(convert)(point, to: \(name)), with: event)"
    }
}

extension HitTestRule {
    fileprivate var isNone: Bool { traits.givesNilAtOnce }

    fileprivate var isSuper: Bool { traits.contains(.walks) }

    /// Whether it may change `hit`.
    fileprivate var isReplacing: Bool { isSuper || traits.contains(.appliesToOwnHit) }

    /// Whether the statements for it read `hit`.
    fileprivate var readsHit: Bool {
        if case .effects(_, let views, let effects) = self { return !views.isEmpty && !effects.isEmpty }
        return traits.contains(.appliesToOwnHit)
    }
}
