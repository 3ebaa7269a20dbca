import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests safe fixes on files that are being typed: cut off anywhere, or with a token missing or added. You may not see
/// these fixes being applied, so they only change what their finding is about.
struct SafeFixTests {
    /// The scene files of the project, by folder.
    private static let folders =
        [
            "../../examples", "../SceneSemanticsTests/Fixtures/sound", "../SceneSemanticsTests/Fixtures/mistakes",
            "../SceneSemanticsTests/Fixtures/trees", "../SceneSyntaxTests/Fixtures",
        ] + RuleFixture.all.map { "Fixtures/\($0.rule)" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }

    /// How many mistakes are tried in a file. Optimized builds try more, and in each file.
    private static func mistakeCount(_ random: inout SplitMix) -> Int {
        #if DEBUG
            random.happens(0.5) ? 1 : 0
        #else
            40
        #endif
    }

    /// The findings in each text. Applying fixes checks the same text several times.
    private static let findings = Memo<[UInt8], [Diagnostic]>()

    private static func lint(_ source: Source) -> [Diagnostic] {
        findings.value(for: source.bytes) { LintedFile.lint(source).diagnostics }
    }

    /// Longer files take too long to check repeatedly.
    private static let maximumFileLength = 3000

    @Test(arguments: folders.indices)
    func safeFixesDoNoHarm(_ index: Int) throws {
        let folder = Fixtures(Self.folders[index])
        var random = SplitMix(seed: UInt64(index) + 1)
        for name in folder.names(endingIn: ".scene") {
            let bytes = try folder.bytes(name + ".scene")
            guard bytes.count < Self.maximumFileLength, !bytes.isEmpty else { continue }
            for _ in 0..<Self.mistakeCount(&random) {
                let typed = Source(path: "a.scene", bytes: withMistake(bytes, &random))
                let findings = Self.lint(typed)
                for finding in findings {
                    for fix in finding.fixes where fix.safe {
                        if let harm = Harm.done(by: fix, of: finding, in: typed) {
                            record(harm, fix.title, name, typed)
                        }
                    }
                }
                let fixed = typed.fixed(includingUnsafe: false) { Self.lint($0) }
                let hasErrors = findings.contains { $0.severity == .error }
                if let harm = Harm.done(from: typed, to: fixed.source, hasErrors: hasErrors) {
                    record(harm, "all", name, typed)
                }
            }
        }
    }

    /// Whatever the file, fixing it a second time changes nothing, unless the first time said that it can.
    @Test(arguments: folders.indices)
    func fixingTwiceIsFixingOnce(_ index: Int) throws {
        let folder = Fixtures(Self.folders[index])
        var random = SplitMix(seed: UInt64(index) + 1000)
        for name in folder.names(endingIn: ".scene") {
            let bytes = try folder.bytes(name + ".scene")
            guard bytes.count < Self.maximumFileLength / 3, !bytes.isEmpty else { continue }
            #if DEBUG
                if random.happens(0.4) { continue }
            #endif
            var settings = [true, false]
            #if DEBUG
                settings = [random.pick(settings)]
            #endif
            for includesUnsafe in settings {
                let cut = Array(bytes[..<Int.random(in: 1...bytes.count, using: &random)])
                var versions = [bytes, withMistake(bytes, &random), cut]
                #if DEBUG
                    versions = [random.pick(versions)]
                #endif
                for typed in versions.map({ Source(path: "a.scene", bytes: $0) }) {
                    var once = typed.fixed(includingUnsafe: includesUnsafe) { Self.lint($0) }
                    if once.count == 0 { continue }
                    if once.isUnfinished {
                        once = once.source.fixed(includingUnsafe: includesUnsafe) { Self.lint($0) }
                        #expect(once.count > 0 && !once.isUnfinished)
                    }
                    let twice = once.source.fixed(includingUnsafe: includesUnsafe) { Self.lint($0) }
                    if twice.source.bytes != once.source.bytes {
                        record(
                            "\(once.source.text(in: once.source.wholeRange))\nbecomes\n\(twice.source.text(in: twice.source.wholeRange))",
                            "twice", name, typed)
                    }
                }
            }
        }
    }

