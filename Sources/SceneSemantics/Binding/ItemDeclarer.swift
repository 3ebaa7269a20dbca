import SceneRuntime
import SceneSyntax
import SceneText

/// The first pass over a scene: declares its items and Names.
struct ItemDeclarer: ~Copyable {
    let tree: SyntaxTree
    /// Whether the scene has more items than the maximum number of views.
    private(set) var hasTooManyItems = false
    /// The branches of `if` statements; the first represents code outside all of them.
    private var branches: [Branch] = []
    /// Where the Names that are in several branches are declared, once there is a second declaration of them.
    private var placesInBranches: [NamedBranch: PlaceInBranch] = [:]
    /// The guessed kind for each word that isn't a kind.
    var guesses: [Symbol: ItemKind?] = [:]

    /// Whether an `else` has lost its `if`, so that views in different branches seem to be in one block.
    private let hasStrayElse: Bool

    /// Creates a declarer for the scenes of `tree`, one after the other.
    init(tree: SyntaxTree) {
        self.tree = tree
        hasStrayElse = tree.problems.contains { $0.reason == .strayElse }
    }

    /// The position of the pass.
    private struct Place {
        /// The item whose block is visited.
        var parent: ItemID
        /// The repetitions around this block.
        var repetitions: RepetitionListID
        /// The enclosing branch of an `if`, as an index in ``ItemDeclarer/branches``; 0 if there is none.
        var branch: Int
    }

    private struct Branch {
        /// The branch that contains the `if`.
        var outer: Int
        var statement: NodeID
    }

    /// A Name, as an index in ``BoundScene/names``, and a branch.
    private struct NamedBranch: Hashable {
        var name: Int
        var branch: Int
    }

    /// Where the views of one Name are in a branch.
    private enum PlaceInBranch: Equatable {
        /// The branch itself declares the only one.
        case here
        /// All of them are in branches of this `if` statement.
        case inside(NodeID)
    }

    /// The number of views in the components of the scene, up to one more than the limit.
    private var viewsInUses = 0

    /// Declares the items and Names of a component. Items and Names of components in it are only needed for some paths.
    mutating func declareItems(of syntax: ComponentSyntax, _ context: inout BindingContext) {
        hasTooManyItems = false
        viewsInUses = 0
        branches = [Branch(outer: 0, statement: .file)]
        placesInBranches = [:]
        context.scene.items.append(BoundItem(.view(.scene), syntax.node, in: nil, repetitions: 0))
        context.heads.append(context.head(of: syntax.node))
        if let item = syntax.item {
            declareItem(item.node, at: Place(parent: 0, repetitions: 0, branch: 0), &context)
        }
        guard context.scene.items.count == 1 else { return }
        var view = BoundItem(.view(.view), syntax.node, in: 0, repetitions: 0)
        view.isBroken = true
        context.scene.items.append(view)
        context.padHeads()
    }

    /// Declares the items and Names of `syntax`.
    mutating func declareItems(of syntax: SceneSyntax, _ context: inout BindingContext) {
        hasTooManyItems = false
        viewsInUses = 0
        branches = [Branch(outer: 0, statement: .file)]
        placesInBranches = [:]
        var root = BoundItem(.view(.scene), syntax.node, in: nil, repetitions: 0)
        root.isBroken = syntax.block == nil
        context.scene.items.append(root)
        context.heads.append(context.head(of: syntax.node))
        if let block = syntax.block {
            declare(block.node, at: Place(parent: 0, repetitions: 0, branch: 0), &context)
        }
        if context.scene.uses.isEmpty { return }
        if context.scene.items.count + viewsInUses > SceneLimit.standard.views
            || !context.spendComponentItems(viewsInUses)
        {
            hasTooManyItems = true
            return
        }
        var use = 0
        while use < context.scene.uses.count {
            context.scene.addItems(of: use)
            use += 1
        }
        context.padHeads()
    }

