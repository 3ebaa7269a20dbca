import SceneRuntime
import SceneSyntax
import SceneText

/// A scene whose words and Names are bound and whose values have their shapes: what lowering makes views from.
///
/// All of it lies in flat arrays, and what holds other things names where they stand there.
struct SceneTemplate: Sendable {
    /// The scene's Name.
    var name: String
    /// The node of the scene.
    var node: NodeID
    /// The items, parents before what stands in their blocks; the first is the root.
    var items: [ItemTemplate] = []
    /// The statements of all blocks; what stands in a block or branch follows what it belongs to.
    var statements: [StatementTemplate] = []
    /// The attributes of all items.
    var attributes: [BoundAttribute] = []
    /// The numbers of attributes.
    var quantities: [Quantity] = []
    /// What has to be computed for each copy.
    var expressions: [Expression] = []
    /// The paths of attributes.
    var paths: [BoundPath] = []
    /// The `hitTest` blocks.
    var overrides: [OverrideTemplate] = []
    /// The Names.
    var names: [DeclaredName] = []
    /// Of which copies, outermost first, something can be one; the first is none at all.
    var copies: [[Copies]] = [[]]
    /// The root's size.
    var size: (width: Quantity, height: Quantity)?
    /// The `let` statements before the scene whose value is no number, and what is wrong with it.
    var brokenConstants: [(problem: NumberProblem, range: SourceRange)] = []
    /// What is expected.
    var expectations: [Expectation] = []
}

extension SceneTemplate {
    /// Whether the table `container` has `section` statements, so that its rows are named by section and row.
    func hasSections(in container: ItemID) -> Bool { items[container].hasSections }

    /// The attributes that hold for `item` in every copy.
    func attributes(of item: ItemTemplate) -> ArraySlice<BoundAttribute> { attributes[item.attributes] }

    /// The Name of the item, if it has one.
    func name(of item: ItemTemplate) -> String? { item.name.map { names[$0].name } }
}

/// The index of an item in ``SceneTemplate/items``.
typealias ItemID = Int

/// The index of a Name in ``SceneTemplate/names``.
typealias NameID = Int

/// The index of a list in ``SceneTemplate/copies``.
typealias CopiesID = Int

/// A Name with the items that bear it: one, or one in each branch of an `if`.
struct DeclaredName: Sendable {
    var name: String
    /// Where it is declared first.
    var range: SourceRange
    /// The first item that bears it.
    var item: ItemID
    /// The others.
    var furtherItems: [ItemID] = []
    /// The copies that it is one of.
    var copies: CopiesID
}

/// Something that makes copies of what stands in it.
enum Copies: Hashable, Sendable {
    /// The copies of a `repeat`.
    case `repeat`(ItemID)
    /// The cells of a table or collection.
    case cells(of: ItemID)
}

extension [Copies] {
    /// How many of them were made by `repeat` inside the innermost cell: what the bracket behind a Name counts.
    var openRepeats: Int {
        let lastCells = lastIndex { if case .cells = $0 { true } else { false } }
        return count - (lastCells.map { $0 + 1 } ?? 0)
    }
}
