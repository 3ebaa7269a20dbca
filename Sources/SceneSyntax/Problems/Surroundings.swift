import SceneText

/// The bytes around a range of a source, for fixes to extend to.
struct Surroundings {
    private let source: Source
    private let range: SourceRange

    private var bytes: [UInt8] { source.bytes }

    /// Creates the surroundings of `range`.
    init(_ range: SourceRange, in source: Source) {
        self.source = source
        self.range = range
    }

    /// The blanks directly before the range.
    var blanksBefore: SourceRange {
        range.with(start: source.startOfBlanks(before: range.start), end: range.start)
    }

    /// The blanks directly after the range.
    var blanksAfter: SourceRange {
        range.with(start: range.end, end: source.endOfBlanks(from: range.end))
    }

    /// The blanks and line ends directly before the range; `nil` at the start of the file, and after a comment, which
    /// would swallow inserted text.
    var gapBefore: SourceRange? {
        var start = range.start
        while start > 0, bytes[start - 1].isBlank || bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
        guard start > 0 else { return nil }
        let line = bytes[lineStart(of: start - 1)..<start]
        let hasComment = zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
        return hasComment ? nil : range.with(start: start, end: range.start)
    }

    /// The last byte before the blanks before the range, on its line; 0 if there is none.
    var byteBefore: UInt8 {
        let start = blanksBefore.start
        return start > lineStart(of: range.start) ? bytes[start - 1] : 0
    }

    /// The first byte after the blanks after the range; 0 at the end of the file.
    var byteAfter: UInt8 {
        let end = blanksAfter.end
        return end < bytes.count ? bytes[end] : 0
    }

