import SceneRuntime
import SceneSyntax
import SceneText

/// A scene whose words and Names are bound and whose values have their shapes: what lowering makes views from.
///
/// All of it lies in flat arrays, and what holds other things names where they stand there.
struct BoundScene: Sendable {
    /// The scene's Name.
    var name: String
    /// The tree that the scene was written in.
    let syntax: SyntaxTree
    /// The node of the scene.
    var node: NodeID
    /// The items, parents before what stands in their blocks; the first is the root.
    var items: [BoundItem] = []
    /// The statements of all blocks; what stands in a block or branch follows what it belongs to.
    var statements: [BoundStatement] = []
    /// The attributes of all items.
    var attributes: [BoundAttribute] = []
    /// The numbers of attributes.
    var quantities: [Quantity] = []
    /// What has to be computed for each copy.
    var expressions: [Expression] = []
    /// The paths of attributes.
    var paths: [BoundPath] = []
    /// The `hitTest` blocks.
    var overrides: [BoundOverride] = []
    /// The Names.
    var names: [DeclaredName] = []
    /// The items with Names that others bear as well, in other branches of an `if`.
    private var otherDeclarations: [OtherDeclaration] = []
    /// Of which copies, outermost first, something can be one; the first is none at all.
    var copies: [[InstanceSource]] = [[]]
    /// The root's size.
    var size: (width: Quantity, height: Quantity)?
    /// What is expected.
    var expectations: [Expectation] = []

    /// The scene `name`, which was written at `node` of `syntax`, with nothing in it yet.
    init(name: String, syntax: SyntaxTree, node: NodeID) {
        self.name = name
        self.syntax = syntax
        self.node = node
    }
}

extension BoundScene {
    /// Whether the table `container` has `section` statements, so that its rows are named by section and row.
    func hasSections(in container: ItemID) -> Bool { items[container].hasSections }

    /// The attributes that hold for `item` in every copy.
    func attributes(of item: BoundItem) -> ArraySlice<BoundAttribute> { attributes[item.attributes] }

    /// The Name of the item, if it has one.
    func name(of item: BoundItem) -> String? { item.name.map { text(of: $0) } }

    /// Adds an item that bears `name`, which is known.
    mutating func add(_ bearer: OtherDeclaration, of name: NameID) {
        otherDeclarations.append(bearer)
        otherDeclarations[otherDeclarations.count - 1].previous = names[name].lastDeclaration
        names[name].lastDeclaration = OptionalIndex(otherDeclarations.count - 1)
    }

    /// The items that bear `name` beside the first one.
    func otherDeclarations(of name: NameID) -> [OtherDeclaration] {
        var bearers: [OtherDeclaration] = []
        var next = names[name].lastDeclaration.value
        while let current = next {
            bearers.append(otherDeclarations[current])
            next = otherDeclarations[current].previous.value
        }
        return bearers
    }

    /// The Name as it is written.
    func text(of name: NameID) -> String { syntax.text(names[name].token) }

    /// Where the Name is declared first.
    func range(of name: NameID) -> SourceRange { syntax.range(names[name].token) }
}

/// The index of an item in ``BoundScene/items``.
typealias ItemID = Int

/// The index of a Name in ``BoundScene/names``.
typealias NameID = Int

/// The index of a list in ``BoundScene/copies``.
typealias InstanceSourcesID = Int

/// A Name and what bears it: one item, or one in each branch of an `if`.
struct DeclaredName: Sendable {
    /// Where it is declared first.
    var token: TokenID
    /// The first item that bears it.
    var item: ItemID
    /// The branch of an `if` that it stands in, as the checker counts them.
    var branch: Int
    /// The copies that it is one of.
    var copies: InstanceSourcesID
    /// The last of the others that bear it, as an index in ``BoundScene/otherDeclarations``.
    fileprivate var lastDeclaration = OptionalIndex()

    /// A Name that one item bears.
    init(token: TokenID, item: ItemID, branch: Int, copies: InstanceSourcesID) {
        self.token = token
        self.item = item
        self.branch = branch
        self.copies = copies
    }
}

/// An item with a Name that another one bears as well, in another branch of an `if`.
struct OtherDeclaration: Sendable {
    var item: ItemID
    /// The branch that it stands in, as the checker counts them.
    var branch: Int
    /// The one before it with the same Name.
    fileprivate var previous = OptionalIndex()

    /// The bearer that `item` is.
    init(item: ItemID, branch: Int) {
        self.item = item
        self.branch = branch
    }
}

/// Something that makes copies of what stands in it.
enum InstanceSource: Hashable, Sendable {
    /// The copies of a `repeat`.
    case `repeat`(ItemID)
    /// The cells of a table or collection.
    case cells(of: ItemID)
}

extension [InstanceSource] {
    /// How many of them were made by `repeat` inside the innermost cell: what the bracket behind a Name counts.
    var openRepeats: Int {
        let lastCells = lastIndex { if case .cells = $0 { true } else { false } }
        return count - (lastCells.map { $0 + 1 } ?? 0)
    }
}
