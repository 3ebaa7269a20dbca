import SceneSyntax
import SceneText

/// Reads the content of a suppression: the rules and, after a dash or a colon, the reason.
///
/// The reader is lenient: it accepts rules in brackets or quotes, as reports show them, blanks instead of commas, and a
/// reason without a dash or colon.
struct SuppressionReader {
    private let source: Source
    private let rules: RuleNames
    private var offset: Int
    private let end: Int

    private var bytes: [UInt8] { source.bytes }

    /// Reads the bytes of `source` from `start` up to `end`.
    init(_ source: Source, from start: Int, to end: Int, _ rules: RuleNames) {
        self.source = source
        self.rules = rules
        offset = start
        self.end = end
    }

    /// Reads the first word, if there is one.
    mutating func readWord() -> Suppression.NamedRule {
        while offset < end, bytes[offset].isBlank { offset += 1 }
        return readName()
    }

    mutating func readRules() -> [Suppression.NamedRule] {
        var rules: [Suppression.NamedRule] = []
        if offset < end, bytes[offset] == UInt8(ascii: ":") { offset += 1 }
        while true {
            let start = offset
            let isListed = skipBetweenNames() || rules.isEmpty
            guard offset < end, bytes[offset].isNameByte, bytes[offset] != UInt8(ascii: "-") else { break }
            let name = readName()
            if !self.rules.contains(name.name), !rules.isEmpty, !isListed || isInSentence {
                offset = start
                break
            }
            rules.append(name)
        }
        return rules
    }

    /// Reads the rest, which is the reason, or returns `nil` if it contains no word.
    mutating func readReason() -> SourceRange? {
        while offset < end, !bytes[offset].isWordByte || signLength > 0 { offset += max(1, signLength) }
        return offset < end ? source.range(offset, end) : nil
    }

    /// Skips the characters between two names. Returns whether a comma was among them.
    private mutating func skipBetweenNames() -> Bool {
        var hasComma = false
        while offset < end, bytes[offset].isBlank || Self.marks.contains(bytes[offset]) {
            hasComma = hasComma || bytes[offset] == UInt8(ascii: ",")
            offset += 1
        }
        return hasComma
    }

    /// The characters allowed around names.
    private static let marks = Array(",()[]`\"'".utf8)

    /// Reads a name, which may be empty. It excludes a dash at the end, and ends before two dashes.
    private mutating func readName() -> Suppression.NamedRule {
        let start = offset
        while offset < end, bytes[offset].isNameByte {
            if bytes[offset] == UInt8(ascii: "-") {
                guard offset + 1 < end, bytes[offset + 1].isNameByte, bytes[offset + 1] != UInt8(ascii: "-") else {
                    break
                }
            }
            offset += 1
        }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        return Suppression.NamedRule(name: name, range: source.range(start, offset))
    }

    /// Whether only blanks separate the next word, as in a sentence.
    private var isInSentence: Bool {
        var next = offset
        while next < end, bytes[next].isBlank { next += 1 }
        return next > offset && next < end && bytes[next].isLetter
    }

    /// The number of bytes of the non-ASCII dash or ellipsis at the offset, or 0 if there is none.
    private var signLength: Int {
        // U+2010 to U+2015, U+2026 and U+2212.
        guard offset + 2 < end, bytes[offset] == 0xE2 else { return 0 }
        switch (bytes[offset + 1], bytes[offset + 2]) {
        case (0x80, 0x90...0x95), (0x80, 0xA6), (0x88, 0x92): return 3
        default: return 0
        }
    }
}

extension UInt8 {
    /// Whether the byte may occur in the name of a rule.
    fileprivate var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }

    /// Whether the byte may occur in a word of any script.
    fileprivate var isWordByte: Bool { isLetter || isDigit || self >= 0x80 }
}
