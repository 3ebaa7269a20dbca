/// What is gathered of a word while its bytes are read, to find it in a ``SymbolTable`` without reading them again.
struct WordFingerprint {
    /// The bytes themselves, up to eight of them; of longer words a number that hardly any two have in common.
    private(set) var key: UInt64 = 0
    /// How many bytes the word has.
    private(set) var length = 0
    private var folded: UInt64 = 0
    private let seed: UInt64

    /// Begins a word of the table with this seed.
    init(seed: UInt64) {
        self.seed = seed
    }

    /// Goes on with the next byte, which is not 0.
    @inline(__always)
    mutating func add(_ byte: UInt8) {
        if length & 7 == 0, length > 0 { fold() }
        key = key << 8 | UInt64(byte)
        length &+= 1
    }

    /// Ends the word.
    @inline(__always)
    mutating func finish() {
        if length > Self.longestExact { fold(); key = folded }
    }

    /// Words of up to so many bytes are the same if length and key are.
    static let longestExact = 8

    private mutating func fold() {
        folded = Self.mixed(folded ^ seed, key ^ 0x9E37_79B9_7F4A_7C15)
        key = 0
    }

    /// Where in a table the word is looked for first.
    @inline(__always)
    static func hash(key: UInt64, length: Int, seed: UInt64) -> UInt64 {
        mixed(key ^ seed, UInt64(truncatingIfNeeded: length) ^ 0xD6E8_FEB8_6659_FD93)
    }

    /// A number of which every bit depends on all bits of both.
    @inline(__always)
    private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
