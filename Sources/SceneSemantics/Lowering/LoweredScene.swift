import SceneRuntime
import SceneSyntax
import SceneText

/// A scene as a view tree, and what ties each view to the text that it comes from.
public struct LoweredScene: Sendable {
    /// The scene's Name.
    public let name: String
    /// The views.
    public let tree: ViewTree
    /// The syntax that the scene was written in.
    public let syntax: SyntaxTree
    /// What is expected of the scene, in the order in which it is written.
    public let expectations: [LoweredExpectation]
    /// Where views speak of other views that hit tests then go to.
    public let links: [SceneLink]
    /// How large a touch target has to be, in points.
    public let minimumTarget: Double
    let template: SceneTemplate
    let origins: [ViewOrigin]
    let copies: CopyTable
    let attributeRanges: [Lowering.AttributePlace: SourceRange]

    /// The line that the view was written on, without its block; of a view that was not written, that of the nearest one
    /// around it.
    public func range(of view: ViewID) -> SourceRange {
        var next: ViewID? = view
        while let current = next {
            if let item = origins[Int(current.index)].item { return headRange(of: item) }
            next = tree[current].superview
        }
        return syntax.range(template.node)
    }

    private func headRange(of item: ItemID) -> SourceRange {
        let node = template.items[item].node
        if item == 0 { return SceneSyntax(tree: syntax, node: node).name?.range ?? syntax.range(node) }
        return ItemSyntax(tree: syntax, node: node).head
    }

    /// Where `attribute` of `view` is written; `nil` where it is not.
    public func range(of attribute: Attribute, of view: ViewID) -> SourceRange? {
        attributeRanges[Lowering.AttributePlace(view: view, attribute: attribute)]
    }

    /// The whole statement that the view was written in, with its block; `nil` where it was not written.
    public func statement(of view: ViewID) -> SourceRange? {
        origins[Int(view.index)].item.map { syntax.range(template.items[$0].node) }
    }

    /// Whether two views were made from the same text, in different rows, items or copies.
    public func haveSameOrigin(_ one: ViewID, _ other: ViewID) -> Bool {
        let item = origins[Int(one.index)].item
        return item != nil && item == origins[Int(other.index)].item && tree[one].kind == tree[other].kind
    }

    /// Whether people mean to touch the view: it is a control, a text view, or has a recognizer.
    public func isTouchTarget(_ view: ViewID) -> Bool {
        tree[view].kind.isTouchTarget || hasRecognizer(view)
    }

    /// Whether a recognizer stands directly in the view's block.
    public func hasRecognizer(_ view: ViewID) -> Bool {
        guard let item = origins[Int(view.index)].item,
            tree[view].kind != .content || template.items[item].kind == .view(.content)
        else { return false }
        return template.items.contains { $0.kind == .recognizer && $0.parent == item }
    }
}

/// What lowering a scene gives: a scene, or what is wrong with it.
public enum LoweringResult: Sendable {
    case scene(LoweredScene)
    case problems([Diagnostic])
}

extension CheckedScene {
    /// Makes the view tree of the scene, which must have no errors, from the file that it was checked in.
    public func lowered(in file: CheckedFile, displayOrder: DisplayDirection? = nil) -> LoweringResult {
        var lowering = Lowering(template, file.tree, displayOrder: displayOrder)
        return lowering.run()
    }
}
