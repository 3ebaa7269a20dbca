import SceneRuntime
import SceneText

/// The rules of `hitTest` overrides, once all views are there.
extension Lowering {
    /// Gives every view its override.
    mutating func setOverrides() {
        for claim in overhangClaims where isDisplayed(claim.overhang.cell) {
            tree.add(claim.overhang, in: claim.container)
        }
        for (view, pending) in overrides.sorted(by: { $0.key < $1.key }) {
            var rules: [HitTestRule] = []
            // The frontmost, that is the last in tree order, is claimed first.
            if !pending.overhangs.isEmpty { rules.append(.claim(pending.overhangs.reversed(), [])) }
            if let container = pending.yieldsIn, tree.overhangs[container] != nil {
                rules.append(.yieldToOverhang(ofOtherCellsIn: container))
            }
            if let block = pending.block {
                reportShortWord(beside: view)
                for rule in block.rules {
                    if let rule = lower(rule, of: view, block.environment) { rules.append(rule) }
                }
            }
            if let (path, environment) = pending.delegate,
                let delegate = linked(path, environment, from: view, as: .touchDelegate)
            {
                rules.append(.delegate(delegate))
            }
            if pending.isPassthrough { rules.append(.pass) }
            if !rules.isEmpty { tree.setRules(rules, of: view) }
        }
    }

    /// Reports a short word that holds for `view` beside its `hitTest` block, whichever conditions led to both.
    private mutating func reportShortWord(beside view: ViewID) {
        for word in [Attribute.touchDelegate, .passthrough] {
            guard let range = attributeRanges[AttributePlace(view: view, attribute: word)] else { continue }
            report(.shortWordBesideHitTest(word, at: range))
        }
    }

    /// Scales the zooming views, each once it is there.
    mutating func zoom() {
        for zoom in zooms where tree.scrollViews[zoom.scrollView]?.viewForZooming == nil {
            guard case .view(let view) = find(zoom.path, zoom.environment) else { continue }
            let scale = tree.scrollViews[zoom.scrollView]?.zoomScale ?? 1
            tree.scrollViews[zoom.scrollView]?.viewForZooming = view
            if scale != 1 { tree[view].zoom(by: scale) }
        }
    }

    /// The view that `path` leads to; `nil` where it leads to none that is in the tree, so that the link is inert.
    private mutating func linked(
        _ path: BoundPath, _ environment: LoweringEnvironment, from view: ViewID, as kind: SceneLink.Kind
    ) -> ViewID? {
        linked([path], environment, from: view, as: kind).first
    }

    private mutating func linked(
        _ paths: [BoundPath], _ environment: LoweringEnvironment, from view: ViewID, as kind: SceneLink.Kind
    ) -> [ViewID] {
        var targets: [ViewID] = []
        for path in paths {
            if case .view(let target) = find(path, environment) {
                targets.append(target)
                links.append(SceneLink(view: view, kind: kind, targets: [target], range: path.range))
            }
        }
        return targets
    }

    private mutating func lower(
        _ rule: RuleTemplate, of view: ViewID, _ environment: LoweringEnvironment
    ) -> HitTestRule? {
        switch rule.form {
        case .claim(let paths):
            let effects = effects(rule.effects, of: view, environment)
            return .claim(linked(paths, environment, from: view, as: .claim), effects)
        case .ask(let path): return linked(path, environment, from: view, as: .ask).map { .ask($0) }
        case .yield(let paths): return .yield(linked(paths, environment, from: view, as: .yield))
        case .none: return HitTestRule.none
        case .super: return .super
        case .delegate(let path): return linked(path, environment, from: view, as: .delegate).map { .delegate($0) }
        case .forward(let path): return linked(path, environment, from: view, as: .forward).map { .forward($0) }
        case .return(let path): return linked(path, environment, from: view, as: .return).map { .return($0) }
        case .pass: return .pass
        case .when(let paths):
            return .effects(
                isOneOf: true, targets(paths, environment), effects(rule.effects, of: view, environment))
        case .unless(let paths):
            return .effects(
                isOneOf: false, targets(paths, environment), effects(rule.effects, of: view, environment))
        }
    }

    private mutating func targets(_ paths: [BoundPath], _ environment: LoweringEnvironment) -> [ViewID] {
        var targets: [ViewID] = []
        for path in paths {
            if case .view(let target) = find(path, environment) { targets.append(target) }
        }
        return targets
    }

    private mutating func effects(
        _ effects: [EffectTemplate], of view: ViewID, _ environment: LoweringEnvironment
    ) -> [HitTestRule.Effect] {
        var result: [HitTestRule.Effect] = []
        for effect in effects {
            var target = view
            if let path = effect.view {
                guard case .view(let found) = find(path, environment) else { continue }
                target = found
            }
            for attribute in effect.attributes {
                let active = ActiveStatements.ActiveAttribute(bound: attribute, environment: environment)
                if let change = change(active) { result.append(HitTestRule.Effect(view: target, change: change)) }
            }
        }
        return result
    }

    private mutating func change(_ attribute: ActiveStatements.ActiveAttribute) -> HitTestRule.Change? {
        switch attribute.bound.attribute {
        case .hidden: flag(attribute).map { .isHidden($0) }
        case .userInteractionEnabled: flag(attribute).map { .isUserInteractionEnabled($0) }
        case .alpha: numbers(attribute).first.map { .alpha($0) }
        default: nil
        }
    }
}
