import SceneText

extension Source {
    /// Whether the first word of the source is `import`. In all other files, imports are errors.
    ///
    /// Most files import nothing, and this finds out without parsing them.
    public var beginsWithImport: Bool {
        var offset = byteOrderMarkLength
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: ";"):
                offset += 1
            case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
                offset = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: offset) ?? bytes.count
            default:
                let word = bytes[offset...].prefix { $0.isIdentifierByte }
                return word.elementsEqual(Keyword.import.text.utf8)
            }
        }
        return false
    }

    /// The paths that the import statements of the source name, as written, in order. One that names several by mistake
    /// means them all, and its fix keeps them.
    public var importedPaths: [String] {
        guard beginsWithImport else { return [] }
        return FileSyntax(SyntaxTree.parse(self)).imports.flatMap { $0.paths.map { $0.stringValue } }
    }
}
