import SceneText

extension DumpRow {
    /// How deep descriptions in a row are nested before it counts as cut.
    private static let maximumNestingDepth = 64
    /// How long a class name can be.
    private static let maximumClassNameLength = 1000

    /// Reads what may be a row at `start`, where the text has `<`. Returns `nil` if no class and properties follow.
    init?(at start: Int, in text: DumpText, _ searches: inout DumpSearches) {
        guard var offset = text.endOfClassName(from: start + 1), offset - start <= Self.maximumClassNameLength else {
            return nil
        }
        className = text.string(start + 1..<offset)
        address = ""
        if text[offset] == UInt8(ascii: ":") {
            let value = text.trimmed(offset + 1..<min(offset + 40, text.bytes.count)).lowerBound
            if text.has("0x", at: value) {
                var end = value + 2
                while text[end].hexadecimalValue != nil { end += 1 }
                address = text.string(value..<end)
                offset = end
            } else if text[offset + 1] == UInt8(ascii: " ") {
                // A view that prints no address.
            } else {
                return nil
            }
        }
        switch text[offset] {
        case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ">"): break
        default: return nil
        }
        head = text.sourceRange(start, offset)
        headEnd = offset
        depth = 0
        end = offset
        readProperties(from: text[offset] == UInt8(ascii: ">") ? offset : offset + 1, in: text, &searches)
    }

    /// Reads a row that is cut off in its class name, its address or right behind them, at the end of a line. Returns
    /// `nil` if that isn't so at `start`, where the text has `<` behind a bar.
    init?(cutInHeadAt start: Int, in text: DumpText) {
        guard text.followsBar(start), text[start + 1].startsClassName else { return nil }
        var offset = start + 1
        while text[offset].continuesClassName, offset - start <= Self.maximumClassNameLength { offset += 1 }
        className = text.string(start + 1..<offset)
        if text[offset] == UInt8(ascii: ":") {
            offset = text.afterBlanks(offset + 1)
            while text[offset] == UInt8(ascii: "x") || text[offset].hexadecimalValue != nil { offset += 1 }
        }
        let isWhole = offset >= text.bytes.count || text.lineEndLength(at: offset) > 0
        guard isWhole else { return nil }
        address = ""
        head = text.sourceRange(start, offset)
        headEnd = offset
        depth = 0
        end = offset
        isCut = true
        cutProperty = offset..<offset
        isBeforeText = text.isText(lineAt: offset + text.lineEndLength(at: offset))
    }

    /// Creates an unreadable row: the rest of the line after a bar, at `start`, where no view's row begins. Views whose
    /// classes override `description` print such lines.
    init(unreadableAt start: Int, in text: DumpText) {
        var offset = start
        while offset < text.bytes.count, text.lineEndLength(at: offset) == 0 { offset += 1 }
        let line = text.trimmed(start..<offset)
        className = text.string(line.lowerBound..<min(line.upperBound, line.lowerBound + Self.maximumLengthInMessages))
        address = ""
        head = text.sourceRange(line.lowerBound, line.upperBound)
        headEnd = line.upperBound
        depth = 0
        end = line.upperBound
        isUnreadable = true
    }

    /// How much of an unreadable row a message repeats.
    private static let maximumLengthInMessages = 60

    /// Whether it is cut before the end of its frame, which all views print first.
    ///
    /// Behind a bar that is true of any row without a property. Elsewhere a row is only known by the word `frame`.
    func isCutInFrame(at start: Int, in text: DumpText) -> Bool {
        isCut && properties.isEmpty && (text.has("frame", at: cutProperty.lowerBound) || text.followsBar(start))
    }

    /// Reads the properties up to the `>` that ends the row.
    private mutating func readProperties(from start: Int, in text: DumpText, _ searches: inout DumpSearches) {
        var offset = start
        var propertyStart = start
        var nesting = 1
        var brackets = 0
        // Whether a quotation has started that doesn't end.
        var isInQuotation = false
        // Where the row ends if no `>` ends it.
        var firstBreak: LineBreak?
        while offset < text.bytes.count {
            let byte = text.bytes[offset]
            switch byte {
            case UInt8(ascii: "<"): nesting += 1
            case UInt8(ascii: ">"): nesting -= 1
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            case UInt8(ascii: ";") where nesting == 1 && brackets == 0:
                add(propertyStart..<offset, in: text)
                propertyStart = offset + 1
                isInQuotation = false
            case UInt8(ascii: ":")
            where nesting == 1 && offset - propertyStart < 8
                && text.has("text", in: text.trimmed(propertyStart..<offset)):
                // React Native prints the text without quotes or a semicolon behind it.
                if let end = searches.endOfUnquotedText(from: offset + 1, in: text) {
                    add(propertyStart..<end, in: text)
                    propertyStart = end
                    offset = end
                    continue
                }
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                if nesting == 1, text.startsValue(at: offset) {
                    if let end = searches.endOfQuotation(from: offset, in: text) {
                        offset = end
                        continue
                    }
                    isInQuotation = true
                }
            case UInt8(ascii: "\n"), UInt8(ascii: "\\"):
                let length = text.lineEndLength(at: offset)
                guard length > 0 else { break }
                if text.endsRow(before: offset + length, lineEnd: offset, isInBrackets: brackets > 0) {
                    return cut(at: offset, propertyStart, firstBreak, in: text)
                }
                let property = propertyStart..<max(propertyStart, offset)
                let isOpen = nesting > 1 || brackets > 0
                if firstBreak == nil, !text.continues(property, isOpen: isOpen, lineAt: offset + length) {
                    firstBreak = LineBreak(
                        offset: offset, next: offset + length, propertyStart: propertyStart,
                        propertyCount: properties.count)
                }
                // No name goes on like this, even if a `>` follows somewhere, and no quote ends the text.
                let isName = text.isPieceOfName(property) && text.startsStamp(lineAt: offset + length)
                if !isOpen, isName || isInQuotation {
                    return cut(at: offset, propertyStart, firstBreak, in: text)
                }
            default: break
            }
            offset += 1
            if nesting == 0 {
                add(propertyStart..<offset - 1, in: text)
                end = offset
                return
            }
            if nesting > Self.maximumNestingDepth { break }
        }
        cut(at: offset, propertyStart, firstBreak, in: text)
    }

    /// The end of a line in a row whose property doesn't go on in the next line.
    private struct LineBreak {
        var offset: Int
        /// The start of the next line.
        var next: Int
        var propertyStart: Int
        /// How many properties come before.
        var propertyCount: Int
    }

    /// Ends the row in the middle of a property, or before that at `firstBreak`. The property's value only counts if it
    /// is complete.
    private mutating func cut(at offset: Int, _ propertyStart: Int, _ firstBreak: LineBreak?, in text: DumpText) {
        var (offset, propertyStart) = (offset, propertyStart)
        if let firstBreak {
            // Lines of other text don't belong to the row, even if they have what looks like properties.
            (offset, propertyStart) = (firstBreak.offset, firstBreak.propertyStart)
            properties.removeLast(max(0, properties.count - firstBreak.propertyCount))
            isBeforeText = text.isText(lineAt: firstBreak.next)
        }
        isCut = true
        end = offset
        var last = text.trimmed(min(propertyStart, offset)..<offset)
        // The text may be in quotes itself.
        while !last.isEmpty, text[last.upperBound - 1].isQuote { last = last.lowerBound..<last.upperBound - 1 }
        cutProperty = last
        if text.has(")", at: last.upperBound - 1) || text.has("}", at: last.upperBound - 1) { add(last, in: text) }
    }

    private mutating func add(_ range: Range<Int>, in text: DumpText) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = text.bytes[offset]
            if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
                let key = text.trimmed(range.lowerBound..<offset)
                properties.append(Property(key: key, value: text.trimmed(offset + 1..<range.upperBound)))
                return
            }
            offset += 1
        }
    }
}

