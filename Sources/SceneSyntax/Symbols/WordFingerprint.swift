import SceneText

/// What a ``SymbolTable`` compares instead of a word, computed in one pass of eight bytes at a time.
struct WordFingerprint {
    /// The `low` of the word's key.
    let low: UInt64
    /// The `high` of the word's key if it is exact; otherwise 0, which no exact key has.
    let high: UInt64
    /// The length of the word in bytes.
    let length: Int
    /// Whether the word has non-ASCII bytes.
    let isBeyondASCII: Bool

    /// Whether only equal words have this fingerprint.
    @inline(__always)
    var isExact: Bool { low >> 63 == 0 }

    /// Whether `key` is exact and belongs to the word.
    @inline(__always)
    func isKey(_ key: WordKey) -> Bool { key.low == low && key.high == high }

    @inline(__always)
    private init(low: UInt64, high: UInt64, length: Int, isBeyondASCII: Bool) {
        self.low = low
        self.high = high
        self.length = length
        self.isBeyondASCII = isBeyondASCII
    }

    /// Creates the fingerprint of the word at the start of `bytes`; fails if it doesn't end within them or isn't ASCII.
    /// No other word has the same `low`.
    @inline(__always)
    init?(ofShort bytes: SWARWord) {
        let length = bytes.wordLength
        let letters = bytes.prefix(length)
        guard length < 8, SWARWord(bits: letters).maskBeyondASCII.isEmpty else { return nil }
        self.init(low: letters, high: 0, length: length, isBeyondASCII: false)
    }

    /// Creates the fingerprint of `keyword`, which is its own key.
    init(ofKeyword keyword: String) {
        var letters: (low: UInt64, high: UInt64) = (0, 0)
        var shift: UInt64 = 0
        for letter in keyword.utf8 {
            if shift < 64 {
                letters.low |= UInt64(letter) << shift
            } else {
                letters.high |= UInt64(letter) << (shift - 64)
            }
            shift += 8
        }
        self.init(low: letters.low, high: letters.high, length: Int(shift / 8), isBeyondASCII: false)
    }

    /// Reads the word at `start`: letters, digits, `_` and non-ASCII bytes. `seed` is the seed of the table.
    @inline(__always)
    init(of bytes: Span<UInt8>, at start: Int, seed: UInt64) {
        let first = SWARWord(bytes, at: start)
        let firstLength = first.wordLength
        let low = first.prefix(firstLength)
        var high: UInt64 = 0
        var length = firstLength
        if firstLength == 8 {
            let second = SWARWord(bytes, at: start + 8)
            high = second.prefix(second.wordLength)
            length += second.wordLength
        }
        if length < 16, SWARWord(bits: low | high).maskBeyondASCII.isEmpty {
            self.init(low: low, high: high, length: length, isBeyondASCII: false)
        } else {
            self.init(ofLong: bytes, at: start, seed: seed)
        }
    }

    @inline(never)
    private init(ofLong bytes: Span<UInt8>, at start: Int, seed: UInt64) {
        var number: UInt64 = 0
        var all: UInt64 = 0
        var end = start
        while true {
            let next = SWARWord(bytes, at: end)
            let length = next.wordLength
            let part = next.prefix(length)
            all |= part
            number = Self.mixed(number ^ seed, part ^ 0x9E37_79B9_7F4A_7C15)
            end += length
            if length < 8 { break }
        }
        let isBeyondASCII = !SWARWord(bits: all).maskBeyondASCII.isEmpty
        self.init(low: number | 1 << 63, high: 0, length: end - start, isBeyondASCII: isBeyondASCII)
    }

    /// Returns the hash, which selects the first slot and rules out most other words there.
    @inline(__always)
    func hash(seed: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: Self.mixed(low ^ seed, high ^ 0xD6E8_FEB8_6659_FD93))
    }

    /// Mixes two numbers so that every result bit depends on all input bits.
    @inline(__always)
    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

extension SWARWord {
    /// The number of leading bytes that may belong to a word.
    @inline(__always)
    fileprivate var wordLength: Int {
        let letters = lowercased.mask(from: UInt8(ascii: "a"), to: UInt8(ascii: "z"))
        let others = mask(from: UInt8(ascii: "0"), to: UInt8(ascii: "9")) | mask(of: UInt8(ascii: "_"))
        return (~(letters | others | maskBeyondASCII)).first
    }
}
