/// The left margin of an excerpt: line numbers and a bar.
struct Gutter {
    /// The width of the largest line number, in columns.
    private let width: Int

    /// Creates a gutter wide enough for line number `lastLine`.
    init(lastLine: Int) {
        width = lastLine.digitCount
    }

    /// Writes the line that names a place; `place` writes the name.
    func writeArrow(to text: inout HumanText, _ place: (inout HumanText) -> Void) {
        text.write(" ", count: width)
        text.paint(.frame) { $0.write("--> ") }
        place(&text)
        text.endLine()
    }

    /// Writes a line with just the bar.
    func writeEmpty(to text: inout HumanText) {
        text.write(" ", count: width)
        writeBar(to: &text)
        text.endLine()
    }

    /// Writes a line without a number; `content` writes its text.
    func writeUnnumbered(to text: inout HumanText, _ content: (inout HumanText) -> Void) {
        text.write(" ", count: width)
        writeBar(to: &text)
        text.write(" ", count: 1)
        content(&text)
        text.endLine()
    }

    /// Writes line `number` of a source.
    func writeLine(_ number: Int, _ line: [UInt8], to text: inout HumanText) {
        write(number, to: &text)
        writeBar(to: &text)
        write(separated: line, to: &text)
        text.endLine()
    }

    /// Writes line `number`, which a fix removes or adds.
    func writeChangedLine(_ number: Int, _ line: [UInt8], isAdded: Bool, to text: inout HumanText) {
        write(number, to: &text)
        text.write(" ", count: 1)
        text.paint(isAdded ? .added : .removed) {
            $0.write(isAdded ? "+" : "-")
            write(separated: line, to: &$0)
        }
        text.endLine()
    }

    /// Writes a remark without a place of its own.
    func writeRemark(_ name: String, _ remark: String, to text: inout HumanText) {
        text.write(" ", count: width + 1)
        text.paint(.frame) { $0.write("=") }
        text.write(" ", count: 1)
        text.paint(.emphasis) {
            $0.write(name)
            $0.write(":")
        }
        text.write(" ", count: 1)
        // Further lines align with the first, after the blank, `= `, the name, the colon and another blank.
        text.writeSafely(remark, indent: width + 5 + name.utf8.count)
        text.endLine()
    }

    /// Writes `number`, right-aligned.
    private func write(_ number: Int, to text: inout HumanText) {
        text.paint(.frame) {
            $0.write(" ", count: max(0, width - number.digitCount))
            $0.write(number)
        }
    }

    /// Writes the bar between numbers and lines.
    private func writeBar(to text: inout HumanText) {
        text.write(" ", count: 1)
        text.paint(.frame) { $0.write("|") }
    }

    /// Writes a blank and `line`, or nothing if `line` is empty: this adds no trailing blanks.
    private func write(separated line: [UInt8], to text: inout HumanText) {
        if line.isEmpty { return }
        text.write(" ", count: 1)
        text.write(line)
    }
}
