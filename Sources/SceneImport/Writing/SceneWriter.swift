import SceneFormat
import SceneRuntime
import SceneSyntax
import SceneText

/// Writes the scenes of an imported document, and records where each item comes from.
struct SceneWriter {
    let document: ImportedDocument
    let source: Source
    /// What views of some classes, or with some Names, are assumed to do.
    let assumptions: ImportAssumptions
    /// The only scene to write; `nil` for all.
    let wantedScene: String?

    /// The Names of all views; empty for those without one.
    var names: [String]
    /// How the cells of each table and collection are written, by the index of the view.
    var tables: [Int: WrittenTable] = [:]
    /// The content view of each cell that it fills, by the indices of the cells.
    var contentViews: [Int: ImportedViewID] = [:]
    /// Whether the subviews of each view reach out of it in a way that React Native hits.
    var needsRules: [Bool] = []
    /// The views of React Native that are hit although they are transparent, by index.
    var isHitTransparent: Set<Int> = []
    /// The text so far.
    var text: [UInt8] = []
    /// How many blocks are open.
    var level = 0
    var map: ImportMap
    /// The item that is being written.
    var openEntry: Int?
    var diagnostics: [Diagnostic] = []

    /// The deepest block that is written. The parser allows a few more.
    static let maximumLevel = 250

    init(
        _ document: ImportedDocument, _ source: Source, _ assumptions: ImportAssumptions, wantedScene: String?
    ) {
        self.wantedScene = wantedScene
        self.document = document
        self.source = source
        self.assumptions = assumptions
        names = [String](repeating: "", count: document.views.count)
        map = ImportMap(fallback: source.range(0, 0))
        map.isInterfaceBuilder = document.isInterfaceBuilder
    }

    private func isSelected(_ name: String) -> Bool { wantedScene == nil || wantedScene == name }

    /// Returns the text of all scenes in the standard layout, with its map.
    mutating func write() -> (text: [UInt8], map: ImportMap, diagnostics: [Diagnostic]) {
        text.reserveCapacity(document.views.count * 80 + 1000)
        for remark in document.remarks { writeComment(remark) }
        plan()
        for (scene, name) in zip(document.scenes, document.sceneNames) where isSelected(name) {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            write(scene, named: name)
        }
        let formatted = formattedText()
        map.move(from: text, to: formatted)
        return (formatted, map, diagnostics)
    }

    /// Returns each scene as a file of its own in the standard layout, with the remarks about the document.
    mutating func writeSeparately() -> [(name: String, text: [UInt8])] {
        plan()
        return zip(document.scenes, document.sceneNames).map { scene, name in
            text.removeAll(keepingCapacity: true)
            for remark in document.remarks { writeComment(remark) }
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            write(scene, named: name)
            return (name, formattedText())
        }
    }

    private mutating func plan() {
        planTables()
        findOverhangs()
    }

    private func formattedText() -> [UInt8] {
        // Most texts are in that layout as they are written.
        if !StandardLayout.mayChange(text) { return text }
        return SyntaxTree.parse(Source(path: source.path, bytes: text)).formatted() ?? text
    }

    // MARK: - Lines

    /// Starts a line at the current level.
    mutating func startLine() {
        text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * level))
    }

    mutating func endLine() { text.append(UInt8(ascii: "\n")) }

    mutating func write(_ words: String) { text.append(contentsOf: words.utf8) }

    /// Writes one line at the current level.
    mutating func writeLine(_ words: String) {
        startLine()
        write(words)
        endLine()
    }

    /// Writes a comment on a line of its own.
    mutating func writeComment(_ words: String) {
        startLine()
        write("// ")
        // A line end in a text of the document must not end the comment.
        for byte in words.utf8 { text.append(byte < 0x20 ? UInt8(ascii: " ") : byte) }
        endLine()
    }

    /// Ends the line with a brace and opens a block.
    mutating func openBlock() {
        write(" {")
        endLine()
        level += 1
    }

    mutating func closeBlock() {
        level -= 1
        writeLine("}")
    }

    // MARK: - Origins

    /// Records that what is written next comes from a view, until ``closeEntry()``.
    mutating func openEntry(for id: ImportedViewID, _ view: ImportedView) {
        openEntry = map.open(
            ImportMap.Entry(
                origin: view.origin, name: names[id.index], className: view.className,
                displayedName: view.displayedName, objectID: view.objectID, address: view.address,
                isMoving: view.marks.contains(.moving),
                isFrameworkOwned: view.isFrameworkOwned,
                isAssumed: assumptions.hitTesting(of: view, named: names[id.index]) != nil,
                isHidden: view.isHidden || view.isTransparent || openEntry.map { map.entries[$0].isHidden } ?? false,
                hasUnknownRecognizers: view.hasUnknownRecognizers,
                isTargetByRecognizers: view.isTargetByRecognizers,
                isOffByDefault: !view.isUserInteractionEnabled && !view.kind.isInteractiveByDefault,
                isImage: view.kind == .image),
            in: openEntry)
    }

    /// Sets the start of the current item to what is written next.
    mutating func markStart() {
        if let openEntry { map.entries[openEntry].start = text.count }
    }

    mutating func closeEntry() {
        guard let entry = openEntry else { return }
        map.entries[entry].end = text.count
        openEntry = map.entries[entry].enclosing
    }
}
