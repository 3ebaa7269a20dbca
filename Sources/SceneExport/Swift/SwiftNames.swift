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
    /// The text, a Name of a scene, as a part of a name after others: `URLButton` for `URL_button`.
    var asPartOfName: String { String(decoding: joinedWords, as: UTF8.self) }

    /// The text, a Name of a scene, as the name of a variable: `urlButton` for `URLButton`.
    var asVariable: String {
        var name = joinedWords
        let capitals = name.prefix { $0.isUppercaseLetter }.count
        // The last capital of several begins the next word.
        let isBeforeWord = capitals < name.count && name[capitals].isLowercaseLetter
        for index in 0..<(capitals > 1 && isBeforeWord ? capitals - 1 : capitals) { name[index] |= 0x20 }
        return String(decoding: name, as: UTF8.self)
    }

    /// The letters and digits, with a capital at the start of each word.
    private var joinedWords: [UInt8] {
        var name: [UInt8] = []
        var isStartOfWord = true
        for byte in utf8 {
            if byte == UInt8(ascii: "_") {
                isStartOfWord = true
                continue
            }
            name.append(isStartOfWord && byte.isLowercaseLetter ? byte & 0xDF : byte)
            isStartOfWord = false
        }
        return name
    }
}
