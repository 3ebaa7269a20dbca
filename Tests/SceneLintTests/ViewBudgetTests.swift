import SceneText
import Testing

@testable import SceneLint

/// Tests the limit on the views of all scenes of a file together.
struct ViewBudgetTests {
    /// Lowers the scenes of `text`. What rules find in so many views doesn't matter here.
    private func lint(_ text: String) -> LintedFile { LintedFile.lint(Source(path: "a.scene", text: text), rules: []) }

    /// Scenes are lowered until the file's budget of views is used up. Each of the others is reported.
    @Test func scenesOfAShortFileShareAFixedNumberOfViews() {
        let text = (0..<12).map { "scene S\($0) 390x844 { repeat 20000 { view fill } }\n" }.joined()
        let linted = lint(text)
        // 20,000 views per scene. The limit is 50,000.
        #expect(linted.scenes.map { $0.lowered != nil } == (0..<12).map { $0 < 2 })
        #expect(linted.rules == Array(repeating: "limit", count: 10))
    }

    /// A large scene leaves enough for a smaller one after it.
    @Test func aLaterSceneThatFitsIsLowered() {
        let text = """
            scene First 390x844 { repeat 45000 { view fill } }
            scene Second 390x844 { view fill }
            """
        #expect(lint(text).rules == [])
    }

    /// A longer file may have more views.
    @Test func viewsGrowWithTheFile() {
        let text = (0..<4).map { "scene S\($0) 390x844 { repeat 15000 { view fill } }\n" }.joined()
        let comment = "//" + String(repeating: "-", count: 200_000) + "\n"
        #expect(lint(comment + text).rules == [])
    }

    /// The limit of a long file follows from the number of its bytes, as the message says.
    @Test func aLongFileMayHaveOneViewForTwoBytes() throws {
        let scene = "scene Main 390x844 { repeat 52000 { view fill } }\n"
        let file = { (length: Int) in
            scene + "//" + String(repeating: "-", count: length - scene.utf8.count - 2)
        }
        #expect(lint(file(104_004)).rules == [])
        #expect(lint(file(103_999)).rules == ["limit"])
    }

    /// Copies of nothing have to end as well.
    @Test func copiesWithoutViewsAreLimited() {
        #expect(lint("scene Main 390x844 { repeat 49000 {} }").rules == [])
        #expect(lint("scene Main 390x844 { repeat 200 { repeat 400 {} } }").rules == ["limit"])
    }

    /// Blocks with many items stop at the limit while they are evaluated, before any of the items becomes a view.
    @Test func itemsOfBlocksAreLimited() {
        let views = String(repeating: "view fill\n", count: 1000)
        #expect(lint("scene Main 390x844 { repeat 1000 { repeat 1000 {\n\(views)} } }").rules == ["limit"])
    }

    /// Each instance of a recognizer counts as a view.
    @Test func recognizersCount() {
        let recognizers = String(repeating: "recognizer .tap\n", count: 7)
        let rules = { (count: Int) in
            lint("scene Main 390x844 { repeat \(count) { view fill {\n\(recognizers)} } }").rules
        }
        #expect(rules(6_249) == [])
        #expect(rules(6_251) == ["limit"])
    }

    /// Each expectation counts as a view on every device but the first, where the text is as long as it.
    @Test func expectationsOnDevicesCount() {
        let expectations = String(repeating: "expect hit 1,1 -> A\n", count: 1000)
        let rules = { (devices: Int) in
            let sizes = (0..<devices).map { "\(300 + $0)x600" }.joined(separator: ", ")
            return lint("scene Main \(sizes) { button A fill\n\(expectations)}").rules
        }
        // Two views and the expectations on each device.
        #expect(rules(50) == [])
        #expect(rules(52) == ["limit"])
    }

