import SceneText

/// The distinct words and Names of a file, each under its ``Symbol``; before them the words of the syntax itself, whether the
/// file has them or not.
///
/// The table is open addressing over flat arrays. Its hash has a seed of its own in every process, so that nobody can write
/// a file whose words all fall into one place.
public struct SymbolTable: Sendable {
    /// One word: what tells it apart, and where its letters stand in `letters`.
    private struct Entry: Sendable {
        var key: UInt64
        var start: UInt32
        var length: UInt32
    }

    private var entries: [Entry] = []
    /// The letters of all words, one word behind the other.
    private var letters: [UInt8] = []
    /// For each place one more than the index of the entry that stands there, 0 where none does; a power of two many, at
    /// most half of them taken.
    private var places: [UInt32]
    private let seed: UInt64

    /// The table that holds the words of the syntax, under the numbers of ``Keyword``.
    static let keywords = SymbolTable(words: Keyword.allCases.map { $0.text })

    private init(words: [String]) {
        places = [UInt32](repeating: 0, count: 512)
        seed = UInt64(truncatingIfNeeded: Hasher().finalize())
        for word in words {
            let bytes = Array(word.utf8)
            let (symbol, _) = enterWord(at: 0, in: bytes.span, EightBytes(bytes.span, at: 0))
            assert(Int(symbol.index) + 1 == entries.count)
        }
    }

    /// How many symbols there are; their numbers are smaller.
    public var count: Int { entries.count }

    /// The letters of the symbol; empty where it is none of this table.
    public func text(_ symbol: Symbol) -> String {
        String(decoding: bytes(symbol), as: UTF8.self)
    }

    /// The bytes of the symbol; empty where it is none of this table.
    public func bytes(_ symbol: Symbol) -> ArraySlice<UInt8> {
        guard symbol.index < entries.count else { return [] }
        return letters[range(of: entries[Int(symbol.index)])]
    }

    /// The symbol of `word`; `nil` where the table does not have it.
    ///
    /// Whoever compares many tokens with one word asks for its symbol once, and compares symbols.
    public func symbol(for word: String) -> Symbol? {
        symbol(for: Array(word.utf8))
    }

    /// The symbol of the word with these bytes; `nil` where the table does not have it.
    public func symbol(for word: [UInt8]) -> Symbol? {
        let bytes = word.span
        let fingerprint = WordFingerprint(of: bytes, at: 0, EightBytes(bytes, at: 0), seed: seed)
        guard fingerprint.length == word.count, !word.isEmpty else { return nil }
        let found = place(of: fingerprint, at: 0, in: bytes).found
        return found == 0 ? nil : Symbol(index: Int(found) - 1)
    }

    /// How many bytes the symbol has.
    func length(_ symbol: Symbol) -> Int {
        symbol.index < entries.count ? Int(entries[Int(symbol.index)].length) : 0
    }

    /// Reads the word at `start`, where the bytes `ahead` stand, and enters it unless it is known.
    @inline(__always)
    mutating func enterWord(
        at start: Int, in bytes: Span<UInt8>, _ ahead: EightBytes
    ) -> (symbol: Symbol, fingerprint: WordFingerprint) {
        let fingerprint = WordFingerprint(of: bytes, at: start, ahead, seed: seed)
        let (place, found) = place(of: fingerprint, at: start, in: bytes)
        if found != 0 { return (Symbol(index: Int(found) - 1), fingerprint) }
        return (append(fingerprint, at: start, in: bytes, place: place), fingerprint)
    }

    @inline(never)
    private mutating func append(
        _ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>, place: Int
    ) -> Symbol {
        entries.append(
            Entry(
                key: fingerprint.key, start: UInt32(clamping: letters.count),
                length: UInt32(clamping: fingerprint.length)))
        for offset in start..<start + fingerprint.length { letters.append(bytes[offset]) }
        places[place] = UInt32(clamping: entries.count)
        if entries.count > places.count / 2 { grow() }
        return Symbol(index: entries.count - 1)
    }

    /// The place where the word stands that begins at `start` in `bytes`, or where it would, and what is found there.
    @inline(__always)
    private func place(of fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>) -> (Int, found: UInt32) {
        let mask = places.count &- 1
        var place = WordFingerprint.hash(fingerprint.key, seed: seed) & mask
        while true {
            let found = places[place]
            if found == 0 { return (place, found) }
            let entry = entries[Int(found) &- 1]
            if entry.key == fingerprint.key,
                WordFingerprint.isExact(entry.key) || hasLetters(of: entry, fingerprint, at: start, in: bytes)
            {
                return (place, found)
            }
            place = (place &+ 1) & mask
        }
    }

    /// Whether the word at `start` in `bytes` is that of the entry.
    @inline(never)
    private func hasLetters(
        of entry: Entry, _ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        if Int(entry.length) != fingerprint.length { return false }
        let letters = letters.span.extracting(range(of: entry))
        let bytes = bytes.extracting(start..<start + letters.count)
        // The words are longer than eight bytes, or just as long; the last eight may overlap those before.
        var offset = 0
        let last = letters.count - 8
        while offset < last {
            if EightBytes(letters, at: offset).bits != EightBytes(bytes, at: offset).bits { return false }
            offset += 8
        }
        return EightBytes(letters, at: last).bits == EightBytes(bytes, at: last).bits
    }

    private func range(of entry: Entry) -> Range<Int> {
        Int(entry.start)..<Int(entry.start) + Int(entry.length)
    }

    /// Doubles the number of places.
    private mutating func grow() {
        places = [UInt32](repeating: 0, count: places.count * 2)
        let mask = places.count - 1
        for (index, entry) in entries.enumerated() {
            var place = WordFingerprint.hash(entry.key, seed: seed) & mask
            while places[place] != 0 { place = (place + 1) & mask }
            places[place] = UInt32(clamping: index + 1)
        }
    }
}
