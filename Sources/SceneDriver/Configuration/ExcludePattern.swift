/// A pattern for paths: `Pods`, `App/Old`, `*.generated.scene` or `scenes/**/draft-?.scene`.
///
/// Without a slash it matches the name of a file or folder at any depth, with one the path from the folder of the
/// configuration. `*` is any part of a name, `?` any character of one, and `**` any number of folders.
struct ExcludePattern: Sendable {
    private let components: [[UInt8]]

    /// Parses a pattern. Returns `nil` if it can't match anything below the folder of the configuration.
    init?(_ text: String) {
        var components = text.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        if components.first == Self.here { components.removeFirst() }
        guard !components.isEmpty, text.utf8.first != UInt8(ascii: "/"),
            !components.contains(Self.here), !components.contains(Self.above)
        else { return nil }
        let isPath = components.count > 1 || text.utf8.starts(with: "./".utf8)
        self.components = isPath ? components : [Self.anyFolders] + components
    }

    private static let here = Array(".".utf8)
    private static let above = Array("..".utf8)
    private static let anyFolders = Array("**".utf8)

    /// Whether this matches `path`, which is relative to the folder of the configuration.
    func matches(_ path: String) -> Bool {
        let path = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        return Self.matches(components, path, isMany: { $0 == Self.anyFolders }, isOne: Self.matchesName)
    }

    private static func matchesName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        func isOne(_ sign: Unicode.Scalar, _ scalar: Unicode.Scalar) -> Bool { sign == scalar || sign == "?" }
        return matches(scalars(pattern), scalars(name), isMany: { $0 == "*" }, isOne: isOne)
    }

    private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    /// Returns whether `pattern` matches all of `text`. The last element that matches any number is the only one that
    /// ever has to match more, so the time is at most the product of the lengths.
    private static func matches<Sign, Element>(
        _ pattern: [Sign], _ text: [Element], isMany: (Sign) -> Bool, isOne: (Sign, Element) -> Bool
    ) -> Bool {
        var (sign, element) = (0, 0)
        var retry: (sign: Int, element: Int)?
        while element < text.count {
            if sign < pattern.count, isMany(pattern[sign]) {
                retry = (sign, element)
                sign += 1
            } else if sign < pattern.count, isOne(pattern[sign], text[element]) {
                sign += 1
                element += 1
            } else if let last = retry {
                retry = (last.sign, last.element + 1)
                (sign, element) = (last.sign + 1, last.element + 1)
            } else {
                return false
            }
        }
        return pattern[sign...].allSatisfy(isMany)
    }
}
