import SceneRuntime
import SceneSyntax
import SceneText

/// A scene whose words and Names are bound and whose values have their shapes: what lowering makes views from.
struct SceneTemplate: Sendable {
    /// The scene's Name.
    var name: String
    /// The node of the scene.
    var node: NodeID
    /// The items, parents before what stands in their blocks; the first is the root.
    var items: [ItemTemplate] = []
    /// The Names.
    var symbols: [Symbol] = []
    /// The root's size.
    var size: (width: Quantity, height: Quantity)?
    /// The `let` statements of the file that stand before the scene.
    var constants: [Constant] = []
    /// How many slots its expressions need.
    var slotCount = 0
    /// What is expected.
    var expectations: [Expectation] = []
}

extension SceneTemplate {
    /// Whether the table `container` has `section` statements, so that its rows are named by section and row.
    func hasSections(in container: ItemID) -> Bool {
        items.contains { item in
            guard item.kind == .section else { return false }
            var next = item.parent
            while let current = next, items[current].kind == .repeat { next = items[current].parent }
            return next == container
        }
    }
}

/// The index of an item in ``SceneTemplate/items``.
typealias ItemID = Int

/// The index of a Name in ``SceneTemplate/symbols``.
typealias SymbolID = Int

/// A view, or something that makes views, as it was written: once, however many copies there are.
struct ItemTemplate: Sendable {
    /// What it stands for.
    var kind: ItemKind
    /// Its node.
    var node: NodeID
    /// The line that it was written on, without its block.
    var header: SourceRange
    /// The item whose block it stands in.
    var parent: ItemID?
    /// Its Name.
    var symbol: SymbolID?
    /// Whether it lies beside the cell's content view.
    var isSubview = false
    /// How many rows, items or copies it makes.
    var count: Quantity?
    /// What it recognizes, of a recognizer.
    var recognizer: GestureRecognizer.Kind?
    /// The slot of `row`, `item` or `index`.
    var indexSlot: Int?
    /// The slot of `section`, of a table.
    var sectionSlot: Int?
    /// The attributes on its line.
    var attributes: [BoundAttribute] = []
    /// What stands in its block.
    var body: [StatementTemplate] = []
    /// The copies of something that it is one of, outermost first.
    var copies: [Copies] = []
    /// Whether something was reported of it, so that what follows from that is not.
    var isBroken = false
}

/// Something that makes copies of what stands in it.
enum Copies: Hashable, Sendable {
    /// The copies of a `repeat`.
    case `repeat`(ItemID)
    /// The cells of a table or collection.
    case cells(of: ItemID)
}

/// A statement of a block.
indirect enum StatementTemplate: Sendable {
    case item(ItemID)
    /// A line of attributes for the block it stands in.
    case attributes([BoundAttribute])
    case condition([Branch])
    case constant(Constant)
    case hitTest([RuleTemplate], NodeID)

    /// A condition, or none for the last `else`, and what it lets stand.
    struct Branch: Sendable {
        var condition: Expression?
        var body: [StatementTemplate]
    }
}

/// A `let`.
struct Constant: Sendable {
    var slot: Int
    var value: Expression
    var range: SourceRange
}

/// A Name with the items that bear it: one, or one in each branch of an `if`.
struct Symbol: Sendable {
    var name: String
    var range: SourceRange
    var items: [ItemID]
    /// The copies that it is one of, outermost first.
    var copies: [Copies]

    /// The first item that bears it.
    var item: ItemID { items.first ?? 0 }

    /// The copies made by `repeat` inside the innermost cell: what the bracket behind the Name counts.
    var repeats: ArraySlice<Copies> {
        let lastCells = copies.lastIndex { if case .cells = $0 { true } else { false } }
        return copies[(lastCells.map { $0 + 1 } ?? 0)...]
    }
}
