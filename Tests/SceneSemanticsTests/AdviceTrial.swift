import Foundation
import SceneSemantics
import SceneSyntax
import SceneText
import Synchronization
import TestSupport

/// Tries what a note says to write, at the place of the mistake and as each kind of thing that it can be.
struct AdviceTrial {
    let advice: String
    /// The finding that gives it, and in which source.
    let place: (finding: Diagnostic, source: Source)?

    /// Creates the trial of `advice`, which `finding` gives in `source`. Its placeholders become examples.
    init(of advice: String, on finding: Diagnostic, in source: Source) {
        self.advice = Self.withExamples(advice)
        place = (finding, source)
    }

    /// Creates the trial of `advice`, without the text that it is about.
    init(of advice: String) {
        self.advice = Self.withExamples(advice)
        place = nil
    }

    private static func withExamples(_ advice: String) -> String {
        placeholders.reduce(advice) { text, placeholder in
            text.replacing(placeholder.written, with: placeholder.example)
        }
    }

    /// Signs that stand for something that you fill in, and an example of each.
    private static let placeholders = [
        ("X,Y", "1,2"), ("WxH", "30x40"), ("T,L,B,R", "1,2,3,4"), ("#rrggbb", "#112233"), ("aa", "44"), ("{ … }", "{}"),
        ("rows …", "rows 9 height 9"), ("frame …", "frame 0,0 9x9"), ("return …", "return -> Zp"), ("pass …", "pass"),
        ("delegate …", "delegate -> Zp"), ("-> …", "-> Zp"), ("tap …", "tap Zp nothing"), (" … }", " fill }"),
        (" … ", " fill "), ("; …", ""), (" …", ""),
    ].map { (written: $0.0, example: $0.1) }

    /// Whether what the note says to write compiles at one of the places.
    var succeeds: Bool {
        if let place {
            if place.finding.fixes.contains(where: { $0.edits.contains { $0.text.contains(advice) } }) { return true }
            let replaced = place.source.edited(by: [Diagnostic.Edit(place.finding.range, advice)])
            if Self.compiles(replaced) { return true }
        }
        return Self.succeedsAnywhere.value(for: advice) { succeedsAlone }
    }

    /// Which advice compiles without the text that it is about. Many mistakes have the same advice.
    private static let succeedsAnywhere = Memo<String, Bool>()

    private var succeedsAlone: Bool {
        let opening = "scene Main .iPhoneSE, .iPhone16Pro {\n" + examples
        if advice.first == "\\" { return Self.compiles(opening + "label Zz \"\(advice)\" fill\n}\n") }
        // What begins alike, or looks alike, mostly has the same place.
        let keys = [String(advice.prefix { $0.isLetter || $0.isNumber }), shape]
        let known = Self.successes.withLock { successes in keys.flatMap { successes[$0] ?? [] } }
        let others = Self.templates.indices.filter { !known.contains($0) }
        let success = (known + others).first { index in
            let template = Self.templates[index]
            let text = template.parts.joined(separator: advice)
            return Self.compiles(template.isFile ? text : opening + text + "\n}\n")
        }
        guard let success else { return filesWithComponents.contains { Self.compiles($0) } }
        Self.successes.withLock { successes in
            for key in keys where successes[key]?.contains(success) != true {
                successes[key, default: []].append(success)
            }
        }
        return true
    }

    /// The advice with the same letter in place of each word, Name and number.
    private var shape: String {
        var shape = ""
        for character in advice {
            let sign: Character =
                character.isNumber ? "0" : character.isUppercase ? "A" : character.isLowercase ? "a" : character
            if !(sign.isLetter || sign.isNumber) || shape.last.map({ !($0.isLetter || $0.isNumber) }) ?? true {
                shape.append(sign)
            }
        }
        return shape
    }

    /// The templates that succeeded with advice of each first word and shape.
    private static let successes = Mutex<[String: [Int]]>([:])

    /// All texts that have advice in them.
    private static let templates: [(parts: [Substring], isFile: Bool)] =
        statements.map { ($0, false) } + files.map { ($0, true) } + statementsInRows.map { ($0, false) }

    private static func compiles(_ text: String) -> Bool { compiles(Source(path: "a.scene", text: text)) }

    /// Returns whether there is no error in `source`.
    private static func compiles(_ source: Source) -> Bool {
        // Most places take other things, which the syntax already shows.
        let tree = SyntaxTree.parse(source)
        guard tree.problems.isEmpty else { return false }
        let file = BoundFile.bind(tree)
        return file.diagnostics.isEmpty
            && file.scenes.allSatisfy { scene in
                if !scene.hasErrors, case .scene = scene.lowered() { true } else { false }
            }
    }

