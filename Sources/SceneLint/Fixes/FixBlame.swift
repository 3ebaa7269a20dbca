import SceneSyntax
import SceneText

/// Says which of many fixes that were made at once is to blame for an error.
///
/// It is a guess, as good as where the error stands: on the line of a fix, or at least in the same scene.
struct FixBlame {
    /// The source before the fixes.
    private let source: Source
    /// Where edits begin, in order, with the indices of their fixes.
    private let edits: [(start: Int, fix: Int)]
    /// The scenes of the source.
    private let scenes: [SourceRange]

    /// Prepares for errors that came up when `fixes` were made in `source`.
    init(_ fixes: [FixCandidate], in source: Source) {
        self.source = source
        edits = fixes.enumerated().flatMap { index, fix in fix.edits.map { ($0.range.start, index) } }
            .sorted { $0.start < $1.start }
        let tree = SyntaxTree.parse(source)
        scenes = tree.children(.file).filter { tree.kind($0) == .scene }.map { tree.range($0) }
    }

    /// Returns the indices of the fixes that errors at `offsets`, counted before the fixes, are blamed on: for each error the
    /// fix nearest to it on its line, else all in its scene.
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

    /// Returns the fix of the edit nearest to `offset` that begins on the same line, or `nil` if none does.
    private func fix(onLineOf offset: Int) -> Int? {
        let line = source.line(at: offset)
        let behind = edits.partitioningIndex { $0.start >= offset }
        let neighbours = edits[max(0, behind - 1)..<min(edits.count, behind + 1)]
        return neighbours.filter { line.startIndex <= $0.start && $0.start <= line.endIndex }
            .min { abs($0.start - offset) < abs($1.start - offset) }?.fix
    }
}
