import SceneText

/// What a ``SymbolTable`` looks for in the place of a word: gathered in one walk over its bytes, eight at a time.
struct WordFingerprint {
    /// The bytes themselves where they are few; else a number that hardly any two words have in common, its highest bit set.
    let key: UInt64
    /// How many bytes the word has.
    let length: Int
    /// Whether some of the bytes are no ASCII.
    let isBeyondASCII: Bool

    /// Words of up to so many bytes are their own key.
    private static let longestExact = 7

    /// Whether all words with `key` are the same.
    @inline(__always)
    static func isExact(_ key: UInt64) -> Bool { key >> 63 == 0 }

    /// Reads the word at `start`, which goes on while letters, digits, `_` and bytes beyond ASCII follow.
    ///
    /// `ahead` are the bytes that stand there; `seed` is that of the table.
    @inline(__always)
    init(of bytes: Span<UInt8>, at start: Int, _ ahead: EightBytes, seed: UInt64) {
        let length = ahead.wordLength
        if length > Self.longestExact {
            self.init(ofLong: bytes, at: start, seed: seed)
            return
        }
        let key = ahead.prefix(length)
        self.init(key: key, length: length, isBeyondASCII: !EightBytes(bits: key).placesBeyondASCII.isEmpty)
    }

    @inline(never)
    private init(ofLong bytes: Span<UInt8>, at start: Int, seed: UInt64) {
        var key: UInt64 = 0
        var isBeyondASCII = false
        var end = start
        while true {
            let next = EightBytes(bytes, at: end)
            let length = next.wordLength
            let part = EightBytes(bits: next.prefix(length))
            isBeyondASCII = isBeyondASCII || !part.placesBeyondASCII.isEmpty
            key = Self.mixed(key ^ seed, part.bits ^ 0x9E37_79B9_7F4A_7C15)
            end += length
            if length < 8 { break }
        }
        self.init(key: key | 1 << 63, length: end - start, isBeyondASCII: isBeyondASCII)
    }

    @inline(__always)
    private init(key: UInt64, length: Int, isBeyondASCII: Bool) {
        self.key = key
        self.length = length
        self.isBeyondASCII = isBeyondASCII
    }

    /// Where in a table a word with `key` is looked for first.
    @inline(__always)
    static func hash(_ key: UInt64, seed: UInt64) -> Int {
        Int(truncatingIfNeeded: mixed(key ^ seed, 0xD6E8_FEB8_6659_FD93))
    }

    /// A number of which every bit depends on all bits of both.
    @inline(__always)
    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

extension EightBytes {
    /// How many of the bytes, from the first one on, may stand in a word.
    @inline(__always)
    fileprivate var wordLength: Int {
        let letters = lowercased.places(from: UInt8(ascii: "a"), to: UInt8(ascii: "z"))
        let others = places(from: UInt8(ascii: "0"), to: UInt8(ascii: "9")) | places(of: UInt8(ascii: "_"))
        return (~(letters | others | placesBeyondASCII)).first
    }
}
