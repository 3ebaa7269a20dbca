import SceneRuntime
import SceneSyntax
import SceneText

/// Binds one scene after the other: the first pass declares its items and Names, the second binds words, values,
/// expressions and paths.
struct SceneBinder: ~Copyable {
    let tree: SyntaxTree
    var context: BindingContext
    private var declarer: ItemDeclarer
    var expressions: ExpressionBinder
    var paths = PathBinder()
    /// The first item that isn't bound yet.
    var nextItem = 0
    /// The slot of `row`, `item` or `index` in the current block.
    var indexSlot: Slot?
    /// The item whose attributes continue, by mistake, on lines of their own.
    var continuedItem: NodeID?

    /// Creates a binder for the scenes of `tree`.
    init(for tree: SyntaxTree) {
        self.tree = tree
        context = BindingContext(of: tree)
        declarer = ItemDeclarer(for: tree)
        expressions = ExpressionBinder(for: tree)
    }

    mutating func bind(_ syntax: SceneSyntax) -> SharedBoundScene {
        let (name, node) = (syntax.name, syntax.node)
        context.begin(BoundScene(name: name?.text ?? "Scene", syntax: tree, node: node), name?.symbol)
        context.names.sceneDeclaration = name.flatMap { context.declare($0.token, .scene, by: node, in: node) }
        declarer.declareItems(of: syntax, &context)
        if declarer.hasTooManyItems {
            // Every item creates at least one view, so there is no point in checking them.
            context.report(.tooManyViews(.standard, at: name?.range ?? syntax.range))
        } else {
            let mark = expressions.scope.mark
            bindItems(of: syntax)
            expressions.scope.leave(to: mark)
            expressions.position = .outside
        }
        context.diagnostics.finish(context.scene, context.symbols)
        return SharedBoundScene(context.scene)
    }

    /// Binds a path in the block of the item `id`. Returns `nil` if it reported an error.
    mutating func bind(_ path: PathSyntax, in id: ItemID, to role: PathRole = .view) -> BoundPath? {
        paths.role = role
        guard let bound = paths.bind(path, in: id, &expressions, &context) else { return nil }
        return isAllowed(bound, as: role, path) ? bound : nil
    }

    /// Reports a path to a recognizer where a view belongs, or the other way round. Returns whether there is none.
    private mutating func isAllowed(_ bound: BoundPath, as role: PathRole, _ path: PathSyntax) -> Bool {
        if role == .viewOrRecognizer { return true }
        let kind = context.scene.kind(at: bound)
        if kind == .recognizer {
            if role == .competitor { return true }
            context.report(.recognizerInsteadOfView(path, context.scene, bound))
            return false
        }
        if role == .view || kind?.viewKind?.isScrollView ?? false { return true }
        if context.scene.isDoubtful(bound) { return false }
        context.report(.viewInsteadOfRecognizer(path, context.scene, bound))
        return false
    }
}
