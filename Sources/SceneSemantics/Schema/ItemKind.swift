import SceneRuntime

/// What an item of a block stands for.
public enum ItemKind: Hashable, Sendable {
    /// A view of the tree.
    case view(ViewKind)
    /// A group of rows.
    case section
    /// Rows of equal height.
    case rows
    /// One row.
    case row
    /// Items of a flow layout.
    case items
    /// An item of a collection with a frame of its own.
    case item
    /// Copies of its block.
    case `repeat`
    /// A gesture recognizer of the view it stands in.
    case recognizer
    /// The override of the view it stands in.
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

    /// The kind of view; `nil` where the item is none.
    public var viewKind: ViewKind? {
        if case .view(let kind) = self { kind } else { nil }
    }

    /// Whether the item may have a Name: a view, but not one that is known by its row.
    var takesName: Bool {
        switch self {
        case .view(.cell), .view(.content): false
        case .view: true
        default: false
        }
    }

    /// Whether a number stands behind the word, of how many there are.
    var takesCount: Bool { self == .rows || self == .items || self == .repeat }

    /// Whether the item makes rows or items, each with a cell.
    var makesCells: Bool {
        switch self {
        case .rows, .row, .items, .item: true
        default: false
        }
    }
}
