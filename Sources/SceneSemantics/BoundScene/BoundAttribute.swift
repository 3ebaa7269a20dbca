import SceneSyntax
import SceneText

/// An attribute with a value of its shape.
struct BoundAttribute: Sendable {
    var attribute: Attribute
    /// The attribute in the syntax, or the item if the attribute is its first word.
    var node: NodeID
    /// The file of the node, as an index for ``BoundScene/tree(_:)``.
    var treeIndex: UInt16 = 0
    var value: BoundValue

    init(attribute: Attribute, node: NodeID, value: BoundValue) {
        self.attribute = attribute
        self.node = node
        self.value = value
    }

    /// Returns the range of the attribute in `tree`.
    func range(in tree: SyntaxTree) -> SourceRange {
        tree.kind(node) == .item ? ItemSyntax(tree: tree, node: node).head : tree.range(node)
    }
}

/// A value whose shape is checked.
enum BoundValue: Sendable {
    case flag(Condition)
    /// All the numbers of the shape, or none if they are optional: the first index in ``BoundScene/quantities`` and
    /// their count.
    case numbers(from: UInt32, count: UInt8)
    /// The index of the word in the shape's list.
    case choice(UInt8)
    /// The color as `0xRRGGBBAA`.
    case color(UInt32)
    case link(UInt32)
    /// The first index in ``BoundScene/paths`` and their count.
    case links(from: UInt32, count: UInt16)
}

/// A condition from the source.
enum Condition: Sendable {
    /// Holds or fails in every instance.
    case known(Bool)
    /// Depends on the instance; an index in ``BoundScene/expressions``.
    case computed(UInt32)
}

/// A number from the source: its value, its unit and its range.
struct Quantity: Sendable {
    /// The value, if it is the same in every instance.
    var number: Double
    private var expressionIndex: OptionalIndex
    private let file: FileID
    private let start: UInt32
    private let end: UInt32
    /// Whether it uses no `let`, so that it is checked where it is written.
    let isLiteral: Bool
    /// Whether the number is known to be valid.
    var isChecked: Bool
    let unit: NumberUnit

    /// Creates the number that is written or computed at `range`.
    init(
        _ number: Double, expression: Int? = nil, isLiteral: Bool = false, isChecked: Bool, _ unit: NumberUnit,
        at range: SourceRange
    ) {
        self.number = number
        expressionIndex = OptionalIndex(expression)
        file = range.file
        // The lexer reads at most 4 GiB.
        start = UInt32(clamping: range.start)
        end = UInt32(clamping: range.end)
        self.isLiteral = isLiteral
        self.isChecked = isChecked
        self.unit = unit
    }

    /// The index of its expression in ``BoundScene/expressions``, or `nil` if the number is known.
    var expression: Int? { expressionIndex.value }
    var range: SourceRange { SourceRange(start: Int(start), end: Int(end), in: file) }

    /// Returns the number with its expression `count` further on.
    func relocated(by count: Int) -> Quantity {
        guard let expression else { return self }
        var copy = self
        copy.expressionIndex = OptionalIndex(expression + count)
        return copy
    }
}
