import SceneRuntime
import SceneSyntax
import SceneText

/// A scene as a view tree, with links from each view to its source.
public struct LoweredScene: Sendable {
    private let made: Storage
    /// The views of the scene.
    public let tree: ViewTree
    /// The expectations of the scene, in source order.
    public let expectations: [LoweredExpectation]
    /// The minimum size of a touch target, in points.
    public let minimumTarget: Double
    /// The numbers that touch delivery depends on.
    public let touchSettings: TouchSettings

    /// Creates a scene from the views of `lowering`.
    init(lowering: Lowering, expectations: [LoweredExpectation], minimumTarget: Double, touchSettings: TouchSettings) {
        made = Storage(lowering)
        tree = lowering.tree
        self.expectations = expectations
        self.minimumTarget = minimumTarget
        self.touchSettings = touchSettings
    }

    /// The lowering, shared by reference because it is large and scenes are copied often.
    private final class Storage: Sendable {
        let lowering: Lowering

        init(_ lowering: Lowering) { self.lowering = lowering }
    }

    /// The lowering, which created the views and creates more when tables scroll.
    var lowering: Lowering { _read { yield made.lowering } }

    /// The Name of the scene.
    public var name: String { boundScene.name }
    /// The syntax tree of the scene's file.
    public var syntax: SyntaxTree { lowering.syntax }
    /// The links from views to other views that hit tests follow.
    public var links: [SceneLink] { lowering.links }
    var boundScene: BoundScene { _read { yield lowering.boundScene } }
    var origins: [ViewOrigin] { _read { yield lowering.origins } }
    var copies: InstanceTable { _read { yield lowering.copies } }

    /// Returns the line of the view's declaration, without its block. For a view without a declaration, returns that of
    /// its nearest ancestor with one.
    public func range(of view: ViewID) -> SourceRange {
        var next: ViewID? = view
        while let current = next {
            if let item = origins[Int(current.index)].item { return headRange(of: item) }
            next = tree[current].superview
        }
        return syntax.range(boundScene.node)
    }

    private func headRange(of item: ItemID) -> SourceRange {
        let node = boundScene.items[item].node
        if item == 0 { return SceneSyntax(tree: syntax, node: node).name?.range ?? syntax.range(node) }
        return ItemSyntax(tree: syntax, node: node).head
    }

    /// Returns the range of `attribute` for `view`, or `nil` if it isn't written.
    public func range(of attribute: Attribute, of view: ViewID) -> SourceRange? {
        lowering.attribute(attribute, of: view).map { lowering.range(of: $0) }
    }

    /// Returns the range of the view's declaration with its block, or `nil` if it has none.
    public func statement(of view: ViewID) -> SourceRange? {
        origins[Int(view.index)].item.map { syntax.range(boundScene.items[$0].node) }
    }

    /// Returns whether users are meant to touch the view: it is a control, a text view, or has a recognizer.
    public func isTouchTarget(_ view: ViewID) -> Bool {
        tree[view].kind.isTouchTarget || hasRecognizer(view)
    }

    /// Returns whether the view has a recognizer.
    public func hasRecognizer(_ view: ViewID) -> Bool {
        tree.recognizers[view] != nil
    }

    /// Returns the ranges of the view's recognizers, in the same order as in the tree.
    public func recognizerRanges(of view: ViewID) -> [SourceRange] {
        (lowering.recognizerItems[view] ?? []).map { lowering.header(of: boundScene.items[$0]) }
    }

    /// Returns the scene in the state that touches have left it, with its current views.
    public func after(_ stage: LiveScene) -> LoweredScene {
        LoweredScene(
            lowering: stage.lowering, expectations: expectations, minimumTarget: minimumTarget,
            touchSettings: touchSettings)
    }
}

/// The result of lowering: a scene, or its diagnostics.
public enum LoweringResult: Sendable {
    case scene(LoweredScene)
    case problems([Diagnostic])
}

extension CheckedScene {
    /// Creates the view tree of the scene, which must have no errors, in the file it was checked in.
    public func lowered(in file: CheckedFile, displayOrder: DisplayDirection? = nil) -> LoweringResult {
        Lowering(bound, file.tree, displayOrder: displayOrder).run()
    }

    /// Creates the view tree within the file's remaining `budget`, and deducts what it uses.
    public func lowered(
        in file: CheckedFile, displayOrder: DisplayDirection? = nil, within budget: inout ViewBudget
    ) -> LoweringResult {
        let limit = budget.limitOfScene
        var rest = limit.views
        defer { budget.spend(limit.views - rest) }
        return Lowering(bound, file.tree, displayOrder: displayOrder, limit: limit).run(leaving: &rest)
    }
}
