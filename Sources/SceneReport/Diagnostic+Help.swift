import SceneText

extension Diagnostic {
    /// Returns what `check` prints below a finding, a line each: the notes, and the fixes with the lines that they
    /// change in `source`; without a source, which is what a document has, only the notes about the document.
    public func help(in source: Source?) -> String {
        var text = HumanText(Palette(isOn: false))
        for note in notes where source != nil || !note.isSceneAdvice {
            text.writeSafely(note.message)
            text.endLine()
        }
        guard let source else { return text.text }
        for fix in fixes {
            text.write("help: ")
            text.writeSafely(fix.titleWithSafety)
            text.endLine()
            let preview = FixPreview(fix.edits.filter { $0.range.file == source.file }, in: source)
            preview.write(to: &text, Gutter(lastLine: preview.lastLine))
        }
        return text.text
    }
}
