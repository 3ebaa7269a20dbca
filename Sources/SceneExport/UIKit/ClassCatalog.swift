/// The subclasses of a file, one for each distinct override.
struct ClassCatalog {
    private(set) var classes: [OverrideClass] = []
    private var names = SwiftNames()
    /// The names of the classes by their code.
    private var namesByCode: [String: String] = [:]

    /// Returns the name of a class with this code, which is made if there is none yet.
    mutating func name(of definition: OverrideClass) -> String {
        var writer = SwiftWriter()
        definition.write(to: &writer)
        if let name = namesByCode[writer.text] { return name }
        var definition = definition
        let words = definition.words.count > 3 ? ["Custom"] : definition.words
        definition.name = names.unique(words.joined() + definition.kindName)
        classes.append(definition)
        namesByCode[writer.text] = definition.name
        return definition.name
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
