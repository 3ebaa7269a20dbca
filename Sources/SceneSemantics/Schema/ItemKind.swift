import SceneRuntime

/// The kind of an item in a block.
public enum ItemKind: Hashable, Sendable {
    /// A view of the tree.
    case view(ViewKind)
    /// A group of rows.
    case section
    /// Rows of equal height.
    case rows
    /// One row.
    case row
    /// The items of a flow layout.
    case items
    /// An item of a collection with its own frame.
    case item
    /// Instances of its block.
    case `repeat`
    /// A gesture recognizer of the enclosing view.
    case recognizer
    /// The `hitTest` override of the enclosing view.
    case hitTest

    /// The word of the language.
    public var word: String {
        switch self {
        case .view(let kind): kind.rawValue
        case .section: "section"
        case .rows: "rows"
        case .row: "row"
        case .items: "items"
        case .item: "item"
        case .repeat: "repeat"
        case .recognizer: "recognizer"
        case .hitTest: "hitTest"
        }
    }

    /// The kind of view, or `nil` if the item isn't a view.
    var viewKind: ViewKind? {
        if case .view(let kind) = self { kind } else { nil }
    }

    /// Whether the item can have a Name: a recognizer or a view, except for one that is known by its row.
    var takesName: Bool {
        switch self {
        case .view(.cell), .view(.content): false
        case .view, .recognizer: true
        default: false
        }
    }

    /// Whether attributes of layout place the item in its superview.
    var isLaidOutByAttributes: Bool {
        switch self {
        case .view(.scene), .view(.cell), .view(.content), .view(.header), .view(.footer): false
        case .view, .item: true
        default: false
        }
    }

    /// Whether a count follows the word.
    var takesCount: Bool { self == .rows || self == .items || self == .repeat }

    /// Whether the item creates rows or items, each with a cell.
    public var makesCells: Bool {
        switch self {
        case .rows, .row, .items, .item: true
        default: false
        }
    }
}
