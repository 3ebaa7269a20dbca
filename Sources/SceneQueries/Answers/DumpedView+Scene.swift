import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

extension DumpedView {
    /// The view `view` of `scene`, as a dump shows it under its path.
    public init(_ view: ViewID, path: String, of scene: LoweredScene, depth: Int) {
        let properties = scene.tree[view]
        let (frame, size) = (properties.frame, properties.size)
        self.init(
            scene: scene.name, depth: depth, path: path, kind: properties.kind.rawValue,
            frame: (frame.minX, frame.minY, size.width, size.height),
            boundsOrigin: (properties.boundsOrigin.x, properties.boundsOrigin.y),
            properties: Self.properties(of: properties) + Self.properties(ofSlider: view, in: scene)
                + Self.rules(of: view, in: scene), device: scene.device)
    }

    /// Returns the properties that differ from UIKit's defaults for any view.
    private static func properties(of view: View) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        let flag = { (attribute: Attribute, isOn: Bool, defaultValue: Bool) in
            if isOn != defaultValue { result.append((attribute.word, isOn ? ".on" : ".off")) }
        }
        flag(.hidden, view.isHidden, false)
        flag(.userInteractionEnabled, view.isUserInteractionEnabled, true)
        flag(.enabled, view.isEnabled, true)
        flag(.on, view.isOn, false)
        flag(.clipsToBounds, view.clipsToBounds, false)
        if view.alpha != 1 { result.append((Attribute.alpha.word, numberText(view.alpha))) }
        if view.zPosition != 0 { result.append((Attribute.zPosition.word, numberText(view.zPosition))) }
        if view.transform != .identity {
            let transform = view.transform
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            result.append((Attribute.transform.word, numbers.map(numberText).joined(separator: ",")))
            if view.anchorPoint != Point(x: 0.5, y: 0.5) {
                let anchor = [view.anchorPoint.x, view.anchorPoint.y]
                result.append((Attribute.anchorPoint.word, anchor.map(numberText).joined(separator: ",")))
            }
        }
        if view.hitSlop != .zero {
            let slop = view.hitSlop
            let edges = [slop.top, slop.left, slop.bottom, slop.right]
            result.append((Attribute.hitSlop.word, edges.map(numberText).joined(separator: ",")))
        }
        if view.hitShape != .rectangle { result.append((Attribute.hitShape.word, ".\(view.hitShape.rawValue)")) }
        return result
    }

    /// Returns the properties that differ from UIKit's defaults for a slider.
    private static func properties(ofSlider view: ViewID, in scene: LoweredScene) -> [(name: String, value: String)] {
        let defaults = SliderProperties()
        guard let slider = scene.tree.sliders[view] else { return [] }
        var result: [(name: String, value: String)] = []
        let number = { (attribute: Attribute, value: Double, defaultValue: Double) in
            if value != defaultValue { result.append((attribute.word, numberText(value))) }
        }
        number(.value, slider.value, defaults.value)
        number(.minimumValue, slider.minimumValue, defaults.minimumValue)
        number(.maximumValue, slider.maximumValue, defaults.maximumValue)
        if slider.isContinuous != defaults.isContinuous { result.append((Attribute.continuous.word, ".off")) }
        return result
    }

    /// Returns the rules of the view's `hitTest` override, in source syntax.
    private static func rules(of view: ViewID, in scene: LoweredScene) -> [(name: String, value: String)] {
        let rules = scene.tree.rules(of: view)
        if rules.isEmpty { return [] }
        let texts = rules.map { rule in
            let views = rule.views.map { scene.path(of: $0) }
            return views.isEmpty ? rule.word : "\(rule.word) -> \(views.joined(separator: ", "))"
        }
        return [("hitTest", "{ \(texts.joined(separator: "; ")) }")]
    }
}

extension HitTestRule {
    /// How the rule is written.
    fileprivate var word: String {
        switch self {
        case .claim: "claim"
        case .ask: "ask"
        case .yield: "yield"
        case .yieldToOverhang: "yield to overhang"
        case .none: "none"
        case .super: "super"
        case .delegate: "delegate"
        case .forward: "forward"
        case .return: "return"
        case .pass: "pass"
        case .effects(let isOneOf, _, _): isOneOf ? "when" : "unless"
        }
    }
}
