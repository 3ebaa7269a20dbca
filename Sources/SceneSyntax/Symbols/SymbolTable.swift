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

    /// What stands in one of the places. Two words that are looked for in one place seldom have the same hash, so that
    /// hardly ever a wrong entry is looked at, which would have to be fetched from far away in a large table.
    private struct Place: Sendable {
        var hash: UInt32 = 0
        /// One more than the index of the entry; 0 where there is none.
        var number: UInt32 = 0
    }

    private var entries: [Entry] = []
    /// The letters of all words, one word behind the other.
    private var letters: [UInt8] = []
    /// Where words are looked for: a power of two many places, at most half of them taken.
    private var places: [Place]
    private let seed: UInt64

    /// The table that holds the words of the syntax, under the numbers of ``Keyword``.
    static let keywords = SymbolTable(words: Keyword.allCases.map { $0.text })

    private init(words: [String]) {
        places = [Place](repeating: Place(), count: 512)
        seed = UInt64(truncatingIfNeeded: Hasher().finalize())
        for word in words {
            let bytes = Array(word.utf8)
            let word = readWord(at: 0, in: bytes.span, EightBytes(bytes.span, at: 0))
            assert(Int(word.symbol.index) + 1 == entries.count)
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
        let fingerprint =
            WordFingerprint(ofShort: EightBytes(bytes, at: 0)) ?? WordFingerprint(ofLong: bytes, at: 0, seed: seed)
        guard fingerprint.length == word.count, !word.isEmpty else { return nil }
        let place = place(of: fingerprint, fingerprint.hash(seed: seed), at: 0, in: bytes)
        return Symbol(numbered: places[place].number)
    }

    /// How many bytes the symbol has.
    func length(_ symbol: Symbol) -> Int {
        symbol.index < entries.count ? Int(entries[Int(symbol.index)].length) : 0
    }

    /// A word that has been read.
    struct Word {
        var symbol: Symbol
        var length: Int
        var isBeyondASCII: Bool
    }

    /// Reads the word at `start`, where the bytes `ahead` stand, and enters it unless it is known.
    @inline(__always)
    mutating func readWord(at start: Int, in bytes: Span<UInt8>, _ ahead: EightBytes) -> Word {
        guard let fingerprint = WordFingerprint(ofShort: ahead) else { return readLongWord(at: start, in: bytes) }
        // Most words are found in the first place where they are looked for.
        let hash = fingerprint.hash(seed: seed)
        let place = places[Int(hash) & (places.count &- 1)]
        let symbol =
            place.number > 0 && entries[Int(place.number) &- 1].key == fingerprint.key
            ? Symbol(index: Int(place.number) &- 1) : enter(fingerprint, hash, at: start, in: bytes)
        return Word(symbol: symbol, length: fingerprint.length, isBeyondASCII: false)
    }

    @inline(never)
    private mutating func readLongWord(at start: Int, in bytes: Span<UInt8>) -> Word {
        let fingerprint = WordFingerprint(ofLong: bytes, at: start, seed: seed)
        let symbol = enter(fingerprint, fingerprint.hash(seed: seed), at: start, in: bytes)
        return Word(symbol: symbol, length: fingerprint.length, isBeyondASCII: fingerprint.isBeyondASCII)
    }

    /// The symbol of the word at `start` in `bytes`, which is entered unless it is known.
    private mutating func enter(
        _ fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Symbol {
        let place = place(of: fingerprint, hash, at: start, in: bytes)
        return Symbol(numbered: places[place].number)
            ?? append(fingerprint, hash, at: start, in: bytes, place: place)
    }

    @inline(never)
    private mutating func append(
        _ fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>, place: Int
    ) -> Symbol {
        let length = fingerprint.length
        entries.append(
            Entry(key: fingerprint.key, start: UInt32(clamping: letters.count), length: UInt32(clamping: length)))
        let word = bytes.extracting(start..<start + length)
        letters.append(addingCapacity: length) { for index in word.indices { $0.append(word[index]) } }
        places[place] = Place(hash: hash, number: UInt32(clamping: entries.count))
        if entries.count > places.count / 4 * 3 { grow() }
        return Symbol(index: entries.count - 1)
    }

    /// The place where the word stands that begins at `start` in `bytes`, or where it would.
    @inline(__always)
    private func place(
        of fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Int {
        let mask = places.count &- 1
        var index = Int(hash) & mask
        while places[index].number != 0 {
            let place = places[index]
            if place.hash == hash, hasWord(entries[Int(place.number) &- 1], fingerprint, at: start, in: bytes) { break }
            index = (index &+ 1) & mask
        }
        return index
    }

    /// Whether the word at `start` in `bytes` is that of the entry.
    @inline(__always)
    private func hasWord(
        _ entry: Entry, _ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        if entry.key != fingerprint.key { return false }
        if WordFingerprint.isExact(entry.key) { return true }
        if Int(entry.length) != fingerprint.length { return false }
        let letters = letters.span.extracting(range(of: entry))
        let bytes = bytes.extracting(start..<start + letters.count)
        // The last eight may overlap those before.
        let last = letters.count &- 8
        var offset = 0
        while offset < last {
            if EightBytes(letters, at: offset).bits != EightBytes(bytes, at: offset).bits { return false }
            offset &+= 8
        }
        return EightBytes(letters, at: last).bits == EightBytes(bytes, at: last).bits
    }

    private func range(of entry: Entry) -> Range<Int> {
        Int(entry.start)..<Int(entry.start) + Int(entry.length)
    }

    /// Doubles the number of places.
    private mutating func grow() {
        let mask = places.count * 2 - 1
        var more = [Place](repeating: Place(), count: mask + 1)
        for place in places where place.number != 0 {
            var index = Int(place.hash) & mask
            while more[index].number != 0 { index = (index + 1) & mask }
            more[index] = place
        }
        places = more
    }
}

extension Symbol {
    /// The symbol whose index is one less than `number`; `nil` where that is 0.
    @inline(__always)
    fileprivate init?(numbered number: UInt32) {
        if number == 0 { return nil }
        self.init(index: Int(number) - 1)
    }
}
