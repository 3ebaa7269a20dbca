import SceneRuntime
import SceneText

/// Measures and arranges stacks.
extension LayoutPass {
    /// Completes the lengths of the stack `node` that follow from its views. Returns false if it reported why they
    /// don't.
    mutating func resolveStack(_ node: Int, _ layout: inout ViewLayout, _ evaluator: inout Evaluator) -> Bool {
        if collapsedDepth > 0 { return true }
        for axis in [Axis.horizontal, .vertical] where layout[axis].followsFromViews {
            switch ownLength(ofStack: node, along: axis, &evaluator) {
            case .success(let length):
                layout[axis] = layout[axis].map {
                    $0.unit == .fromViews ? Length(value: length, unit: .points) : $0
                }
            case .failure(let problem):
                report(problem, of: node, &evaluator)
                return false
            }
        }
        return true
    }

    /// Places the views of the stack `node`, whose bounds are `area`.
    mutating func arrangeViews(
        of node: Int, _ properties: StackProperties, in area: Placement, _ evaluator: inout Evaluator
    ) {
        for view in arrangedNodes(of: node) where isCollapsed(view) || collapsedDepth > 0 {
            nodes[view].placement = Placement(origin: .zero, size: .zero)
        }
        if collapsedDepth > 0 { return }
        guard let stack = stackLayout(of: node, properties, &evaluator) else {
            abandonViews(of: node)
            return
        }
        let isGiven = (
            horizontal: isLengthGiven(node, along: .horizontal, area.horizontal.length),
            vertical: isLengthGiven(node, along: .vertical, area.vertical.length)
        )
        switch stack.placements(in: area, isGiven: isGiven) {
        case .success(let placements):
            for (view, placement) in zip(stack.views, placements) { nodes[view.node].placement = placement }
        case .failure(let problem):
            report(problem, of: node, &evaluator)
            abandonViews(of: node)
        }
    }

    /// Gives the views of a stack that can't arrange them any place, because the scene isn't evaluated.
    private mutating func abandonViews(of node: Int) {
        for view in arrangedNodes(of: node) {
            nodes[view].placement = Placement(origin: .zero, size: .zero)
            // What is in them has no room for reasons that are reported.
            if let extra = nodes[view].extra.value {
                extras[extra].isCollapsed = true
            } else {
                var extra = LayoutExtra(node: view)
                extra.isCollapsed = true
                nodes[view].extra = OptionalIndex(extras.count)
                extras.append(extra)
            }
        }
    }

    /// Returns the nodes that the stack `node` arranges.
    private func arrangedNodes(of node: Int) -> [Int] {
        var found: [Int] = []
        var next = node + 1
        while next < nodes[node].end {
            if views[next].kind != .background { found.append(next) }
            next = nodes[next].end
        }
        return found
    }

    private func isCollapsed(_ node: Int) -> Bool { nodes[node].extra.value.map { extras[$0].isCollapsed } ?? false }

    /// Returns the views of the stack `node` with their lengths. Returns `nil` if it reported why one has none.
    private mutating func stackLayout(
        of node: Int, _ properties: StackProperties, _ evaluator: inout Evaluator
    ) -> StackLayout? {
        var arranged: [StackLayout.ArrangedView] = []
        for view in arrangedNodes(of: node) where !isCollapsed(view) {
            guard let layout = arrangedLayout(of: view, &evaluator) else { return nil }
            var found = StackLayout.ArrangedView(node: view, width: .none, height: .none)
            found.width = length(layout.horizontal, of: view, along: .horizontal, &evaluator)
            found.height = length(layout.vertical, of: view, along: .vertical, &evaluator)
            found.customSpacing = nodes[view].extra.value.flatMap { extras[$0].customSpacing }
            arranged.append(found)
        }
        return StackLayout(properties: properties, isMirrored: isMirrored, views: arranged)
    }

    /// Returns the layout of a view in a stack, and keeps it.
    private mutating func arrangedLayout(of view: Int, _ evaluator: inout Evaluator) -> ViewLayout? {
        if let layout = nodes[view].layout { return layout }
        let nothing = Placement(origin: .zero, size: .zero)
        nodes[view].layout = layout(of: view, in: nothing, &evaluator)
        return nodes[view].layout
    }