    /// Returns `templates`, each split where the advice is inserted.
    private static func split(_ templates: [String]) -> [[Substring]] {
        templates.map { $0.split(separator: "%", omittingEmptySubsequences: false) }
    }

    /// Files with a component whose parameter, word or view is what the advice begins with.
    private var filesWithComponents: [String] {
        let word = String(advice.prefix { $0.isLetter })
        let end = "\nscene Main 390x844 { }\n"
        if advice.first == "(" || advice.first == "=" {
            return ["component badge\(advice) view {}", "component badge(count \(advice)) view {}"].map { $0 + end }
        }
        let names = advice.split(separator: ".").map(String.init)
        let view = names.count > 1 ? names[1].prefix { $0.isLetter } : ""
        if names.count > 1, names[0].last?.isUppercase == true {
            return [
                "component badge view { button \(view) fill }\nscene Main 390x844 { badge \(names[0]) fill\n"
                    + "expect hit 1,1 -> \(advice)\n}\n"
            ]
        }
        let bodies = ["\(advice) fill", "label \(advice) fill", "\(advice) leading 0 top 0 height 9"]
        return bodies.map { "component badge(title = \"\") view { \($0) }" + end }
            + [" = 0", " = true", " = \"\"", " ->"].flatMap { value in
                ["badge", word].flatMap { kind in
                    let parameter = kind == word ? advice.split(separator: " ").dropFirst(2).first ?? "" : word[...]
                    let use = kind == word ? advice : "badge fill \(advice)"
                    return ["\(use)", "table Zx fill { rows 3 height 9 { cell { \(use) } } }", "repeat 3 { \(use) }"]
                        .map {
                            "component \(kind)(\(parameter)\(value)) view {}\nscene Main 390x844 {\n\(examples)\($0)\n}\n"
                        }
                }
            }
    }

