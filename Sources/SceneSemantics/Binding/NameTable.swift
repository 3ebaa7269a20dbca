import SceneSyntax

/// The Names of one scene, by symbol.
struct NameTable {
    /// The index of the Name plus one, or 0 if it isn't a Name of the scene.
    private var numbers: [Int32]
    /// The scene's own Name.
    var scene: Symbol?
    /// The declaration of the scene, if its Name is written.
    var sceneDeclaration: DeclarationID?
    /// Whether a view has the scene's own Name, too, which is reported.
    var isSceneNameRepeated = false

    /// Creates the table of a scene in a file with this many symbols.
    init(symbolCount: Int) { numbers = Array(repeating: 0, count: symbolCount) }

    /// Returns the Name with this symbol, or `nil` if there is none.
    subscript(symbol: Symbol) -> NameID? {
        let number = numbers[Int(symbol.index)]
        return number == 0 ? nil : Int(number) - 1
    }

    mutating func insert(_ symbol: Symbol, _ name: NameID) { numbers[Int(symbol.index)] = Int32(clamping: name + 1) }

    mutating func remove(_ symbol: Symbol) { numbers[Int(symbol.index)] = 0 }
}
