import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// However the lines of a scene are broken, it has the same findings and fixes.
struct LayoutTests {
    /// Every layout of every shape has the findings, notes and fixes of the one with a line for each statement, and
    /// each fix gives the same scene.
    @Test(arguments: Shape.allCases)
    func sameFixes(_ shape: Shape) {
        var fixCount = 0
        for seed in trials(3) {
            var random = SplitMix(seed: seed)
            let scene = shape.scene(&random)
            let plain = LintedFile.lint(scene.text(.ownLines))
            #expect(!plain.diagnostics.contains { $0.severity == .error }, "\(plain.humanText)")
            #expect(!plain.diagnostics.isEmpty, "\(shape), seed \(seed): no finding")
            let results = plain.resultsOfFixes
            fixCount += results.count
            let all = plain.resultOfAllFixes
            for layout in Layout.allCases.dropFirst() {
                let text = scene.text(layout)
                let other = LintedFile.lint(text)
                #expect(other.words == plain.words, "\(shape), seed \(seed), \(layout):\n\(text)")
                #expect(other.resultsOfFixes == results, "\(shape), seed \(seed), \(layout):\n\(text)")
                #expect(other.resultOfAllFixes == all, "\(shape), seed \(seed), \(layout):\n\(text)")
            }
        }
        #expect(fixCount > 0, "\(shape) has no fix")
    }

    enum Shape: String, CaseIterable {
        case zones
        case zonesOverOne
        case zonesBesideOpaque
        case repeatedZones
        case repeatedControls
        case repeatedBoth
        case zonesInContainer
        case zonesInCell
        case scrollViewOverBar
        case tableOverButton
        case clearContainer
        case overhang
        case menu
        case smallTarget
        case decoration
        case slops
        case background
        case touchedNotSeen
    }

    /// How the lines are broken.
    enum Layout: CaseIterable {
        case ownLines
        case joined
        case oneLine
        case onLinesOfBraces
        case firstOnLineOfBrace
        case pairs
    }
}

/// A statement with those in its block, to be printed in any layout.
private struct Statement {
    let head: String
    var block: [Statement]?

    init(_ head: String, _ block: [Statement]? = nil) {
        self.head = head
        self.block = block
    }

    func text(_ layout: LayoutTests.Layout) -> String { lines(layout, 0) + "\n" }

    private func lines(_ layout: LayoutTests.Layout, _ level: Int) -> String {
        guard let block else { return head }
        if block.isEmpty { return head + " {}" }
        let end = "\n" + String(repeating: "    ", count: level)
        let parts = block.map { $0.lines(layout, level + 1) }
        switch layout {
        case .ownLines: return head + " {" + parts.map { end + "    " + $0 }.joined() + end + "}"
        case .joined where level == 0: return head + " {" + end + "    " + parts.joined(separator: "; ") + end + "}"
        case .oneLine, .joined: return head + " { " + parts.joined(separator: "; ") + " }"
        case .onLinesOfBraces: return head + " { " + parts.joined(separator: end + "    ") + " }"
        case .firstOnLineOfBrace: return head + " { " + parts.joined(separator: end + "    ") + end + "}"
        case .pairs:
            var text = head + " {"
            for (index, part) in parts.enumerated() { text += (index % 2 == 0 ? end + "    " : "; ") + part }
            return text + end + "}"
        }
    }
}

