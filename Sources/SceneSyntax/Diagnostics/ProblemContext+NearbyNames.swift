import SceneText

/// Names that are declared near a problem. Searching there only keeps files with many problems linear.
extension ProblemContext {
    /// Returns the only table or collection of this scene before the problem, of these kinds, and whether it has
    /// sections. Searches near the problem only, which keeps files with many problems linear.
    func containerAbove(of kinds: [String]) -> (name: String, hasSections: Bool)? {
        var (name, hasSections) = ("", false)
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            guard tree.kind(token) == .word else { continue }
            let word = word(token)
            if word == "scene", tree.startsLine(token) { break }
            if word == "section" { hasSections = true }
            guard kinds.contains(word), tree.kind(token.next) == .name else { continue }
            if !name.isEmpty { return nil }
            name = self.word(token.next)
        }
        return name.isEmpty ? nil : (name, hasSections)
    }

    /// Returns whether `path` leads to a recognizer of this scene. Searches near the problem only, which keeps files
    /// with many problems linear.
    func namesRecognizer(_ path: String) -> Bool {
        let name = path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
        guard let symbol = tree.symbols.symbol(for: String(name)),
            let recognizer = tree.symbols.symbol(for: "recognizer")
        else { return false }
        // A path with several Names may lead into a component, which is outside the scene.
        let isInScene = !path.utf8.contains(UInt8(ascii: "."))
        let isDeclaration = { (token: TokenID) in
            tree.symbol(of: token) == symbol && tree.symbol(of: token.previous) == recognizer
        }
        let isLimit = { (token: TokenID) in
            isInScene && tree.startsLine(token) && ["scene", "component"].contains(word(token))
        }
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            if isDeclaration(token) { return true }
            if isLimit(token) { break }
        }
        token = last
        for _ in 0..<Self.maximumDistanceOfName where token < tree.tokens.last {
            token = token.next
            if isDeclaration(token) { return true }
            if isLimit(token) { break }
        }
        return false
    }

    /// The Name of the only view near the problem that scrolls.
    var onlyScrollView: String? {
        var names: Set<String> = []
        let kinds = ["table", "collection", "scroll"].compactMap { tree.symbols.symbol(for: $0) }
        var token = first
        for _ in 0..<Self.maximumDistanceOfName where token.previous < token {
            token = token.previous
            if tree.startsLine(token), word(token) == "scene" { break }
            let isView = tree.symbol(of: token).map { kinds.contains($0) } ?? false
            if isView, tree.kind(token) == .word, tree.kind(token.next) == .name { names.insert(word(token.next)) }
        }
        return names.count == 1 ? names.first?.nonEmpty : nil
    }

    /// The number of tokens to search on each side of a problem for the declaration of a Name.
    private static let maximumDistanceOfName = 2000
}