    private mutating func length(
        _ layout: AxisLayout<Length>, of view: Int, along axis: Axis, _ evaluator: inout Evaluator
    ) -> StackLayout.ArrangedLength {
        switch layout {
        case .length(let length): return length.unit == .percent ? .percent(length.value) : .written(length.value)
        case .own(let length): return .own(length.value)
        default:
            guard let extra = nodes[view].extra.value, extras[extra].stack != nil,
                case .success(let length) = ownLength(ofStack: view, along: axis, &evaluator)
            else { return .none }
            return .fromViews(length)
        }
    }

    /// Returns the length of the stack `node` that follows from its views.
    private mutating func ownLength(
        ofStack node: Int, along axis: Axis, _ evaluator: inout Evaluator
    ) -> Result<Double, StackProblem> {
        guard let extra = nodes[node].extra.value, let properties = extras[extra].stack else { return .success(0) }
        if let lengths = extras[extra].stackLengths { return lengths[axis] }
        guard let stack = stackLayout(of: node, properties, &evaluator) else { return .success(0) }
        // Measures both at once, so that each stack is visited once, however deeply it is nested.
        let lengths = LayoutExtra.StackLengths(
            width: stack.ownLength(along: .horizontal), height: stack.ownLength(along: .vertical))
        extras[extra].stackLengths = lengths
        return lengths[axis]
    }

    /// Returns whether the length of the stack `node` along `axis` doesn't follow from its views.
    private func isLengthGiven(_ node: Int, along axis: Axis, _ length: Double) -> Bool {
        guard let layout = nodes[node].layout?[axis] else { return true }
        if layout.followsFromViews { return false }
        // A nested stack may have been given the length that follows from its views.
        guard case .open = layout, let lengths = nodes[node].extra.value.flatMap({ extras[$0].stackLengths }),
            case .success(let own) = lengths[axis]
        else { return true }
        return abs(own - length) > StackLayout.tolerance
    }

    /// Reports why the stack `node` can't arrange its views.
    private func report(_ problem: StackProblem, of node: Int, _ evaluator: inout Evaluator) {
        guard let stack = views[node].origin.item else { return }
        let scene = evaluator.boundScene
        let header = scene.header(of: scene.items[stack])
        let title = scene.title(of: scene.items[stack])
        let view = problem.node.flatMap { views[$0].origin.item }.map { scene.items[$0] }
        var finding = Diagnostic.stack(
            problem, title, of: view.map { scene.title(of: $0) } ?? title,
            at: view.map { scene.header(of: $0) } ?? header, in: view == nil ? nil : header,
            length: view.flatMap { scene.lengthInComponent(of: $0, for: problem) })
        if case .doesNotFit = problem, let spacing = scene.customSpacing(in: stack) {
            finding = finding.with("`customSpacing` is part of the spacing", at: spacing)
        }
        evaluator.report(finding, at: scene.items[stack])
    }
}

extension BoundScene {
    /// Returns the first `customSpacing` that is written on a view of the stack `id`.
    fileprivate func customSpacing(in id: ItemID) -> SourceRange? {
        for item in items where item.parent == id {
            if let written = attributes(of: item).first(where: { $0.attribute == .customSpacing }) {
                return range(of: written)
            }
        }
        return nil
    }

    /// Returns the attribute that gives a view the length that `problem` is about, if it is in its component.
    fileprivate func lengthInComponent(of item: BoundItem, for problem: StackProblem) -> SourceRange? {
        guard let axis = problem.axisOfWrittenLength else { return nil }
        let length: Attribute = axis == .horizontal ? .width : .height
        func isLength(_ attribute: BoundAttribute) -> Bool {
            attribute.attribute == length || attribute.attribute == .size
        }
        guard let use = item.use, !attributes(of: item).contains(where: isLength) else { return nil }
        for layer in uses[use].layers {
            if let written = attributes[layer.attributes].last(where: isLength) { return range(of: written) }
        }
        return nil
    }
}
