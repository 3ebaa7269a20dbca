import SceneText

/// Gives variables and classes unique names, none of which is a keyword.
struct SwiftNames {
    private var names = UniqueNames(except: reserved)

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

    /// Returns `wanted`, or if it is in use, `wanted` with the first free number from 2. A keyword gets `suffix`.
    mutating func unique(_ wanted: String, suffix: String = "") -> String {
        names.unique(Self.reserved.contains(wanted) ? wanted + suffix : wanted)
    }
}

extension String {
    /// The text, a Name of a scene, as a part of a name behind others: without underscores, and with a capital after each.
    var asPartOfName: String {
        var name = Array(asVariable.utf8)
        if let first = name.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { name[0] = first & 0xDF }
        return String(decoding: name, as: UTF8.self)
    }

    /// The text, a Name of a scene, as the name of a variable: without underscores, and with a lower-case first letter.
    var asVariable: String {
        var name: [UInt8] = []
        var isStartOfWord = false
        for byte in utf8 {
            if byte == UInt8(ascii: "_") {
                isStartOfWord = true
                continue
            }
            let isLowercase = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            if name.isEmpty {
                name.append(isUppercase ? byte | 0x20 : byte)
            } else {
                name.append(isStartOfWord && isLowercase ? byte & 0xDF : byte)
            }
            isStartOfWord = false
        }
        return String(decoding: name, as: UTF8.self)
    }
}
