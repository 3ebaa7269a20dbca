import SceneText

extension String {
    /// Whether this path is a single Name, as a link needs it.
    var isName: Bool { utf8.allSatisfy { $0.isIdentifierByte } }
}
