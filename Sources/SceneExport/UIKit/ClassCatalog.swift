/// The subclasses of a file, one for each distinct override.
struct ClassCatalog {
    private(set) var classes: [OverrideClass] = []
    private var names = SwiftNames()
    /// The names of the classes by what they are without a name.
    private var namesByDefinition: [OverrideClass: String] = [:]

    /// Returns the name of the class that is like `definition`, which has no name. Adds it if there is none yet.
    mutating func name(of definition: OverrideClass) -> String {
        if let name = namesByDefinition[definition] { return name }
        var named = definition
        let words = definition.words.count > 3 ? ["Custom"] : definition.words
        named.name = names.unique(words.joined() + definition.kindName)
        classes.append(named)
        namesByDefinition[definition] = named.name
        return named.name
    }
}

extension OverrideClass {
    /// The kind of view, which ends the name of the class.
    fileprivate var kindName: String {
        switch base {
        case "RowsTableView": "TableView"
        case "ItemsCollectionView": "CollectionView"
        default: String(base.dropFirst(2))
        }
    }
}
