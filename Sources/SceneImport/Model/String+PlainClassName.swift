import SceneRuntime

extension String {
    /// The class without module, mangling, and the prefixes of UIKit: `LoginButton` for `_TtC5MyApp11LoginButton`,
    /// `Label` for `UILabel`.
    var plainClassName: String {
        var name = Substring(demangledClassName.withoutGenericArguments)
        if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) { name = name[name.utf8.index(after: dot)...] }
        while name.utf8.first == UInt8(ascii: "_") { name.removeFirst() }
        let rest = name.utf8.dropFirst(2)
        if name.utf8.starts(with: "UI".utf8), let first = rest.first, first >= UInt8(ascii: "A"),
            first <= UInt8(ascii: "Z")
        {
            return String(name.dropFirst(2))
        }
        return String(name)
    }
}
