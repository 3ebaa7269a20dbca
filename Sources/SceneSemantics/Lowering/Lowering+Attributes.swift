import SceneRuntime
import SceneText

/// What attributes make of a view.
extension Lowering {
    /// Gives `view` what `attributes` say.
    mutating func configure(_ view: inout View, _ item: ItemTemplate, _ attributes: [ActiveStatements.ActiveAttribute])
    {
        if view.kind == .label || view.kind == .image { view.isUserInteractionEnabled = false }
        if view.kind.isScrollView {
            view.clipsToBounds = true
            let inset = edges(numbers(.contentInset, in: attributes))
            // At rest the content begins behind the inset.
            view.boundsOrigin = Point(x: 0 - inset.left, y: 0 - inset.top)
        }
        for attribute in attributes { apply(attribute, to: &view) }
        view.transform = transform(attributes)
    }

    private mutating func apply(_ attribute: ActiveStatements.ActiveAttribute, to view: inout View) {
        let numbers = numbers(attribute)
        switch attribute.bound.attribute {
        case .bounds, .contentOffset:
            if numbers.count == 2 { view.boundsOrigin = Point(x: numbers[0] + 0, y: numbers[1] + 0) }
        case .anchorPoint:
            if numbers.count == 2 { view.anchorPoint = Point(x: numbers[0], y: numbers[1]) }
        case .keepsTouch: view.keepsTouch = flag(attribute) ?? false
        case .draggable: view.isDraggable = flag(attribute) ?? false
        case .hidden: view.isHidden = flag(attribute) ?? view.isHidden
        case .userInteractionEnabled:
            view.isUserInteractionEnabled = flag(attribute) ?? view.isUserInteractionEnabled
        case .clipsToBounds: view.clipsToBounds = flag(attribute) ?? view.clipsToBounds
        case .enabled: view.isEnabled = flag(attribute) ?? view.isEnabled
        case .alpha: view.alpha = numbers.first ?? view.alpha
        case .zPosition: view.zPosition = numbers.first ?? view.zPosition
        case .cornerRadius: view.cornerRadius = numbers.first ?? view.cornerRadius
        case .backgroundColor:
            if case .colour(let colour) = attribute.bound.value { view.backgroundColor = colour }
        case .hitSlop: view.hitSlop = edges(numbers)
        case .hitShape:
            if case .choice(let index) = attribute.bound.value { view.hitShape = HitShape.allCases[index] }
        default: break
        }
    }

    /// The transform that the attributes chain to: the last one written meets the point first.
    private mutating func transform(_ attributes: [ActiveStatements.ActiveAttribute]) -> AffineTransform {
        var result = AffineTransform.identity
        for attribute in attributes where attribute.bound.attribute.group == .transform {
            let numbers = numbers(attribute)
            let next: AffineTransform
            switch (attribute.bound.attribute, numbers.count) {
            case (.rotate, 1): next = rotation(numbers[0], of: attribute.bound.value)
            case (.scale, 1): next = AffineTransform(a: numbers[0], b: 0, c: 0, d: numbers[0], tx: 0, ty: 0)
            case (.scale, 2): next = AffineTransform(a: numbers[0], b: 0, c: 0, d: numbers[1], tx: 0, ty: 0)
            case (.translate, 2): next = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: numbers[1])
            case (.transform, 6):
                next = AffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            default: continue
            }
            result = result == .identity ? next : result.applied(after: next)
        }
        return result
    }

    private func rotation(_ number: Double, of value: BoundValue) -> AffineTransform {
        guard case .numbers(let quantities) = value, quantities.first?.unit == .degrees else {
            return .rotation(radians: number)
        }
        return .rotation(degrees: number)
    }

    /// Keeps what of a view's statements its links, its override and findings need.
    mutating func note(_ statements: ActiveStatements, of view: ViewID, _ item: ItemTemplate) {
        noteScrolling(statements.attributes, of: view)
        noteRecognizers(statements.items, of: view)
        for attribute in statements.attributes where !attribute.bound.attribute.isLayout {
            attributeRanges[AttributePlace(view: view, attribute: attribute.bound.attribute)] = attribute.bound.range
            switch attribute.bound.attribute {
            case .contentSize:
                let size = numbers(attribute)
                if size.count == 2 { contentSizes[view] = Size(width: size[0], height: size[1]) }
            case .touchDelegate:
                if case .link(let path) = attribute.bound.value {
                    overrides[view, default: .init()].delegate = (path, attribute.environment)
                }
            case .passthrough:
                if flag(attribute) == true { overrides[view, default: .init()].isPassthrough = true }
            case .overhang:
                if flag(attribute) == true { claim(view, attribute.bound.range) }
            case .viewForZooming:
                if case .link(let path) = attribute.bound.value {
                    zooms.append(PendingZoom(scrollView: view, path: path, environment: attribute.environment))
                }
            default: break
            }
        }
        if let override = statements.overrides.first { overrides[view, default: .init()].block = override }
    }

    /// Lets the nearest cell around `view`, or else its superview, claim it.
    private mutating func claim(_ view: ViewID, _ range: SourceRange) {
        guard let superview = tree[view].superview else { return }
        var next: ViewID? = superview
        while let current = next, tree[current].kind != .cell { next = tree[current].superview }
        let claimer = next ?? superview
        overrides[claimer, default: .init()].overhangs.append(view)
        if next != nil, let container = tree[claimer].superview {
            overhangClaims.append((container, ViewTree.Overhang(cell: claimer, view: view)))
        }
        links.append(SceneLink(view: claimer, kind: .overhang, targets: [view], range: range))
    }
}
