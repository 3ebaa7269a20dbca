import SceneRuntime
import SceneSyntax
import SceneText

/// A scene with bound words and Names, and values of the right shape. Lowering creates views from it.
///
/// Everything is in flat arrays, and elements refer to each other by index.
struct BoundScene: Sendable {
    /// The Name of the scene.
    var name: String
    /// The syntax tree of the file.
    let syntax: SyntaxTree
    /// The scene's node in it.
    var node: NodeID
    /// The items, parents before the items in their blocks; the first is the root.
    var items: [BoundItem] = []
    /// The index of the root among ``items``.
    static let root = 0
    /// The statements of all blocks; those in a block or branch follow its owner.
    var statements: [BoundStatement] = []
    var attributes: [BoundAttribute] = []
    var quantities: [Quantity] = []
    /// The expressions that depend on the instance.
    var expressions: [Expression] = []
    var paths: [BoundPath] = []
    /// What is inserted into the titles of items, in order. Most titles contain nothing like that.
    var interpolations: [ItemID: [TextInsertion]] = [:]
    /// The edges of views that expressions refer to.
    var edges: [EdgeReference] = []
    var hasStacks = false
    /// Whether a view depends on its safe area.
    var usesSafeArea = false
    /// Whether an expression refers to an edge or to the size of the scene.
    var hasMeasuredNumbers = false
    var overrides: [BoundOverride] = []
    var names: [DeclaredName] = []
    /// The further items that share a Name with another, in other branches of an `if`.
    private var otherDeclarations: [OtherDeclaration] = []
    /// The lists of repetitions that an item can be in, outermost first; the first list is empty.
    var repetitionLists: [[Repetition]] = [[]]
    /// The devices and sizes that it is evaluated on.
    var screens: [BoundScreen] = []
    var expectations: [Expectation] = []
    var uses: [ComponentUse] = []
    /// Whether it is a component, not a scene.
    var isComponent = false
    /// For a component, the number of views in one another.
    var nesting = 1
    /// The Names of components that several items may have in common.
    var sharedNames: [SharedName: NameID] = [:]
    /// The syntax trees of components from other files.
    var otherTrees: [SyntaxTree] = []

    /// Creates an empty scene for `node` of `syntax`.
    init(name: String, syntax: SyntaxTree, node: NodeID) {
        self.name = name
        self.syntax = syntax
        self.node = node
    }
}

extension BoundScene {
    /// Returns whether the table `container` has `section` statements, so that paths need a section and a row.
    func hasSections(in container: ItemID) -> Bool { items[container].hasSections }

    /// Returns the table or collection that contains the rows or items of `id`, or `nil` if there is none.
    func container(of id: ItemID) -> ItemID? {
        let outer = chain(from: id).dropFirst().first { items[$0].kind != .section && items[$0].kind != .repeat }
        return outer.flatMap { [.view(.table), .view(.collection)].contains(items[$0].kind) ? $0 : nil }
    }

    /// Returns the item `id` and the items around it, innermost first.
    func chain(from id: ItemID) -> UnfoldFirstSequence<ItemID> { sequence(first: id) { items[$0].parent } }

    /// Returns whether `item` is somewhere in the block of `ancestor`.
    func isDescendant(_ item: ItemID, of ancestor: ItemID) -> Bool {
        chain(from: item).dropFirst().contains(ancestor)
    }

    /// Returns whether the item `id` or one of its ancestors has an error, so that consequences of its position aren't
    /// reported.
    func isDoubtful(_ id: ItemID) -> Bool {
        chain(from: id).contains { items[$0].isBroken }
    }

    /// Returns the kind of the item at the end of `path`; `nil` for a cell or content view.
    func kind(at path: BoundPath) -> ItemKind? {
        switch path.target {
        case .root: .view(.scene)
        case .name(let name): items[names[name].item].kind
        case .cell, .cellContent, .content, .argument: nil
        }
    }

    /// Returns whether a path to the item `id` is allowed where `role` is.
    func isFitting(_ id: ItemID, as role: PathRole) -> Bool {
        switch role {
        case .view: items[id].kind != .recognizer
        case .viewOrRecognizer: true
        case .competitor: items[id].kind == .recognizer || items[id].kind.viewKind?.isScrollView ?? false
        }
    }

    /// Returns whether the item at the end of `path` or one of its ancestors has an error.
    func isDoubtful(_ path: BoundPath) -> Bool {
        if case .name(let name) = path.target { isDoubtful(names[name].item) } else { false }
    }

    /// Returns whether a stack places `item`.
    func isArranged(_ item: BoundItem) -> Bool {
        guard var parent = item.parent, item.kind != .view(.background) else { return false }
        while items[parent].kind == .repeat, let outer = items[parent].parent { parent = outer }
        return items[parent].kind == .view(.stack)
    }

    /// Returns the attributes that apply to `item` in every instance.
    func attributes(of item: BoundItem) -> ArraySlice<BoundAttribute> { attributes[item.attributes] }

    /// Returns the Name of the item, if it has one.
    func name(of item: BoundItem) -> String? { item.name.flatMap { names[$0].isHidden ? nil : text(of: $0) } }

