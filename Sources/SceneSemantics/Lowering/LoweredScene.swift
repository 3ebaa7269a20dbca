import SceneRuntime
import SceneSyntax
import SceneText

/// A scene as a view tree, and what ties each view to the text that it comes from.
public struct LoweredScene: Sendable {
    private let made: Storage
    /// The views.
    public let tree: ViewTree
    /// What is expected of the scene, in the order in which it is written.
    public let expectations: [LoweredExpectation]
    /// How large a touch target has to be, in points.
    public let minimumTarget: Double
    /// The numbers on which the delivery of touches depends.
    public let touchSettings: TouchSettings

    /// Creates the scene of the views that `lowering` has made.
    init(lowering: Lowering, expectations: [LoweredExpectation], minimumTarget: Double, touchSettings: TouchSettings) {
        made = Storage(lowering)
        tree = lowering.tree
        self.expectations = expectations
        self.minimumTarget = minimumTarget
        self.touchSettings = touchSettings
    }

    /// What has made a scene. It is held by reference, since it is large and scenes are handed on again and again.
    private final class Storage: Sendable {
        let lowering: Lowering

        init(_ lowering: Lowering) { self.lowering = lowering }
    }

    /// What has made the views, and can make more of them when tables scroll.
    var lowering: Lowering { _read { yield made.lowering } }

    /// The scene's Name.
    public var name: String { boundScene.name }
    /// The syntax that the scene was written in.
    public var syntax: SyntaxTree { lowering.syntax }
    /// Where views speak of other views that hit tests then go to.
    public var links: [SceneLink] { lowering.links }
    var boundScene: BoundScene { _read { yield lowering.boundScene } }
    var origins: [ViewOrigin] { _read { yield lowering.origins } }
    var copies: InstanceTable { _read { yield lowering.copies } }

    /// The line that the view was written on, without its block; of a view that was not written, that of the nearest one
    /// around it.
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

    /// Where `attribute` of `view` is written; `nil` where it is not.
    public func range(of attribute: Attribute, of view: ViewID) -> SourceRange? {
        lowering.attribute(attribute, of: view).map { lowering.range(of: $0) }
    }

    /// The whole statement that the view was written in, with its block; `nil` where it was not written.
    public func statement(of view: ViewID) -> SourceRange? {
        origins[Int(view.index)].item.map { syntax.range(boundScene.items[$0].node) }
    }

    /// Whether people mean to touch the view: it is a control, a text view, or has a recognizer.
    public func isTouchTarget(_ view: ViewID) -> Bool {
        tree[view].kind.isTouchTarget || hasRecognizer(view)
    }

    /// Whether a recognizer is attached to the view.
    public func hasRecognizer(_ view: ViewID) -> Bool {
        tree.recognizers[view] != nil
    }

    /// Where the recognizers of the view are written, in the order of the tree's.
    public func recognizerRanges(of view: ViewID) -> [SourceRange] {
        (lowering.recognizerItems[view] ?? []).map { lowering.header(of: boundScene.items[$0]) }
    }

    /// The same scene as touches have left it, with the views that are there by then.
    public func after(_ stage: LiveScene) -> LoweredScene {
        LoweredScene(
            lowering: stage.lowering, expectations: expectations, minimumTarget: minimumTarget,
            touchSettings: touchSettings)
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
        Lowering(bound, file.tree, displayOrder: displayOrder).run()
    }

    /// Makes the view tree within what `budget` leaves of the views of its file, and takes what it needs from it.
    public func lowered(
        in file: CheckedFile, displayOrder: DisplayDirection? = nil, within budget: inout ViewBudget
    ) -> LoweringResult {
        let limit = budget.limitOfScene
        var rest = limit.views
        defer { budget.spend(limit.views - rest) }
        return Lowering(bound, file.tree, displayOrder: displayOrder, limit: limit).run(leaving: &rest)
    }
}
