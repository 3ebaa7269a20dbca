import SceneRuntime
import SceneSemantics
import SceneText
import Testing

@testable import SceneLint

/// Tests what rules report when a scene exceeds their budget.
struct BudgetTests {
    /// With a budget of zero, a rule finds the same or reports that it didn't check everything.
    @Test func noRuleGivesUpSilently() throws {
        var silent: Set<String> = []
        var limited: Set<String> = []
        for fixture in RuleFixture.all where fixture.fires {
            let linted = try fixture.linted()
            // Only what is found can disappear.
            let names = Set(linted.diagnostics.map { $0.rule } + [fixture.rule])
            let rules = RuleRegistry.rules.filter { names.contains($0.name) }
            for scene in linted.scenes.compactMap(\.lowered) {
                let whole = TargetContext(scene)
                for rule in rules {
                    let all = rule.findings(in: whole) ?? []
                    #expect(whole.work.unchecked.isEmpty)
                    if all.isEmpty { continue }
                    let none = TargetContext(scene, WorkBudget(0))
                    let found = rule.findings(in: none) ?? []
                    if !none.work.unchecked.isEmpty { limited.insert(rule.name) }
                    if found.count < all.count, none.work.unchecked.isEmpty, !none.maps.hasCoarseMaps {
                        silent.insert("\(rule.name): \(fixture)")
                    }
                }
            }
        }
        #expect(silent.isEmpty, "\(silent.sorted())")
        #expect(limited.count > 8, "\(limited.sorted())")
    }

    /// With a small budget a rule finds nothing in a scene without findings: what it can't find out, it leaves out.
    @Test func noRuleGuesses() throws {
        for fixture in RuleFixture.all where !fixture.fires {
            // All of them would take too long.
            let isOrdinary = fixture.rule == "ordinary"
            let rules = RuleRegistry.rules.filter { isOrdinary || $0.name == fixture.rule }
            for scene in try fixture.linted().scenes.compactMap(\.lowered) {
                for rule in rules {
                    // What a suppression in the scene allows is found.
                    let all = Set((rule.findings(in: TargetContext(scene)) ?? []).map { $0.range })
                    for units in isOrdinary ? [0, 200] : [0, 1, 8, 64, 512, 4096] {
                        let found = rule.findings(in: TargetContext(scene, WorkBudget(units))) ?? []
                        let messages = found.filter { !all.contains($0.range) }.map { $0.message }
                        #expect(messages.isEmpty, "\(rule.name) in \(fixture) with \(units) units: \(messages)")
                    }
                }
            }
        }
    }

    /// What a finding says of a view doesn't depend on the budget, unless it says that not all was tried.
    @Test(arguments: budgetScenes)
    func noFindingClaimsMoreWithASmallBudget(ruleName: String, block: String) throws {
        let scene = try #require(LintedFile.lint("scene Main 390x844 {\n\(block)\n}\n").scenes.first?.lowered)
        let rule = try #require(RuleRegistry.rules.first { $0.name == ruleName })
        let whole = TargetContext(scene)
        let budget = whole.work.budget.remainingForFile
        let all = Set((rule.findings(in: whole) ?? []).map { $0.message })
        let cost = budget - whole.work.budget.remainingForFile
        #expect(!all.isEmpty)
        var isAnyLeftOut = false
        for step in 0..<12 {
            // A rule may take a part of what is left.
            let units = step * cost / 2
            let context = TargetContext(scene, WorkBudget(units))
            let found = context.work.budget.withAllotment { rule.findings(in: context) ?? [] }
            for finding in found where !all.contains(finding.message) {
                let isLimited = finding.notes.contains { $0.message.hasPrefix("not all other ways") }
                #expect(isLimited, "\(units) units: \(finding.message)")
            }
            let isSaid = !context.work.unchecked.isEmpty || context.maps.hasCoarseMaps
            #expect(found.count == all.count || isSaid, "\(units) units")
            isAnyLeftOut = isAnyLeftOut || !context.work.unchecked.isEmpty
        }
        #expect(isAnyLeftOut)
    }

