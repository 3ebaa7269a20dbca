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
            let evaluated = evaluator.attributes[index, of: block]
            apply(boundScene.attributes[evaluated.index], evaluated, to: &view)
        }
    }

    private mutating func apply(_ bound: BoundAttribute, _ evaluated: EvaluatedAttribute, to view: inout View) {
        switch bound.attribute {
        case .anchorPoint:
            view.anchorPoint = Point(x: evaluator.number(0, of: evaluated), y: evaluator.number(1, of: evaluated))
        case .on: view.isOn = evaluator.flag(evaluated) ?? false
        case .keepsTouch: view.keepsTouch = evaluator.flag(evaluated) ?? false
        case .multipleTouchEnabled: view.isMultipleTouchEnabled = evaluator.flag(evaluated) ?? false
        case .exclusiveTouch: view.isExclusiveTouch = evaluator.flag(evaluated) ?? false
        case .draggable: view.isDraggable = evaluator.flag(evaluated) ?? false
        case .hidden: view.isHidden = evaluator.flag(evaluated) ?? view.isHidden
        case .userInteractionEnabled:
            view.isUserInteractionEnabled = evaluator.flag(evaluated) ?? view.isUserInteractionEnabled
        case .clipsToBounds: view.clipsToBounds = evaluator.flag(evaluated) ?? view.clipsToBounds
        case .enabled: view.isEnabled = evaluator.flag(evaluated) ?? view.isEnabled
        case .alpha: view.alpha = evaluator.number(0, of: evaluated)
        case .zPosition: view.zPosition = evaluator.number(0, of: evaluated)
        case .cornerRadius: view.cornerRadius = evaluator.number(0, of: evaluated)
        case .backgroundColor:
            if case .color(let color) = bound.value { view.backgroundColor = color }
        case .hitSlop: view.hitSlop = evaluator.edges(evaluated)
        case .hitShape:
            if case .choice(let index) = bound.value {
                view.hitShape = bound.attribute.choice(at: index) ?? view.hitShape
            }
        case .rotate, .scale, .translate, .transform:
            // The last one written applies first.
            let next = transform(bound, evaluated)
            view.transform = view.transform == .identity ? next : view.transform.applied(after: next)
        default: break
        }
    }

    private mutating func transform(_ bound: BoundAttribute, _ evaluated: EvaluatedAttribute) -> AffineTransform {
        let first = evaluator.number(0, of: evaluated)
        switch bound.attribute {
        case .rotate:
            guard case .numbers(let start, _) = bound.value else { return .identity }
            let isInDegrees = boundScene.quantities[Int(start)].unit == .degrees
            return isInDegrees ? .rotation(degrees: first) : .rotation(radians: first)
        case .scale:
            let second = evaluator.numberCount(evaluated) == 2 ? evaluator.number(1, of: evaluated) : first
            return AffineTransform(a: first, b: 0, c: 0, d: second, tx: 0, ty: 0)
        case .translate:
            return AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: first, ty: evaluator.number(1, of: evaluated))
        default:
            return AffineTransform(
                a: first, b: evaluator.number(1, of: evaluated), c: evaluator.number(2, of: evaluated),
                d: evaluator.number(3, of: evaluated),
                tx: evaluator.number(4, of: evaluated), ty: evaluator.number(5, of: evaluated))
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
            let evaluated = evaluator.attributes[index, of: block]
            if isCell, boundScene.attributes[evaluated.index].attribute.isForContent { continue }
            note(evaluated, of: view, item)
        }
    }

    /// Records the `touchDelegate` and `passthrough` of the cell `item` for its content view, which is what touches
    /// hit.
    mutating func recordShortWords(_ block: EvaluatedBlock, of content: ViewID, _ item: BoundItem) {
        if block.written.isDisjoint(with: Self.noted) { return }
        for index in block.attributes {
            let evaluated = evaluator.attributes[index, of: block]
            if boundScene.attributes[evaluated.index].attribute.isForContent { note(evaluated, of: content, item) }
        }
    }

    private mutating func note(_ evaluated: EvaluatedAttribute, of view: ViewID, _ item: BoundItem) {
        let bound = boundScene.attributes[evaluated.index]
        if !item.attributes.contains(evaluated.index), !bound.attribute.isLayout {
            records.conditionalAttributes.append((view, evaluated.index))
        }
        switch bound.attribute {
        case .touchDelegate:
            if case .link(let path) = bound.value {
                records.overrides[view, default: .init()].delegate = EvaluatedPath(
                    index: path, environment: evaluated.environment)
            }
        case .passthrough:
            if evaluator.flag(evaluated) == true { records.overrides[view, default: .init()].isPassthrough = true }
        case .overhang:
            if evaluator.flag(evaluated) == true {
                claim(view, boundScene.placed(boundScene.range(of: bound), of: records.origins[Int(view.index)].item))
            }
        case .viewForZooming:
            if case .link(let path) = bound.value {
                records.zooms.append(
                    ViewRecords.PendingZoom(
                        scrollView: view, path: EvaluatedPath(index: path, environment: evaluated.environment)))
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
