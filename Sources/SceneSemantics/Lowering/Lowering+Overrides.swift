import SceneRuntime
import SceneText

/// Creates the rules of `hitTest` overrides, once all views exist.
extension Lowering {
    /// Sets the override of every view.
    mutating func setOverrides() {
        for claim in records.overhangClaims where isDisplayed(claim.overhang.cell) {
            tree.add(claim.overhang, in: claim.container)
        }
        for view in records.overrides.keys {
            let pending = records.overrides[view, default: .init()]
            var rules: [HitTestRule] = []
            // The frontmost view, which is the last in tree order, is claimed first.
            if !pending.overhangs.isEmpty { rules.append(.claim(pending.overhangs.reversed().map { $0.view }, [])) }
            for overhang in pending.overhangs where isDisplayed(overhang.view) {
                records.links.append(
                    SceneLink(view: view, kind: .overhang, targets: [overhang.view], range: overhang.range))
            }
            if let container = pending.yieldsIn, tree.overhangs[container] != nil {
                rules.append(.yieldToOverhang(ofOtherCellsIn: container))
            }
            if let block = pending.block {
                reportShortWord(beside: view)
                for rule in boundScene.overrides[block.index].rules {
                    if let rule = lower(rule, of: view, block.environment) { rules.append(rule) }
                }
            }
            if let path = pending.delegate,
                let delegate = linked(
                    boundScene.paths[Int(path.index)], path.environment, from: view, as: .touchDelegate)
            {
                rules.append(.delegate(delegate))
            }
            if pending.isPassthrough { rules.append(.pass) }
            if !rules.isEmpty { tree.setRules(rules, of: view) }
        }
        resolveRecognizers()
    }

    /// Reports a `touchDelegate` or `passthrough` that applies to `view` beside its `hitTest` block, under any
    /// conditions.
    private mutating func reportShortWord(beside view: ViewID) {
        for word in [Attribute.touchDelegate, .passthrough] {
            guard let attribute = records.attribute(word, of: view, in: tree, boundScene) else { continue }
            evaluator.report(.shortWordBesideHitTest(word, at: boundScene.range(of: attribute)))
        }
    }

    /// Applies zoom scales, now that all zooming views exist.
    mutating func zoom() {
        for zoom in records.zooms where tree.scrollViews[zoom.scrollView]?.viewForZooming == nil {
            guard case .view(let view) = find(boundScene.paths[Int(zoom.path.index)], zoom.path.environment) else {
                continue
            }
            let scale = tree.scrollViews[zoom.scrollView]?.zoomScale ?? 1
            tree.scrollViews[zoom.scrollView]?.viewForZooming = view
            if scale != 1 { tree[view].zoom(by: scale) }
        }
    }

    /// Returns the view at the end of `path`, or `nil` if it isn't in the tree, so that the link is inactive.
    private mutating func linked(
        _ path: BoundPath, _ environment: EnvironmentID, from view: ViewID, as kind: SceneLink.Kind
    ) -> ViewID? {
        linked([path], environment, from: view, as: kind).first
    }

    private mutating func linked(
        _ paths: [BoundPath], _ environment: EnvironmentID, from view: ViewID, as kind: SceneLink.Kind
    ) -> [ViewID] {
        var targets: [ViewID] = []
        for path in paths {
            switch find(path, environment) {
            case .view(let target):
                targets.append(target)
                let range = boundScene.placed(path.range, of: item(of: view))
                records.links.append(SceneLink(view: view, kind: kind, targets: [target], range: range))
            case .absent:
                // In an instance of a `repeat` or a cell, the path may lead to a view in other instances.
                if environment == 0 { _ = reportInOtherCells(path) }
            case .notDisplayed, .nothing: break
            }
        }
        return targets
    }

    /// Returns the item that `view` was made from. A content view that isn't written belongs to the item of its
    /// superview.
    private func item(of view: ViewID) -> ItemID? {
        var next: ViewID? = view
        while let current = next {
            if let item = records.origins[Int(current.index)].item { return item }
            next = tree[current].superview
        }
        return nil
    }

    private mutating func lower(
        _ rule: BoundRule, of view: ViewID, _ environment: EnvironmentID
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

    private mutating func targets(_ paths: [BoundPath], _ environment: EnvironmentID) -> [ViewID] {
        var targets: [ViewID] = []
        for path in paths {
            if case .view(let target) = find(path, environment) { targets.append(target) }
        }
        return targets
    }

    private mutating func effects(
        _ effects: [BoundEffect], of view: ViewID, _ environment: EnvironmentID
    ) -> [HitTestRule.Effect] {
        var result: [HitTestRule.Effect] = []
        for effect in effects {
            var target = view
            if let path = effect.view {
                guard case .view(let found) = find(path, environment) else { continue }
                target = found
            }
            for attribute in effect.attributes {
                if let change = change(EvaluatedAttribute(index: attribute, environment: environment)) {
                    result.append(HitTestRule.Effect(view: target, change: change))
                }
            }
        }
        return result
    }

    private mutating func change(_ attribute: EvaluatedAttribute) -> HitTestRule.Change? {
        switch boundScene.attributes[attribute.index].attribute {
        case .hidden: evaluator.flag(attribute).map { .isHidden($0) }
        case .userInteractionEnabled: evaluator.flag(attribute).map { .isUserInteractionEnabled($0) }
        case .alpha: .alpha(evaluator.number(0, of: attribute))
        default: nil
        }
    }
}
