import SceneRegions
import SceneRuntime
import SceneSemantics
import SceneText
import TestSupport
import Testing

@testable import SceneLint

/// Tests that no view loses touches by a fix without being named in its title.
struct FixAffectsTests {
    /// The fixes of a finding of `rule` in `text`.
    private func titles(_ rule: String, _ text: String) -> [String] {
        LintedFile.lint(text).diagnostics.filter { $0.rule == rule }.flatMap { $0.fixes.map(\.title) }
    }

    /// No rule has to look for the targets that lose a part.
    @Test func losingAPart() {
        let source = """
            scene Main 390x844 {
                switch Wifi frame 259,63 30x30
                control Ghost frame 253,90 30x60 alpha 0.01 hitSlop 9
            }
            """
        let loss = "; `Wifi` would then lose about 40% of its touches"
        #expect(
            titles("alpha-near-threshold", source) == ["write `alpha 0.02`, so that it takes touches\(loss)"])
    }

    /// The title names those that lose a part on another device than the one that the finding is from.
    @Test func losingAPartOnAnotherDevice() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x600, 390x800 {
                button Low leading 20 top 540 size 60x20
                button High leading 120 top 740 size 60x20
                view Bar leading 0 trailing 0 bottom 0 height 40 {
                    button Play leading 60 top -30 size 80x80
                }
            }
            """)
        let names = ["`Low`", "`High`"]
        #expect(!titles.isEmpty && titles.allSatisfy { title in names.allSatisfy { title.contains($0) } })
    }

    /// A scroll view with a recognizer loses touches as a scroll view and as a touch target.
    @Test func namedOnce() {
        let titles = titles(
            "dead-scroll-view",
            """
            scene Main 390x844 {
                table List fill
                scroll Page fill contentSize 390x2532 {
                    recognizer .swipe .down
                }
            }
            """)
        #expect(titles.count == 1 && titles[0].hasSuffix("; `Page` would then get no touches"), "\(titles)")
    }

    /// A button that has to be scrolled into view is under `Wall` after the fix.
    @Test func belowTheFold() {
        let titles = titles(
            "unreachable-control",
            """
            scene Main 390x844 {
                view Strip frame 0,0 390x80 { button Filter frame 16,18 80x44 }
                view Wall frame 0,700 390x144 { button Close frame 16,8 44x44 }
                scroll Body fill contentSize 390x900 {
                    label Text frame 16,300 300x44
                    button Deep frame 116,850 80x44
                }
            }
            """)
        let moves = titles.filter { $0.hasPrefix("move `Body` before `Strip`") }
        #expect(moves.count == 2 && moves.allSatisfy { $0.hasSuffix("; `Deep` would then get no touches") })
    }

    /// A button further down scrolls out from under it.
    @Test func scrollingClear() {
        let titles = titles(
            "unreachable-control",
            """
            scene Main 390x844 {
                view Strip frame 0,0 390x80 { button Filter frame 16,18 80x44 }
                view Header frame 0,100 390x60 { button Close frame 16,8 44x44 }
                scroll Body fill contentSize 390x1200 { button Deep frame 116,1100 80x44 }
            }
            """)
        let moves = titles.filter { $0.hasPrefix("move `Body` before `Strip`") }
        #expect(moves.count == 2 && moves.allSatisfy { !$0.contains("`Deep`") })
    }

    /// A view that moves into the content view is in front of what is written before it there.
    @Test func movingIntoTheContentView() {
        let titles = titles(
            "content-view-covers",
            """
            scene Main 160x120 minimumTarget 20 {
                table List frame -10,20 90x140 contentOffset 0,0 {
                    row height 10 { cell {
                        button Inner frame -10,0 30x10
                        subview button Outer frame -10,0 70x10
                    } }
                }
            }
            """)
        #expect(
            titles == [
                "move it into the content view; `List` would then lose about 57.1% of its touches; "
                    + "`List[0].Inner` would then get no touches"
            ])
    }

    /// A claim takes touches from what is behind the target outside its superviews, too.
    @Test func claimingFromOutside() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x844 {
                button P frame 0,0 100x100
                button Q frame 100,0 100x100
                view Bar frame 0,100 390x60 {
                    view In frame 0,0 390x50 { button Hc frame 0,-95 150x100 backgroundColor .red }
                }
            }
            """)
        let losses = "`P` would then lose about 95% of its touches and `Q` about 47.5%"
        #expect(titles.first == "claim `Hc` in `hitTest` of `Bar`, which is asked there; \(losses)")
        #expect(titles.count == 2 && titles.last?.hasSuffix("lose about 95% of its touches and `Q` about 95%") == true)
    }

    /// The slop of a control takes touches, too, after it can be touched outside its superview.
    @Test func slopOutside() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 200x200 minimumTarget 20 {
                button Back frame 50,0 100x50
                view Bar frame 40,50 120x60 {
                    button Hc frame 10,-30 50x60 hitSlop 10
                }
            }
            """)
        #expect(titles.first == "write `overhang` on `Hc`; `Back` would then lose about 48% of its touches")
    }

    /// A title names all that lose, with what they lose.
    @Test func manyAffectedViews() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x844 minimumTarget 20 {
                button A frame 0,40 60x60
                button B frame 60,50 60x50
                button C frame 120,30 60x70
                button D frame 180,20 60x80
                view Bar frame 0,100 390x60 {
                    button Wide frame 0,-40 240x80
                }
            }
            """)
        #expect(
            titles.first
                == "write `overhang` on `Wide`; `B` would then lose about 80% of its touches, `A` about 66.7%, `C` about 57.1% and `D` about 50%"
        )
    }

    /// Of many that lose, a title names four, and says what the others lose at most.
    @Test func tooManyAffectedViews() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x844 minimumTarget 20 {
                button A frame 0,40 60x60
                button B frame 60,50 60x50
                button C frame 120,30 60x70
                button D frame 180,20 60x80
                button E frame 240,0 60x100
                button F frame 300,10 60x90
                view Bar frame 0,100 390x60 {
                    button Wide frame 0,-40 360x80
                }
            }
            """)
        #expect(
            titles.first?.hasSuffix("`C` about 57.1%, `D` about 50% and 2 others up to about 44.4% each") == true,
            "\(titles)")
    }

    /// A superview that grows over a table takes touches from its rows.
    @Test func rowsOfATable() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x400 {
                table List frame 0,0 390x200 { rows 4 height 50 }
                view Bar frame 0,200 390x60 {
                    button Wide frame 0,-40 280x80
                }
            }
            """)
        let loss = "; `List` would then lose about 20% of its touches"
        #expect(titles.contains("enlarge `Bar` with `hitSlop`\(loss)"), "\(titles)")
    }

    /// A share is that of the touches that a control gets before the fix, not of its frame.
    @Test func shareOfTouches() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 390x844 minimumTarget 20 {
                view Window frame 0,50 390x50 { button P frame 0,-50 100x100 }
                button Front frame 0,50 100x25
                view Bar frame 0,100 390x60 {
                    button Wide frame 0,-25 60x60
                }
            }
            """)
        #expect(titles.contains { $0.contains("`P` would then lose about 60% of its touches") }, "\(titles)")
    }

    /// A fix after which a control gets no touches is never applied unseen.
    @Test func deathNeedsAChoice() {
        let source = Source(
            path: "a.scene",
            text: """
                scene Main 200x200 {
                    view Menu frame 20,20 100x100 {
                        button Save frame 20,80 60x44 overhang hidden
                    }
                }

                """)
        let finding = LintedFile.lint(source).diagnostics.first { $0.rule == "claims-untouchable" }
        #expect(finding?.fixes.map { $0.applicability == .choice } == [true])
        let fixed = source.fixed(includingUnsafe: true) { LintedFile.lint($0).diagnostics }
        #expect(String(decoding: fixed.source.bytes, as: UTF8.self).contains("overhang"))
    }

    /// No program applies a fix that leaves the view in front less than a finger needs. One that leaves enough names
    /// what it takes.
    @Test(arguments: [("recognizer Peek .longPress", ""), ("", " draggable")])
    func hardlyLeft(recognizer: String, word: String) {
        func fixes(zone: String) -> [Diagnostic.Fix] {
            let findings = LintedFile.lint(
                """
                scene Main 390x844 {
                    button Save frame 100,300 200x60
                    view Zone frame \(zone)\(word) { \(recognizer) }
                }
                """)
            return findings.diagnostics.flatMap { $0.fixes }
        }
        let hardly = fixes(zone: "104,302 192x59")
        #expect(!hardly.isEmpty && hardly.allSatisfy { $0.applicability == .choice })
        #expect(hardly.allSatisfy { $0.title.hasSuffix("; `Zone` would then lose about 98.3% of its touches") })
        let enough = fixes(zone: "104,302 192x120")
        #expect(!enough.isEmpty && enough.allSatisfy { $0.applicability == .unsafe && $0.affected.count == 1 })
    }

    /// A claim comes before everything else in the view.
    @Test func claiming() {
        let titles = titles(
            "dead-overhang",
            """
            scene Main 160x120 minimumTarget 20 {
                view Claimer frame 30,90 90x30 hitShape .subviews {
                    button Victim frame -10,0 20x10
                    view Inner frame 0,-10 10x20 { control Dead frame 0,0 20x20 hitSlop 10,10,10,10 }
                }
            }
            """)
        #expect(!titles.isEmpty)
        #expect(titles.allSatisfy { $0.hasSuffix("; `Victim` would then get no touches") }, "\(titles)")
    }

    /// Without its claim, a view that nothing else can hit gets nothing.
    @Test func removingTheOnlyClaim() {
        let titles = titles(
            "claims-untouchable",
            """
            scene Main 200x200 {
                view Menu frame 20,20 100x100 {
                    button Save frame 20,80 60x44 overhang hidden
                }
            }
            """)
        #expect(titles == ["remove `overhang`; `Save` would then get no touches"])
    }

    /// What would stay dead isn't offered.
    @Test func deadForTwoReasons() {
        let delegate = { (words: String) in
            """
            scene Main 200x200 {
                view Tabs frame 0,100 100x44 \(words) { button Tab frame 0,0 50x44 }
                scroll Page fill contentSize 200x400 touchDelegate -> Tabs
            }
            """
        }
        let fix = "turn on user interaction of `Tabs`"
        #expect(titles("dead-delegate", delegate("userInteractionEnabled .off")).contains { $0.hasPrefix(fix) })
        let sizeless = delegate("userInteractionEnabled .off").split(separator: "100x44").joined(separator: "0x0")
        #expect(LintedFile.lint(sizeless).rules.contains("dead-delegate"))
        #expect(titles("dead-delegate", sizeless) == [])
        let claim = { (words: String) in
            """
            scene Main 200x200 {
                view Menu frame 20,20 100x100 {
                    button Save frame 20,80 60x44 overhang userInteractionEnabled .off \(words)
                }
            }
            """
        }
        #expect(titles("claims-untouchable", claim("")).contains { $0.hasPrefix("turn on") })
        #expect(!titles("claims-untouchable", claim("alpha 0.005")).contains { $0.hasPrefix("turn on") })
        #expect(titles("claims-untouchable", claim("alpha 0.005")) != [])
    }

    @Test(arguments: RuleFixture.all.filter(\.fires))
    func fixtures(_ fixture: RuleFixture) throws {
        let linted = try fixture.linted()
        _ = affectedViews(in: linted, fixture.unit, "\(fixture)")
    }

    @Test(arguments: 0..<4)
    func generatedScenes(_ part: UInt64) {
        var count = 0
        // Only crowds are sure to have a fix after which a target gets no touches, but not many of them have.
        for seed in trials(part < 3 ? 8 : 20).map({ 4 * $0 + part }) {
            var screens = ScreenTextGenerator(seed: seed, oddness: seed % 3 == 0 ? 5 : 1)
            screens.overhangChance = 0.3
            var overrides = SceneTextGenerator(seed: seed, isExact: true)
            var crowds = CrowdedSceneGenerator(seed: seed)
            let text = seed % 4 == 0 ? screens.screen() : seed % 4 == 1 ? overrides.scene() : crowds.scene()
            let unit = { CompilationUnit(Source(path: "a.scene", text: $0)) }
            count += affectedViews(in: LintedFile.lint(text), unit, "seed \(seed)")
        }
        #expect(part < 3 || count > 0)
    }

    /// Applies each fix of `linted` alone. Returns how many touch targets get no touches after one of them, and reports
    /// those that its title doesn't name.
    private func affectedViews(in linted: LintedFile, _ unit: (String) -> CompilationUnit, _ name: String) -> Int {
        var count = 0
        let before = linted.scenes.map { $0.screens.map { $0.lowered.map { Areas($0) } } }
        for finding in linted.diagnostics where finding.severity != .error {
            for fix in finding.fixes {
                let after = BoundFile.bind(unit(linted.text(after: fix)))
                var unnamed: [String] = []
                // The fraction that each target loses where it loses most.
                var lost: [String: Double] = [:]
                var allLost: Set<String> = []
                for (scene, screens) in zip(after.scenes, before) {
                    for (index, old) in screens.enumerated() {
                        guard let old, !scene.hasErrors, case .scene(let lowered) = scene.lowered(on: index) else {
                            continue
                        }
                        let new = Areas(lowered)
                        let onceScrolled = Areas(of: lowered, onceScrolledFor: old)
                        for (path, area) in old.areas where area > 0 {
                            let rest = new.areas[path] ?? 0
                            lost[path] = max(lost[path] ?? 0, 1 - rest / area)
                            if max(rest, onceScrolled.areas[path] ?? 0) <= 1e-6 { allLost.insert(path) }
                        }
                        let dead = old.areas.filter { path, area in
                            area > 1e-6 && new.areas[path] ?? 0 <= 1e-6 && onceScrolled.areas[path] ?? 0 <= 1e-6
                        }
                        count += dead.count
                        // It is wrong that this one gets touches.
                        let culprit = finding.rule == "touched-not-seen" ? finding.data.views.first : nil
                        unnamed += dead.keys.filter { $0 != culprit && !old.isNamed($0, by: fix) }
                        let reduced = old.areas.filter { path, area in
                            let lost = area - max(new.areas[path] ?? 0, onceScrolled.areas[path] ?? 0)
                            // The rule's own target may give away a part, and rounding isn't tested here.
                            return dead[path] == nil && path != culprit && !finding.data.views.contains(path)
                                && lost >= TargetReach.minimumAreaLost + 1e-3
                                && lost >= (TargetReach.minimumFractionLost + 1e-6) * area
                        }
                        unnamed += reduced.keys.filter { path in !fix.affected.contains { $0.path == path } }
                        if fix.affected.count <= 4 {
                            unnamed += fix.affected.filter { !fix.title.contains($0.title) }.map { $0.path }
                        }
                    }
                }
                for affected in fix.affected {
                    guard let lost = lost[affected.path] else { continue }
                    let isTrue = affected.losesAll ? allLost.contains(affected.path) : lost > affected.fraction - 0.01
                    #expect(isTrue, "\(name), \(finding.rule), \(fix.title): \(affected.path) loses \(lost)")
                }
                #expect(
                    unnamed.isEmpty,
                    "\(name), \(finding.rule), \(fix.title): \(unnamed)\n\(linted.text(after: Diagnostic.Fix("", safe: true, edits: [])))"
                )
            }
        }
        return count
    }
}

/// In how much of a scene touches do something for each touch target.
private struct Areas {
    /// The areas, by path.
    var areas: [String: Double] = [:]
    private var lines: [String: SourceRange] = [:]

    init(_ scene: LoweredScene) {
        let receivers = scene.touchReceivers
        var areasOfTargets: [ViewID: Double] = [:]
        for piece in HitMap(of: HitTestGeometry(scene.tree)).pieces {
            guard case .hit(let hit) = piece.outcome else { continue }
            for target in receivers.targets(servedByTouchesOf: hit, in: scene.tree) {
                areasOfTargets[target, default: 0] += piece.rectangle.area
            }
        }
        for (target, area) in areasOfTargets { areas[scene.path(of: target), default: 0] += area }
        for target in scene.touchTargets { lines[scene.path(of: target)] = scene.range(of: target) }
    }

    /// How much of the targets of `scene` can be hit that `before` has and that can be scrolled into view.
    init(of scene: LoweredScene, onceScrolledFor before: Areas) {
        // Many views come into view at the same offsets.
        var offsets: Set<[ViewID: [Double]]> = []
        for view in scene.tree.identities where before.areas[scene.path(of: view)] != nil {
            for alignment in LoweredScene.Alignment.allCases {
                guard let shown = scene.bringing(view, to: alignment) else { continue }
                let origins = shown.tree.scrollViews.keys.map { ($0, shown.tree[$0].boundsOrigin) }
                guard offsets.insert(Dictionary(uniqueKeysWithValues: origins.map { ($0, [$1.x, $1.y]) })).inserted
                else { continue }
                areas.merge(Areas(shown).areas) { max($0, $1) }
            }
        }
    }

    /// Returns whether `fix` says that the target gets no touches after it.
    func isNamed(_ path: String, by fix: Diagnostic.Fix) -> Bool {
        fix.affected.contains { $0.losesAll && $0.path == path }
    }
}

/// Generates crowded scenes in which most views have a flaw.
private struct CrowdedSceneGenerator {
    private var random: SplitMix
    private var count = 0

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene() -> String {
        let views = (0..<Int.random(in: 2...4, using: &random)).map { _ in view(depth: 0) }.joined()
        return "scene Main 160x120 minimumTarget 20 {\n\(views)}\n"
    }

    private mutating func view(depth: Int) -> String {
        count += 1
        let name = "V\(count)"
        let inside = { (generator: inout Self) in
            depth > 2
                ? ""
                : (0..<Int.random(in: 1...3, using: &generator.random)).map { _ in generator.view(depth: depth + 1) }
                    .joined()
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2: return "button \(name) \(frame()) \(words())\n"
        case 3: return "control \(name) \(frame()) \(words()) hitSlop 10,10,10,10\n"
        case 4:
            let added = (0..<2).map { _ in random.pick(["", "subview "]) + view(depth: 3) }.joined()
            return "table \(name) \(frame(90, 100)) {\nrow height 20 { cell {\n\(added)} }\nrow height 30\n}\n"
        default:
            let link =
                count > 1 && random.happens(0.2) ? "touchDelegate -> V\(Int.random(in: 1..<count, using: &random))" : ""
            return "view \(name) \(frame(60, 60)) \(words()) \(link) {\n\(inside(&self))}\n"
        }
    }

    private mutating func frame(_ width: Int = 10, _ height: Int = 10) -> String {
        let numbers = [-10...90, -10...60, 0...30, 0...20].map { range in
            Int.random(in: (range.lowerBound / 10)...(range.upperBound / 10), using: &random) * 10
        }
        return "frame \(numbers[0]),\(numbers[1]) \(width + numbers[2])x\(height + numbers[3])"
    }

    private mutating func words() -> String {
        random.pick([
            "", "", "", "", "hidden", "alpha 0.0099", "userInteractionEnabled .off", "passthrough", "overhang",
            "hitShape .subviews", "scale 0",
        ])
    }
}
