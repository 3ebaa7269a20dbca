import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// What a finger does, as it is written on the command line: the steps of `--touch`, or a path of `--at`.
struct WrittenTouch {
    /// The steps alone, which is where findings point to.
    let source: Source
    /// What is written.
    var text: String { source.text(in: source.wholeRange) }
    /// What is wrong with how they are written.
    let problems: [Diagnostic]
    /// The steps as the gesture that they would be in a scene.
    private let tree: SyntaxTree
    /// What stands before the steps in that gesture.
    private let opening: String

    /// Reads the steps `text` of a touch.
    init(_ text: String) {
        self.init(text, of: "--touch", behind: "touch {\n")
    }

    /// Reads the path of a view, in the middle of which a finger comes down.
    init(path text: String) {
        self.init(text, of: "--at", behind: "touch {\ndown ")
    }

    private init(_ text: String, of option: String, behind opening: String) {
        self.opening = opening
        source = Source(path: option, text: text)
        if let brace = Self.strayBrace(in: text) {
            // With it the gesture would end before the steps do.
            tree = SyntaxTree.parseGesture(Source(path: option, text: opening + "}"))
            problems = [
                Diagnostic(
                    rule: "syntax", severity: .error,
                    message: source.bytes[brace] == UInt8(ascii: "{")
                        ? "this `{` is never closed" : "this `}` closes nothing",
                    range: source.range(brace, brace + 1))
            ]
            return
        }
        let tree = SyntaxTree.parseGesture(Source(path: option, text: "\(opening)\(text)\n}"))
        let source = source
        problems = tree.problems.map { Self.moved($0.diagnostic(in: tree.source), behind: opening, into: source) }
        self.tree = tree
    }

    /// Binds the steps to the views of `scene`; findings point into ``source``.
    func bind(to checked: CheckedScene, _ scene: LoweredScene) -> TouchBinding {
        let problems: [Diagnostic]
        switch checked.bindTouch(tree) {
        case .steps(let steps):
            problems = scene.problems(with: steps)
            if problems.isEmpty { return .steps(steps) }
        case .problems(let found): problems = found
        }
        return .problems(problems.map { Self.moved($0, behind: opening, into: source) })
    }

    /// The finding that a finger cannot come down, since nothing of a view is visible.
    func unseen(_ message: String) -> Finding {
        let range = source.wholeRange
        return Finding(
            Diagnostic(rule: BasicRule.wrongValue.rawValue, severity: .error, message: message, range: range),
            in: source)
    }

    /// What is wrong with more than a path where a path should be.
    var noPath: Diagnostic {
        Diagnostic(
            rule: BasicRule.syntax.rawValue, severity: .error, message: "this is not the path of a view",
            range: source.wholeRange)
    }

    /// The offset of the first `}` that no `{` opens, or else of the last `{` that none closes.
    private static func strayBrace(in text: String) -> Int? {
        var open: [Int] = []
        var isComment = false
        var last: UInt8 = 0
        for (offset, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"): isComment = false
            case UInt8(ascii: "/") where last == byte: isComment = true
            case UInt8(ascii: "{") where !isComment: open.append(offset)
            case UInt8(ascii: "}") where !isComment:
                if open.popLast() == nil { return offset }
            default: break
            }
            last = byte
        }
        return open.last
    }

    /// A finding about the gesture as one about the steps, which are written behind `opening` there.
    private static func moved(
        _ problem: Diagnostic, behind opening: String, into source: Source
    ) -> Diagnostic {
        let move = { (range: SourceRange) in
            let start = min(max(range.start - opening.utf8.count, 0), source.bytes.count)
            return source.range(start, min(max(range.end - opening.utf8.count, start), source.bytes.count))
        }
        var problem = problem
        problem.range = move(problem.range)
        for index in problem.notes.indices { problem.notes[index].range = problem.notes[index].range.map(move) }
        // What is fixed on a command line is typed again.
        problem.fixes = []
        return problem
    }
}
