import SceneRuntime
import SceneSyntax

/// A view, or something that makes views, as it was written: once, however many copies there are.
struct BoundItem: Sendable {
    /// What it stands for.
    var kind: ItemKind
    /// Whether it lies beside the cell's content view.
    var isSubview = false
    /// Whether something was reported of it, so that what follows from that is not.
    var isBroken = false
    /// Whether it is a table with sections.
    var hasSections = false
    /// What stands in its block beside items.
    var contents = BlockContents()
    /// What it recognizes, of a recognizer.
    var recognizer: GestureRecognizer.Kind?
    /// Its node.
    var node: NodeID
    private var parentIndex: OptionalIndex
    private var nameIndex = OptionalIndex()
    private var countIndex = OptionalIndex()
    /// The copies that it is one of.
    var copies: InstanceSourcesID
    /// The copies that what stands in its block is one of.
    var instancesInside: InstanceSourcesID
    /// Its attributes in ``BoundScene/attributes``: those on its line, and those of its block that hold in every copy.
    var attributes = 0..<0
    /// Which those are.
    var written = AttributeSet()
    /// What stands in its block, in ``BoundScene/statements``.
    var body = 0..<0
    /// Where it lies, where its attributes say so in every copy.
    var layout: ItemLayout?

    /// The item whose block it stands in.
    var parent: ItemID? { parentIndex.value }
    /// Its Name.
    var name: NameID? {
        get { nameIndex.value }
        set { nameIndex = OptionalIndex(newValue) }
    }
    /// How many rows, items or copies it makes, as an index in ``BoundScene/quantities``.
    var count: Int? {
        get { countIndex.value }
        set { countIndex = OptionalIndex(newValue) }
    }

    /// Gives it the attributes that stand at `attributes`, which are `written`.
    mutating func setAttributes(_ attributes: Range<Int>, _ written: AttributeSet) {
        self.attributes = attributes
        self.written = written
    }

    /// An item without attributes whose block is empty.
    init(_ kind: ItemKind, _ node: NodeID, in parent: ItemID?, copies: InstanceSourcesID) {
        self.kind = kind
        self.node = node
        parentIndex = OptionalIndex(parent)
        self.copies = copies
        instancesInside = copies
    }
}

/// What stands in a block beside items; what is decided before its views are made.
struct BlockContents: OptionSet, Sendable {
    let rawValue: UInt8

    /// Lines of attributes that do not hold in every copy.
    static let attributes = BlockContents(rawValue: 1)
    /// Such lines that take part in the layout.
    static let layout = BlockContents(rawValue: 2)
    /// An `if`.
    static let conditions = BlockContents(rawValue: 4)
    /// A `let`.
    static let constants = BlockContents(rawValue: 8)
    /// A `hitTest` block.
    static let overrides = BlockContents(rawValue: 16)
    /// A `repeat`.
    static let repeats = BlockContents(rawValue: 32)
    /// A recognizer, also of a `repeat`.
    static let recognizers = BlockContents(rawValue: 64)
}