    /// What is evaluated for each instance counts by its length: a line, a block and the block of a component.
    @Test func longTextCounts() {
        let zeros = String(repeating: "0", count: 107)
        let attributes = String(repeating: "rotate 1.\(zeros)deg\n", count: 100)
        let isLimited = { (text: String) in lint(text).rules.contains("limit") }
        let lines = { (count: Int) in
            "scene Main 9x9 { repeat \(count) { label \(attributes.replacing("\n", with: " ")) fill } }"
        }
        #expect(!isLimited(lines(2000)) && isLimited(lines(2400)))
        let blocks = { (count: Int) in "scene Main 9x9 { repeat \(count) { label fill {\n\(attributes)} } }" }
        #expect(!isLimited(blocks(2000)) && isLimited(blocks(2400)))
        let components = { (count: Int) in
            "component c label {\n\(attributes)}\nscene Main 9x9 { repeat \(count) { c fill } }"
        }
        #expect(!isLimited(components(2000)) && isLimited(components(2400)))
        let conditions = { (count: Int) in
            let line = String(repeating: "if (index < 0.\(zeros)) { label fill }\n", count: 70)
            return "scene Main 9x9 { repeat \(count) {\n\(line)} }"
        }
        // The items in the conditions are evaluated only where these are true.
        #expect(!isLimited(conditions(2000)) && isLimited(conditions(5000)))
    }

    /// An instance in many blocks counts as more, whether the blocks are written out or are in components.
    @Test func deepInstancesCount() {
        let nested = { (depth: Int, innermost: String) in
            String(repeating: "view fill { ", count: depth) + innermost + String(repeating: " }", count: depth) + "\n"
        }
        let isLimited = { (text: String) in lint(text).rules.contains("limit") }
        let instances = { (count: Int) in "repeat \(count) { view fill }" }
        let blocks = { (count: Int) in "scene Main 9x9 {\n\(nested(211, instances(count)))}" }
        #expect(!isLimited(blocks(8600)) && isLimited(blocks(9000)))
        let components = { (count: Int) in
            var text = "component c0 \(nested(30, instances(count)))"
            for index in 1...6 { text += "component c\(index) \(nested(30, "c\(index - 1) fill"))" }
            return "\(text)scene Main 9x9 { c6 fill }"
        }
        #expect(!isLimited(components(8600)) && isLimited(components(9000)))
        let bases = { (count: Int) in
            "component a \(nested(211, instances(count)))component b a\nscene Main 9x9 { b fill }"
        }
        #expect(!isLimited(bases(8600)) && isLimited(bases(9000)))
    }

    /// A single scene can exceed the limit of the file.
    @Test func oneSceneCanBeTooLarge() throws {
        let linted = lint("scene Main 390x844 { repeat 300000 { view fill } }")
        let finding = try #require(linted.diagnostics.first)
        #expect(finding.message == "the scenes of this file have more than 50000 views up to here")
        #expect(finding.notes.last?.message == "a longer file may have one for every two bytes")
    }

    /// Eight values of constants or parameters count as a view, or a few lines would take all memory.
    @Test func valuesCount() {
        let lets = (0..<64).map { "let a\($0) = (index + 1)\n" }.joined()
        let inRepeat = { (count: Int) in
            let text = "scene Main 390x844 { repeat \(count) {\n\(lets)view fill } }"
            return lint(text).rules
        }
        // A view and its constants.
        #expect(inRepeat(5_400) == [])
        #expect(inRepeat(5_600) == ["limit"])
        let parameters = (0..<64).map { "p\($0)q = 1" }.joined(separator: ", ")
        let uses = { (count: Int) in
            let text = "component c(\(parameters)) view {}\nscene Main 390x844 { repeat \(count) { c fill } }"
            return lint(text).rules
        }
        #expect(uses(5_400) == [])
        #expect(uses(5_600) == ["limit"])
    }

    /// The rules of an override count for each instance.
    @Test func rulesOfInstancesCount() {
        let rules = "claim -> A" + String(repeating: ", A", count: 999)
        let text = { (count: Int) in
            "scene Main 390x844 { button A fill; repeat \(count) { view fill { hitTest { \(rules) } } } }"
        }
        let errors = { (count: Int) in lint(text(count)).diagnostics.filter { $0.severity == .error } }
        #expect(errors(40).isEmpty)
        #expect(errors(500).map(\.rule) == ["limit"])
    }
}