extension DumpText {
    /// How long a name can be that isn't just letters, digits and dots.
    private static let maximumGenericNameLength = 300

    /// Returns where the class name that starts at `start` ends, or `nil` if there is none.
    ///
    /// The runtime names generic and local classes with brackets and blanks, such as `Shop.Box<Swift.Int>` and
    /// `Shop.(Badge in _1F2E)`, and classes made at run time with anything. Such a name counts if an address and a
    /// frame follow.
    func endOfClassName(from start: Int) -> Int? {
        var offset = start
        if self[offset].startsClassName {
            while self[offset].continuesClassName { offset += 1 }
            switch self[offset] {
            case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ">"): return offset
            default: break
            }
        }
        var nesting = 0
        let limit = min(start + Self.maximumGenericNameLength, bytes.count)
        while offset < limit {
            switch bytes[offset] {
            case UInt8(ascii: "<"): nesting += 1
            case UInt8(ascii: ">") where self[offset - 1] != UInt8(ascii: "-"):
                nesting -= 1
                if nesting < 0 { return nil }
            case UInt8(ascii: ":") where nesting == 0: return offset > start && isFollowedByFrame(offset) ? offset : nil
            case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "|"),
                UInt8(ascii: "\\"):
                return nil
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// Returns whether what comes after a class name, at the colon at `offset`, is an address and then a frame, or the
    /// class that UIKit prints before it.
    private func isFollowedByFrame(_ offset: Int) -> Bool {
        var end = afterBlanksAndLineEnd(offset + 1)
        guard has("0x", at: end) else { return false }
        end += 2
        while self[end].hexadecimalValue != nil { end += 1 }
        guard self[end] == UInt8(ascii: ";") else { return false }
        let property = afterBlanksAndLineEnd(end + 1)
        return has("frame", at: property) || has("baseClass", at: property)
    }

    /// Returns the first offset from `offset` that has no blank, on the same line or the next one.
    private func afterBlanksAndLineEnd(_ offset: Int) -> Int {
        let end = afterBlanks(offset)
        let lineEnd = lineEndLength(at: end)
        return lineEnd == 0 ? end : afterBlanks(end + lineEnd)
    }

    /// Returns whether the description of a view at `offset` says what it is: it begins like a type, or is what `nil`
    /// is printed as.
    func startsDescription(at offset: Int) -> Bool {
        self[self[offset] == UInt8(ascii: "<") ? offset + 1 : offset].startsTypeName || has("(null)", at: offset)
    }

    /// Returns whether nothing but blanks is between a bar and `offset`.
    func followsBar(_ offset: Int) -> Bool {
        var before = offset - 1
        while self[before].isBlank { before -= 1 }
        return self[before] == UInt8(ascii: "|")
    }

    /// Returns whether a value starts at `offset`: an `=` comes before it.
    fileprivate func startsValue(at offset: Int) -> Bool {
        var before = offset - 1
        if self[before] == UInt8(ascii: "\\") { before -= 1 }
        while self[before].isBlank || self[before] == UInt8(ascii: "\n") { before -= 1 }
        return self[before] == UInt8(ascii: "=")
    }

    /// Returns whether a row that is still open ends at `lineEnd`, because the line at `start` isn't part of it.
    func endsRow(before start: Int, lineEnd: Int, isInBrackets: Bool) -> Bool {
        let content = afterLineMarks(start)
        let hasBar = bytes[start..<content].contains(UInt8(ascii: "|"))
        switch self[content] {
        case 0, UInt8(ascii: "\n"): return true
        case UInt8(ascii: "<"): return hasBar || startsRow(at: content, after: lineEnd)
        case UInt8(ascii: ")"), UInt8(ascii: "}"): return !isInBrackets
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return has("```", at: content) || has("~~~", at: content)
        case UInt8(ascii: "."), 0xE2: return isElision(lineAt: start)
        case UInt8(ascii: "\\"): return lineEndLength(at: content) > 0
        default: return false
        }
    }

    /// Returns whether the line at `start` goes on with `property`, which a line end breaks. Terminals and web pages
    /// break rows between words; where they break words, the lines are joined before.
    ///
    /// - Parameter isOpen: Whether a bracket in the property isn't closed.
    fileprivate func continues(_ property: Range<Int>, isOpen: Bool, lineAt start: Int) -> Bool {
        let property = trimmed(property)
        let line = afterLineMarks(start)
        var end = line
        while end < bytes.count, lineEndLength(at: end) == 0, !self[end].endsPiece { end += 1 }
        let piece = trimmed(line..<end)
        let last = self[property.upperBound - 1]
        if property.isEmpty {
            guard let sign = bytes[piece].firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") })
            else { return false }
            return isPieceOfName(piece.lowerBound..<sign)
        }
        guard bytes[property].contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) else {
            return self[line] == UInt8(ascii: "=") || self[line] == UInt8(ascii: ":")
        }
        let isOneWord = !bytes[piece].contains { $0.isBlank }
        if last == UInt8(ascii: "=") || last == UInt8(ascii: ":") || last == UInt8(ascii: "<") {
            return isOneWord || "(<'\"{".utf8.contains(self[line])
        }
        let isNumbers = bytes[piece].allSatisfy { $0.isDigit || " \t\r.,+-e)]}".utf8.contains($0) }
        return isNumbers || isOpen && (isOneWord || self[line] == UInt8(ascii: "<"))
    }

