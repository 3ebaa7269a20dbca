import SceneText

/// What stands to the left of the lines of an excerpt: their numbers and a bar.
struct Gutter {
    /// How many columns the widest number takes.
    private let width: Int

    /// Creates a gutter wide enough for line number `lastLine`.
    init(lastLine: Int) {
        width = lastLine.digitCount
    }

    /// Writes the line that names a place, which `place` writes.
    func writeArrow(to text: inout HumanText, _ place: (inout HumanText) -> Void) {
        text.write(" ", count: width)
        text.paint(.frame) { $0.write("--> ") }
        place(&text)
        text.endLine()
    }

    /// Writes a line with nothing but the bar.
    func writeEmpty(to text: inout HumanText) {
        text.write(" ", count: width)
        writeBar(to: &text)
        text.endLine()
    }

    /// Writes a line without a number, whose text `content` writes.
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

    /// Writes line `number`, that a mend takes away or puts there.
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
        // Further lines begin below the first one: behind the blank, `= `, the name, the colon and another blank.
        text.writeSafely(remark, indent: width + 5 + name.utf8.count)
        text.endLine()
    }

    /// Writes `number`, flush right.
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

    /// Writes `line` behind a blank, unless there is none: no line ends in a blank that the source does not have.
    private func write(separated line: [UInt8], to text: inout HumanText) {
        if line.isEmpty { return }
        text.write(" ", count: 1)
        text.write(line)
    }
}
