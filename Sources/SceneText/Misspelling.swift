/// Decides whether a word is so plainly another one misspelled that a program may correct it.
///
/// ``NearestWord`` is for suggestions, which a person reads; a safe fix is made unseen, perhaps while the file is being
/// typed, so a doubt is a no.
public enum Misspelling {
    /// The word of the language among `known` that `word` plainly means; `nil` in doubt.
    public static func word(_ word: String, among known: some Sequence<String>) -> String? {
        let known = Array(known)
        guard let nearest = NearestWord.of(word, among: known) else { return nil }
        if isSameInOtherCase(word, nearest) { return nearest }
        let slip = Slip(word, nearest)
        if slip.difference > 1 { return nil }
        guard word.utf8.count >= 4 || (slip.length == 3 && slip.isSwap) else { return nil }
        if slip.distance > 1, word.lowercased().utf8.first != nearest.lowercased().utf8.first { return nil }
        return isUnrivalled(nearest, for: word, among: known) ? nearest : nil
    }

    /// The Name among `known`, or the word of a `let`, that `name` plainly means; `nil` in doubt.
    ///
    /// Such words differ by little on purpose: `Row1` and `Row2`, `HeaderA` and `HeaderB`, `Item` and `Items`. So one part
    /// alone may differ, by one slip (two in a long part), no digit may, and a word that is not written to its end may go on
    /// otherwise.
    public static func name(_ name: String, among known: some Sequence<String>) -> String? {
        let known = Array(known)
        guard name.utf8.count > 1, let nearest = NearestWord.of(name, among: known) else { return nil }
        guard isUnrivalled(nearest, for: name, among: known) else { return nil }
        if isSameInOtherCase(name, nearest) { return nearest }
        let (written, meant) = (parts(of: name), parts(of: nearest))
        guard written.count == meant.count else { return nil }
        let different = zip(written, meant).filter { $0.0 != $0.1 }
        guard different.count == 1, let (one, other) = different.first, isPlainPart(one, other) else { return nil }
        return nearest
    }

    /// Whether one part of a Name, in small letters, is plainly `meant` misspelled.
    private static func isPlainPart(_ written: String, _ meant: String) -> Bool {
        let slip = Slip(written, meant)
        if slip.hasDigit || slip.difference > 1 || slip.isUnfinished || written.utf8.first != meant.utf8.first {
            return false
        }
        if slip.isSwap { return slip.length >= 4 }
        // Other short words are often both words: `Price` and `Prince`.
        if slip.isDoubling { return slip.length >= 4 }
        return slip.length >= 6 && (slip.distance == 1 || (slip.distance == 2 && slip.length >= 8))
    }

    private static func isSameInOtherCase(_ word: String, _ other: String) -> Bool {
        word.lowercased() == other.lowercased()
    }

    /// Whether no other word is as near to `word` as `nearest`, and the opposite of `nearest` is not nearly so.
    private static func isUnrivalled(_ nearest: String, for word: String, among known: [String]) -> Bool {
        let distance = NearestWord.distance(word, nearest)
        // Words whose lengths differ by more are further away.
        func isNear(_ other: String, _ limit: Int) -> Bool {
            abs(word.utf8.count - other.utf8.count) <= limit && NearestWord.distance(word, other) <= limit
        }
        return !known.contains { $0 != nearest && isNear($0, distance) }
            && !opposites(of: nearest).contains { isNear($0, distance + 1) }
    }

    /// The words that say the contrary of `word`.
    private static func opposites(of word: String) -> [String] {
        let negated = withNegation(parts(of: word))
        let word = word.lowercased()
        return negated
            + pairs.flatMap { one, other in
                [word.replacing(one, with: other), word.replacing(other, with: one)].compactMap { $0 }
            }
    }

    /// The words that `parts` make with a negation before one of them, or without one that is there.
    private static func withNegation(_ parts: [String]) -> [String] {
        parts.indices.flatMap { index in
            let (before, part) = (parts[..<index].joined(), parts[index])
            let rest = parts[(index + 1)...].joined()
            return negations.flatMap { negation in
                let isThere = part.utf8.count > negation.utf8.count && part.hasPrefix(negation)
                return [before + negation + part + rest]
                    + (isThere ? [before + part.dropFirst(negation.utf8.count) + rest] : [])
            }
        }
    }

    /// What denies the part of a word that follows it.
    private static let negations = ["not", "no", "non", "un", "in", "dis"]

    /// Parts of words that turn their meaning round.
    private static let pairs = [
        ("enabled", "disabled"), ("ascending", "descending"), ("leading", "trailing"), ("left", "right"),
        ("top", "bottom"), ("minimum", "maximum"), ("min", "max"), ("inside", "outside"), ("enter", "exit"),
        ("begin", "end"), ("horizontal", "vertical"), ("before", "after"), ("show", "hide"), ("width", "height"),
        ("on", "off"), ("always", "never"), ("claim", "yield"), ("when", "unless"),
    ]

    /// The parts of a Name, each of which begins with a capital letter or is made of digits, in small letters.
    public static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var previous: UInt8 = 0
        for byte in name.utf8 {
            let isStart = isCapital(byte) && !isCapital(previous) || isDigit(byte) != isDigit(previous)
            if parts.isEmpty || isStart { parts.append("") }
            parts[parts.count - 1] += String(decoding: CollectionOfOne(byte), as: UTF8.self).lowercased()
            previous = byte
        }
        return parts
    }

    fileprivate static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isCapital(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}

/// How two words differ.
private struct Slip {
    /// The length of the shorter word.
    let length: Int
    /// How many letters differ.
    let distance: Int
    /// Whether two neighbouring letters changed places, and nothing else.
    let isSwap: Bool
    /// Whether letters were doubled, or doubled ones written once, and nothing else.
    let isDoubling: Bool
    /// How many letters one has more than the other; two may well be `un`, `no` or a word of their own, as in `noneOf`.
    let difference: Int
    /// Whether one is the beginning of the other.
    let isUnfinished: Bool
    /// Whether there are digits in them.
    let hasDigit: Bool

    init(_ word: String, _ other: String) {
        let (left, right) = (Array(word.lowercased().utf8), Array(other.lowercased().utf8))
        let (short, long) = left.count < right.count ? (left, right) : (right, left)
        length = short.count
        distance = NearestWord.distance(word, other)
        isSwap = distance == 1 && left.count == right.count && left.sorted() == right.sorted()
        isDoubling = distance == 1 && Self.withoutDoubles(left) == Self.withoutDoubles(right)
        difference = long.count - short.count
        isUnfinished = long.starts(with: short)
        hasDigit = (left + right).contains(where: Misspelling.isDigit)
    }

    private static func withoutDoubles(_ letters: [UInt8]) -> [UInt8] {
        letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}

extension String {
    /// The text with the first `part` in it replaced; `nil` where it has none.
    fileprivate func replacing(_ part: String, with other: String) -> String? {
        let (bytes, part) = (Array(utf8), Array(part.utf8))
        guard bytes.count >= part.count else { return nil }
        for start in 0...(bytes.count - part.count) where bytes[start...].starts(with: part) {
            let rest = bytes[(start + part.count)...]
            return String(decoding: bytes[..<start] + Array(other.utf8) + rest, as: UTF8.self)
        }
        return nil
    }
}
