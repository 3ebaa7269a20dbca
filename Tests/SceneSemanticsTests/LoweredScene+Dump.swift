import SceneRuntime
import SceneSemantics
import SceneText

extension LoweredScene {
    /// A line for each view, indented by depth: its path, kind, frame, and all values that differ from their defaults.
    var dump: String {
        let depths = tree.identities.map { tree.path(to: $0).count - 1 }
        let lines = depthFirst(.root).map { view in
            String(repeating: "  ", count: depths[Int(view.index)]) + line(for: view)
        }
        let expected = expectations.map { "expect " + describe($0.form) }
        return (lines + expected).map { $0 + "\n" }.joined()
    }

    private func depthFirst(_ view: ViewID) -> [ViewID] {
        [view] + tree.subviews(of: view).flatMap(depthFirst)
    }

    private func line(for identity: ViewID) -> String {
        let view = tree[identity]
        var parts = [path(of: identity), view.kind.rawValue, edges(view.frame)]
        if view.size.width != view.frame.width || view.size.height != view.frame.height {
            parts.append("size \(numberText(view.size.width))x\(numberText(view.size.height))")
        }
        if view.boundsOrigin != .zero { parts.append("bounds \(point(view.boundsOrigin))") }
        if view.transform != .identity { parts.append("transform \(matrix(view.transform))") }
        if view.anchorPoint != Point(x: 0.5, y: 0.5) { parts.append("anchorPoint \(point(view.anchorPoint))") }
        if view.isHidden { parts.append("hidden") }
        let isLabel = view.kind == .label || view.kind == .image
        if view.isUserInteractionEnabled == isLabel { parts.append("interactive \(!isLabel ? "off" : "on")") }
        if view.alpha != 1 { parts.append("alpha \(numberText(view.alpha))") }
        if !view.isEnabled { parts.append("disabled") }
        if view.clipsToBounds != view.kind.isScrollView { parts.append("clips \(view.clipsToBounds)") }
        if view.zPosition != 0 { parts.append("zPosition \(numberText(view.zPosition))") }
        if view.backgroundColor != 0 { parts.append("color \(String(view.backgroundColor, radix: 16))") }
        if view.cornerRadius != 0 { parts.append("radius \(numberText(view.cornerRadius))") }
        if view.hitSlop != .zero {
            let slop = [view.hitSlop.top, view.hitSlop.left, view.hitSlop.bottom, view.hitSlop.right]
            parts.append("slop \(slop.map(numberText).joined(separator: ","))")
        }
        if view.hitShape != .rectangle { parts.append("shape \(view.hitShape.rawValue)") }
        let rules = tree.rules(of: identity).map(describe)
        if !rules.isEmpty { parts.append("{ \(rules.joined(separator: "; ")) }") }
        return parts.joined(separator: " ")
    }

    private func edges(_ rectangle: Rectangle) -> String {
        let edges = [rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY].map(numberText)
        return "\(edges[0])..\(edges[2]) \(edges[1])..\(edges[3])"
    }

    private func point(_ point: Point) -> String { "\(numberText(point.x)),\(numberText(point.y))" }

    private func matrix(_ matrix: AffineTransform) -> String {
        [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(numberText).joined(separator: ",")
    }

    private func list(_ views: [ViewID]) -> String { views.map { path(of: $0) }.joined(separator: ", ") }

    private func describe(_ rule: HitTestRule) -> String {
        switch rule {
        case .claim(let views, let effects): "claim -> \(list(views))\(describe(effects))"
        case .ask(let view): "ask -> \(path(of: view))"
        case .yield(let views): "yield -> \(list(views))"
        case .yieldToOverhang(let container): "yield to overhang in \(path(of: container))"
        case .none: "none"
        case .super: "super"
        case .delegate(let view): "delegate -> \(path(of: view))"
        case .forward(let view): "forward -> \(path(of: view))"
        case .return(let view): "return -> \(path(of: view))"
        case .pass: "pass"
        case .effects(let isOneOf, let views, let effects):
            "\(isOneOf ? "when" : "unless") -> \(list(views))\(describe(effects))"
        }
    }

    private func describe(_ effects: [HitTestRule.Effect]) -> String {
        effects.map { effect in
            switch effect.change {
            case .isHidden(let value): " [\(path(of: effect.view)) hidden \(value)]"
            case .alpha(let value): " [\(path(of: effect.view)) alpha \(numberText(value))]"
            case .isUserInteractionEnabled(let value): " [\(path(of: effect.view)) interactive \(value)]"
            }
        }.joined()
    }

    private func describe(_ form: LoweredExpectation.Form) -> String {
        switch form {
        case .gesture: "a gesture"
        case .reachable(let view, let size):
            "reachable -> \(path(of: view))" + (size.map { " \(numberText($0.width))x\(numberText($0.height))" } ?? "")
        case .unreachable(let view): "unreachable -> \(path(of: view))"
        case .hit(let place, let result): "hit \(describe(place)) \(describe(result))"
        }
    }

    private func describe(_ place: LoweredExpectation.Place) -> String {
        switch place {
        case .point(let point): self.point(point)
        case .middle(let view): path(of: view)
        }
    }

    private func describe(_ result: LoweredExpectation.HitResult) -> String {
        switch result {
        case .views(let views): "-> \(list(views))"
        case .none: ".none"
        case .recursion: ".recursion"
        case .orderDependent: ".orderDependent"
        }
    }
}
