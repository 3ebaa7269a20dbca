import SceneRuntime

/// One row of the table of kinds.
public struct KindEntry: Sendable {
    /// The kind of this row.
    public let kind: ItemKind
    /// The UIKit class; empty if there is none.
    public let uiKitClass: String
    /// A one-line description.
    public let summary: String
    /// The attribute groups that it takes.
    public let groups: [AttributeGroup]
    /// Further attributes that it takes.
    public let furtherAttributes: [Attribute]
    /// The blocks that can contain it.
    public let places: Places

    /// The word of the language.
    public var word: String { kind.word }

    /// Returns whether the kind takes `attribute`.
    public func takes(_ attribute: Attribute) -> Bool {
        groups.contains(attribute.group) || furtherAttributes.contains(attribute)
    }

    /// The blocks that can contain an item.
    public enum Places: Sendable {
        /// Any view with subviews.
        case views
        /// A scene, directly.
        case scene
        /// A table.
        case table
        /// A table or one of its sections.
        case tableOrSection
        /// A collection.
        case collection
        /// `rows`, `row`, `items` or `item`.
        case cellMakers
        /// A cell.
        case cell
        /// Any block that can contain views, rows or items.
        case anywhere
        /// None: a scene is at the top level of a file.
        case file

        /// The blocks in words.
        var words: String {
            switch self {
            case .views: "a scene and in any view with subviews"
            case .scene: "a scene"
            case .table: "a table"
            case .tableOrSection: "a table or one of its sections"
            case .collection: "a collection"
            case .cellMakers: "`rows`, `row`, `items` or `item`"
            case .cell: "a cell"
            case .anywhere: "any block with views, rows or items"
            case .file: "a file, outside any block"
            }
        }

        /// Returns whether the block of `parent` can contain the item.
        public func allow(_ parent: ItemKind) -> Bool {
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