    private mutating func declare(_ block: NodeID, at place: Place, _ context: inout BindingContext) {
        var statements = tree.siblings(in: block)
        while let node = statements.next(in: tree) {
            switch tree.kind(node) {
            case .item: declareItem(node, at: place, &context)
            case .ifStatement: declareBranches(of: node, at: place, &context)
            default: break
            }
        }
    }

    private mutating func declareBranches(of node: NodeID, at place: Place, _ context: inout BindingContext) {
        var children = tree.siblings(in: node)
        while let block = children.next(.block, in: tree) {
            var inner = place
            inner.branch = branches.count
            branches.append(Branch(outer: place.branch, statement: node))
            declare(block, at: inner, &context)
        }
    }

    private mutating func declareItem(_ node: NodeID, at place: Place, _ context: inout BindingContext) {
        let head = context.head(of: node)
        guard let (kind, isGuess) = kind(of: node, head, in: place.parent, &context), kind != .hitTest else { return }
        guard context.scene.items.count < SceneLimit.standard.views else {
            hasTooManyItems = true
            return
        }
        let id = context.scene.items.count
        var item = BoundItem(kind, node, in: place.parent, repetitions: place.repetitions)
        item.isSubview = head.isSubview
        item.isBroken = isGuess
        let component = context.components.isEmpty ? nil : tree.symbol(of: head.word).flatMap { context.components[$0] }
        if let component, component.isNestedTooDeeply, context.scene.isComponentView(id) {
            // Copying what is in it would take time and memory quadratic in the number of components.
            item.isBroken = true
        } else if let component {
            item.use = context.scene.uses.count
            item.isVertical = component.view.isVertical
            item.hasSections = component.view.hasSections
            context.scene.uses.append(ComponentUse(of: component, by: id))
            viewsInUses = min(viewsInUses + component.viewCount, SceneLimit.standard.views + 1)
        }
        context.scene.items.append(item)
        context.heads.append(head)
        if let name = head.name {
            if kind.takesName {
                declare(name, of: id, at: place, &context)
            } else {
                context.diagnostics.likelyNames.insert(tree.text(name))
            }
        }
        // A Name instead of a kind is most often a view whose kind was forgotten.
        if isGuess, tree.kind(head.word) == .name { context.diagnostics.likelyNames.insert(tree.text(head.word)) }
        if kind == .section { Self.markSections(around: place.parent, in: &context.scene) }
        if context.scene.isComponentView(id), let use = context.scene.items[id].use {
            guard declareItems(of: use, &context) else {
                hasTooManyItems = true
                return
            }
        }
        if context.scene.isComponentView(id), context.scene.items[id].name == nil,
            tree.symbols.symbol(for: "self") != nil
        {
            var name = DeclaredName(token: head.word, .max, item: id, branch: 0, repetitions: 0)
            name.isHidden = true
            context.scene.items[id].name = context.scene.names.count
            context.scene.names.append(name)
        }
        guard let block = head.block else { return }
        let inside = Self.repetitions(in: id, kind, of: &context.scene)
        context.scene.items[id].repetitionsInside = inside
        declare(block, at: Place(parent: id, repetitions: inside, branch: place.branch), &context)
    }

    /// Declares the items and Names of the component that a component is based on. Returns false if there are too many.
    private func declareItems(of use: Int, _ context: inout BindingContext) -> Bool {
        guard context.spendComponentItems(context.scene.uses[use].component.scene.items.count) else { return false }
        context.scene.addItems(of: use)
        context.padHeads()
        for name in context.scene.names.indices where !context.scene.names[name].isHidden {
            if let symbol = tree.symbols.symbol(for: context.scene.text(of: name)) {
                context.names.insert(symbol, name)
            }
        }
        return true
    }

    /// Returns the repetitions around the statements in the block of `id`.
    private static func repetitions(in id: ItemID, _ kind: ItemKind, of scene: inout BoundScene)
        -> RepetitionListID
    {
        let around = scene.items[id].repetitions
        if kind == .repeat {
            scene.repetitionLists.append(scene.repetitionLists[around] + [.repeat(id)])
        } else if kind.makesCells, let container = scene.container(of: id) {
            scene.repetitionLists.append(
                scene.repetitionLists[scene.items[container].repetitions] + [.cells(of: container)])
        } else {
            return around
        }
        return scene.repetitionLists.count - 1
    }