    /// Scenes in which a rule has something to find that takes work.
    private static let budgetScenes = [
        (
            "alpha-near-threshold",
            """
            repeat 20 { view A frame 0,0 100x100 alpha 0.0101 }
            view B frame 0,0 100x100 alpha 0.01005
            view Cover fill
            """
        ),
        (
            "blocked-gesture",
            """
            view Outer fill {
                recognizer Flick .swipe .up
                recognizer Press .longPress minimumPressDuration 100ms simultaneous -> Drag
                view Inner fill { recognizer Drag .pan shouldBegin .vertical }
            }
            """
        ),
        (
            "blocked-gesture",
            """
            view Card fill {
                recognizer Hold .longPress minimumPressDuration 900ms
                recognizer Press .longPress minimumPressDuration 300ms
                view Part frame 0,0 390x400 { recognizer Other .longPress minimumPressDuration 200ms }
                button Buy frame 0,500 100x44
            }
            """
        ),
        (
            "blocked-tap",
            """
            view Outer fill {
                recognizer Show .tap
                view Inner fill {
                    recognizer Open .tap
                    recognizer Zoom .tap numberOfTapsRequired 2
                    button Buy frame 0,500 100x44
                }
            }
            """
        ),
        (
            "swipe-loses-to-scrolling",
            """
            view Sheet fill {
                recognizer Flick .swipe .up
                scroll List fill contentSize 390x2000 delaysContentTouches .off {
                    button Buy frame 0,100 100x44
                    slider Volume frame 0,300 390x44
                }
            }
            """
        ),
        (
            "swipe-loses-to-scrolling",
            """
            scroll Page fill contentSize 390x2000 {
                view Card frame 0,0 390x400 {
                    recognizer Flick .swipe .left
                    recognizer Drag .pan shouldBegin .vertical requireToFail -> Flick
                }
            }
            """
        ),
        (
            "recognizer-blocks-scrolling",
            """
            table List fill {
                rows 30 height 60 { cell { recognizer Drag .pan; button Buy frame 0,8 100x44 } }
            }
            """
        ),
        (
            "recognizer-blocks-zooming",
            """
            scroll Page fill maximumZoomScale 4 viewForZooming -> Photo {
                view Photo fill { recognizer Spread .pinch; view Face frame 0,0 100x100 { recognizer Turn .pinch } }
            }
            """
        ),
        ("covered-control", "button Buy frame 0,0 390x400\nrepeat 12 { view Cover frame (index * 20),100 10x200 }"),
        ("overlapping-targets", "repeat 9 { button Key frame (index * 40),0 30x44 hitSlop 8 }"),
        ("small-target", "repeat 12 { button Key frame (index * 30),0 30x20 }"),
    ]

    /// Many copies of recognizers that get no touch together are all checked, or a note counts them.
    @Test func recognizersThatMayWaitAreCounted() throws {
        let text = """
            scene Main 390x844 {
                repeat 600 {
                    view Outer frame 0,0 390x400 {
                        recognizer A .tap ignores -> Inner requireToFail -> B
                        view Inner frame 20,20 200x200 { recognizer B .tap numberOfTapsRequired 3 requireToFail -> A }
                    }
                }
            }
            """
        let scene = try #require(LintedFile.lint(text).scenes.first?.lowered)
        let rule = Rule.circularRequirements
        for (units, isComplete) in [(100, false), (20_000, true)] {
            let context = TargetContext(scene, WorkBudget(units))
            #expect(rule.findings(in: context)?.isEmpty == true)
            #expect(context.work.unchecked.isEmpty == isComplete, "\(context.work.unchecked)")
        }
    }

