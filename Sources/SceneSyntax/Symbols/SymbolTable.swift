/// The distinct words and Names of a file, each under its ``Symbol``.
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
    let seed: UInt64

    /// Creates an empty table.
    init() {
        places = [UInt32](repeating: 0, count: 256)
        seed = Self.processSeed
    }

    private static let processSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

    /// How many symbols there are; their numbers are smaller.
    public var count: Int { entries.count }

    /// The letters of the symbol; empty where it is none of this table.
    public func text(_ symbol: Symbol) -> String {
        String(decoding: bytes(symbol), as: UTF8.self)
    }

    /// The bytes of the symbol; empty where it is none of this table.
    public func bytes(_ symbol: Symbol) -> ArraySlice<UInt8> {
        guard symbol.index < entries.count else { return [] }
        let entry = entries[Int(symbol.index)]
        return letters[Int(entry.start)..<Int(entry.start) + Int(entry.length)]
    }

    /// The symbol of `word`; `nil` where the file does not have it.
    ///
    /// Whoever compares many tokens with one word asks for its symbol once, and compares symbols.
    public func symbol(for word: String) -> Symbol? {
        symbol(for: word.utf8)
    }

    /// The symbol of the word with these bytes; `nil` where the file does not have it.
    public func symbol(for bytes: some Sequence<UInt8>) -> Symbol? {
        var fingerprint = WordFingerprint(seed: seed)
        for byte in bytes { fingerprint.add(byte) }
        fingerprint.finish()
        let found = places[place(of: fingerprint) { letters[$0].elementsEqual(bytes) }]
        return found == 0 ? nil : Symbol(index: Int(found) - 1)
    }

    /// How many bytes the symbol has.
    func length(_ symbol: Symbol) -> Int {
        symbol.index < entries.count ? Int(entries[Int(symbol.index)].length) : 0
    }

    /// The symbol of the word that stands at `start` in `bytes`, which is entered unless it is known.
    @inline(__always)
    mutating func enter(_ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>) -> Symbol {
        let place = place(of: fingerprint) { range in
            for offset in 0..<range.count where letters[range.lowerBound + offset] != bytes[start + offset] {
                return false
            }
            return true
        }
        let found = places[place]
        if found != 0 { return Symbol(index: Int(found) - 1) }
        return append(fingerprint, at: start, in: bytes, place: place)
    }

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

    /// The place where the word stands, or where it would; `hasLetters` compares a word too long for its key.
    @inline(__always)
    private func place(of fingerprint: WordFingerprint, _ hasLetters: (Range<Int>) -> Bool) -> Int {
        let mask = places.count - 1
        let hash = WordFingerprint.hash(key: fingerprint.key, length: fingerprint.length, seed: seed)
        var place = Int(truncatingIfNeeded: hash) & mask
        while true {
            let found = places[place]
            if found == 0 { return place }
            let entry = entries[Int(found) - 1]
            if entry.key == fingerprint.key, Int(entry.length) == fingerprint.length {
                if fingerprint.length <= WordFingerprint.longestExact { return place }
                if hasLetters(Int(entry.start)..<Int(entry.start) + Int(entry.length)) { return place }
            }
            place = (place + 1) & mask
        }
    }

    /// Doubles the number of places.
    private mutating func grow() {
        var wider = [UInt32](repeating: 0, count: places.count * 2)
        let mask = wider.count - 1
        for (index, entry) in entries.enumerated() {
            let hash = WordFingerprint.hash(key: entry.key, length: Int(entry.length), seed: seed)
            var place = Int(truncatingIfNeeded: hash) & mask
            while wider[place] != 0 { place = (place + 1) & mask }
            wider[place] = UInt32(clamping: index + 1)
        }
        places = wider
    }
}
