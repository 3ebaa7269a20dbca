import SceneText

/// Reads a JSON text as RFC 8259 defines it: without comments, trailing commas or unquoted names.
///
/// Any bytes give a value or the first flaw. Beyond the grammar, the names in an object must differ, a number must fit
/// in a Double, and nesting is limited. A byte order mark is skipped, because some editors write one. A surrogate
/// without its partner, which only an escape can express, becomes U+FFFD.
public struct JSONReader: ~Copyable {
    private let bytes: [UInt8]
    /// The offset of the next byte.
    private var offset: Int

    /// The maximum number of arrays and objects inside each other.
    public static let maximumDepth = 128

    /// Reads the value that `bytes` consist of, with offsets from the start of `bytes`.
    public static func read(_ bytes: [UInt8]) throws(JSONFlaw) -> JSONValue {
        if let invalid = bytes.rangeOfInvalidUTF8 {
            throw JSONFlaw(message: "the text isn't valid UTF-8", range: invalid)
        }
        var reader = JSONReader(bytes: bytes, offset: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.offset == bytes.count else { throw reader.flaw("there is something after the end of the value") }
        return value
    }

    private init(bytes: [UInt8], offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    /// The next byte, or `nil` at the end.
    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { offset += 1 }
    }

    /// Skips `byte` if it is next, and returns whether it was.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Returns a flaw at the next character, or from `start` up to it.
    private func flaw(_ message: String, from start: Int? = nil) -> JSONFlaw {
        var end = min(offset + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return JSONFlaw(message: message, range: min(start ?? offset, end)..<end)
    }

    private mutating func value(depth: Int) throws(JSONFlaw) -> JSONValue {
        skipBlanks()
        let start = offset
        let content: JSONValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth))
        case UInt8(ascii: "["): content = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"): content = .number(try number())
        case nil: throw flaw("a value is missing")
        case let byte?: content = byte.isDigit ? .number(try number()) : try word()
        }
        return JSONValue(content, range: start..<offset)
    }

    /// Reads `true`, `false` or `null`.
    private mutating func word() throws(JSONFlaw) -> JSONValue.Content {
        let start = offset
        while let next, next.isWordByte { offset += 1 }
        switch String(decoding: bytes[start..<offset], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "": throw flaw("a value is missing")
        default: throw JSONFlaw(message: "a string needs double quotes", range: start..<offset)
        }
    }

    private mutating func elements(depth: Int) throws(JSONFlaw) -> [JSONValue] {
        try checkDepth(depth)
        offset += 1
        var elements: [JSONValue] = []
        skipBlanks()
        if skip(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
            if skip(UInt8(ascii: "]")) { return elements }
            try skipComma(before: UInt8(ascii: "]"), "there must be a `,` or `]` after an element")
        }
    }

    private mutating func members(depth: Int) throws(JSONFlaw) -> [JSONMember] {
        try checkDepth(depth)
        offset += 1
        var members: [JSONMember] = []
        var names = JSONNames()
        skipBlanks()
        if skip(UInt8(ascii: "}")) { return members }
        while true {
            skipBlanks()
            let start = offset
            guard next == UInt8(ascii: "\"") else { throw flaw("the name of a member must be a string") }
            let name = try string()
            let nameRange = start..<offset
            guard names.insert(name, after: members) else {
                throw JSONFlaw(message: "`\(name)` occurs twice", range: nameRange)
            }
            skipBlanks()
            guard skip(UInt8(ascii: ":")) else { throw flaw("there must be a `:` after the name of a member") }
            members.append(JSONMember(name: name, nameRange: nameRange, value: try value(depth: depth + 1)))
            skipBlanks()
            if skip(UInt8(ascii: "}")) { return members }
            try skipComma(before: UInt8(ascii: "}"), "there must be a `,` or `}` after a member")
        }
    }

    private func checkDepth(_ depth: Int) throws(JSONFlaw) {
        guard depth < Self.maximumDepth else {
            throw flaw("more than \(Self.maximumDepth) arrays and objects are inside each other")
        }
    }

    /// Skips the comma between two elements or members, which must not come before the `bracket` at the end.
    private mutating func skipComma(before bracket: UInt8, _ message: String) throws(JSONFlaw) {
        let comma = offset
        guard skip(UInt8(ascii: ",")) else { throw flaw(message) }
        skipBlanks()
        if next == bracket { throw JSONFlaw(message: "there must be no `,` at the end", range: comma..<comma + 1) }
    }

    private mutating func number() throws(JSONFlaw) -> Double {
        let start = offset
        _ = skip(UInt8(ascii: "-"))
        let digits = offset
        try skipDigits(from: start)
        if offset > digits + 1, bytes[digits] == UInt8(ascii: "0") {
            throw JSONFlaw(message: "a number must not begin with a zero", range: start..<offset)
        }
        if skip(UInt8(ascii: ".")) { try skipDigits(from: start) }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "+")) || skip(UInt8(ascii: "-"))
            try skipDigits(from: start)
        }
        guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), number.isFinite else {
            throw JSONFlaw(message: "the number is too large", range: start..<offset)
        }
        return number
    }

    /// Skips the digits of a number, which need at least one.
    private mutating func skipDigits(from start: Int) throws(JSONFlaw) {
        let first = offset
        while let next, next.isDigit { offset += 1 }
        if offset == first { throw flaw("a digit is missing", from: start) }
    }

    private mutating func string() throws(JSONFlaw) -> String {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while true {
            let plain = offset
            offset = bytes.span.firstOffset(from: offset) { $0.maskOfJSONEscapes } ?? bytes.count
            text += bytes[plain..<offset]
            switch next {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text.append(try escape())
            case nil: throw JSONFlaw(message: "the string has no closing quote", range: start..<offset)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSONFlaw(message: "the string has no closing quote on its line", range: start..<offset)
            default: throw flaw("a control character in a string must be an escape")
            }
        }
    }

    /// Reads an escape in a string.
    private mutating func escape() throws(JSONFlaw) -> Unicode.Scalar {
        let start = offset
        offset += 1
        let letter = next
        offset = min(offset + 1, bytes.count)
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default:
            offset = min(start + 1, bytes.count)
            throw flaw("there is no such escape; a backslash is written `\\\\`", from: start)
        }
    }

    /// Reads the digits of a `\u` escape, and the escape after it if both are one scalar.
    private mutating func unicodeEscape(from start: Int) throws(JSONFlaw) -> Unicode.Scalar {
        let first = try codeUnit(from: start)
        guard first & 0xFC00 == 0xD800, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        let second = offset
        offset += 2
        let low = try codeUnit(from: second)
        guard low & 0xFC00 == 0xDC00 else {
            offset = second
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
    }

    /// Reads four hexadecimal digits.
    private mutating func codeUnit(from start: Int) throws(JSONFlaw) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next?.hexadecimalValue else {
                throw flaw("`\\u` needs four hexadecimal digits", from: start)
            }
            unit = unit << 4 | UInt32(digit)
            offset += 1
        }
        return unit
    }
}

/// The names in an object so far.
private struct JSONNames {
    private var seen: Set<[UInt8]> = []

    /// Fewer names are compared one by one, which needs no memory.
    private static let minimumIndexedNames = 16

    /// Adds `name`, which comes after `members`. Returns false if one of them has it already.
    mutating func insert(_ name: String, after members: [JSONMember]) -> Bool {
        if members.count < Self.minimumIndexedNames {
            return !members.contains { $0.name.utf8.elementsEqual(name.utf8) }
        }
        if seen.isEmpty { for member in members { seen.insert(Array(member.name.utf8)) } }
        return seen.insert(Array(name.utf8)).inserted
    }
}

extension [UInt8] {
    /// The first bytes that aren't UTF-8, or `nil` if all are.
    fileprivate var rangeOfInvalidUTF8: Range<Int>? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: span)
            return nil
        } catch {
            return error.byteOffsets
        }
    }
}

extension UInt8 {
    /// Whether the byte is part of a word: a letter, a digit or none of ASCII.
    fileprivate var isWordByte: Bool {
        self >= 0x80 || self == UInt8(ascii: "'") || isIdentifierByte
    }
}
