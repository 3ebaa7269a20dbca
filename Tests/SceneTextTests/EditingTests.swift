import SceneText
import Testing

/// Tests applying edits to a source, and mapping offsets back to the original.
struct EditingTests {
    private let source = Source(path: "a.scene", bytes: Array("one two three".utf8) + [0xFF, 0x0A])

    @Test func editsCanComeInAnyOrder() {
        let edits = [edit(4, 7, "2"), edit(0, 0, "zero "), edit(13, 14, ""), edit(7, 7, "½")]
        let edited = source.edited(by: edits)
        #expect(edited.bytes == Array("zero one 2½ three\n".utf8))
        #expect(edited.path == "a.scene")
        #expect(source.edited(by: []).bytes == source.bytes)
    }

    /// Invalid UTF-8 is kept.
    @Test func bytesBetweenEditsAreKept() {
        #expect(source.edited(by: [edit(0, 3, "1")]).bytes == Array("1 two three".utf8) + [0xFF, 0x0A])
    }

    /// A statement that is removed takes along the empty lines after it if there is one before it, or nothing.
    @Test(arguments: [
        ("x\n", ""), ("a\nx\nb\n", "a\nb\n"), ("x\n\n\nb\n", "b\n"), ("a\n\nx\n\nb\n", "a\n\nb\n"),
        ("a\nx\n\nb\n", "a\n\nb\n"), ("a\n\nx\nb\n", "a\n\nb\n"), ("a\n \n\nx\n", "a\n"), ("a\n\nx", "a\n"),
        ("a\r\n\r\nx\r\n\r\nb\r\n", "a\r\n\r\nb\r\n"), ("\u{FEFF}x\n\nb\n", "\u{FEFF}b\n"),
        ("a; x; b\n", "a; b\n"), ("\n\nx\n\n", ""),
    ])
    func removedStatements(_ text: String, _ rest: String) throws {
        let source = Source(path: "a.scene", text: text)
        let start = try #require(source.bytes.firstIndex(of: UInt8(ascii: "x")))
        let edit = Diagnostic.Edit(source.removable(source.range(start, start + 1)), "")
        #expect(source.edited(by: [edit]).bytes == Array(rest.utf8))
    }

    @Test func overlappingAndInvalidEditsAreSkipped() {
        #expect(source.edited(by: [edit(0, 5, "x"), edit(4, 8, "y")]).bytes.starts(with: "xwo".utf8))
        #expect(source.edited(by: [edit(10, 99, "x")]).bytes == source.bytes)
        #expect(source.edited(by: [edit(-4, 2, "x")]).bytes == source.bytes)
    }

    @Test
    func editsOfOtherFilesAreSkipped() {
        let other = Diagnostic.Edit(SourceRange(start: 0, end: 3, in: FileID(1)), "1")
        #expect(source.edited(by: [other, edit(4, 7, "2")]).bytes.starts(with: "one 2 three".utf8))
    }

    /// Each byte that is kept maps back to its original offset.
    @Test func offsetsMapBack() {
        let edits = [edit(4, 7, "2"), edit(0, 0, "zero "), edit(7, 7, "½"), edit(8, 10, "longer")]
        let edited = source.edited(by: edits)
        let offsets = EditedOffsets(edits, in: .only)
        var kept = 0
        for (offset, byte) in edited.bytes.enumerated() {
            let before = offsets.original(offset)
            if edits.contains(where: { $0.range.start == before }) { continue }
            kept += 1
            #expect(source.bytes[before] == byte)
        }
        #expect(kept == 8)
        #expect(offsets.original(0) == 0)
        #expect(offsets.original(5) == 0)
        #expect(offsets.original(edited.bytes.count) == source.bytes.count)
    }

    /// A byte right after a deletion maps to itself, not to the deleted text.
    @Test func offsetsAfterADeletion() {
        let offsets = EditedOffsets([edit(0, 4, "")], in: .only)
        #expect(offsets.original(0) == 4)
        #expect(offsets.original(3) == 7)
    }

    /// Offsets map back through the edits that are applied, not through those that overlap them or of other files.
    @Test func offsetsIgnoreEditsThatAreSkipped() {
        let other = Diagnostic.Edit(SourceRange(start: 9, end: 10, in: FileID(1)), "")
        let edits = [edit(0, 5, "x"), edit(4, 8, "yyyy"), other]
        let edited = source.edited(by: edits)
        let offsets = EditedOffsets(edits, in: .only)
        for offset in 1..<edited.bytes.count { #expect(offsets.original(offset) == offset + 4) }
    }

    private func edit(_ start: Int, _ end: Int, _ text: String) -> Diagnostic.Edit {
        Diagnostic.Edit(SourceRange(start: start, end: end, in: .only), text)
    }
}
