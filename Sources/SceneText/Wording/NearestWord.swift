/// Finds the known word that the author most likely meant.
public enum NearestWord {
    /// Returns the candidate nearest to `word`, or `nil` if none is near enough to be a typing mistake.
    ///
    /// Near enough is an optimal string alignment distance of at most a third of the word's length (at least 1, at most
    /// 3), ignoring case. Of equally near candidates the winner has the same first letter, or else begins with `word`,
    /// or else comes first. No other word is near to a single letter.
    public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        let letters = smallLetters(of: word)
        guard letters.count <= maximumWordLength else { return nil }
        let limit = max(1, min(3, letters.count / 3))
        let set = letterSet(of: word)
        var best: (word: String, rank: Int)?
        for candidate in candidates {
            // Most candidates are ruled out by their length or their letters.
            if abs(letters.count - candidate.utf8.count) > limit { continue }
            if minimumDistance(set, letterSet(of: candidate)) > limit { continue }
            let others = smallLetters(of: candidate)
            if min(letters.count, others.count) < 2, letters != others { continue }
            let distance = distance(letters, others, limit: limit)
            // Less than one step of distance, so it only breaks ties.
            let rank = 4 * distance + (others.first == letters.first ? 0 : 2) + (others.starts(with: letters) ? 0 : 1)
            if distance <= limit, rank < best?.rank ?? .max {
                best = (candidate, rank)
            }
        }
        return best?.word
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `word` into `other`,
    /// ignoring case. Any result above 4 only means "more than 4".
    public static func distance(_ word: String, _ other: String) -> Int {
        distance(Array(word.lowercased().utf8), Array(other.lowercased().utf8), limit: 4)
    }

    /// Returns whether `word` and `other` are at most `limit` apart, which is at most 4.
    static func areNear(_ word: String, _ other: String, limit: Int) -> Bool {
        abs(word.utf8.count - other.utf8.count) <= limit
            && minimumDistance(letterSet(of: word), letterSet(of: other)) <= limit
            && distance(word, other) <= limit
    }

    /// Returns the letters in `word` as bits, ignoring case. Some other characters share a bit.
    private static func letterSet(of word: String) -> UInt32 {
        word.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }

    /// Returns the least distance of words with these letters: one step adds or removes one letter at most.
    private static func minimumDistance(_ left: UInt32, _ right: UInt32) -> Int {
        max((left & ~right).nonzeroBitCount, (right & ~left).nonzeroBitCount)
    }

    /// Longer words get no suggestion.
    private static let maximumWordLength = 64

    /// The bytes of `word` in lowercase; the words of scenes are ASCII.
    private static func smallLetters(of word: String) -> [UInt8] {
        word.utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `left` into `right`,
    /// or any number above `limit` if it is larger than that.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        if abs(left.count - right.count) > limit { return limit + 1 }
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        // The last three rows of the table of distances between beginnings of the words.
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = beforePrevious
        for i in 1...left.count {
            current[0] = i
            var minimum = i
            for j in 1...right.count {
                let replaced = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                var distance = min(replaced, previous[j] + 1, current[j - 1] + 1)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    distance = min(distance, beforePrevious[j - 2] + 1)
                }
                current[j] = distance
                minimum = min(minimum, distance)
            }
            // Later rows aren't nearer: a swap skips a row, but costs a step.
            if minimum > limit { return limit + 1 }
            swap(&beforePrevious, &previous)
            swap(&previous, &current)
        }
        return previous[right.count]
    }
}
