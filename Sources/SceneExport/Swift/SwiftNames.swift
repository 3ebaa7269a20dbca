/// Gives variables and classes unique names.
struct SwiftNames {
    /// The names in use.
    private var used: Set<String>
    /// For each name that was asked for, the number to try next.
    private var next: [String: Int] = [:]

    /// Swift's keywords, and words that mean something at the start of an expression.
    private static let reserved: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while", "any", "await", "borrow", "consume", "copy", "discard", "each", "some",
        "then", "unsafe", "yield",
    ]

    /// Creates names none of which is a keyword.
    init() { used = Self.reserved }

    /// Returns `wanted`, or if it is taken, `wanted` with the first free number from 2. A keyword gets `suffix`.
    mutating func unique(_ wanted: String, suffix: String = "") -> String {
        let wanted = Self.reserved.contains(wanted) ? wanted + suffix : wanted
        if used.insert(wanted).inserted { return wanted }
        var number = next[wanted] ?? 2
        while !used.insert("\(wanted)\(number)").inserted { number += 1 }
        next[wanted] = number + 1
        return "\(wanted)\(number)"
    }
}

extension String {
    /// The text with a lower-case first letter.
    var withLowercaseStart: String {
        guard let first = utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return self }
        return String(decoding: [first | 0x20] + Array(utf8.dropFirst()), as: UTF8.self)
    }
}
