import SceneText

/// What a ``SymbolTable`` looks for in the place of a word: gathered in one walk over its bytes, eight at a time.
struct WordFingerprint {
    /// The bytes themselves where they are few and ASCII; else a number that hardly any two words have in common, its
    /// highest bit set.
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

    /// The fingerprint of the word that `bytes` begin with, if it is its own key.
    @inline(__always)
    init?(ofShort bytes: EightBytes) {
        let length = bytes.wordLength
        let key = bytes.prefix(length)
        guard length <= Self.longestExact, EightBytes(bits: key).placesBeyondASCII.isEmpty else { return nil }
        self.init(key: key, length: length, isBeyondASCII: false)
    }

    /// Reads the word at `start`, which is not its own key; `seed` is that of the table.
    init(ofLong bytes: Span<UInt8>, at start: Int, seed: UInt64) {
        var key: UInt64 = 0
        var all: UInt64 = 0
        var end = start
        while true {
            let next = EightBytes(bytes, at: end)
            let length = next.wordLength
            let part = next.prefix(length)
            all |= part
            key = Self.mixed(key ^ seed, part ^ 0x9E37_79B9_7F4A_7C15)
            end &+= length
            if length < 8 { break }
        }
        self.init(
            key: key | 1 << 63, length: end &- start, isBeyondASCII: !EightBytes(bits: all).placesBeyondASCII.isEmpty)
    }

    @inline(__always)
    private init(key: UInt64, length: Int, isBeyondASCII: Bool) {
        self.key = key
        self.length = length
        self.isBeyondASCII = isBeyondASCII
    }

    /// Where in a table a word with this key is looked for first, and by what it is told from most others there.
    @inline(__always)
    func hash(seed: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: Self.mixed(key ^ seed, 0xD6E8_FEB8_6659_FD93))
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
