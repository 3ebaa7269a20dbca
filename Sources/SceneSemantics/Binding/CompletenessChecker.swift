import SceneRuntime
import SceneSyntax
import SceneText

/// Checks whether items are complete.
struct CompletenessChecker {
    let tree: SyntaxTree

    var places: PlaceChecker { PlaceChecker(tree: tree) }
    var recognizers: RecognizerBinder { RecognizerBinder(tree: tree) }

    /// Reports what the item `id` lacks: a count, a height or a layout.
    func checkCompleteness(of id: ItemID, valueCount: Int, _ context: inout BindingContext) {
        let kind = context.scene.items[id].kind
        let written = context.scene.items[id].written
        switch kind {
        case .rows:
            if valueCount == 0 {
                reportIncomplete(id, { .missingCount($0, of: kind) }, &context)
            } else if !written.contains(.height) {
                reportIncomplete(id, { .missingHeight($0, of: "rows") }, &context)
            }
        case .row, .view(.header), .view(.footer):
            if !written.contains(.height) { reportIncomplete(id, { .missingHeight($0, of: kind.word) }, &context) }
        case .items:
            if valueCount == 0 {
                reportIncomplete(id, { .missingCount($0, of: kind) }, &context)
            } else if !written.contains(.size) {
                reportIncomplete(id, { .missingItemSize($0) }, &context)
            }
        case .repeat:
            if valueCount == 0 { reportIncomplete(id, { .missingCount($0, of: kind) }, &context) }
        case .view, .item: checkLayout(of: id, kind, &context)
        case .recognizer: recognizers.checkSettings(of: id, &context)
        case .section, .hitTest: break
        }
    }

    private func reportIncomplete(
        _ id: ItemID, _ finding: (SourceRange) -> Diagnostic, _ context: inout BindingContext
    ) {
        context.report(finding(context.headRange(context.scene.items[id].node)))
    }

    /// Computes the layout of the item `id`, or reports why its attributes don't fix it.
    private func checkLayout(of id: ItemID, _ kind: ItemKind, _ context: inout BindingContext) {
        if context.scene.items[id].contents.contains(.layout) || !kind.isLaidOutByAttributes { return }
        if let use = context.scene.items[id].use { return checkLayout(of: id, kind, use, &context) }
        var request = LayoutRequest()
        for index in context.scene.items[id].attributes where context.scene.attributes[index].attribute.isLayout {
            request.add(context.scene.attributes[index])
        }
        // Calling it copies the scene, so it is asked last.
        let isArranged = context.scene.hasStacks && context.scene.isArranged(context.scene.items[id])
        if let layout = request.layout(of: kind, isArranged: isArranged) {
            context.scene.items[id].layout = layout
            return
        }
        guard let problem = layoutProblem(of: id, kind, isArranged: isArranged, context),
            !places.isInUnknownKind(id, context)
        else { return }
        // The uses of a component complete its layout.
        if context.scene.isComponentView(id), !problem.isContradiction { return }
        report(problem, of: id, &context)
    }

    /// Reports why the layouts of a component and its use, the item `id`, don't fix one.
    private func checkLayout(of id: ItemID, _ kind: ItemKind, _ use: Int, _ context: inout BindingContext) {
        let isArranged = context.scene.isArranged(context.scene.items[id])
        guard !context.scene.isComponentView(id), let layout = layeredLayout(of: id, use, context)?.merged,
            layout.layout(of: kind, isArranged: isArranged) == nil
        else { return }
        let own = layoutProblem(of: id, kind, isArranged: isArranged, context)
        report(
            own.flatMap { $0.isContradiction ? $0 : nil } ?? layout.problem(of: kind, isArranged: isArranged), of: id,
            &context)
    }

    /// Returns why the attributes of the item `id` itself don't fix one layout, or `nil` if they do.
    private func layoutProblem(of id: ItemID, _ kind: ItemKind, isArranged: Bool, _ context: borrowing BindingContext)
        -> LayoutProblem?
    {
        var search = LayoutProblemSearch(kind, isArranged: isArranged)
        for index in context.scene.items[id].attributes { search.add(context.scene.attributes[index], at: index) }
        return search.problem
    }

    private func report(_ problem: LayoutProblem, of id: ItemID, _ context: inout BindingContext) {
        let syntax = ItemSyntax(tree: tree, node: context.scene.items[id].node)
        context.report(
            .layout(problem, of: itemTitle(syntax), with: context.scene.attributes, at: syntax.head, in: tree))
    }

    /// Returns the item's title in messages: its Name or its kind.
    private func itemTitle(_ syntax: ItemSyntax) -> String {
        if let name = syntax.name { return "`\(name.text)`" }
        return "this `\(syntax.word?.text ?? "view")`"
    }

    /// Returns the layout of a use: the layout of its component, and over it its own. Whether it can be known before
    /// views are made, or `nil`.
    func layeredLayout(of id: ItemID, _ use: Int, _ context: borrowing BindingContext) -> LayeredLayout? {
        let component = context.scene.uses[use].component
        if component.hasErrors || component.view.contents.contains(.layout) { return nil }
        var layout = LayeredLayout()
        var number = 0
        if let base = component.view.use {
            for layer in component.scene.uses[base].layers.reversed() {
                for index in layer.attributes { layout.add(component.scene.attributes[index], in: number) }
                number += 1
            }
        }
        for index in component.view.attributes { layout.add(component.scene.attributes[index], in: number) }
        for index in context.scene.items[id].attributes { layout.add(context.scene.attributes[index], in: number + 1) }
        return layout
    }
}
