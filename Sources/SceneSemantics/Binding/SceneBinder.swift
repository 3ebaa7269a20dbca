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
    /// The files imported so far.
    var imports = BoundImports()
    /// The first item that isn't bound yet.
    var nextItem = 0
    /// The number of items written in the scene. Those of components follow.
    var itemCount = 0
    /// The first item written in the scene, or in the block of the component.
    var firstItem = 0
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
        itemCount = context.scene.writtenItemCount
        firstItem = 0
        if declarer.hasTooManyItems {
            // Every item creates at least one view, so there is no point in checking them.
            context.report(.tooManyViews(.standard, at: name?.range ?? syntax.range))
        } else {
            let mark = expressions.scope.mark
            bindItems(of: syntax)
            expressions.scope.leave(to: mark)
            expressions.position = .outside
            ComponentContents.add(to: &context.scene)
        }
        context.diagnostics.finish(context.scene, context.symbols)
        return SharedBoundScene(context.scene)
    }

    /// Binds a component, and what it takes to be used.
    mutating func bind(_ syntax: ComponentSyntax) -> BoundComponent {
        let (name, node) = (syntax.name, syntax.node)
        var scene = BoundScene(name: name?.text ?? "component", syntax: tree, node: node)
        scene.isComponent = true
        context.begin(scene, nil)
        let word = name.flatMap { context.declare($0.token, .component, by: node, in: .file) }
        let mark = expressions.scope.mark
        let parameters = bindParameters(of: syntax)
        expressions.scope.depth += 1
        declarer.declareItems(of: syntax, &context)
        itemCount = context.scene.items.count
        let nameCount = context.scene.names.count
        if declarer.hasTooManyItems {
            context.report(.tooManyViews(.standard, at: name?.range ?? syntax.range))
        } else {
            if let word = syntax.item?.word, context.scene.items[BoundComponent.view].node == node,
                !context.isSuspect(word.range)
            {
                if !context.reportUnknownComponent(word) { context.report(.unknownKind(word)) }
            }
            bindItems(of: syntax)
            addContentsOfBase()
            checkNesting(of: syntax)
            checkCount(of: parameters, syntax)
        }
        expressions.position = .outside
        expressions.scope.depth -= 1
        expressions.scope.leave(to: mark)
        context.viewParameters = [:]
        context.diagnostics.finish(context.scene, context.symbols)
        let hasErrors = context.diagnostics.isIncomplete || tree.hasProblem(in: syntax.range)
        return BoundComponent(
            name, withRoles(parameters), context.scene, itemCount: itemCount, nameCount: nameCount, word ?? .max,
            hasErrors: hasErrors)
    }

    /// Binds a path in the block of the item `id`. Returns `nil` if it reported an error.
    mutating func bind(_ path: PathSyntax, in id: ItemID, to role: PathRole = .view, isOutcome: Bool = false)
        -> BoundPath?
    {
        paths.role = role
        guard let bound = paths.bind(path, in: id, &expressions, &context) else { return nil }
        return isAllowed(bound, as: role, path, isOutcome) ? bound : nil
    }

    /// Reports a path to a recognizer where a view belongs, or the other way round. Returns whether there is none.
    private mutating func isAllowed(
        _ bound: BoundPath, as role: PathRole, _ path: PathSyntax, _ isOutcome: Bool
    ) -> Bool {
        if role == .viewOrRecognizer { return true }
        // The uses of the component decide.
        if case .argument = bound.target { return true }
        let kind = context.scene.kind(at: bound)
        if kind == .recognizer {
            if role == .competitor { return true }
            context.report(.recognizerInsteadOfView(path, context.scene, bound, isOutcome: isOutcome))
            return false
        }
        if role == .view || kind?.viewKind?.isScrollView ?? false { return true }
        if context.scene.isDoubtful(bound) { return false }
        context.report(.viewInsteadOfRecognizer(path, context.scene, bound))
        return false
    }
}
