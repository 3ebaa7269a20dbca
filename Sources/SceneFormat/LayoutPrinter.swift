import SceneText

/// Chooses the line ends of a sequence of layout elements and writes the text.
///
/// One pass from the end measures the distance from each element to the next possible line end, so every choice takes
/// constant time.
struct LayoutPrinter {
    /// The longest line, in Unicode scalars. A comment after code doesn't count.
    static let lineWidth = 100

    private let source: Source
    private let elements: [LayoutElement]
    /// For each element, the flat width up to the next possible line end.
    private let widthToLineEnd: [Int]
    /// The flat width of each group and the index of its `closeGroup`, from the last group to the first.
    private let groups: [(width: Int, end: Int)]
    /// The number of groups from the current element on.
    private var remainingGroups: Int

    private var output: [UInt8] = []
    private var column = 0
    private var level = 0
    /// Elements before this index are printed flat.
    private var flatEnd = 0

    /// Returns the text of `elements`, which refer to `source`.
    static func print(_ elements: [LayoutElement], of source: Source) -> [UInt8] {
        var printer = LayoutPrinter(elements, source)
        return printer.print()
    }

    private init(_ elements: [LayoutElement], _ source: Source) {
        self.elements = elements
        self.source = source
        var widths = [Int](repeating: 0, count: elements.count + 1)
        var groups: [(width: Int, end: Int)] = []
        var openEnds: [(index: Int, flatWidthAfter: Int)] = []
        var flatWidthAfter = 0
        for index in elements.indices.reversed() {
            let element = elements[index]
            widths[index] = element.isPossibleLineEnd ? 0 : element.flatWidth + widths[index + 1]
            flatWidthAfter += element.flatWidth
            switch element {
            case .closeGroup: openEnds.append((index, flatWidthAfter))
            case .openGroup:
                // Without a `closeGroup` nothing would fit.
                let end = openEnds.popLast()
                groups.append((end.map { flatWidthAfter - $0.flatWidthAfter } ?? .max / 4, end?.index ?? index))
            default: break
            }
        }
        widthToLineEnd = widths
        self.groups = groups
        remainingGroups = groups.count
        output.reserveCapacity(source.bytes.count)
    }

    private mutating func print() -> [UInt8] {
        for index in elements.indices { print(elements[index], at: index) }
        if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
        return output
    }

    private mutating func print(_ element: LayoutElement, at index: Int) {
        let isFlat = index < flatEnd
        switch element {
        case .text(let range, let width):
            write(range)
            column += width
        case .space:
            write(" ")
        case .fill:
            if isFlat || fits(1 + widthToLineEnd[index + 1]) { write(" ") } else { endLine(level: level + 1) }
        case .line(.betweenStatements, _) where isFlat:
            write("; ")
        case .line where isFlat:
            write(" ")
        case .line(_, let isAfterBlankLine):
            if isAfterBlankLine { output.append(UInt8(ascii: "\n")) }
            endLine(level: level)
        case .continuation(let depth):
            endLine(level: level + depth)
        case .comment(let range, let followsCode):
            if followsCode { write("  ") }
            write(range)
        case .openGroup(let isBroken):
            remainingGroups -= 1
            if isBroken || isFlat { return }
            let group = groups[remainingGroups]
            if fits(group.width + widthToLineEnd[group.end]) { flatEnd = group.end }
        case .closeGroup:
            break
        case .indent:
            level += 1
        case .outdent:
            level -= 1
        }
    }

    private func fits(_ width: Int) -> Bool { column + width <= Self.lineWidth }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { output += $0 }
        column += text.utf8CodeUnitCount
    }

    /// Writes bytes of the source. Indentation is written with the first text of a line, so no line ends in blanks.
    private mutating func write(_ range: SourceRange) {
        if output.last == UInt8(ascii: "\n") || output.isEmpty {
            output += repeatElement(UInt8(ascii: " "), count: column)
        }
        output += source.bytes[range.start..<range.end]
    }

    private mutating func endLine(level: Int) {
        output.append(UInt8(ascii: "\n"))
        column = level * Source.blanksPerLevel
    }
}
