/// Decides whether a word is so clearly a misspelling that a program may correct it.
///
/// ``NearestWord`` makes suggestions, which a person reads. A safe fix is applied unseen, perhaps while you type, so
/// any doubt means no.
public enum Misspelling {
    /// Returns the keyword among `words` that `word` clearly means, or `nil` in doubt.
    ///
    /// Digits must match, and a capital letter that follows a keyword begins something else: `alpha1.0` and `viewA`
    /// lack a space. The beginning of another keyword may still be typed: `touchDrag` doesn't mean `touchDown`.
    public static func word(_ word: String, among words: some Sequence<String>) -> String? {
        let words = Array(words)
        guard let nearest = NearestWord.of(word, among: words) else { return nil }
        if isSameInOtherCase(word, nearest) { return nearest }
        if words.contains(where: { $0 != nearest && $0.hasPrefix(word) }) { return nil }
        let difference = SpellingDifference(word, nearest)
        if difference.difference > 1 || word.utf8.filter({ $0.isDigit }) != nearest.utf8.filter({ $0.isDigit }) {
            return nil
        }
        if word.hasPrefix(nearest), word.utf8.last?.isUppercaseLetter == true { return nil }
        guard word.utf8.count >= 4 || (difference.length == 3 && difference.isSwap) else { return nil }
        if difference.distance > 1, word.lowercased().utf8.first != nearest.lowercased().utf8.first { return nil }
        return isUnrivalled(nearest, for: word, among: words) ? nearest : nil
    }

    /// Returns the name among `names`, or the word of a `let`, that `name` clearly means, or `nil` in doubt.
    ///
    /// Names often differ by little on purpose: `Row1` and `Row2`, `HeaderA` and `HeaderB`, `Item` and `Items`. So only
    /// one part may differ, by one edit (two in a long part), digits must match, and an unfinished word may continue
    /// differently.
    public static func name(_ name: String, among names: some Sequence<String>) -> String? {
        let names = Array(names)
        guard name.utf8.count > 1, let nearest = NearestWord.of(name, among: names) else { return nil }
        guard isUnrivalled(nearest, for: name, among: names) else { return nil }
        if isSameInOtherCase(name, nearest) { return nearest }
        let (written, meant) = (parts(of: name), parts(of: nearest))
        guard written.count == meant.count else { return nil }
        let different = zip(written, meant).filter { $0.0 != $0.1 }
        guard different.count == 1, let (one, other) = different.first, isClearMisspelling(one, other) else {
            return nil
        }
        return nearest
    }

    /// Whether one part of a name, in lowercase, is clearly a misspelling of `meant`.
    private static func isClearMisspelling(_ written: String, _ meant: String) -> Bool {
        let difference = SpellingDifference(written, meant)
        if difference.hasDigit || difference.difference > 1 || difference.isUnfinished
            || written.utf8.first != meant.utf8.first
        {
            return false
        }
        if difference.isSwap { return difference.length >= 4 }
        // Other short words are often both real words: `Price` and `Prince`.
        if difference.isDoubling { return difference.length >= 4 }
        return difference.length >= 6
            && (difference.distance == 1 || (difference.distance == 2 && difference.length >= 8))
    }

    private static func isSameInOtherCase(_ word: String, _ other: String) -> Bool {
        word.lowercased() == other.lowercased()
    }

    /// Whether no other word is as near to `word` as `nearest` is, and the opposite of `nearest` is clearly further
    /// away.
    private static func isUnrivalled(_ nearest: String, for word: String, among words: [String]) -> Bool {
        let distance = NearestWord.distance(word, nearest)
        return !words.contains { $0 != nearest && NearestWord.areNear(word, $0, limit: distance) }
            && !opposites(of: nearest).contains { NearestWord.areNear(word, $0, limit: distance + 1) }
    }

    private static func opposites(of word: String) -> [String] {
        let negated = withNegation(parts(of: word))
        let word = word.lowercased()
        return negated
            + pairs.flatMap { one, other in
                [word.replacing(one, with: other), word.replacing(other, with: one)].compactMap { $0 }
            }
    }

    /// The words that `parts` make with a negation added before one of them, or with one removed.
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

    /// Parts that negate the part after them.
    private static let negations = ["not", "no", "non", "un", "in", "dis"]

    /// Parts of words with opposite meanings.
    private static let pairs = [
        ("enabled", "disabled"), ("ascending", "descending"), ("leading", "trailing"), ("left", "right"),
        ("top", "bottom"), ("minimum", "maximum"), ("min", "max"), ("inside", "outside"), ("enter", "exit"),
        ("begin", "end"), ("horizontal", "vertical"), ("before", "after"), ("show", "hide"), ("width", "height"),
        ("on", "off"), ("always", "never"), ("claim", "yield"), ("when", "unless"),
    ]

    /// The parts of a name in lowercase. A part begins with a capital letter or consists of digits.
    public static func parts(of name: String) -> [String] {
        var parts: [String] = []
        var previous: UInt8 = 0
        for byte in name.utf8 {
            let isStart = byte.isUppercaseLetter && !previous.isUppercaseLetter || byte.isDigit != previous.isDigit
            if parts.isEmpty || isStart { parts.append("") }
            parts[parts.count - 1] += String(decoding: CollectionOfOne(byte), as: UTF8.self).lowercased()
            previous = byte
        }
        return parts
    }
}

/// How two words differ.
private struct SpellingDifference {
    /// The length of the shorter word.
    let length: Int
    /// The edit distance.
    let distance: Int
    /// Whether two neighboring letters are swapped and nothing else differs.
    let isSwap: Bool
    /// Whether letters are doubled, or doubled ones are single, and nothing else differs.
    let isDoubling: Bool
    /// The difference in length. Two extra letters may be `un`, `no` or a word of their own, as in `noneOf`.
    let difference: Int
    /// Whether one word is a prefix of the other.
    let isUnfinished: Bool
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
        hasDigit = (left + right).contains { $0.isDigit }
    }

    private static func withoutDoubles(_ letters: [UInt8]) -> [UInt8] {
        letters.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}

extension String {
    /// The text with the first `part` replaced, or `nil` if it doesn't occur.
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
