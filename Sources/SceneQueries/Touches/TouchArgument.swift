import SceneReport
import SceneRuntime
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
    /// The addresses that the steps name views of a printout by.
    private let addresses: WrittenAddresses
    /// The document with views at ``addresses``.
    private let document: SceneDocument?

    /// Reads the steps `text` of a touch, the value of `option`. They can have addresses of views of `document`.
    public init(_ text: String, of option: String = "--touch", importedFrom document: SceneDocument? = nil) {
        self.init(text, of: option, behind: "touch {\n", WrittenAddresses(in: text), document)
    }

    /// Reads the path of a view, whose middle the finger touches.
    public init(path text: String) {
        self.init(text, of: "--at", behind: "touch {\ndown ")
    }

    private init(
        _ text: String, of option: String, behind opening: String, _ addresses: WrittenAddresses = WrittenAddresses(),
        _ document: SceneDocument? = nil
    ) {
        self.opening = opening
        self.addresses = addresses
        self.document = document
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
        let steps = addresses.namesInPlace(in: text)
        let tree = SyntaxTree.parseGesture(Source(path: option, text: "\(opening)\(steps)\n}"))
        let source = source
        problems = tree.syntaxDiagnostics.map { Self.moved($0, behind: opening, into: source) }
        self.tree = tree
    }

    /// Binds the steps to the views of `scene`. Diagnostics refer to ``source``.
    public func bind(to bound: BoundFile.Scene, _ scene: LoweredScene) -> TouchBinding {
        let problems: [Diagnostic]
        if !addresses.isEmpty {
            switch replacingAddresses(in: scene) {
            case .success(let argument): return argument.bind(to: bound, scene)
            case .failure(let missing): return .problems([missing.problem])
            }
        }
        switch bound.bindTouch(tree) {
        case .steps(let steps):
            problems = scene.problems(with: steps)
            if problems.isEmpty { return .steps(steps) }
        case .problems(let found): problems = found
        }
        return .problems(problems.map { Self.moved($0, behind: opening, into: source) })
    }

    /// An address at which a scene has no view.
    private struct MissingView: Error {
        var problem: Diagnostic
    }

    /// Returns the steps with each address replaced by the path of its view in `scene` or, if that path can't be
    /// written, by the middle of what is seen of the view.
    private func replacingAddresses(in scene: LoweredScene) -> Result<TouchArgument, MissingView> {
        var missing: Diagnostic?
        let text = addresses.replaced(in: source) { address, range in
            guard let view = document?.view(at: address, in: scene) else {
                missing = missing ?? noAddress(in: range, isPrintout: document?.isInterfaceBuilder == false)
                return nil
            }
            let path = scene.path(of: view)
            if !path.contains("#") { return path }
            let box = HitTestGeometry(scene.tree).visibleBox(of: view)
            if box.isEmpty {
                let place = UnseenPlace(path: path, cause: .notVisible(view))
                missing = missing ?? unseen(scene.message(about: place)).diagnostic
                return nil
            }
            return "\(numberText(box.middle.x)),\(numberText(box.middle.y))"
        }
        if let missing { return .failure(MissingView(problem: missing)) }
        return .success(TouchArgument(text, of: source.path, behind: opening))
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

    /// Returns the diagnostic for an address at `range`, or everywhere, at which no view is.
    func noAddress(in range: SourceRange? = nil, isPrintout: Bool) -> Diagnostic {
        let range = range ?? source.wholeRange
        let address = source.text(in: range)
        let message =
            isPrintout
            ? "no imported view has the address `\(address)`"
            : "`\(address)` is an address, and only views of printed hierarchies have one"
        let gesture = source.path == "--at" ? "--at" : "tap"
        let advice =
            isPrintout
            ? "`scenec import` shows which are: parts of controls, and views that only draw, are left out"
            : "write a point or a view: `\(gesture) 60,30`, `\(gesture) Help`"
        return Diagnostic(
            rule: .unknownName, severity: .error, message: message, range: range, notes: [Diagnostic.Note(advice)])
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
