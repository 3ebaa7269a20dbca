import SceneSyntax
import SceneText

/// Says which of many mends that were made at once is to blame for an error.
///
/// It is a guess, as good as where the error stands: on the line of a mend, or at least in the same scene.
struct MendingBlame {
    /// The source before the mends.
    private let source: Source
    /// Where edits begin, in order, with the indices of their mends.
    private let edits: [(start: Int, mend: Int)]
    /// The scenes of the source.
    private let scenes: [SourceRange]

    /// Prepares for errors that came up when `mends` were made in `source`.
    init(_ mends: [Mend], in source: Source) {
        self.source = source
        edits = mends.enumerated().flatMap { index, mend in mend.edits.map { ($0.range.start, index) } }
            .sorted { $0.start < $1.start }
        let tree = SyntaxTree.parse(source)
        scenes = tree.children(.file).filter { tree.kind($0) == .scene }.map { tree.range($0) }
    }

    /// Returns the indices of the mends that errors at `offsets`, counted before the mends, are blamed on: for each error the
    /// mend nearest to it on its line, else all in its scene.
    func mends(near offsets: [Int]) -> Set<Int> {
        var blamed: Set<Int> = []
        var blamedScenes: Set<Int> = []
        for offset in offsets {
            let scene = scenes.partitioningIndex { $0.end >= offset }
            if let mend = mend(onLineOf: offset) {
                blamed.insert(mend)
            } else if scene < scenes.count, scenes[scene].start <= offset {
                blamedScenes.insert(scene)
            }
        }
        for scene in blamedScenes {
            let start = edits.partitioningIndex { $0.start >= scenes[scene].start }
            for edit in edits[start...].prefix(while: { $0.start <= scenes[scene].end }) { blamed.insert(edit.mend) }
        }
        return blamed
    }

    /// Returns the mend of the edit nearest to `offset` that begins on the same line, or `nil` if none does.
    private func mend(onLineOf offset: Int) -> Int? {
        let line = source.line(at: offset)
        let behind = edits.partitioningIndex { $0.start >= offset }
        let neighbours = edits[max(0, behind - 1)..<min(edits.count, behind + 1)]
        return neighbours.filter { line.startIndex <= $0.start && $0.start <= line.endIndex }
            .min { abs($0.start - offset) < abs($1.start - offset) }?.mend
    }
}
