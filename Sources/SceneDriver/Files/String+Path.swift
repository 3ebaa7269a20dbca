/// Strings that are paths.
extension String {
    /// The last component of this path.
    var fileName: String {
        guard let last = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: last)...])
    }

    /// The path of the folder that contains the file at this path.
    var folderPath: String {
        guard let last = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return last == startIndex ? "/" : String(self[..<last])
    }

    /// The components of this path without `.` and, where a component is before it, `..`.
    var pathComponents: [Substring] {
        split(separator: "/").reduce(into: []) { parts, part in
            if part == "." { return }
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
    }

    /// Whether the folder at this path is the file or folder at `inner` or contains it; both are real paths.
    func containsPath(_ inner: String) -> Bool {
        let outer = self == "/" ? "" : self
        return outer.utf8.elementsEqual(inner.utf8) || inner.utf8.starts(with: (outer + "/").utf8)
    }

    /// Returns the path of `name` in the folder at this path. Paths in the current folder have no prefix.
    func path(of name: String) -> String {
        if self == "." || self == "./" { return name }
        return utf8.last == UInt8(ascii: "/") ? self + name : "\(self)/\(name)"
    }

    /// Whether this is the name of a scene file.
    var hasSceneExtension: Bool {
        utf8.count > 6 && utf8.suffix(6).elementsEqual(".scene".utf8)
    }
}
