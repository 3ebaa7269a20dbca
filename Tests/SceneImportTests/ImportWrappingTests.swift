import SceneImport
import TestSupport
import Testing

/// Imports printouts whose lines were wrapped, and marked as a quotation, a comment or a log.
struct ImportWrappingTests {
    private static let prefixes = [
        "", "> ", "> > ", ">> ", "// ", " * ", "# ", "    # ", "2031-05-04 09:10:0N.120 Mail[81:4N] ",
    ]

    /// However its lines were wrapped, a printout gives the same scene.
    @Test(arguments: trials(40))
    func wrappedPrintouts(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let dump = GeneratedHierarchy(&random, count: 12).dump()
        let expected = ImportResult.ofDump(dump).string
        let prefix = random.pick(Self.prefixes)
        let width = Int.random(in: 24...110, using: &random)
        let breaksWords = random.happens(0.5)
        let wrapped = dump.split(separator: "\n").flatMap { row in
            breaksWords ? row.broken(at: width) : row.brokenAtBlanks(at: width)
        }
        let text = wrapped.enumerated().map { index, line in
            prefix.split(separator: "N", omittingEmptySubsequences: false).joined(separator: "\(index % 10)") + line
        }.joined(separator: "\n")
        #expect(ImportResult.ofDump(text).string == expected, "width \(width)\n\(text)")
    }

    /// What was logged between the rows isn't broken where they are.
    @Test(arguments: [50, 60, 70])
    func wrappedPrintoutWithLogs(width: Int) {
        let rows = [
            "<UIWindow: 0x7f1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600>>",
            "   | <UIView: 0x7f2; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x601>>",
            "   |    | <UIButton: 0x7f3; frame = (20 100; 120 44); opaque = NO; layer = <CALayer: 0x602>>",
            "   |    |    | <UIButtonLabel: 0x7f4; frame = (0 0; 120 44); text = 'Your favourite cart'; opaque = NO; "
                + "userInteractionEnabled = NO; layer = <_UILabelLayer: 0x603>>",
            "   |    | <UIButton: 0x7f5; frame = (20 200; 120 44); opaque = NO; layer = <CALayer: 0x604>>",
        ]
        let log =
            "2031-05-04 09:10:01.120 Shop[81:40] Cart loaded with three articles of the cache and none from elsewhere"
        let wrapped = rows.flatMap { row in row[...].broken(at: width).map { String($0) } + [log] }
        let expected = ImportResult.ofDump(rows.joined(separator: "\n")).string
        #expect(expected.contains("\"Your favourite cart\""))
        #expect(ImportResult.ofDump(wrapped.joined(separator: "\n")).string == expected)
    }
}

extension Substring {
    /// Returns its pieces of `width` characters.
    fileprivate func broken(at width: Int) -> [Substring] {
        var (pieces, rest) = ([Substring](), self)
        while !rest.isEmpty {
            pieces.append(rest.prefix(width))
            rest = rest.dropFirst(width)
        }
        return pieces
    }

    /// Returns lines of at most `width` characters, as far as there are blanks behind the bars.
    fileprivate func brokenAtBlanks(at width: Int) -> [Substring] {
        var (lines, line) = ([Substring](), self)
        while line.count > width {
            let lead = line.prefix { $0 == " " || $0 == "|" }.count
            let blanks = line.indices.filter { line[$0] == " " && line.distance(from: line.startIndex, to: $0) > lead }
            guard
                let blank = blanks.last(where: { line.distance(from: line.startIndex, to: $0) <= width })
                    ?? blanks.first
            else { break }
            lines.append(line[..<blank])
            line = line[line.index(after: blank)...]
        }
        return lines + [line]
    }
}
