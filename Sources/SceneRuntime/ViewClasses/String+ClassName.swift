extension String {
    /// The class name itself if this is a mangled name of Swift; otherwise the text unchanged.
    ///
    /// `_TtC` is followed by a letter for each enclosing type (`C`, `V` or `O`; a `G` comes before if it is generic)
    /// and by the names from the module inwards, each after its length. A `P` and one more such text come before the
    /// name of a private type.
    public var demangledClassName: String {
        guard utf8.starts(with: "_Tt".utf8) else { return self }
        let bytes = Array(utf8)
        var index = 3
        var typeCount = 0
        if index < bytes.count, bytes[index] == UInt8(ascii: "G") { index += 1 }
        while index < bytes.count, "CVO".utf8.contains(bytes[index]) {
            typeCount += 1
            index += 1
        }
        // Between the letters may be the module of the standard library or of SwiftUI's short form; only names with
        // lengths are read.
        var name: ArraySlice<UInt8> = []
        var missing = typeCount + 1
        while missing > 0, index < bytes.count {
            let isDiscriminator = bytes[index] == UInt8(ascii: "P")
            if isDiscriminator { index += 1 }
            var length = 0
            let digits = index
            while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"),
                length < 1000
            {
                length = length * 10 + Int(bytes[index] - UInt8(ascii: "0"))
                index += 1
            }
            guard index > digits, length > 0, length <= bytes.count - index else { break }
            if !isDiscriminator {
                name = bytes[index..<index + length]
                missing -= 1
            }
            index += length
        }
        return typeCount > 0 && missing == 0 ? String(decoding: name, as: UTF8.self) : self
    }

    /// The class name without the arguments of a generic class: `Shop.Box` for `Shop.Box<Swift.Int>`.
    public var withoutGenericArguments: String {
        guard let bracket = utf8.firstIndex(of: UInt8(ascii: "<")) else { return self }
        return String(self[..<bracket])
    }
}
