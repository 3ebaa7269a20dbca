/// What stands to the left of the lines of an excerpt: their numbers and a bar.
struct Gutter {
    /// How many columns the widest number takes.
    let width: Int
    /// The colours.
    let palette: Palette
    /// The space in which a number would stand.
    private let blank: String
    /// The bar between numbers and lines.
    private let bar: String

    /// Creates a gutter wide enough for line number `lastLine`.
    init(lastLine: Int, palette: Palette) {
        width = lastLine.description.utf8.count
        self.palette = palette
        blank = String(of: " ", count: width)
        bar = " " + palette.paint("|", .frame)
    }

    /// The line that names a place.
    func arrow(to place: String) -> String {
        blank + palette.paint("--> ", .frame) + place
    }

    /// A line without a number.
    func empty(_ text: String) -> String {
        blank + bar + separated(text)
    }

    /// Line `number` of a source.
    func numbered(_ number: Int, _ text: String) -> String {
        padded(number) + bar + separated(text)
    }

    /// Line `number`, that a mend takes away or puts there.
    func changed(_ number: Int, _ text: String, isAdded: Bool) -> String {
        let role: Palette.Role = isAdded ? .added : .removed
        return padded(number) + " " + palette.paint((isAdded ? "+" : "-") + separated(text), role)
    }

    /// A remark below an excerpt.
    func remark(_ name: String, _ text: String) -> String {
        let indent = String(of: " ", count: width + 4 + name.count + 1)
        let body = shownSafelyInLines(text, indent: indent)
        return blank + " " + palette.paint("=", .frame) + " " + palette.paint(name + ":", .emphasis) + " " + body
    }

    /// `number`, flush right.
    private func padded(_ number: Int) -> String {
        let digits = number.description
        return palette.paint(String(of: " ", count: max(0, width - digits.utf8.count)) + digits, .frame)
    }

    /// `text` behind a blank, unless there is none: no line ends in a blank that the source does not have.
    private func separated(_ text: String) -> String { text.isEmpty ? "" : " " + text }
}

/// `text` as `shownSafely` has it, but with its line breaks, each further line indented.
func shownSafelyInLines(_ text: String, indent: String) -> String {
    // Most texts are one line, and finding Characters takes far longer than finding bytes.
    if text.utf8Span.span.firstOffset(of: UInt8(ascii: "\n"), from: 0) == nil { return shownSafely(text) }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { shownSafely(String($0)) }
        .joined(separator: "\n" + indent)
}

extension String {
    /// So many times the same character of ASCII.
    init(of character: Unicode.Scalar, count: Int) {
        self.init(decoding: [UInt8](repeating: UInt8(ascii: character), count: count), as: UTF8.self)
    }
}