    /// Where a space between two words is missing, safe fixes write it, or leave an error for you.
    @Test(arguments: folders.indices)
    func aMissingSpaceIsWrittenOrReported(_ index: Int) throws {
        let folder = Fixtures(Self.folders[index])
        var random = SplitMix(seed: UInt64(index) + 2000)
        for name in folder.names(endingIn: ".scene") {
            let original = Source(path: "a.scene", bytes: try folder.bytes(name + ".scene"))
            guard original.bytes.count < Self.maximumFileLength, !Self.hasErrors(original) else { continue }
            let spaces = Self.spaces(in: original)
            let tried =
                spaces.count <= Self.maximumSpaces
                ? spaces : Array(spaces.shuffled(using: &random).prefix(Self.maximumSpaces))
            for space in tried {
                let typed = Source(
                    path: "a.scene", bytes: Array(original.bytes[..<space] + original.bytes[(space + 1)...]))
                // The space may not be needed.
                guard Self.hasErrors(typed) else { continue }
                let fixed = typed.fixed(includingUnsafe: false) { Self.mistakes(in: $0) }
                if fixed.diagnostics.contains(where: { $0.severity == .error }) { continue }
                let (before, after) = (Harm.tokens(of: original), Harm.tokens(of: fixed.source))
                if before != after {
                    record("becomes\n" + String(decoding: fixed.source.bytes, as: UTF8.self), "space", name, typed)
                }
            }
        }
    }

    /// How many missing spaces are tried in each file.
    private static var maximumSpaces: Int {
        #if DEBUG
            2
        #else
            1000
        #endif
    }

    private static func mistakes(in source: Source) -> [Diagnostic] {
        BoundFile.bind(SyntaxTree.parse(source)).diagnostics
    }

    private static func hasErrors(_ source: Source) -> Bool { mistakes(in: source).contains { $0.severity == .error } }

    /// Returns the offsets of single spaces between two tokens of a line.
    private static func spaces(in source: Source) -> [Int] {
        let tokens = SyntaxTree.parse(source).tokens
        let ranges = (0..<tokens.count).map { tokens.range(TokenID(index: $0)) }
        return zip(ranges, ranges.dropFirst()).filter {
            $0.end + 1 == $1.start && source.bytes[$0.end] == UInt8(ascii: " ")
        }
        .map { $0.0.end }
    }

    private func record(_ harm: String, _ fix: String, _ name: String, _ source: Source) {
        Issue.record("\(name), \(fix): \(harm)\n\(String(decoding: source.bytes, as: UTF8.self))")
    }

    /// Returns a file with one mistake.
    private func withMistake(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        let tokens = SyntaxTree.parse(Source(path: "a.scene", bytes: bytes)).tokens
        let token = tokens.range(TokenID(index: Int.random(in: 0..<tokens.count, using: &random)))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return Array(bytes[..<Int.random(in: 0...bytes.count, using: &random)])
        case 1: return Array(bytes[..<token.start] + bytes[token.end...])
        case 2: return Array(bytes[..<token.end] + [UInt8(ascii: " ")] + bytes[token.start...])
        default:
            // Cuts off a line in the middle of a token.
            let middle = token.start + token.length / 2
            let end = bytes[middle...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return Array(bytes[..<middle] + bytes[end...])
        }
    }

    // MARK: Kinds of harm

    /// Each kind of harm is detected.
    @Test func harmIsDetected() {
        let before = Source(path: "a.scene", text: "let w = 3\nscene A 9x9 { view B width w }\nexpect reachable -> B\n")
        let texts = [
            "scene A 9x9 { view B width w }\nexpect reachable -> B\n",
            "let w = 3\nscene A 9x9 { view B width w }\nexpect unreachable -> B\n",
            "let w = 3\nscene A 9x9 { view B width w }\nexpect reachable -> A\n",
            "let w = 3\nscene A 9x9 { view B width w } }\nexpect reachable -> B\n",
        ]
        for text in texts {
            #expect(Harm.done(from: before, to: Source(path: "a.scene", text: text)) != nil, "\(text)")
        }
        #expect(Harm.done(from: before, to: before) == nil)
        let finding = Diagnostic(
            rule: "r", severity: .error, message: "m", range: SourceRange(start: 0, end: 3, in: .only))
        let far = Diagnostic.Fix(
            "f", safe: true, edits: [Diagnostic.Edit(SourceRange(start: 24, end: 28, in: .only), "")])
        #expect(Harm.done(by: far, of: finding, in: before) != nil)
        let flag = Source(path: "a.scene", text: "hidden .off")
        let turned = Diagnostic.Fix(
            "f", safe: true, edits: [Diagnostic.Edit(SourceRange(start: 8, end: 11, in: .only), "on")])
        let there = Diagnostic(
            rule: "r", severity: .error, message: "m", range: SourceRange(start: 0, end: 11, in: .only))
        #expect(Harm.done(by: turned, of: there, in: flag) != nil)
    }
}