    /// The word, number or name that ends before the blanks before the range.
    var wordBefore: String {
        let end = blanksBefore.start
        var start = end
        while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The word directly before the range that ends in a number, as in `frame100,100`, if another number follows the
    /// range; `gap` is where the space is missing.
    var numberGluedToWord: (word: String, number: String, gap: SourceRange)? {
        let text = wordBefore
        let letters = text.utf8.prefix { !$0.isDigit }.count
        guard blanksBefore.length == 0, letters > 0, letters < text.utf8.count, text.utf8.count <= 40,
            text.utf8.dropFirst(letters).allSatisfy({ $0.isDigit }),
            byteAfter.isDigit || byteAfter == UInt8(ascii: "-")
        else { return nil }
        let gap = range.start - text.utf8.count + letters
        return (String(text.prefix(letters)), String(text.dropFirst(letters)), range.with(start: gap, end: gap))
    }

    /// The word, number or name that begins after the blanks after the range.
    var wordAfter: SourceRange {
        let start = blanksAfter.end
        var end = start
        while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
        return range.with(start: start, end: end)
    }

    /// What follows the blanks after the range, up to the next blank, brace, semicolon or line end; empty if
    /// that is too long to repeat in a message.
    var textAfter: String {
        let start = blanksAfter.end
        let ends = [UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
        var end = start
        while end < bytes.count, end - start <= 40, !bytes[end].isBlank, !ends.contains(bytes[end]) { end += 1 }
        return end - start > 40 ? "" : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// `.on` or `.off`, if another language's true or false follows.
    var truthAfter: String? {
        switch textAfter.lowercased() {
        case "true", "yes", "on": ".on"
        case "false", "no", "off": ".off"
        default: nil
        }
    }

    /// Returns `true` or `false` if the range is the dot of `.on`, `.off` or the like.
    func truthOfCaseAfter(_ text: String) -> String? {
        guard text == ".", blanksAfter.start == blanksAfter.end else { return nil }
        return switch String(decoding: bytes[wordAfter.start..<wordAfter.end], as: UTF8.self) {
        case "on", "true", "yes": "true"
        case "off", "false", "no": "false"
        default: nil
        }
    }

    /// The word before the word before the range.
    var secondWordBefore: String {
        let start = blanksBefore.start - wordBefore.utf8.count
        return Surroundings(range.with(start: start, end: start), in: source).wordBefore
    }

    /// The attribute before the range, or `nil` if the word there isn't one.
    var attributeBefore: String? {
        let word = wordBefore
        return word.utf8.first?.isLowercaseLetter == true && word.utf8.count <= 40 ? word : nil
    }

    /// The path that follows the blanks after the range, if one does and it is short.
    var nameAfter: String? {
        let text = textAfter
        return text.utf8.first?.isUppercaseLetter == true ? text : nil
    }

    /// Returns whether `word`, in the range, is a kind of recognizer too, and nothing but a Name follows it.
    func isRecognizerWithName(_ word: String) -> Bool {
        guard word == "tap" || word == "pinch", let name = nameAfter else { return false }
        return textOfLineAfter == name || textOfLineAfter == name + " }"
    }

    /// The path that follows the word after the range and the sign after that.
    var nameAfterNextWord: String? { Surroundings(wordAfter, in: source).nameAfterSign }

    /// The word that the range, a `-`, divides, with all of its parts, as in style sheets: `border-radius`. `nil` if it
    /// isn't only letters, or too long to repeat in a message.
    var hyphenated: (text: String, range: SourceRange)? {
        func isPart(_ byte: UInt8) -> Bool { byte.isLowercaseLetter || byte == UInt8(ascii: "-") }
        var (start, end) = (range.start, range.end)
        while start > 0, range.start - start <= Self.longestWord, isPart(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, end - range.end <= Self.longestWord, isPart(bytes[end]) { end += 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.longestWord, parts.allSatisfy({ !$0.isEmpty }),
            parts.contains(where: { $0.utf8.count > 1 }),
            start == 0 || !bytes[start - 1].isIdentifierByte, end == bytes.count || !bytes[end].isIdentifierByte
        else { return nil }
        return (text, range.with(start: start, end: end))
    }

    /// The devices without a dot, or without a comma before them, in the list of devices and sizes that begins with the
    /// range, each with the edit that corrects it.
    var devicesToCorrect: [(name: String, edit: Diagnostic.Edit)] {
        var found: [(name: String, edit: Diagnostic.Edit)] = []
        var start = range.start
        var gap = range.atStart
        var hasComma = true
        while found.count < Self.mostDevices {
            let hasDot = start < bytes.count && bytes[start] == UInt8(ascii: ".")
            let first = start + (hasDot ? 1 : 0)
            var end = first
            while end < bytes.count, end - first <= Self.longestWord, bytes[end].isIdentifierByte { end += 1 }
            let word = String(decoding: bytes[first..<end], as: UTF8.self)
            if word.isDevice {
                if !hasDot || !hasComma {
                    let place = hasComma ? range.with(start: start, end: start) : gap
                    found.append((word, Diagnostic.Edit(place, (hasComma ? "" : ", ") + (hasDot ? "" : "."))))
                }
            } else if word.utf8.first?.isDigit != true || !hasComma {
                break
            }
            let landscape = Array(".landscape".utf8)
            if bytes[end...].starts(with: landscape) { end += landscape.count }
            start = source.endOfBlanks(from: end)
            gap = range.with(start: end, end: start)
            hasComma = start < bytes.count && bytes[start] == UInt8(ascii: ",")
            if hasComma {
                start += 1
                // After a comma a line end doesn't count.
                while start < bytes.count, bytes[start].isBlank || bytes[start] == UInt8(ascii: "\n") { start += 1 }
            }
        }
        return found
    }

    /// The longest word to repeat in a message, and the most devices to repair at once.
    private static let longestWord = 40
    private static let mostDevices = 16

    /// The path after the sign after the range.
    var nameAfterSign: String? {
        let end = blanksAfter.end + textAfter.utf8.count
        return Surroundings(range.with(start: end, end: end), in: source).nameAfter
    }

    /// The word that directly follows the range.
    var nextWord: String? {
        let word = String(decoding: bytes[wordAfter.start..<wordAfter.end].prefix(40), as: UTF8.self)
        return blanksAfter.length == 0 && !word.isEmpty ? word : nil
    }

    /// The place of the expectation on the line, its third word, or `nil` if the line has no short one.
    var expectedPlace: String? {
        let line = lineBefore
        let start = String(decoding: bytes[line.start..<line.end].prefix(80), as: UTF8.self)
        let words = start.split(separator: " ")
        guard words.count >= 3, words[0] == "expect", words[2].utf8.count <= 40, words[1] != "touch" else { return nil }
        return String(words[2])
    }

    /// The short point that the range begins, and the Name after the arrow behind it, or `nil` if there is no such.
    var pointAndTarget: (point: String, target: String)? {
        let end = min(lineAfter.end, range.start + 120)
        let words = source.text(in: range.with(end: max(range.end, end))).split(separator: " ", maxSplits: 3)
        guard words.count >= 3, words[1] == "->", words[0].utf8.count <= 40, words[2].utf8.count <= 40,
            words[0].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }),
            words[2].utf8.first?.isUppercaseLetter == true, words[2].utf8.allSatisfy({ $0.isIdentifierByte })
        else { return nil }
        return (String(words[0]), String(words[2]))
    }

    /// An `at` after the range, if a place follows it.
    var atBeforePlace: SourceRange? {
        let word = wordAfter
        guard source.text(in: word) == "at" else { return nil }
        let first = Surroundings(word, in: source).byteAfter
        return first.isDigit || first.isUppercaseLetter ? word : nil
    }

    /// The place after the `at` after the range; a point if it is too long to repeat in a message.
    var placeAfterAt: String {
        let place = Surroundings(wordAfter, in: source).textAfter
        return place.isEmpty ? "60,30" : place
    }

    /// The string that a call whose word is the range begins with, if it is short and plain.
    var titleOfCall: String? {
        guard blanksAfter.length == 0, byteAfter == UInt8(ascii: "(") else { return nil }
        let start = range.end + 1
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
        let rest = bytes[(start + 1)...].prefix(41)
        guard let end = rest.firstIndex(of: UInt8(ascii: "\"")), end > rest.startIndex,
            !rest[..<end].contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n") })
        else { return nil }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// Whether the range is a part of a path that results have for a view without a Name: `Panel.button#1`,
    /// `List.header[0]`.
    var isPartOfPathWithoutName: Bool {
        blanksAfter.length == 0 && (byteAfter == UInt8(ascii: "#") || byteAfter == UInt8(ascii: "["))
    }

    /// Whether a word that other tools have for positions precedes the range.
    var followsPositionWord: Bool {
        ["below", "above", "under", "beneath", "after", "before", "beside", "leftOf", "rightOf"].contains(wordBefore)
    }

    /// Whether `word` and a space start the line, and the range is behind them.
    func lineStarts(with word: String) -> Bool {
        lineBefore.length > word.utf8.count && bytes[lineBefore.start...].starts(with: "\(word) ".utf8)
    }

    /// Whether the word before the range is one with a dot, such as `.tap`.
    var followsCase: Bool {
        let start = blanksBefore.start - wordBefore.utf8.count
        return start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    }

    /// Whether a device such as `.iPhone16` is before the range.
    var isBehindDevice: Bool { followsCase && wordBefore.isDevice }

    /// What an item begins with whose Name, the range, is in the wrong place: behind the kind of a recognizer, with or
    /// without its dot, or behind the axis of a stack. `nil` if anything else precedes the range.
    var headBeforeName: (item: String, values: SourceRange, text: String)? {
        var words: [(text: String, hasDot: Bool)] = []
        var start = blanksBefore.start
        var values = range.with(start: start, end: start)
        while words.count < Self.mostWordsOfHead {
            var first = start
            while first > 0, start - first <= Self.longestWord, bytes[first - 1].isIdentifierByte { first -= 1 }
            if first == start || first == 0 { return nil }
            let word = String(decoding: bytes[first..<start], as: UTF8.self)
            let hasDot = bytes[first - 1] == UInt8(ascii: ".")
            if !hasDot, word == "recognizer" || word == "stack" {
                let isHead =
                    word == "stack"
                    ? words.count == 1 && words.allSatisfy { $0.hasDot }
                    : words.dropLast().allSatisfy { $0.hasDot }
                        && words.last.map { $0.hasDot || Self.kindsOfRecognizers.contains($0.text) } ?? false
                let before = Surroundings(range.with(start: first, end: first), in: source)
                let isFirst = [0, UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")].contains(before.byteBefore)
                guard isHead, isFirst || before.wordBefore == "subview" else { return nil }
                return (word, values, words.reversed().map { ".\($0.text)" }.joined(separator: " "))
            }
            words.append((word, hasDot))
            values = values.with(start: hasDot ? first - 1 : first)
            start = source.startOfBlanks(before: values.start)
            if start == values.start { return nil }
        }
        return nil
    }

    /// The kinds of recognizers, which the parser doesn't know otherwise.
    private static let kindsOfRecognizers: Set<String> = [
        "tap", "pan", "longPress", "swipe", "pinch", "rotation", "screenEdgePan",
    ]
    /// The most words before a Name in the wrong place: `recognizer .swipe .left .right .up .down`.
    private static let mostWordsOfHead = 6

    /// What is between the parenthesis at the start of the range and the next closing one, if it is short.
    var textInParentheses: String? {
        guard range.start < bytes.count else { return nil }
        let start = range.start + 1
        let end = bytes[start...].prefix(20).firstIndex(of: UInt8(ascii: ")"))
        return end.map { String(decoding: bytes[start..<$0], as: UTF8.self) }
    }

    /// The numbers between the parenthesis at the start of the range and the next closing one, as a point, edges or, for
    /// the four numbers of a frame, its place and size. `nil` if there is anything else or they are too many.
    var numbersInParentheses: (text: String, isFrame: Bool)? {
        guard let text = textInParentheses else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { number in
            String(
                decoding: number.utf8.drop(while: { $0.isBlank }).reversed().drop(while: { $0.isBlank }).reversed(),
                as: UTF8.self)
        }
        let areNumbers = numbers.allSatisfy { number in
            let digits = number.utf8.first == UInt8(ascii: "-") ? number.dropFirst() : number[...]
            return !digits.isEmpty && digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
        }
        guard areNumbers, numbers.count == 2 || numbers.count == 4 else { return nil }
        if numbers.count == 4, wordBefore == "frame" {
            return ("\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])", true)
        }
        return (numbers.joined(separator: ","), false)
    }

    /// Whether a number ends directly before the range.
    var isAfterNumber: Bool {
        let word = wordBefore
        let start = range.start - word.utf8.count
        return blanksBefore.length == 0 && !word.isEmpty && word.utf8.allSatisfy { $0.isDigit }
            && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
    }

    /// Returns whether `word`, which precedes the range, is the first on its line.
    func startsLine(_ word: String) -> Bool {
        let start = blanksBefore.start - word.utf8.count
        return Surroundings(range.with(start: start, end: start), in: source).byteBefore == 0
    }

    /// The line up to the range, without indentation.
    var lineBefore: SourceRange {
        var start = lineStart(of: range.start)
        while start < range.start, bytes[start].isBlank { start += 1 }
        return range.with(start: start, end: range.start)
    }

    /// The rest of the line after the range, without its line end.
    var lineAfter: SourceRange {
        range.with(start: range.end, end: max(range.end, source.line(at: range.end).endIndex))
    }

    /// Returns whether the next line begins with `word`.
    func isFollowedByLine(beginningWith word: String) -> Bool {
        var start = lineAfter.end
        while start < bytes.count, bytes[start].isBlank || bytes[start] == UInt8(ascii: "\r") { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\n") else { return false }
        start += 1
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        let rest = bytes[start...]
        return rest.starts(with: word.utf8) && !(rest.dropFirst(word.utf8.count).first?.isIdentifierByte ?? false)
    }

    /// Returns the end of a block whose last code is on the line of the range: after the comments below that are
    /// indented deeper than the block's `indentation`, or after all comments at the end of the file.
    func endOfComments(inBlockIndented indentation: String) -> Int {
        var end = lineAfter.end
        var (inner, last) = (end, end)
        while let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
            var start = newline + 1
            while start < bytes.count, bytes[start].isBlank { start += 1 }
            let line = Surroundings(range.with(start: start, end: start), in: source).lineAfter
            end = line.end
            if start == bytes.count || bytes[start] == UInt8(ascii: "\n") { continue }
            guard bytes[start...].starts(with: "//".utf8) else { return inner }
            last = end
            if start - newline - 1 > indentation.utf8.count { inner = end }
        }
        return last
    }

    /// The rest of the line after the blanks after the range, without blanks at its end; empty if it is too long to
    /// repeat in a message.
    var textOfLineAfter: String {
        var end = lineAfter.end
        while end > range.end, bytes[end - 1].isBlank { end -= 1 }
        let start = min(blanksAfter.end, end)
        return end - start > 80 ? "" : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The end of the line after the range, with its line end.
    var endOfLine: Int {
        bytes[lineAfter.end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    /// The indentation of the line.
    var indentation: String {
        let start = lineStart(of: range.start)
        return String(
            decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// The line end of the file, as its first line has it.
    var lineEnd: String {
        guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")), newline > 0 else { return "\n" }
        return bytes[newline - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Returns the first offset of one of `signs` after the range, on its line. Reads no further, because a line can be as
    /// long as the file and have many problems.
    func first(of signs: [UInt8]) -> Int? {
        bytes[lineAfter.start..<lineAfter.end].firstIndex(where: signs.contains)
    }

    /// Whether the range is in parentheses, but not in several, in a statement that begins shortly before it.
    var isInOneParenthesis: Bool {
        let line = lineBefore
        var depth = 0
        var start = line.end
        while start > line.start, !Self.endsOfStatements.contains(bytes[start - 1]) {
            if line.end - start == Self.longestStatement { return false }
            start -= 1
            if bytes[start] == UInt8(ascii: "(") { depth += 1 }
            if bytes[start] == UInt8(ascii: ")") { depth -= 1 }
        }
        return depth == 1
    }

    /// What statements and blocks end with, and blocks begin with.
    static let endsOfStatements = [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
    /// The longest part of a statement that is read for a fix.
    private static let longestStatement = 1000

    /// The `)` on the line that matches the `(` at the start of the range, in the same statement.
    var closingParenthesis: Int? {
        var depth = 0
        for offset in range.start..<lineAfter.end {
            if Self.endsOfStatements.contains(bytes[offset]) { return nil }
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return offset }
        }
        return nil
    }

    private func lineStart(of offset: Int) -> Int { source.line(at: offset).startIndex }
}

extension String {
    /// Whether this is a device without the dot before it, or looks like one.
    var isDevice: Bool {
        utf8.count <= 24 && utf8.allSatisfy { $0.isIdentifierByte }
            && (lowercased().hasPrefix("iphone") || lowercased().hasPrefix("ipad"))
    }
}