    /// Marks the table around `parent`, through any `repeat`, as one with sections.
    private static func markSections(around parent: ItemID, in scene: inout BoundScene) {
        var next = parent
        while scene.items[next].kind == .repeat, let outer = scene.items[next].parent { next = outer }
        scene.items[next].hasSections = true
    }

    private mutating func declare(_ name: TokenID, of id: ItemID, at place: Place, _ context: inout BindingContext) {
        guard let symbol = tree.symbol(of: name) else { return }
        let (node, repetitions) = (context.scene.items[id].node, context.scene.items[id].repetitions)
        let scene = context.scene.node
        // Paths through uses of a component lead to its Names from anywhere.
        let scope = context.scene.isComponent ? NodeID.file : scene
        let kind = context.scene.items[id].kind == .recognizer ? SymbolIndex.Declaration.Kind.recognizer : .view
        guard let declared = context.names[symbol] else {
            guard let declaration = context.declare(name, kind, by: node, in: scope) else { return }
            if symbol == context.names.scene {
                let isFirst = !context.names.isSceneNameRepeated
                context.names.isSceneNameRepeated = true
                let first = SceneSyntax(tree: tree, node: scene).name?.range ?? tree.range(scene)
                let other = "\(tree.text(name))View"
                let isUnused = isFirst && tree.symbols.symbol(for: other) == nil
                return context.report(
                    .duplicateOfScene(context.spelled(name), scene: first, unused: isUnused ? other : nil))
            }
            context.names.insert(symbol, context.scene.names.count)
            context.scene.items[id].name = context.scene.names.count
            context.scene.names.append(
                DeclaredName(token: name, declaration, item: id, branch: place.branch, repetitions: repetitions)
            )
            return
        }
        let other = context.scene.names[declared]
        if placesInBranches[NamedBranch(name: declared, branch: 0)] == nil { addPlace(of: declared, in: other.branch) }
        let isExclusive =
            context.scene.repetitionLists[other.repetitions] == context.scene.repetitionLists[repetitions]
            && isExclusive(place.branch, toPlacesOf: declared)
        if isExclusive {
            addPlace(of: declared, in: place.branch)
            context.scene.add(OtherDeclaration(item: id, branch: place.branch), of: declared)
            context.scene.items[id].name = declared
            context.symbols.addDeclaration(name, of: other.declaration)
        } else {
            _ = context.declare(name, kind, by: node, in: scope)
            if hasStrayElse { return }
            let isSame = (context.scene.items[other.item].kind == .recognizer) == (kind == .recognizer)
            let what = (isSame ? "another " : "a ") + ((kind == .recognizer) == isSame ? "recognizer" : "view")
            context.report(.duplicateName(context.spelled(name), first: context.scene.range(of: declared), of: what))
        }
    }

    /// Returns whether a view in `branch` can never be there together with any view of the Name so far, because they
    /// are in different branches of one `if`.
    private func isExclusive(_ branch: Int, toPlacesOf name: Int) -> Bool {
        var inner = branch
        if placesInBranches[NamedBranch(name: name, branch: branch)] != nil { return false }
        while inner != 0 {
            let outer = branches[inner].outer
            // Where the ways part, both must go on through the same statement.
            if let place = placesInBranches[NamedBranch(name: name, branch: outer)],
                place != .inside(branches[inner].statement)
            {
                return false
            }
            inner = outer
        }
        return true
    }

    /// Records that `branch` declares a view of the Name.
    private mutating func addPlace(of name: Int, in branch: Int) {
        placesInBranches[NamedBranch(name: name, branch: branch)] = .here
        var inner = branch
        while inner != 0 {
            let outer = NamedBranch(name: name, branch: branches[inner].outer)
            if placesInBranches.updateValue(.inside(branches[inner].statement), forKey: outer) != nil { return }
            inner = outer.branch
        }
    }
}