/// What a safe fix must not do.
private enum Harm {
    /// Returns the harm that `fix` does to words that `finding` isn't about, or `nil`.
    static func done(by fix: Diagnostic.Fix, of finding: Diagnostic, in source: Source) -> String? {
        let after = source.edited(by: fix.edits)
        var words = counted(tokens(of: after))
        var allowed = counted(tokens(of: finding.range, in: source))
        // Fixes of these rules remove whole lines.
        let isAboutLines = finding.rule == "unused-let" || finding.rule == "unused-allow"
        for word in tokens(of: source) {
            if take(word, from: &words) || take(word, from: &allowed) || isAboutLines { continue }
            return "`\(word)` is lost"
        }
        for edit in fix.edits {
            let old = Set(tokens(of: edit.range, in: source))
            let new = Set(tokens(of: Source(path: "a.scene", text: edit.text)))
            for (one, other) in opposites where old.contains(one) && new.contains(other) {
                return "`\(one)` becomes `\(other)`"
            }
        }
        return nil
    }

    /// Returns the harm that all fixes of a file did together, or `nil`. In a file without errors, they may remove a
    /// `let` that only an unused `let` uses.
    static func done(from before: Source, to after: Source, hasErrors: Bool = true) -> String? {
        let (old, new) = (tokens(of: before), tokens(of: after))
        if !isSubsequence(old.filter(assertion.contains), of: new.filter(assertion.contains)) {
            return "an assertion changed"
        }
        if !isSubsequence(expectedNames(old), of: expectedNames(new)) { return "an assertion is about another view" }
        let uses = counted(old)
        let kept = Set(constants(new))
        if hasErrors, let lost = constants(old).first(where: { uses[$0, default: 0] > 1 && !kept.contains($0) }) {
            return "`let \(lost)` is lost"
        }
        let (surplus, left) = (surplus(old), surplus(new))
        if abs(left) > abs(surplus) || surplus * left < 0 { return "the braces are less balanced" }
        return nil
    }

    private static let opposites = ["on", "enabled", "ascending", "leading", "top", "fires", "claim"].flatMap { word in
        let other = [
            "on": "off", "enabled": "disabled", "ascending": "descending", "leading": "trailing", "top": "bottom",
            "fires": "cancels", "claim": "yield",
        ]
        return [(word, other[word] ?? ""), (other[word] ?? "", word)]
    }

    /// The words of assertions.
    private static let assertion: Set<String> = [
        "expect", "hit", "reachable", "unreachable", "not", "nothing", "tap", "press", "drag", "pinch", "fires",
        "cancels", "selects", "highlights", "scrolls", "drags", "zooms", "recognizes", "touches", "sends",
    ]

    static func tokens(of source: Source) -> [String] {
        let tree = SyntaxTree.parse(source)
        return (0..<tree.tokens.count).map { tree.text(TokenID(index: $0)) }.filter { !$0.isEmpty }
    }

    private static func tokens(of range: SourceRange, in source: Source) -> [String] {
        tokens(of: Source(path: "a.scene", text: source.text(in: range)))
    }

    /// Returns the Names after each `expect`, up to the next brace or scene.
    private static func expectedNames(_ tokens: [String]) -> [String] {
        var isExpected = false
        var names: [String] = []
        for token in tokens {
            if token == "expect" { isExpected = true }
            if token == "}" || token == "{" || token == "scene" { isExpected = false }
            if isExpected, token.first?.isUppercase ?? false { names.append(token) }
        }
        return names
    }

    private static func constants(_ tokens: [String]) -> [String] {
        zip(tokens, tokens.dropFirst()).filter { $0.0 == "let" }.map(\.1)
    }

    private static func surplus(_ tokens: [String]) -> Int {
        tokens.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
    }

    private static func counted(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    private static func take(_ word: String, from words: inout [String: Int]) -> Bool {
        guard let count = words[word], count > 0 else { return false }
        words[word] = count - 1
        return true
    }

    private static func isSubsequence(_ words: [String], of others: [String]) -> Bool {
        var rest = others[...]
        for word in words {
            guard let index = rest.firstIndex(of: word) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
