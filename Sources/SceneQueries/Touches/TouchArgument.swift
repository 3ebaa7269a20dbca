import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// A touch in a query: the steps of `--touch`, or a path of `--at`.
public struct TouchArgument {
    /// The steps, which diagnostics refer to.
    public let source: Source
    /// The text of the steps.
    public var text: String { source.text(in: source.wholeRange) }
    /// The syntax errors in the steps.
    public let problems: [Diagnostic]
    /// The gesture that the steps form in a scene.
    private let tree: SyntaxTree
    /// The text before the steps in that gesture.
    private let opening: String

    /// Reads the steps `text` of a touch, the value of `option`.
    public init(_ text: String, of option: String = "--touch") {
        self.init(text, of: option, behind: "touch {\n")
    }

    /// Reads the path of a view, whose middle the finger touches.
    public init(path text: String) {
        self.init(text, of: "--at", behind: "touch {\ndown ")
    }

    private init(_ text: String, of option: String, behind opening: String) {
        self.opening = opening
        source = Source(path: option, text: text)
        if let brace = Self.strayBrace(in: text) {
            // A stray brace would end the gesture before the steps.
            tree = SyntaxTree.parseGesture(Source(path: option, text: opening + "}"))
            problems = [
                Diagnostic(
                    rule: .syntax, severity: .error,
                    message: source.bytes[brace] == UInt8(ascii: "{")
                        ? "this `{` is never closed" : "this `}` closes nothing",
                    range: source.range(brace, brace + 1))
            ]
            return
        }
        let tree = SyntaxTree.parseGesture(Source(path: option, text: "\(opening)\(text)\n}"))
        let source = source
        problems = tree.syntaxDiagnostics.map { Self.moved($0, behind: opening, into: source) }
        self.tree = tree
    }

    /// Binds the steps to the views of `scene`. Diagnostics refer to ``source``.
    public func bind(to bound: BoundFile.Scene, _ scene: LoweredScene) -> TouchBinding {
        let problems: [Diagnostic]
        switch bound.bindTouch(tree) {
        case .steps(let steps):
            problems = scene.problems(with: steps)
            if problems.isEmpty { return .steps(steps) }
        case .problems(let found): problems = found
        }
        return .problems(problems.map { Self.moved($0, behind: opening, into: source) })
    }

    /// Returns why the view that the first finger is put on gets no touch, or `nil` if it gets one or the steps name no
    /// view.
    public func reasonForMiss(in bound: BoundFile.Scene, _ scene: LoweredScene) -> String? {
        guard case .steps(let steps) = bind(to: bound, scene), let (view, middle) = scene.firstView(of: steps) else {
            return nil
        }
        var answers = SceneAnswers(scene, file: source.path)
        var answer = answers.answer(at: middle)
        answers.complete(&answer, askedFor: view, at: middle)
        return answer.reasonForMiss
    }

    /// Returns the finding that a finger can't go down because a view has no visible part.
    public func unseen(_ message: UnseenMessage) -> Finding {
        var result = Diagnostic(
            rule: .wrongValue, severity: .error, message: message.text, range: source.wholeRange)
        if let advice = message.advice { result.notes.append(Diagnostic.Note(advice)) }
        return Finding(result, in: source)
    }

    /// Whether this looks like a path that answers print of a view without a Name, such as `Main.button#1`.
    var isPrintedPath: Bool { text.contains("#") }

    /// Returns the diagnostic for a printed path that leads to no view.
    func noView(inScene scene: String?, nearest: String?) -> Diagnostic {
        var result = Diagnostic(
            rule: .unknownName, severity: .error,
            message: scene.map { "scene `\($0)` has no view `\(text)`" } ?? "no scene has a view `\(text)`",
            range: source.wholeRange)
        if let nearest { result.notes.append(Diagnostic.Note("did you mean `\(nearest)`?")) }
        return result
    }

    /// Returns the diagnostic for an address at which no view is.
    func noAddress(isPrintout: Bool) -> Diagnostic {
        let message =
            isPrintout
            ? "no imported view has the address `\(text)`"
            : "`\(text)` is an address, and only views of printed hierarchies have one"
        let advice =
            isPrintout
            ? "`scenec import` shows which are: parts of controls, and views that only draw, are left out"
            : "write a point or a view: `--at 60,30`, `--at Help`"
        return Diagnostic(
            rule: .unknownName, severity: .error, message: message, range: source.wholeRange,
            notes: [Diagnostic.Note(advice)])
    }

    /// The diagnostic for anything but a path where a path is expected.
    var noPath: Diagnostic {
        Diagnostic(
            rule: .syntax, severity: .error, message: "this isn't the path of a view",
            range: source.wholeRange)
    }

    /// Returns the offset of the first unmatched `}`, or else of the last unmatched `{`.
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

    /// Converts a diagnostic about the gesture to one about the steps, which follow `opening` there.
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
        // Only a scene has lines and statements.
        for index in problem.notes.indices where problem.notes[index].separatesStatements {
            problem.notes[index].message =
                source.path == "--at"
                ? "write a point or a view: `--at 60,30`, `--at Help`" : "separate the steps with `;`"
        }
        // Fixes don't apply to a command line.
        problem.fixes = []
        return problem
    }
}
