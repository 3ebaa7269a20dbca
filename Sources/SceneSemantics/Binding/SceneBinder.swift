import SceneRuntime
import SceneSyntax
import SceneText

/// Binds one scene after the other: the first pass declares its items and Names, the second binds words, values,
/// expressions and paths.
///
/// It goes through the blocks and items, and has a binder for each part of them. These share nothing but the context.
struct SceneBinder: ~Copyable {
    let tree: SyntaxTree
    var context: BindingContext
    private var declarer: ItemDeclarer
    var imports: ImportBinder
    /// The first item that isn't bound yet.
    var nextItem = 0
    /// The number of items written in the scene. Items of components follow.
    var itemCount = 0
    /// The first item written in the scene, or in the block of the component.
    var firstItem = 0
    /// The slot of `row`, `item` or `index` in the current block.
    var indexSlot: Slot?
    /// The length of the items bound so far in the current block, in bytes.
    var lengthOfItems = 0
    /// In how many items the current one is, itself included.
    var depth = 0
    /// The item whose attributes continue, by mistake, on lines of their own.
    var continuedItem: NodeID?

    /// Creates a binder for the scenes of `tree`.
    init(tree: SyntaxTree) {
        self.tree = tree
        context = BindingContext(of: tree)
        declarer = ItemDeclarer(tree: tree)
        imports = ImportBinder(tree: tree)
    }

    var expressions: ExpressionBinder { ExpressionBinder(tree: tree) }
    var constants: ConstantBinder { ConstantBinder(tree: tree) }
    var components: ComponentBinder { ComponentBinder(tree: tree) }
    var screens: ScreenBinder { ScreenBinder(tree: tree) }
    var heads: HeadBinder { HeadBinder(tree: tree) }
    var attributes: AttributeBinder { AttributeBinder(tree: tree) }
    var uses: UseBinder { UseBinder(tree: tree) }
    var hitTests: HitTestBinder { HitTestBinder(tree: tree) }
    var expectations: ExpectationBinder { ExpectationBinder(tree: tree) }
    var places: PlaceChecker { PlaceChecker(tree: tree) }
    var overrides: OverrideChecker { OverrideChecker(tree: tree) }
    var completeness: CompletenessChecker { CompletenessChecker(tree: tree) }
    var hoister: AttributeHoister { AttributeHoister(tree: tree) }

    mutating func bind(_ syntax: SceneSyntax) -> BoundScene {
        let (name, node) = (syntax.name, syntax.node)
        context.begin(BoundScene(name: name?.text ?? "Scene", syntax: tree, node: node), name?.symbol)
        context.names.sceneDeclaration = name.flatMap { context.declare($0.token, .scene, by: node, in: node) }
        declarer.declareItems(of: syntax, &context)
        itemCount = context.scene.writtenItemCount
        firstItem = 0
        if declarer.hasTooManyItems {
            // Every item creates at least one view, so there is no point in checking them.
            context.report(.tooManyItems(at: name?.range ?? syntax.range))
        } else {
            let mark = context.scope.mark
            bindItems(of: syntax)
            context.scope.leave(to: mark)
            context.position = .outside
            ComponentContents.add(to: &context.scene)
        }
        context.diagnostics.finish(context.scene, context.symbols)
        return context.scene
    }

    /// Binds a component, and what it takes to be used.
    mutating func bind(_ syntax: ComponentSyntax) -> BoundComponent {
        let (name, node) = (syntax.name, syntax.node)
        var scene = BoundScene(name: name?.text ?? "component", syntax: tree, node: node)
        scene.isComponent = true
        context.begin(scene, nil)
        let word = name.flatMap { context.declare($0.token, .component, by: node, in: .file) }
        let mark = context.scope.mark
        let parameters = components.bindParameters(of: syntax, &context)
        context.scope.depth += 1
        declarer.declareItems(of: syntax, &context)
        itemCount = context.scene.items.count
        let nameCount = context.scene.names.count
        if declarer.hasTooManyItems {
            context.report(.tooManyItems(at: name?.range ?? syntax.range))
        } else {
            if let word = syntax.item?.word, context.scene.items[BoundComponent.view].node == node,
                !context.isSuspect(word.range)
            {
                if !components.reportUnknownComponent(word, &context) { context.report(.unknownKind(word)) }
            }
            bindItems(of: syntax)
            components.addContentsOfBase(&context)
            components.checkNesting(of: syntax, itemCount: itemCount, &context)
            components.checkCount(of: parameters, syntax, &context)
        }
        context.position = .outside
        context.scope.depth -= 1
        context.scope.leave(to: mark)
        context.viewParameters = [:]
        context.diagnostics.finish(context.scene, context.symbols)
        let hasErrors = context.diagnostics.isIncomplete || tree.hasProblem(in: syntax.range)
        return BoundComponent(
            name, components.withRoles(parameters, context), context.scene, itemCount: itemCount, nameCount: nameCount,
            word ?? .max, hasErrors: hasErrors)
    }
}
