import SceneText

/// The distinct words and names of a file, each with a ``Symbol``. The keywords always come first.
///
/// The table uses open addressing over flat arrays. Its hash is seeded per process, so that no file can force
/// collisions.
public struct SymbolTable: Sendable {
    /// A slot of the table. Different words in a slot's probe sequence rarely share a hash, so keys of other words are
    /// rarely loaded.
    private struct Slot: Sendable {
        var hash: UInt32 = 0
        /// The symbol's index plus one; 0 if the slot is empty.
        var number: UInt32 = 0
    }

    private var keys: [WordKey] = []
    /// The letters of all words that don't fit their keys, concatenated.
    private var letters: [UInt8] = []
    /// The slots: a power of two, at most three quarters full.
    private var slots: [Slot]
    private let seed: UInt64

    /// The maximum length of a word or Name, in bytes. Results repeat Names for each view in a path.
    static let maximumWordLength = 1000

    /// The table of the keywords, indexed as ``Keyword``.
    static let keywords = SymbolTable()

    /// Creates the table of the keywords, which all fit their keys.
    private init() {
        slots = [Slot](repeating: Slot(), count: 512)
        seed = UInt64(truncatingIfNeeded: Hasher().finalize())
        keys.reserveCapacity(2 * Keyword.count)
        for number in 0..<UInt8(Keyword.count) {
            guard let keyword = Keyword(rawValue: number) else { break }
            let fingerprint = WordFingerprint(ofKeyword: keyword.text)
            let hash = fingerprint.hash(seed: seed)
            append(WordKey(low: fingerprint.low, high: fingerprint.high), hash, at: Self.freeSlot(hash, in: slots))
        }
    }

    /// The number of symbols.
    public var count: Int { keys.count }

    /// Returns the text of the symbol, or an empty string if it isn't in this table.
    public func text(_ symbol: Symbol) -> String {
        guard symbol.index < keys.count else { return "" }
        let key = keys[Int(symbol.index)]
        return key.isExact
            ? String(decoding: key.exactLetters, as: UTF8.self) : String(decoding: letters[key.letters], as: UTF8.self)
    }

    /// The length of the symbol in bytes.
    @usableFromInline func length(_ symbol: Symbol) -> Int {
        symbol.index < keys.count ? keys[Int(symbol.index)].length : 0
    }

    /// Returns the symbol of `word`, or `nil` if it isn't in the table.
    ///
    /// To compare many tokens with one word, look up its symbol once.
    public func symbol(for word: String) -> Symbol? {
        symbol(for: word.utf8Span.span)
    }

    private func symbol(for bytes: Span<UInt8>) -> Symbol? {
        let fingerprint = WordFingerprint(of: bytes, at: 0, seed: seed)
        guard fingerprint.length == bytes.count, !bytes.isEmpty else { return nil }
        let slot = slot(of: fingerprint, fingerprint.hash(seed: seed), at: 0, in: bytes)
        return Symbol(numbered: slots[slot].number)
    }

    /// A word that has been read.
    struct Word {
        var symbol: Symbol
        var length: Int
        /// Whether it has letters beyond ASCII, or too many.
        var isFlawed: Bool
    }

    /// Reads the word at `start`, where `ahead` are the next bytes, and adds it if it is new.
    @inline(__always)
    mutating func readWord(at start: Int, in bytes: Span<UInt8>, _ ahead: SWARWord) -> Word {
        guard let fingerprint = WordFingerprint(ofShort: ahead) else { return readLongWord(at: start, in: bytes) }
        let symbol = symbol(of: fingerprint, at: start, in: bytes)
        return Word(symbol: symbol, length: fingerprint.length, isFlawed: false)
    }

    @inline(never)
    private mutating func readLongWord(at start: Int, in bytes: Span<UInt8>) -> Word {
        let fingerprint = WordFingerprint(of: bytes, at: start, seed: seed)
        let symbol = symbol(of: fingerprint, at: start, in: bytes)
        return Word(
            symbol: symbol, length: fingerprint.length,
            isFlawed: fingerprint.isBeyondASCII || fingerprint.length > Self.maximumWordLength)
    }

    /// Returns the symbol of the word at `start` in `bytes`, and adds it if it is new.
    @inline(__always)
    private mutating func symbol(
        of fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Symbol {
        let hash = fingerprint.hash(seed: seed)
        // Most words are found in their first slot.
        let slot = slots[Int(truncatingIfNeeded: hash) & (slots.count &- 1)]
        let number = Int(slot.number)
        if slot.hash == hash, number > 0, fingerprint.isKey(keys[number &- 1]) { return Symbol(index: number &- 1) }
        return enter(fingerprint, hash, at: start, in: bytes)
    }

    /// Returns the symbol of the word at `start` in `bytes` from any slot, and adds it if it is new.
    @inline(never)
    private mutating func enter(
        _ fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Symbol {
        let slot = slot(of: fingerprint, hash, at: start, in: bytes)
        if let symbol = Symbol(numbered: slots[slot].number) { return symbol }
        append(key(of: fingerprint, at: start, in: bytes), hash, at: slot)
        return Symbol(index: keys.count - 1)
    }

    /// Adds the word with `key` as the next symbol, in `slot`.
    private mutating func append(_ key: WordKey, _ hash: UInt32, at slot: Int) {
        keys.append(key)
        slots[slot] = Slot(hash: hash, number: UInt32(clamping: keys.count))
        if keys.count > slots.count / 4 * 3 { grow() }
    }

    /// Returns a key for the word at `start` in `bytes`, and stores its letters if they don't fit.
    private mutating func key(of fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>) -> WordKey {
        if fingerprint.isExact { return WordKey(low: fingerprint.low, high: fingerprint.high) }
        let first = letters.count
        for index in start..<start + fingerprint.length { letters.append(bytes[index]) }
        return WordKey(number: fingerprint.low, letters: first..<letters.count)
    }

    /// Returns the slot that has the word at `start` in `bytes`, or its free slot.
    @inline(__always)
    private func slot(
        of fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Int {
        let mask = slots.count &- 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index].number != 0 {
            if slots[index].hash == hash {
                let key = keys[Int(slots[index].number) &- 1]
                if fingerprint.isKey(key) || hasLetters(key, fingerprint, at: start, in: bytes) { break }
            }
            index = (index &+ 1) & mask
        }
        return index
    }

    /// Whether the word at `start` in `bytes`, whose fingerprint is inexact, is the word of `key`.
    @inline(never)
    private func hasLetters(
        _ key: WordKey, _ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        guard key.low == fingerprint.low, !key.isExact, key.length == fingerprint.length else { return false }
        let letters = letters.span.extracting(key.letters)
        let bytes = bytes.extracting(start..<start + letters.count)
        return letters.indices.allSatisfy { letters[$0] == bytes[$0] }
    }

    /// Doubles the number of slots.
    private mutating func grow() {
        var more = [Slot](repeating: Slot(), count: slots.count * 2)
        for slot in slots where slot.number != 0 { more[Self.freeSlot(slot.hash, in: more)] = slot }
        slots = more
    }

    /// Returns the free slot in `slots` for a new word with this hash.
    private static func freeSlot(_ hash: UInt32, in slots: [Slot]) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index].number != 0 { index = (index + 1) & mask }
        return index
    }
}

extension Symbol {
    /// Creates the symbol with the index `number - 1`; fails if `number` is 0.
    @inline(__always)
    fileprivate init?(numbered number: UInt32) {
        if number == 0 { return nil }
        self.init(index: Int(number) - 1)
    }
}
