import SceneRuntime
import SceneSyntax

/// A view, or a statement that creates views. There is one per statement, however many instances it has.
struct BoundItem: Sendable {
    var kind: ItemKind
    /// Whether it is a sibling of the cell's content view.
    var isSubview = false
    /// Whether it has an error, so that consequences aren't reported.
    var isBroken = false
    var hasSections = false
    /// For a stack, whether its views follow each other downwards.
    var isVertical = false
    /// Whether its layout refers to edges of other views.
    var refersToEdges = false
    /// The statements in its block other than items.
    var contents = BlockContents()
    /// For a recognizer, the gesture it recognizes.
    var recognizer: GestureRecognizer.Kind?
    var node: NodeID
    /// The file of the node, as an index for ``BoundScene/tree(_:)``.
    var treeIndex: UInt16 = 0
    /// How many further items an instance counts as because its text is long.
    private var weightOfText: UInt16 = 0
    /// In how many blocks it is, with the blocks around the use of its component.
    private(set) var depth: UInt16 = 0
    /// The use whose component contains it, as an index in ``BoundScene/uses``.
    var owner = OptionalIndex()
    private var useIndex = OptionalIndex()
    private var parentIndex: OptionalIndex
    private var nameIndex = OptionalIndex()
    private var countIndex = OptionalIndex()
    /// The repetitions around it.
    var repetitions: RepetitionListID
    /// The repetitions around the statements in its block.
    var repetitionsInside: RepetitionListID
    /// Its attributes in ``BoundScene/attributes``: the ones on its line, and the ones in its block that apply to every
    /// instance.
    var attributes = 0..<0
    /// The set of those attributes.
    var written = AttributeSet()
    /// The range of its block in ``BoundScene/statements``.
    var body = 0..<0
    /// Its layout, if its attributes fix it for every instance.
    var layout: ItemLayout?

    /// The item whose block contains it.
    var parent: ItemID? { parentIndex.value }
    var name: NameID? {
        get { nameIndex.value }
        set { nameIndex = OptionalIndex(newValue) }
    }
    /// The component that it uses, as an index in ``BoundScene/uses``.
    var use: Int? {
        get { useIndex.value }
        set { useIndex = OptionalIndex(newValue) }
    }
    /// The number of rows, items or instances it creates, as an index in ``BoundScene/quantities``.
    var count: Int? {
        get { countIndex.value }
        set { countIndex = OptionalIndex(newValue) }
    }

    /// Sets the range of its attributes and the set of them.
    mutating func setAttributes(_ attributes: Range<Int>, _ written: AttributeSet) {
        self.attributes = attributes
        self.written = written
    }

    /// How many items an instance counts as. It counts as more if its line and block, without the items in the block,
    /// are long: that text is evaluated once per instance. So does an instance in many blocks: all views around a view
    /// are looked at for most answers about it.
    var weight: Int {
        1 + Int(weightOfText) + max(0, Int(depth) - Self.ordinaryDepth) / Self.depthPerFurtherItem
    }

    /// Sets what ``weight`` depends on.
    ///
    /// - Parameter length: The length of that text in bytes.
    /// - Parameter depth: In how many blocks it is.
    mutating func setWeight(forTextLength length: Int, depth: Int) {
        weightOfText = UInt16(clamping: max(0, length - Self.ordinaryLength) / Self.lengthPerFurtherItem)
        self.depth = UInt16(clamping: depth)
    }

    /// Makes it count as `item`, an item of a component, in `depth` further blocks.
    mutating func setWeight(of item: BoundItem, in depth: Int) {
        weightOfText = item.weightOfText
        self.depth = UInt16(clamping: Int(item.depth) + depth)
    }

    /// The length up to which an instance counts as one item, in bytes.
    private static let ordinaryLength = 256
    /// The depth up to which an instance counts as one item. Views of apps are hardly ever deeper.
    private static let ordinaryDepth = 32
    /// An instance counts as one more item for this many further blocks around it.
    private static let depthPerFurtherItem = 8
    /// An instance counts as one more item for this many further bytes.
    private static let lengthPerFurtherItem = 64

    /// Makes it an item of a component that is used in another place.
    mutating func relocate(in parent: ItemID, repetitions: RepetitionListID, inside: RepetitionListID) {
        parentIndex = OptionalIndex(parent)
        self.repetitions = repetitions
        repetitionsInside = inside
    }

    /// Creates an item without attributes and with an empty block.
    init(_ kind: ItemKind, _ node: NodeID, in parent: ItemID?, repetitions: RepetitionListID) {
        self.kind = kind
        self.node = node
        parentIndex = OptionalIndex(parent)
        self.repetitions = repetitions
        repetitionsInside = repetitions
    }
}

/// The statements of a block other than items, which are evaluated before its views are created.
struct BlockContents: OptionSet, Sendable {
    let rawValue: UInt8

    /// Lines of attributes that don't apply to every instance.
    static let attributes = BlockContents(rawValue: 1)
    /// Such lines with layout attributes.
    static let layout = BlockContents(rawValue: 2)
    /// An `if` statement.
    static let conditions = BlockContents(rawValue: 4)
    /// A `let` statement.
    static let constants = BlockContents(rawValue: 8)
    /// A `hitTest` block.
    static let overrides = BlockContents(rawValue: 16)
    /// A `repeat` statement.
    static let repeats = BlockContents(rawValue: 32)
    /// A recognizer, including one in a `repeat`.
    static let recognizers = BlockContents(rawValue: 64)
}
