import SceneRuntime
import SceneText

/// Applies attributes to views.
extension Lowering {
    /// Applies the attributes of `block` to `view`.
    mutating func configure(_ view: inout View, _ block: EvaluatedBlock) {
        view.isUserInteractionEnabled = view.kind.isInteractiveByDefault
        view.clipsToBounds = view.kind.clipsByDefault
        if block.written.areOfLayout { return }
        for index in block.attributes {
            let active = evaluator.attributes[index, of: block]
            apply(boundScene.attributes[active.index], active, to: &view)
        }
    }

    private mutating func apply(_ bound: BoundAttribute, _ active: EvaluatedAttribute, to view: inout View) {
        switch bound.attribute {
        case .anchorPoint:
            view.anchorPoint = Point(x: evaluator.number(0, of: active), y: evaluator.number(1, of: active))
        case .on: view.isOn = evaluator.flag(active) ?? false
        case .keepsTouch: view.keepsTouch = evaluator.flag(active) ?? false
        case .multipleTouchEnabled: view.isMultipleTouchEnabled = evaluator.flag(active) ?? false
        case .exclusiveTouch: view.isExclusiveTouch = evaluator.flag(active) ?? false
        case .draggable: view.isDraggable = evaluator.flag(active) ?? false
        case .hidden: view.isHidden = evaluator.flag(active) ?? view.isHidden
        case .userInteractionEnabled:
            view.isUserInteractionEnabled = evaluator.flag(active) ?? view.isUserInteractionEnabled
        case .clipsToBounds: view.clipsToBounds = evaluator.flag(active) ?? view.clipsToBounds
        case .enabled: view.isEnabled = evaluator.flag(active) ?? view.isEnabled
        case .alpha: view.alpha = evaluator.number(0, of: active)
        case .zPosition: view.zPosition = evaluator.number(0, of: active)
        case .cornerRadius: view.cornerRadius = evaluator.number(0, of: active)
        case .backgroundColor:
            if case .color(let color) = bound.value { view.backgroundColor = color }
        case .hitSlop: view.hitSlop = evaluator.edges(active)
        case .hitShape:
            if case .choice(let index) = bound.value {
                view.hitShape = bound.attribute.choice(at: index) ?? view.hitShape
            }
        case .rotate, .scale, .translate, .transform:
            // The last one written applies first.
            let next = transform(bound, active)
            view.transform = view.transform == .identity ? next : view.transform.applied(after: next)
        default: break
        }
    }

    private mutating func transform(_ bound: BoundAttribute, _ active: EvaluatedAttribute) -> AffineTransform {
        let first = evaluator.number(0, of: active)
        switch bound.attribute {
        case .rotate:
            guard case .numbers(let start, _) = bound.value else { return .identity }
            let isInDegrees = boundScene.quantities[Int(start)].unit == .degrees
            return isInDegrees ? .rotation(degrees: first) : .rotation(radians: first)
        case .scale:
            let second = evaluator.numberCount(active) == 2 ? evaluator.number(1, of: active) : first
            return AffineTransform(a: first, b: 0, c: 0, d: second, tx: 0, ty: 0)
        case .translate: return AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: first, ty: evaluator.number(1, of: active))
        default:
            return AffineTransform(
                a: first, b: evaluator.number(1, of: active), c: evaluator.number(2, of: active),
                d: evaluator.number(3, of: active),
                tx: evaluator.number(4, of: active), ty: evaluator.number(5, of: active))
        }
    }

    /// The attributes with an effect beyond the view's properties.
    static var noted: AttributeSet {
        var noted = AttributeSet()
        noted.insert(.touchDelegate)
        noted.insert(.passthrough)
        noted.insert(.overhang)
        noted.insert(.viewForZooming)
        return noted
    }

    /// Records the attributes of a view that its links, its override and findings need.
    mutating func note(_ block: EvaluatedBlock, of view: ViewID, _ item: BoundItem) {
        if tree[view].kind.isScrollView { recordScrolling(block, of: view) }
        if tree[view].kind == .slider { recordSlider(block, of: view) }
        if item.contents.contains(.recognizers) { recordRecognizers(block.items, of: view) }
        if let override = block.override, evaluator.spend(boundScene.overrides[override.index].cost, on: item) {
            records.overrides[view, default: .init()].block = override
        }
        if block.written.isDisjoint(with: Self.noted) && item.contents.isDisjoint(with: .attributes)
            && item.use == nil
        {
            return
        }
        let isCell = item.kind == .view(.cell)
        for index in block.attributes {
            let active = evaluator.attributes[index, of: block]
            if isCell, boundScene.attributes[active.index].attribute.isForContent { continue }
            note(active, of: view, item)
        }
    }

    /// Records the `touchDelegate` and `passthrough` of the cell `item` for its content view, which is what touches
    /// hit.
    mutating func recordShortWords(_ block: EvaluatedBlock, of content: ViewID, _ item: BoundItem) {
        if block.written.isDisjoint(with: Self.noted) { return }
        for index in block.attributes {
            let active = evaluator.attributes[index, of: block]
            if boundScene.attributes[active.index].attribute.isForContent { note(active, of: content, item) }
        }
    }

    private mutating func note(_ active: EvaluatedAttribute, of view: ViewID, _ item: BoundItem) {
        let bound = boundScene.attributes[active.index]
        if !item.attributes.contains(active.index), !bound.attribute.isLayout {
            records.conditionalAttributes.append((view, active.index))
        }
        switch bound.attribute {
        case .touchDelegate:
            if case .link(let path) = bound.value {
                records.overrides[view, default: .init()].delegate = EvaluatedPath(
                    index: path, environment: active.environment)
            }
        case .passthrough:
            if evaluator.flag(active) == true { records.overrides[view, default: .init()].isPassthrough = true }
        case .overhang:
            if evaluator.flag(active) == true {
                claim(view, boundScene.placed(boundScene.range(of: bound), of: records.origins[Int(view.index)].item))
            }
        case .viewForZooming:
            if case .link(let path) = bound.value {
                records.zooms.append(
                    ViewRecords.PendingZoom(
                        scrollView: view, path: EvaluatedPath(index: path, environment: active.environment)))
            }
        default: break
        }
    }

    /// Makes the nearest cell around `view`, or else its superview, claim it.
    private mutating func claim(_ view: ViewID, _ range: SourceRange) {
        guard let superview = tree[view].superview else { return }
        let cell = tree.cell(around: superview)
        let claimer = cell ?? superview
        records.overrides[claimer, default: .init()].overhangs.append((view, range))
        if cell != nil, let container = tree[claimer].superview {
            records.overhangClaims.append((container, ViewTree.Overhang(cell: claimer, view: view)))
        }
    }
}