    /// A note at the scene counts what wasn't checked.
    @Test func aNoteCountsWhatWasSkipped() throws {
        let text = "scene Main 390x844 {\n    button A frame 0,0 20x20\n    button B frame 90,0 20x20\n}\n"
        let lowered = try #require(LintedFile.lint(text).scenes.first?.lowered)
        let rule = Rule.smallTarget
        let scene = TargetContext(lowered, WorkBudget(0))
        #expect(rule.findings(in: scene)?.isEmpty == true)
        let note = try #require(rule.findingsAboutUnchecked(in: scene.context).first)
        #expect(note.severity == .warning && note.rule == "small-target" && note.data.isExact == false)
        #expect(
            note.message
                == "`small-target` checked 0 of 2 touch targets that may be small; the rest weren't checked")
        #expect(scene.scene.syntax.source.text(in: note.range) == "Main")
        let other = TargetContext(lowered)
        #expect(rule.findings(in: other)?.count == 2 && rule.findingsAboutUnchecked(in: other.context).isEmpty)
    }

    /// A rule says so if scroll views have more offsets than it can try, and checks what comes after.
    @Test(arguments: [
        (".swipe .up", ""), (".tap", "cell { recognizer .tap }"),
        (".longPress", "cell { recognizer .longPress minimumPressDuration 300ms }"),
    ])
    func aNoteSaysThatOffsetsAreTooMany(kind: String, cell: String) {
        let text = """
            scene Main 390x844 {
                view Card fill {
                    recognizer \(kind)
                    table List fill allowsSelection .off { rows 1000000 height 60 { \(cell) } }
                }
            }
            """
        let messages = LintedFile.lint(text).diagnostics.map { $0.message }
        #expect(messages.count == 1 && messages[0].contains("the rest weren't checked"), "\(messages)")
    }

    /// An offset that the budget doesn't suffice for never counts as tried: a gesture that is recognized only there
    /// isn't reported with any budget.
    @Test func untriedOffsetsProveNothing() throws {
        let text = """
            scene Main 390x844 {
                scroll Page fill contentSize 390x1688 {
                    recognizer .pinch
                    scroll Photo frame 0,0 390x1266 contentSize 390x1266 maximumZoomScale 3 viewForZooming -> Image {
                        image Image frame 0,0 390x1266
                    }
                    repeat 40 { view Line frame 0,(1270 + index * 10) 90x5 }
                }
            }
            """
        let scene = try #require(LintedFile.lint(text).scenes.first?.lowered)
        for units in stride(from: 1000, through: 4000, by: 30) {
            let found = Rule.swipeLosesToScrolling.findings(in: TargetContext(scene, WorkBudget(units)))
            #expect(found?.isEmpty == true, "\(units) units")
        }
    }

    /// Hundreds of views in the content of a scroll view, between which there are as many gaps, are checked.
    @Test func manyViewsInContentAreChecked() {
        let text = """
            scene Main 390x844 {
                view Card fill {
                    recognizer Flick .swipe .up
                    scroll Page fill contentSize 390x1600 {
                        repeat 400 {
                            view V frame (index % 14 * 27 + index * 0.0013),(index / 14 * 30 + index % 14 * 0.017) 19x20 {
                                recognizer .tap
                            }
                        }
                    }
                }
            }
            """
        let messages = LintedFile.lint(Source(path: "a.scene", text: text), rules: [.swipeLosesToScrolling]).diagnostics
            .map { $0.message }
        #expect(messages == ["`Flick` is never recognized: `Page` scrolls instead"])
    }

    /// A note says so if no row that is tried has one of the lines.
    @Test(arguments: [(100, false), (8000, true)])
    func aNoteSaysThatLinesAreMissing(row: Int, isFar: Bool) {
        let text = """
            scene Main 390x844 {
                table List fill allowsSelection .off {
                    rows 9000 height 600 { cell { if (row == \(row)) { recognizer .tap } } }
                }
            }
            """
        let messages = LintedFile.lint(text).diagnostics.map { $0.message }
        #expect(messages.count == (isFar ? 1 : 0), "\(messages)")
        #expect(messages.allSatisfy { $0.contains("the rows of `List` were checked") })
    }

    /// Findings from inexact maps agree with hit tests at their points.
    @Test(arguments: [
        "repeat 14 { button B frame (index * 5),(index * 9) 90x90 rotate (index)deg }",
        "repeat 14 { button B frame (index % 31 * 7),(index % 97 * 5) 50x40 hitShape .ellipse rotate (index * 7)deg }",
        "repeat 14 { view V frame (index * 5),(index * 9) 60x60 rotate (index)deg { button B frame 30,30 80x80 } }",
    ])
    func findingsAreTrueAtTheirPoints(block: String) throws {
        let file = LintedFile.lint("scene Main 390x844 {\n    \(block)\n}\n")
        let scene = try #require(file.scenes.first?.lowered)
        var tester = HitTester(scene.tree)
        for finding in file.diagnostics {
            #expect(finding.severity != .error)
            guard let point = finding.data.point, let first = finding.data.views.first else { continue }
            guard case .hit(let hit) = tester.touch(at: Point(x: point.x, y: point.y)).outcome else { continue }
            let name = scene.path(of: hit)
            switch finding.rule {
            case "small-target", "touched-not-seen", "overlapping-targets":
                #expect(name == first, "\(finding.rule) at \(point): \(name) instead of \(first)")
            default: #expect(name != first, "\(finding.rule) at \(point): \(name)")
            }
        }
        #expect(!file.diagnostics.isEmpty)
    }
}
