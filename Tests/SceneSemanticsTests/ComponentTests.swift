import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText
import TestSupport
import Testing

/// Tests components against the same scenes with them written out.
struct ComponentTests {
    @Test
    func componentsMeanTheSameAsWrittenOut() throws {
        var (soundCount, count) = (0, 0)
        for seed in trials(60) {
            let writer = ComponentWriter(seed: seed)
            let (used, writtenOut) = (SceneOutcome(writer.used), SceneOutcome(writer.writtenOut))
            count += 1
            let rules = (used: Set(used.diagnostics.map(\.rule)), writtenOut: Set(writtenOut.diagnostics.map(\.rule)))
            if rules.used != rules.writtenOut {
                Issue.record("seed \(seed)\n\(writer.used)\n\(used.report)\n\(writtenOut.report)")
                return
            }
            guard rules.used.isEmpty else { continue }
            soundCount += 1
            if used.scenes.map(\.shape) != writtenOut.scenes.map(\.shape) {
                Issue.record("seed \(seed)\n\(writer.used)\n\(writer.writtenOut)")
                return
            }
        }
        #expect(soundCount * 2 > count, "\(soundCount) of \(count) scenes are sound")
    }

    /// Each component passes its text on twice, so that the last title would have 2^40 characters.
    @Test
    func textsThatMultiplyAreCutOff() throws {
        var text = "component c0(t = \"ab\") view size 9x9 { label L \"<\\(t)\\(t)>\" fill }\n"
        for index in 1...40 {
            text += "component c\(index)(t = \"ab\") c\(index - 1) t \"\\(t)\\(t)\"\n"
        }
        text += "scene Main 390x844 { c0 A; c3 B; c40 C }\n"
        let scene = try #require(SceneOutcome(text).scenes.first)
        let titles = scene.tree.identities.compactMap { scene.title(of: $0) }
        #expect(titles.first == "<abab>")
        #expect(titles.dropFirst().first == "<" + String(repeating: "ab", count: 16) + ">")
        let last = try #require(titles.last)
        #expect(last.count > 50 && last.count < 5_000, "\(last.count)")
        #expect(last.contains("…"))
        // A letter with many marks is one character.
        let marks = "a" + String(repeating: "\u{301}", count: 20_000)
        let component = "component c(t = \"\(marks)\") view size 9x9 { label \"\\(t)\" fill }\n"
        let other = SceneOutcome(component + "scene Main 390x844 { c A }\n")
        let scalars = try #require(other.scenes.first.flatMap { $0.title(of: ViewID(index: 2)) }).unicodeScalars
        #expect(scalars.count > 1_900 && scalars.count < 2_100, "\(scalars.count)")
    }

    /// Each use makes its views, however deeply components are nested.
    @Test
    func usesMakeTheirViews() throws {
        var text = "component c0(n = 1) view size 9x9 { button Tap width (n) height 5 }\n"
        for index in 1...6 {
            text += "component c\(index)(n = 1) view size 9x9 { c\(index - 1) A n (n + 1); c\(index - 1) B"
            text += "; view touchDelegate -> A\(String(repeating: ".A", count: index - 1)).Tap fill }\n"
        }
        text += "scene Main 390x844 {\n"
        for index in 0..<40 { text += "    c6 U\(index) n \(index + 1)\n" }
        #expect(try #require(SceneOutcome(text + "}\n").scenes.first).tree.views.count == 1 + 40 * 254)
    }

    /// The views of components may be nested 256 deep, no deeper.
    @Test(arguments: [(255, true), (256, false)])
    func nestingIsLimited(_ uses: Int, _ isAllowed: Bool) {
        var text = "component c0 view size 9x9\n"
        for index in 1...uses { text += "component c\(index) view size 9x9 { c\(index - 1) }\n" }
        let rules = SceneOutcome(text + "scene Main 99x99\n").diagnostics.map(\.rule)
        #expect(rules.contains("limit") == !isAllowed, "\(rules)")
    }

    /// A component that is based on too many others is an error, and nothing is copied from one to the next.
    @Test
    func longChainsOfBases() {
        var text = "component c0(m = 1) view size 5x5\n"
        for index in 1..<2_500 { text += "component c\(index)(m = 1) c\(index - 1) m (m)\n" }
        let errors = SceneOutcome(text + "scene Main 9x9\n").diagnostics.filter { $0.severity == .error }
        #expect(errors.first?.rule == "limit" && errors.count < 100, "\(errors.count)")
    }

    /// A component that nothing makes costs no more than its text, even if it would make millions of views.
    @Test
    func unusedComponentsAreNotMade() {
        var text = "component c0 view size 9x9 { button Tap fill }\n"
        for index in 1...200 {
            text += "component c\(index) view size 9x9 { c\(index - 1) A; c\(index - 1) B; "
            text += "view touchDelegate -> A.B fill; view touchDelegate -> B.A fill }\n"
                .replacing("A.B", with: index > 1 ? "A.B" : "A.Tap").replacing("B.A", with: index > 1 ? "B.A" : "B.Tap")
        }
        let outcome = SceneOutcome(text + "scene Main 390x844 { c3 Small }\n")
        #expect(outcome.diagnostics.isEmpty, "\(outcome.report)")
        #expect(SceneOutcome(text + "scene Main 390x844 { c40 Large }\n").diagnostics.map(\.rule) == ["limit"])
    }

    /// A component has a limited number of parameters, and so has a chain of components based on one another.
    @Test
    func parametersAreLimited() {
        func component(_ word: String, _ base: String, _ count: Int) -> String {
            "component \(word)(" + (0..<count).map { "\(word)p\($0) = 1" }.joined(separator: ", ") + ") \(base) {}\n"
        }
        let use = "scene Main 390x844 { d fill; d fill dp0 3 }\n"
        #expect(SceneOutcome(component("d", "view", 256) + use).diagnostics.isEmpty)
        let many = SceneOutcome(component("d", "view", 257) + use)
        #expect(many.diagnostics.map(\.rule) == ["limit"], "\(many.report)")
        let chain = component("b", "view", 200)
        #expect(SceneOutcome(chain + component("d", "b", 56) + use).diagnostics.isEmpty)
        let longer = SceneOutcome(chain + component("c", "b", 57) + component("d", "c", 3) + use)
        #expect(longer.diagnostics.map(\.rule) == ["limit"], "\(longer.report)")
    }
}

extension LoweredScene {
    /// Everything about its views but their Names.
    fileprivate var shape: [String] {
        tree.identities.map { view in
            "\(tree[view]) \(tree.rules(of: view)) \(tree.recognizers[view].map { "\($0)" } ?? "")"
        }
    }
}