    /// Returns whether `range` has nothing but letters, with blanks around them, and at least one.
    fileprivate func isPieceOfName(_ range: Range<Int>) -> Bool {
        let name = trimmed(range)
        return !name.isEmpty && bytes[name].allSatisfy { $0.isLetter }
    }

    /// Returns whether the line at `offset` begins like those of logs: with a digit or `[`.
    fileprivate func startsStamp(lineAt offset: Int) -> Bool {
        let first = self[afterBlanks(offset)]
        return first.isDigit || first == UInt8(ascii: "[")
    }

    /// Returns whether the line at `offset` is neither a row nor a piece of one: it begins with a letter, a digit or
    /// `[`.
    fileprivate func isText(lineAt offset: Int) -> Bool {
        let first = self[afterBlanks(offset)]
        return first.isLetter || startsStamp(lineAt: offset) || first >= 0x80 && !isElision(lineAt: offset)
    }

    /// Returns whether a row, and not a value such as a layer, starts on a line after `lineEnd`: nothing waits for a
    /// value, and properties follow.
    private func startsRow(at offset: Int, after lineEnd: Int) -> Bool {
        var before = lineEnd - 1
        while self[before].isBlank { before -= 1 }
        if self[before] == UInt8(ascii: "=") { return false }
        var end = offset + 1
        while self[end].continuesClassName { end += 1 }
        guard self[end] == UInt8(ascii: ":"), has("0x", at: afterBlanks(end + 1)) else { return false }
        end = afterBlanks(end + 1) + 2
        while self[end].hexadecimalValue != nil { end += 1 }
        return self[end] == UInt8(ascii: ";")
    }
}

extension UInt8 {
    fileprivate var startsClassName: Bool {
        isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
    }

    /// Whether the name of a class usually begins like this, unlike that of a property.
    fileprivate var startsTypeName: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self == UInt8(ascii: "_")
    }

    fileprivate var continuesClassName: Bool { startsClassName || isDigit || self == UInt8(ascii: ".") }

    /// Whether a piece of a property on a line ends before it.
    fileprivate var endsPiece: Bool { self == UInt8(ascii: ";") || self == UInt8(ascii: ">") }

    fileprivate var isQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "`")
    }
}
