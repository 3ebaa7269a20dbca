import SceneText

/// What a ``SymbolTable`` looks for in the place of a word: gathered in one walk over its bytes, eight at a time.
struct WordFingerprint {
    /// What the key of the word has as its `low`.
    let low: UInt64
    /// What it has as its `high`, if it is exact; else 0, which no such key has.
    let high: UInt64
    /// How many bytes the word has.
    let length: Int
    /// Whether some of the bytes are no ASCII.
    let isBeyondASCII: Bool

    /// Whether all words with this fingerprint are the same.
    @inline(__always)
    var isExact: Bool { low >> 63 == 0 }

    /// Whether `key` is exact, and that of the word.
    @inline(__always)
    func isKey(_ key: WordKey) -> Bool { key.low == low && key.high == high }

    @inline(__always)
    private init(low: UInt64, high: UInt64, length: Int, isBeyondASCII: Bool) {
        self.low = low
        self.high = high
        self.length = length
        self.isBeyondASCII = isBeyondASCII
    }

    /// The fingerprint of the word that `bytes` begin with, if it ends before the last of them and is ASCII. No other word
    /// has the same `low`.
    @inline(__always)
    init?(ofShort bytes: SWARWord) {
        let length = bytes.wordLength
        let letters = bytes.prefix(length)
        guard length < 8, SWARWord(bits: letters).placesBeyondASCII.isEmpty else { return nil }
        self.init(low: letters, high: 0, length: length, isBeyondASCII: false)
    }

    /// The fingerprint of `keyword`, which is its own key.
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

    /// Reads the word at `start`, which goes on while letters, digits, `_` and bytes beyond ASCII follow; `seed` is that of
    /// the table.
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
        if length < 16, SWARWord(bits: low | high).placesBeyondASCII.isEmpty {
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
        let isBeyondASCII = !SWARWord(bits: all).placesBeyondASCII.isEmpty
        self.init(low: number | 1 << 63, high: 0, length: end - start, isBeyondASCII: isBeyondASCII)
    }

    /// Where in the table the word is looked for first, and by what it is told from most others there.
    @inline(__always)
    func hash(seed: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: Self.mixed(low ^ seed, high ^ 0xD6E8_FEB8_6659_FD93))
    }

    /// A number of which every bit depends on all bits of both.
    @inline(__always)
    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

extension SWARWord {
    /// How many of the bytes, from the first one on, may stand in a word.
    @inline(__always)
    fileprivate var wordLength: Int {
        let letters = lowercased.places(from: UInt8(ascii: "a"), to: UInt8(ascii: "z"))
        let others = places(from: UInt8(ascii: "0"), to: UInt8(ascii: "9")) | places(of: UInt8(ascii: "_"))
        return (~(letters | others | placesBeyondASCII)).first
    }
}
