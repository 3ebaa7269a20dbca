import SceneText

/// The distinct words and Names of a file, each under its ``Symbol``; before them the words of the syntax itself, whether the
/// file has them or not.
///
/// The table is open addressing over flat arrays. Its hash has a seed of its own in every process, so that nobody can write
/// a file whose words all fall into one place.
public struct SymbolTable: Sendable {
    /// What stands in one of the places where words are looked for. Two words that are looked for in one place seldom have
    /// the same hash, so that hardly ever the key of another word is fetched.
    private struct Place: Sendable {
        var hash: UInt32 = 0
        /// One more than the number of the symbol; 0 where there is none.
        var number: UInt32 = 0
    }

    private var keys: [WordKey] = []
    /// The letters of the words that have no room for them in their keys, one word behind the other.
    private var letters: [UInt8] = []
    /// A power of two many, at most three of four taken.
    private var places: [Place]
    private let seed: UInt64

    /// The table that holds the words of the syntax, under the numbers of ``Keyword``.
    static let keywords = SymbolTable()

    /// Creates the table of the keywords, all of which have room in their keys.
    private init() {
        places = [Place](repeating: Place(), count: 512)
        seed = UInt64(truncatingIfNeeded: Hasher().finalize())
        keys.reserveCapacity(2 * Keyword.count)
        for number in 0..<UInt8(Keyword.count) {
            guard let keyword = Keyword(rawValue: number) else { break }
            let fingerprint = WordFingerprint(ofKeyword: keyword.text)
            let hash = fingerprint.hash(seed: seed)
            append(WordKey(low: fingerprint.low, high: fingerprint.high), hash, at: Self.freePlace(hash, in: places))
        }
    }

    /// How many symbols there are; their numbers are smaller.
    public var count: Int { keys.count }

    /// The letters of the symbol; empty where it is none of this table.
    public func text(_ symbol: Symbol) -> String {
        guard symbol.index < keys.count else { return "" }
        let key = keys[Int(symbol.index)]
        return key.isExact
            ? String(decoding: key.exactLetters, as: UTF8.self) : String(decoding: letters[key.letters], as: UTF8.self)
    }

    /// How many bytes the symbol has.
    @usableFromInline func length(_ symbol: Symbol) -> Int {
        symbol.index < keys.count ? keys[Int(symbol.index)].length : 0
    }

    /// The symbol of `word`; `nil` where the table does not have it.
    ///
    /// Whoever compares many tokens with one word asks for its symbol once, and compares symbols.
    public func symbol(for word: String) -> Symbol? {
        symbol(for: word.utf8Span.span)
    }

    /// The symbol of the word with these bytes; `nil` where the table does not have it.
    public func symbol(for word: [UInt8]) -> Symbol? {
        symbol(for: word.span)
    }

    private func symbol(for bytes: Span<UInt8>) -> Symbol? {
        let fingerprint = WordFingerprint(of: bytes, at: 0, seed: seed)
        guard fingerprint.length == bytes.count, !bytes.isEmpty else { return nil }
        let place = place(of: fingerprint, fingerprint.hash(seed: seed), at: 0, in: bytes)
        return Symbol(numbered: places[place].number)
    }

    /// A word that has been read.
    struct Word {
        var symbol: Symbol
        var length: Int
        var isBeyondASCII: Bool
    }

    /// Reads the word at `start`, where the bytes `ahead` stand, and enters it unless it is known.
    @inline(__always)
    mutating func readWord(at start: Int, in bytes: Span<UInt8>, _ ahead: SWARWord) -> Word {
        guard let fingerprint = WordFingerprint(ofShort: ahead) else { return readLongWord(at: start, in: bytes) }
        let symbol = symbol(of: fingerprint, at: start, in: bytes)
        return Word(symbol: symbol, length: fingerprint.length, isBeyondASCII: false)
    }

    @inline(never)
    private mutating func readLongWord(at start: Int, in bytes: Span<UInt8>) -> Word {
        let fingerprint = WordFingerprint(of: bytes, at: start, seed: seed)
        let symbol = symbol(of: fingerprint, at: start, in: bytes)
        return Word(symbol: symbol, length: fingerprint.length, isBeyondASCII: fingerprint.isBeyondASCII)
    }

    /// The symbol of the word at `start` in `bytes`, which is entered unless it is known.
    @inline(__always)
    private mutating func symbol(
        of fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Symbol {
        let hash = fingerprint.hash(seed: seed)
        // Most words are found in the first place where they are looked for.
        let place = places[Int(truncatingIfNeeded: hash) & (places.count &- 1)]
        let number = Int(place.number)
        if place.hash == hash, number > 0, fingerprint.isKey(keys[number &- 1]) { return Symbol(index: number &- 1) }
        return enter(fingerprint, hash, at: start, in: bytes)
    }

    /// The symbol of the word at `start` in `bytes`, wherever it stands; it is entered unless it is known.
    @inline(never)
    private mutating func enter(
        _ fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Symbol {
        let place = place(of: fingerprint, hash, at: start, in: bytes)
        if let symbol = Symbol(numbered: places[place].number) { return symbol }
        append(key(of: fingerprint, at: start, in: bytes), hash, at: place)
        return Symbol(index: keys.count - 1)
    }

    /// Makes the next symbol that of the word with `key`, which is looked for at `place`.
    private mutating func append(_ key: WordKey, _ hash: UInt32, at place: Int) {
        keys.append(key)
        places[place] = Place(hash: hash, number: UInt32(clamping: keys.count))
        if keys.count > places.count / 4 * 3 { grow() }
    }

    /// A key for the word at `start` in `bytes`, the letters of which are kept if they have no room there.
    private mutating func key(of fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>) -> WordKey {
        if fingerprint.isExact { return WordKey(low: fingerprint.low, high: fingerprint.high) }
        let first = letters.count
        for index in start..<start + fingerprint.length { letters.append(bytes[index]) }
        return WordKey(number: fingerprint.low, letters: first..<letters.count)
    }

    /// The place where the word stands that begins at `start` in `bytes`, or where it would.
    @inline(__always)
    private func place(
        of fingerprint: WordFingerprint, _ hash: UInt32, at start: Int, in bytes: Span<UInt8>
    ) -> Int {
        let mask = places.count &- 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while places[index].number != 0 {
            if places[index].hash == hash {
                let key = keys[Int(places[index].number) &- 1]
                if fingerprint.isKey(key) || hasLetters(key, fingerprint, at: start, in: bytes) { break }
            }
            index = (index &+ 1) & mask
        }
        return index
    }

    /// Whether the word at `start` in `bytes`, of which the fingerprint cannot tell, is that of `key`.
    @inline(never)
    private func hasLetters(
        _ key: WordKey, _ fingerprint: WordFingerprint, at start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        guard key.low == fingerprint.low, !key.isExact, key.length == fingerprint.length else { return false }
        let letters = letters.span.extracting(key.letters)
        let bytes = bytes.extracting(start..<start + letters.count)
        return letters.indices.allSatisfy { letters[$0] == bytes[$0] }
    }

    /// Doubles the number of places.
    private mutating func grow() {
        var more = [Place](repeating: Place(), count: places.count * 2)
        for place in places where place.number != 0 { more[Self.freePlace(place.hash, in: more)] = place }
        places = more
    }

    /// Where a word with this hash would stand that `places` do not have yet.
    private static func freePlace(_ hash: UInt32, in places: [Place]) -> Int {
        let mask = places.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while places[index].number != 0 { index = (index + 1) & mask }
        return index
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
