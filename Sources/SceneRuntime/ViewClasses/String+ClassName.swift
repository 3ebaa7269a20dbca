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

    /// Whether it is the name of SwiftUI's class of views that host others in UIKit.
    public var isHostingViewName: Bool { bytesBehindHost != nil }

    /// The name of the SwiftUI view that a hosting view with this class name hosts, without its module: `Promo` for
    /// `_UIHostingView<Promo>` and `_TtGC7SwiftUI14_UIHostingViewV4Shop5Promo_`. `nil` if it isn't a single type.
    public var hostedTypeName: String? {
        guard let rest = bytesBehindHost else { return nil }
        if rest.first == UInt8(ascii: "<") {
            let inner = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
            guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == UInt8(ascii: ">") else { return nil }
            let name = inner.split(separator: UInt8(ascii: ".")).last ?? []
            let isPlain = !name.isEmpty && name.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: " ") }
            return isPlain ? String(decoding: name, as: UTF8.self) : nil
        }
        var remaining = rest.drop { "CVO".utf8.contains($0) }
        guard remaining.count < rest.count else { return nil }
        var name: ArraySlice<UInt8> = []
        while let digit = remaining.first, digit != UInt8(ascii: "_") {
            let digits = remaining.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            remaining = remaining.dropFirst(digits.count)
            guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0, length <= remaining.count
            else { return nil }
            name = remaining.prefix(length)
            remaining = remaining.dropFirst(length)
        }
        return name.isEmpty || remaining.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// What follows the name of the class of hosting views; `nil` if this is another class.
    private var bytesBehindHost: ArraySlice<UInt8>? {
        let (bytes, host) = (Array(utf8), Array("_UIHostingView".utf8))
        return bytes.indices.first { bytes[$0...].starts(with: host) }.map { bytes[($0 + host.count)...] }
    }
}