    /// Returns whether a path may begin with the Name here: it isn't the Name of a component in another use.
    func isBare(_ name: NameID) -> Bool {
        if names[name].isHidden { return false }
        return names[name].use.value.map { isComponent && uses[$0].item == BoundComponent.view } ?? true
    }

    /// The number of items that are written in the scene itself. Items of components follow them.
    var writtenItemCount: Int {
        uses.isEmpty ? items.count : items.firstIndex { $0.owner.value != nil } ?? items.count
    }

    /// Returns whether the item `id` is the view of a component being bound.
    func isComponentView(_ id: ItemID) -> Bool { isComponent && id == BoundComponent.view }

    /// Adds a further item with a known Name.
    mutating func add(_ declaration: OtherDeclaration, of name: NameID) {
        otherDeclarations.append(declaration)
        otherDeclarations[otherDeclarations.count - 1].previous = names[name].lastDeclaration
        names[name].lastDeclaration = OptionalIndex(otherDeclarations.count - 1)
    }

    /// Returns whether two items have the same Name.
    func isSameName(_ one: ItemID, _ other: ItemID) -> Bool { items[one].name.map { $0 == items[other].name } ?? false }

    /// Returns whether several items have `name`.
    func isShared(_ name: NameID) -> Bool { names[name].lastDeclaration.value != nil }

    /// Returns the items with `name`, except for the first one.
    func otherDeclarations(of name: NameID) -> [OtherDeclaration] {
        var declarations: [OtherDeclaration] = []
        var next = names[name].lastDeclaration.value
        while let current = next {
            declarations.append(otherDeclarations[current])
            next = otherDeclarations[current].previous.value
        }
        return declarations
    }

    /// Returns the Name as written.
    func text(of name: NameID) -> String { tree(names[name].treeIndex).text(names[name].token) }

    /// Returns the range of the Name's first declaration.
    func range(of name: NameID) -> SourceRange { tree(names[name].treeIndex).range(names[name].token) }

    /// Returns the syntax tree of a file: 0 is the scene's own.
    func tree(_ index: UInt16) -> SyntaxTree {
        index == 0 || Int(index) > otherTrees.count ? syntax : otherTrees[Int(index) - 1]
    }
}

/// An expression in a text. What a parameter that is a text inserts is found in the syntax.
struct TextInsertion: Sendable {
    var value: Expression
    var type: Expression.ValueType
    var range: SourceRange
}

/// The index of a list in ``BoundScene/repetitionLists``.
typealias RepetitionListID = Int

/// A Name and its items: one, or one in each branch of an `if`.
struct DeclaredName: Sendable {
    /// The Name in its first declaration.
    var token: TokenID
    /// Its declaration in the symbol index.
    var declaration: DeclarationID
    /// The first item with the Name.
    var item: ItemID
    /// The branch of an `if` that contains it, as an index in the declarer's list.
    var branch: Int
    /// The repetitions around it.
    var repetitions: RepetitionListID
    /// Whether a view after it refers to one of its edges.
    var isMeasured = false
    /// Whether it isn't written, and so means `self`.
    var isHidden = false
    /// The file of the Name, as an index for ``BoundScene/tree(_:)``.
    var treeIndex: UInt16 = 0
    /// The use whose component declares it, as an index in ``BoundScene/uses``.
    var use = OptionalIndex()
    /// The last of the other items with the Name, as an index in ``BoundScene/otherDeclarations``.
    fileprivate var lastDeclaration = OptionalIndex()

    /// Creates a Name with one item.
    init(
        token: TokenID, _ declaration: DeclarationID, item: ItemID, branch: Int, repetitions: RepetitionListID
    ) {
        self.token = token
        self.declaration = declaration
        self.item = item
        self.branch = branch
        self.repetitions = repetitions
    }

    /// Makes it a Name of a component that is used in another place.
    mutating func relocate(item: ItemID, repetitions: RepetitionListID, treeIndex: UInt16, use: Int) {
        self.item = item
        self.repetitions = repetitions
        self.treeIndex = treeIndex
        self.use = OptionalIndex(use)
        branch = 0
        lastDeclaration = OptionalIndex()
    }
}

/// A further item with the same Name, in another branch of an `if`.
struct OtherDeclaration: Sendable {
    var item: ItemID
    /// The branch that contains it, as an index in the declarer's list.
    var branch: Int
    /// The previous item with the same Name.
    fileprivate var previous = OptionalIndex()

    init(item: ItemID, branch: Int) {
        self.item = item
        self.branch = branch
    }
}

/// A statement that creates instances of its block.
enum Repetition: Hashable, Sendable {
    /// The instances of a `repeat`.
    case `repeat`(ItemID)
    /// The cells of a table or collection.
    case cells(of: ItemID)

    /// The `repeat`, or the table or collection.
    var item: ItemID {
        switch self {
        case .repeat(let item), .cells(let item): item
        }
    }
}

extension [Repetition] {
    /// The number of `repeat` statements inside the innermost cell, which is the number of indices in a bracket after a
    /// Name.
    var openRepeats: Int {
        let lastCells = lastIndex { if case .cells = $0 { true } else { false } }
        return count - (lastCells.map { $0 + 1 } ?? 0)
    }
}
