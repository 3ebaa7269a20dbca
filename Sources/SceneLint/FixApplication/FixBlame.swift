import SceneText

/// Guesses which of many fixes applied together caused an error.
///
/// The guess uses the place of the error: on the line of a fix, or at least in the same scene.
struct FixBlame {
    /// The source before the fixes.
    private let source: Source
    /// The starts of the edits, ascending, with the indices of their fixes.
    private let edits: [(start: Int, fix: Int)]
    private let scenes: [SourceRange]

    /// Prepares for errors that appeared when `fixes` were applied to a source.
    init(_ fixes: [FixCandidate], in parsed: ParsedSource) {
        source = parsed.source
        edits = fixes.enumerated().flatMap { index, fix in fix.edits.map { ($0.range.start, index) } }
            .sorted { $0.start < $1.start }
        scenes = parsed.scenes
    }

    /// Returns the indices of the fixes to blame for errors at `offsets`, which refer to the source before the fixes:
    /// for each error the nearest fix on its line, or else all fixes in its scene.
    func fixes(near offsets: [Int]) -> Set<Int> {
        var blamed: Set<Int> = []
        var blamedScenes: Set<Int> = []
        for offset in offsets {
            let scene = scenes.partitioningIndex { $0.end >= offset }
            if let fix = fix(onLineOf: offset) {
                blamed.insert(fix)
            } else if scene < scenes.count, scenes[scene].start <= offset {
                blamedScenes.insert(scene)
            }
        }
        for scene in blamedScenes {
            let start = edits.partitioningIndex { $0.start >= scenes[scene].start }
            for edit in edits[start...].prefix(while: { $0.start <= scenes[scene].end }) { blamed.insert(edit.fix) }
        }
        return blamed
    }

    /// Returns the fix of the edit nearest to `offset` that begins on the same line, or `nil` if there is none.
    private func fix(onLineOf offset: Int) -> Int? {
        let line = source.line(at: offset)
        let behind = edits.partitioningIndex { $0.start >= offset }
        let neighbors = edits[max(0, behind - 1)..<min(edits.count, behind + 1)]
        return neighbors.filter { line.startIndex <= $0.start && $0.start <= line.endIndex }
            .min { abs($0.start - offset) < abs($1.start - offset) }?.fix
    }
}
