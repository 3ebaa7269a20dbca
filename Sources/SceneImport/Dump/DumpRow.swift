import SceneText

/// A row of a printed view hierarchy: the text between `<` and `>`, and its depth.
struct DumpRow {
    /// The class and the address: from `<` to the first `;`.
    var head: SourceRange
    /// The offset after its head.
    var headEnd: Int
    var className: String
    /// The address, or an empty text.
    var address: String
    /// The number of bars before it.
    var depth: Int
    var properties: [Property] = []
    /// Whether the text ends, or something else begins, before its `>`.
    var isCut = false
    /// The property in which a cut row ends, as far as it is there.
    var cutProperty = 0..<0
    /// Whether it is in the place of a row, but isn't one that a view prints.
    var isUnreadable = false
    /// Whether the next row is that of a subview.
    var hasSubviews = false
    /// Whether a line before it says that rows are left out.
    var followsElision = false
    /// What comes before it on its line if there are no bars.
    var lead = DumpLead.marks
    /// The range of ``lead``.
    var leadRange = 0..<0
    /// Whether the row before it ends on the line before, or on its line.
    var isDirectlyAfterRow = false
    /// Whether it is cut off and a line of other text comes after it.
    var isBeforeText = false
    /// The offset after its last byte.
    var end: Int

    /// Whether a class can have its name. Quotes and braces are left over where something else was pasted into a row.
    var hasClassName: Bool {
        !className.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "`"): true
            default: false
            }
        }
    }

    /// A property, by the ranges of its key and value in the text.
    struct Property {
        var key: Range<Int>
        var value: Range<Int>
    }
}
