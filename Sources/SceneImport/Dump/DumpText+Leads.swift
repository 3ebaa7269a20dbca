import SceneText

/// What comes before a row on its line.
enum DumpLead {
    /// Nothing, bars, or marks such as quotes and those of comments.
    case marks
    /// What a debugger or a log writes before what it prints, such as `$0 = 0x7f01` and a time with a process.
    case stamp
    /// Other text, as in `tapped <UIButton: …>`.
    case text
}

extension DumpText {
    /// Returns what comes before a row on its line, if there are no bars in it.
    func lead(in range: Range<Int>) -> DumpLead {
        var lead = DumpLead.marks
        for word in bytes[range].split(whereSeparator: { $0.isBlank || $0 == UInt8(ascii: "\r") }) {
            if word.first == UInt8(ascii: "$") || word.elementsEqual("(lldb)".utf8) { return .stamp }
            switch word.leadKind {
            case .marks: break
            case .stamp: if lead == .marks { lead = .stamp }
            case .text: lead = word.isProcess ? .stamp : .text
            }
        }
        return lead
    }

    /// Returns whether a lead ends with a mark that separates words from what is printed.
    func isCaption(_ range: Range<Int>) -> Bool {
        let last = self[trimmed(range).upperBound - 1]
        return last == UInt8(ascii: ":") || last == UInt8(ascii: "|")
    }

    /// Returns whether nothing but blanks is on the line behind `offset`.
    func isLineEnd(_ offset: Int) -> Bool {
        var end = offset
        while self[end].isBlank || self[end] == UInt8(ascii: "\r") { end += 1 }
        return end >= bytes.count || lineEndLength(at: end) > 0
    }

    /// Returns the bytes of a lead with zeros for digits, so that two of one log are equal.
    func leadPattern(in range: Range<Int>) -> [UInt8] {
        bytes[trimmed(range)].map { $0.isDigit ? UInt8(ascii: "0") : $0 }
    }
}

extension ArraySlice<UInt8> {
    /// The words before what a debugger and Swift print.
    private static let wordsBeforeValues = ["result", "some", "some:"]

    fileprivate var leadKind: DumpLead {
        guard let first, let last, contains(where: { $0.isLetter || $0.isDigit || $0 >= 0x80 }) else { return .marks }
        let isNumber = first.isDigit || !contains { $0.isLetter || $0 >= 0x80 }
        let isInBrackets =
            first == UInt8(ascii: "(") || first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
            || first == UInt8(ascii: "<") && (last == UInt8(ascii: ">") || last == UInt8(ascii: ":"))
        let isValue =
            starts(with: "Optional(".utf8) || last == UInt8(ascii: "#")
            || Self.wordsBeforeValues.contains { elementsEqual($0.utf8) }
        return isNumber || isInBrackets || isValue ? .stamp : .text
    }

    /// Whether it is the name of a process with its number, as logs have it: `Shop[4711:1031]`.
    fileprivate var isProcess: Bool {
        let word = last == UInt8(ascii: ":") ? dropLast() : self
        guard word.last == UInt8(ascii: "]"), let open = word.lastIndex(of: UInt8(ascii: "[")) else { return false }
        let number = word[(open + 1)...].dropLast()
        // A short number without a colon is an index.
        return number.allSatisfy { $0.hexadecimalValue != nil || $0 == UInt8(ascii: ":") }
            && (number.count >= 3 && number.contains { $0.isDigit })
    }
}