    /// Declarations of the words and Names in the advice that it doesn't declare itself, as what they seem to be.
    private var examples: String {
        let words = advice.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "\"") }.map(String.init)
        func isDeclared(_ name: String) -> Bool {
            zip(words, words.dropFirst()).contains { Self.declarations.contains($0) && $1 == name }
                || advice.contains("].\(name)") || name == "Main" || name.first == "Z" && name.count == 2
        }
        let numbers = ["unit", "w", "h", "gap", "angle"].filter { words.contains($0) && !isDeclared($0) }
        let views = Set(words).filter { $0.first?.isUppercase == true && !isDeclared($0) }
        return numbers.map { "let \($0) = 8\n" }.joined() + (words.contains("isOpen") ? "let isOpen = (true)\n" : "")
            + views.sorted().map { example(of: $0) + "\n" }.joined()
            + "button Zp frame 0,0 9x9; scroll Zs frame 0,0 9x9; table Zt frame 0,0 99x99 { rows 9 height 9 }\n"
    }

    /// Returns a view or recognizer called `name` of the kind that its use in the advice needs.
    private func example(of name: String) -> String {
        func follows(_ words: String...) -> Bool { words.contains { advice.contains("\($0) -> \(name)") } }
        // A view can stand for its recognizers.
        if follows("recognizes"), advice.contains("drag \(name) ") {
            return "view \(name) frame 0,0 44x44 { recognizer .pan }"
        }
        if follows("recognizes", "requireToFail", "simultaneous") { return "recognizer \(name) .tap" }
        if follows("touches") { return "view \(name) frame 0,0 44x44" }
        if follows("scrolls") { return "scroll \(name) frame 0,0 44x44" }
        if follows("sends valueChanged") { return "slider \(name) frame 0,0 44x44" }
        guard let index = advice.range(of: "\(name)[") else { return "button \(name) frame 0,0 44x44" }
        let inner = advice.range(of: "].").map { advice[$0.upperBound...].prefix { $0.isLetter } } ?? ""
        let cell = inner.first?.isUppercase == true ? "{ cell { button \(inner) fill } }" : ""
        let rows = "rows 9 height 9 \(cell)"
        let hasSection = advice[index.upperBound...].prefix { $0 != "]" }.contains(",")
        return
            "table \(name) frame 0,0 44x44 { \(hasSection ? "section { \(rows) }; section { rows 9 height 9 }" : rows) }"
    }

    /// Words before a Name or word that they declare.
    private static let declarations = [
        "view", "background", "window", "label", "image", "control", "button", "switch", "slider", "stepper",
        "segmentedControl", "pageControl", "textField", "textView", "visualEffect", "scroll", "table", "collection",
        "stack", "recognizer", "header", "footer", "scene", "let",
    ]

    /// What a whole file can be. `%` is the advice.
    private static let files = split([
        "%", "%\nscene Main 390x844 {}", "% {}", "% }", "% 390x844 {}", "scene Main % {}", "scene Main 390x844 % {}",
        "scene Main .iPhoneSE, % {}", "scene Main .iPhoneSE% {}",
        "component badge view { button Tap fill }\nscene Main 390x844 { badge Unread fill\n%\n}",
        "component badge(%) view {}\nscene Main 390x844 {}",
    ])

    /// Statements of a scene. `%` is the advice.
    private static let statements = split([
        // Statements of blocks
        "%", "% fill", "% fill {}", "% {}", "view Zz fill %", "view Zz fill { % }", "view Zz fill { view Yy fill\n% }",
        "button Zz fill %", "view Zz fill { view Yy fill %", "table Zz fill { % }", "table Zz fill %",
        "table Zz fill { rows 3 height 9 { % } }", "table Zz fill { % height 9 }", "table Zz fill { % 9 height 9 }",
        "table Zz fill { rows 9 % }", "table Zz fill { row % }", "table Zz fill { header % }",
        "collection Zz fill { % }", "collection Zz fill { % size 9x9 }",
        "collection Zz fill { items 9 size 9x9 { % } }",
        "collection Zz fill { items 9 size 9x9 % }", "stack Zz .vertical fill { % }",
        "stack Zz .vertical fill distribution .equalSpacing { % }",
        "stack Zz .horizontal fill { view Yy width 9; % }", "repeat 3 { % }", "repeat 3 { view fill alpha % }",
        "if (1 < 2) { % }",
        // Attributes
        "view Zz %", "view Zz frame 0,0 9x9 %", "view Zz size 9x9 %", "view Zz leading 0 size 9x9 %",
        "view Zz top 0 size 9x9 %", "view Zz leading 0 top 0 height 9 %", "view Zz leading 0 top 0 width 9 %",
        "view Zz leading 0 width 9 %", "view Zz top 0 height 9 %", "view Zz leading 0 trailing 0 height 9 top 0 % 0",
        "scroll Zz fill %", "scroll Zz %", "collection Zz fill %", "slider Zz fill %", "switch Zz fill %",
        "stack Zz fill %", "stack Zz % fill", "stack Zz fill .vertical { view width 9 height 9; view % }",
        "recognizer Zz .tap %", "recognizer Zz .pan %", "recognizer Zz .longPress %", "recognizer %", "recognizer Zz %",
        "subview %",
        // Values
        "view Zz fill alpha %", "view Zz fill backgroundColor %", "view Zz fill touchDelegate %",
        "view Zz fill touchDelegate -> %", "view Zz leading % top 0 size 9x9",
        "view Zz leading 0 top 0 height 9 width %",
        "view Zz fill hidden %", "view Zz frame %", "view Zz size %", "view Zz frame 0,0 %", "view Zz fill hitSlop %",
        "view Zz fill % 1", "view Zz fill anchorPoint %", "label Zz % fill",
        "label Zz \"\\(%)\" fill", "let zz = %", "let zz = (1 + %)", "let % = 8", "repeat % { view fill }",
        "view Zz fill rotate %", "if % { view fill }", "view Zz fill hidden (%)",
        "stack Zz .vertical fill alignment %", "stack Zz .horizontal fill alignment %", "stack Zz fill distribution %",
        "scroll Zz fill contentInsetAdjustment %", "scroll Zz fill touchesShouldCancel %",
        "table Zz fill displayOrder %",
        // Rules
        "hitTest { % }", "hitTest { claim -> Zp { % } }", "hitTest { % -> Zp }", "view Zz fill { hitTest { % } }",
        // Expectations
        "expect %", "expect tap Zp %", "expect tap Zt[0] %", "expect hit 1,1 %", "expect tap Zp not %",
        "expect tap Zp % -> Zp", "expect drag Zs to 1,1 %", "expect hit 1,1 -> %", "expect tap % nothing",
        "expect touch { % } nothing", "expect touch { down 1,1; % ; up } nothing",
        "expect touch { down 1,1; %; up 1 } nothing", "expect touch { down 1,1; wait % ; up } nothing",
        "expect tap Zp sends %", "expect press Zp % nothing", "expect % -> Zp", "% hit 1,1 -> Zp",
        "expect % Zp nothing",
        "expect drag Zp % nothing", "expect tap Zp % fires -> Zp",
    ])

    /// Statements with an index, or in a component.
    private static let statementsInRows = split(
        [
            "view fill %", "switch fill %", "slider fill %", "scroll fill %", "view leading % top 0 size 9x9",
            "view fill hidden %", "%", "recognizer Zz %", "label % fill", "view % top 0 size 9x9",
            "view % leading 0 size 9x9",
        ].flatMap { statement in
            [
                "table Zx fill { rows 3 height 9 { cell { \(statement) } } }", "repeat 3 { \(statement) }",
                "table Zx fill { repeat 3 { \(statement) } }",
                "collection Zx fill { items 3 size 9x9 { cell { \(statement) } } }",
            ]
        })
}
