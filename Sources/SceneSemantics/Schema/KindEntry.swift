import SceneRuntime

/// One line of the table of kinds.
public struct KindEntry: Sendable {
    /// What the word stands for.
    public let kind: ItemKind
    /// UIKit's class; empty where there is none.
    public let uiKitClass: String
    /// What is particular, in one line.
    public let summary: String
    /// Which attributes it takes.
    public let groups: [AttributeGroup]
    /// Attributes that it takes beside those of its groups.
    public let furtherAttributes: [Attribute]
    /// In which blocks it may stand.
    public let places: Places

    /// The word of the language.
    public var word: String { kind.word }

    /// Whether the kind takes `attribute`.
    public func takes(_ attribute: Attribute) -> Bool {
        groups.contains(attribute.group) || furtherAttributes.contains(attribute)
    }

    /// In which blocks an item may stand.
    public enum Places: Sendable {
        /// In any view that holds subviews.
        case views
        /// Directly in a scene.
        case scene
        /// In a table.
        case table
        /// In a table or one of its sections.
        case tableOrSection
        /// In a collection.
        case collection
        /// In `rows`, `row`, `items` or `item`.
        case cellMakers
        /// In a cell.
        case cell
        /// Anywhere that views, rows or items may stand.
        case anywhere
        /// Nowhere: a scene stands in a file.
        case file

        /// Whether an item may stand in the block of `parent`.
        func allow(_ parent: ItemKind) -> Bool {
            switch self {
            case .views: parent.viewKind != nil
            case .scene: parent == .view(.scene)
            case .table: parent == .view(.table)
            case .tableOrSection: parent == .view(.table) || parent == .section
            case .collection: parent == .view(.collection)
            case .cellMakers: parent.makesCells
            case .cell: parent == .view(.cell)
            case .anywhere: true
            case .file: false
            }
        }
    }
}