extension LayoutTests.Shape {
    fileprivate func scene(_ random: inout SplitMix) -> Statement {
        let y = Int.random(in: 150...250, using: &random)
        let height = Int.random(in: 50...90, using: &random)
        let isDouble = random.happens(0.5)
        let play = Statement("button Play frame 40,\(y) 120x\(height)")
        let more = Statement("button More frame 230,\(y) 120x\(height)")
        let middle = Statement("button Play frame 135,\(y) 120x\(height)")
        let tap = [Statement("recognizer Seek .tap\(isDouble ? " numberOfTapsRequired 2" : "")")]
        let left = Statement("view Left frame 0,100 195x300", tap.named("Back"))
        let right = Statement("view Right frame 195,100 195x300", tap.named("Forth"))
        let zones = Statement("repeat 2", [Statement("view Zone frame (195 * index),100 195x300", tap)])
        let controls = Statement("repeat 2", [Statement("button Play frame (40 + 190 * index),\(y) 120x\(height)")])
        let title = Statement("label Title frame 20,20 200x30")
        func main(_ block: [Statement]) -> Statement { Statement("scene Main 390x844", block) }
        switch self {
        case .zones: return main([title, play, more, left, right])
        case .zonesOverOne: return main([middle, left, right, title])
        case .zonesBesideOpaque:
            return main([
                middle, Statement("view Left frame 0,100 195x300 backgroundColor .black", tap.named("Back")), right,
            ])
        case .repeatedZones: return main([play, more, zones])
        case .repeatedControls: return main([controls, left, right])
        case .repeatedBoth: return main([controls, title, zones])
        case .zonesInContainer: return main([Statement("view Box fill", [title, middle, left, right])])
        case .zonesInCell:
            return main([
                Statement(
                    "table Table fill",
                    [Statement("rows 2 height 420", [Statement("cell", [play, more, left, right])])])
            ])
        case .scrollViewOverBar:
            return main([
                Statement(
                    "view Bar leading 0 trailing 0 bottom 0 height \(height + 20) backgroundColor .white",
                    [
                        Statement("button Home leading 20 top 5 size 60x50"),
                        Statement("button Settings trailing 20 top 5 size 60x50"),
                    ]), Statement("scroll List fill contentSize 390x2000", [title]),
            ])
        case .tableOverButton:
            return main([play, Statement("table Table fill", [Statement("rows 1 height 60")])])
        case .clearContainer:
            return main([
                play, Statement("view Overlay fill", [Statement("button Close frame 300,40 60x60")]),
            ])
        case .overhang:
            return main([
                Statement(
                    "view Bar frame 0,\(y) 390x60 backgroundColor .white",
                    [Statement("button Play frame 40,-30 120x\(height)")]), title,
            ])
        case .menu:
            return main([
                Statement(
                    "view Bar frame 0,\(y) 390x60 backgroundColor .white",
                    [
                        Statement(
                            "view Menu frame 40,60 200x120 backgroundColor .white",
                            [
                                Statement("button Open frame 0,0 200x60"), Statement("button Save frame 0,60 200x60"),
                            ])
                    ]),
                Statement("scroll Page frame 0,60 390x784 contentSize 390x2000", [title]),
            ])
        case .smallTarget: return main([Statement("button Play frame 40,\(y) 20x\(height - 30)"), title])
        case .decoration:
            return main([
                Statement(
                    "button Play frame 40,\(y) 120x\(height)",
                    [Statement("view Badge frame 0,0 120x40", [Statement("label Count frame 10,10 40x20")])])
            ])
        case .slops:
            return main([
                Statement("button Less frame 20,\(y) 36x44 hitSlop 0,10,0,10"),
                Statement("button More frame 64,\(y) 36x44 hitSlop 0,10,0,10"),
            ])
        case .background:
            return main([play, title, Statement("background Card fill backgroundColor .red")])
        case .touchedNotSeen:
            return main([
                Statement("view Sheet frame 0,\(y) 390x200 backgroundColor .white zPosition 1"), play,
            ])
        }
    }
}

extension [Statement] {
    /// The first statement with another Name.
    fileprivate func named(_ name: String) -> [Statement] {
        map { Statement($0.head.replacing("Seek", with: name)) }
    }
}

extension LintedFile {
    /// What the findings say, without where.
    fileprivate var words: [String] {
        diagnostics.map { finding in
            let advice = finding.notes.map { $0.message } + finding.fixes.map { $0.title }
            return ([finding.rule, finding.message] + advice).joined(separator: "\n")
        }.sorted()
    }

    /// What is left after each fix.
    fileprivate var resultsOfFixes: [String] {
        diagnostics.flatMap { finding in
            finding.fixes.map { fix in "\(finding.rule): \(fix.title)\n" + Self.result(text(after: fix)) }
        }.sorted()
    }

    /// What is left after all fixes.
    fileprivate var resultOfAllFixes: String {
        let fixed = file.tree.source.fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
        return Self.result(String(decoding: fixed.source.bytes, as: UTF8.self))
    }

    /// The findings in `text`, its views, and who gets touches.
    private static func result(_ text: String) -> String {
        let linted = lint(text)
        guard let scene = linted.scenes.first?.lowered else { return "no scene:\n\(linted.humanText)\n\(text)" }
        var lines = linted.diagnostics.map { "\($0.rule): \($0.message)" }.sorted()
        scene.forEachViewInOrder { view, depth in
            lines.append("\(depth) \(scene.path(of: view)) \(scene.tree[view].frame)")
        }
        var tester = HitTester(scene.tree)
        for y in stride(from: 5.0, to: 844, by: 30) {
            for x in stride(from: 5.0, to: 390, by: 30) {
                guard case .hit(let view) = tester.touch(at: Point(x: x, y: y)).outcome else { continue }
                lines.append("\(x),\(y) \(scene.path(of: view))")
            }
        }
        return lines.joined(separator: "\n")
    }
}
