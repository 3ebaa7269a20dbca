import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what rules say about recognizers, with all words about their relations, with many simulated gestures.
struct RecognizerOracleTests {
    @Test(arguments: trials(30))
    func neverRecognized(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compareFindings(of: generator.scene())
    }

    /// Recognizers of two fingers, beside others.
    @Test(arguments: trials(30))
    func neverRecognizedByTwoFingers(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        generator.kinds = [".pinch", ".pinch", ".rotation", ".rotation", ".pan", ".longPress", ".tap"]
        compareFindings(of: generator.scene())
    }

    /// Views that others, or controls, fill wholly or in part.
    @Test(arguments: trials(30))
    func neverRecognizedInFilledViews(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compareFindings(of: generator.filledScene())
    }

    /// Views in a scroll view, or with one in them, which controls may fill.
    @Test(arguments: trials(30))
    func neverRecognizedBesideScrolling(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compareFindings(of: generator.scrollingScene())
    }

    /// Views that controls fill, and scroll views whose content they fill, wholly or in part.
    @Test(arguments: trials(30))
    func neverRecognizedOnceScrolled(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compareFindings(of: generator.filledContentScene())
    }

    /// A view with a recognizer around content that scrolls and has recognizers of its own, everywhere or almost.
    @Test(arguments: trials(40))
    func neverRecognizedAtAnyOffset(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        let text = generator.sceneAroundContent()
        guard let (linted, scene) = LintedFile.lintGenerated(text, Self.rules),
            let card = scene.tree.identities.first(where: { scene.path(of: $0) == "Card" }),
            let scrollView = scene.tree.identities.first(where: { scene.path(of: $0) == "Page" }),
            let (lowest, highest) = scene.tree.scrollViews[scrollView]?.offsets(for: scene.tree[scrollView].size)
        else {
            Issue.record("the generator wrote a scene with an error:\n\(text)")
            return
        }
        let claim = linted.diagnostics.first {
            source(of: $0, in: text).contains("R0")
        }?.message
        // On controls, which may be anywhere, it is recognized.
        if let claim, claim.contains("only recognized") { return }
        let isAboutStraightMoves = claim?.contains("moves straight") ?? false
        let isAboutOrdinaryGestures = claim?.contains("by ordinary") ?? false
        let id = RecognizerID(card, 0)
        let recognizer = scene.tree.recognizers[card]?[0]
        // Steps that meet no page exactly.
        let isRecognized = (0...14).contains { step in
            let part = Double(step) / 14
            let shown = scene.scrolled(
                scrollView,
                to: Point(
                    x: lowest.x + part * (highest.x - lowest.x), y: lowest.y + part * (highest.y - lowest.y)))
            let tester = HitTester(shown.tree)
            return Gesture.anywhere(in: shown).contains { gesture in
                (!isAboutStraightMoves || gesture.way.x == 0 || gesture.way.y == 0)
                    && (!isAboutOrdinaryGestures
                        || recognizer.map { gesture.isOrdinary(for: $0, scene.touchSettings) } ?? false)
                    && gesture.outcome(in: shown.tree, shown, tester).recognizers.contains(id)
            }
        }
        #expect(isRecognized == (claim == nil), "\(claim ?? "R0 is never recognized, and nothing says so:")\n\(text)")
    }

    /// Views around tables with many rows, with controls in them, and one table in front of another.
    @Test(arguments: trials(12))
    func neverRecognizedAroundManyRows(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        compareFindings(of: generator.sceneWithRows())
    }

    /// Tap recognizers of several counts, of one view and of views in each other.
    @Test(arguments: trials(60))
    func tapsBeforeDoubleTaps(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        generator.kinds = [
            ".tap", ".tap", ".tap numberOfTapsRequired 2", ".tap numberOfTapsRequired 3", ".longPress",
        ]
        let text = generator.scene()
        guard let (linted, scene) = LintedFile.lintGenerated(text, [.tapBeforeDoubleTap]) else { return }
        let found = Set(linted.diagnostics.map { source(of: $0, in: text).split(separator: " ")[1] })
        let all = scene.tree.recognizers.keys.flatMap { view in
            (scene.tree.recognizers[view] ?? []).enumerated().map { (RecognizerID(view, $0), $1) }
        }
        var expected: Set<Substring> = []
        for start in Gesture.starts {
            for (double, more) in all where more.kind == .tap {
                let gesture = Gesture(start: start, rest: 0.1, count: more.numberOfTapsRequired)
                let recognized = gesture.outcome(in: scene.tree, scene).recognizers
                guard recognized.contains(double) else { continue }
                for (single, fewer) in all where fewer.kind == .tap && recognized.contains(single) {
                    let areRelated =
                        fewer.isSimultaneous || more.isSimultaneous
                        || fewer.simultaneous.contains(.recognizer(double))
                        || more.simultaneous.contains(.recognizer(single))
                    let isWatching =
                        !fewer.cancelsTouchesInView && single.view != double.view
                        && scene.tree.isInSuperviewChain(single.view, of: double.view)
                    if fewer.numberOfTapsRequired < more.numberOfTapsRequired, !areRelated, !isWatching {
                        expected.insert(Substring(scene.name(of: single) ?? ""))
                    }
                }
            }
        }
        #expect(found == expected, "\(text)")
    }

    /// Returns the text that `finding` is about.
    private func source(of finding: Diagnostic, in text: String) -> String {
        String(decoding: Array(text.utf8)[finding.range.start..<finding.range.end], as: UTF8.self)
    }

    private func compareFindings(of text: String) {
        guard let (linted, scene) = LintedFile.lintGenerated(text, Self.rules) else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var claims: [String: String] = [:]
        for finding in linted.diagnostics {
            // What is said of a cycle is said of all in it.
            let others = finding.rule == "circular-requirements" ? finding.notes.compactMap { $0.range } : []
            for range in others + [finding.range] {
                let line = text.utf8.prefix(range.start).count { $0 == UInt8(ascii: "\n") }
                claims[String(lines[line].split(separator: " ")[1])] = finding.message
            }
        }
        let tester = HitTester(scene.tree)
        for finding in linted.diagnostics { expectDescribedGesture(of: finding, scene, tester, text) }
        let outcomes = Gesture.all.map { $0.outcome(in: scene.tree, scene, tester) }
        let recognized = outcomes.map { $0.recognizers }
        // What is recognized once somebody has scrolled, by presses and taps.
        var later: Set<RecognizerID> = []
        for view in scene.tree.scrollViews.keys.sorted() {
            guard let (_, end) = scene.tree.scrollViews[view]?.scrollableOffsets(for: scene.tree[view].size) else {
                continue
            }
            for part in [0.5, 1] {
                let shown = scene.scrolled(view, to: Point(x: part * end.x, y: part * end.y))
                let tester = HitTester(shown.tree)
                for gesture in Gesture.all where gesture.way == .zero {
                    later.formUnion(gesture.outcome(in: shown.tree, shown, tester).recognizers)
                }
            }
        }
        for finding in linted.diagnostics where finding.rule == "circular-requirements" {
            compareCycle(finding, recognized, scene, text)
        }
        let somewhere = recognized.reduce(into: later) { $0.formUnion($1) }
        let straight = zip(Gesture.all, recognized).filter { $0.0.way.x == 0 || $0.0.way.y == 0 }
            .reduce(into: Set()) { $0.formUnion($1.1) }
        let ofOneFinger = zip(Gesture.all, recognized).filter { $0.0.fingers == 1 && $0.0.vectors.isEmpty }
            .reduce(into: later) { $0.formUnion($1.1) }
        let quick = zip(Gesture.all, recognized).filter { $0.0.isQuickDrag }.reduce(into: Set()) { $0.formUnion($1.1) }
        for id in scene.tree.recognizers.keys.sorted().flatMap({ view in
            (scene.tree.recognizers[view] ?? []).indices.map { RecognizerID(view, $0) }
        }) {
            let name = scene.name(of: id) ?? ""
            if let claim = claims[name] {
                // What is said of a cycle is about the touches that all in it get.
                if claim.contains("each other to fail") { continue }
                let isRecognized =
                    claim.contains("by ordinary")
                    ? !claim.contains(", except ") && isRecognizedOrdinarily(id, recognized, scene)
                    : (claim.contains("moves straight")
                        ? straight : claim.contains("with one finger") ? ofOneFinger : somewhere).contains(id)
                #expect(!isRecognized || claim.contains("only recognized"), "\(name): \(claim)\n\(text)")
                let isAfterRest = claim.contains(" rests on ") && !claim.contains(" starts on ")
                #expect(!isAfterRest || !quick.contains(id), "\(name): \(claim)\n\(text)")
            } else if !somewhere.contains(id), isBlocked(id, outcomes, scene), !isRecognizedOnSomeView(id, scene) {
                Issue.record("\(name) is never recognized, and nothing says so:\n\(text)")
            }
        }
    }

    /// Checks that the gesture that a note describes is recognized somewhere, as far as the note can be read.
    private func expectDescribedGesture(
        of finding: Diagnostic, _ scene: LoweredScene, _ tester: HitTester, _ text: String
    ) {
        let name = source(of: finding, in: text).split(separator: " ")[1]
        let described = finding.notes.lazy.compactMap { DescribedGesture($0.message, scene.touchSettings) }.first
        guard let described,
            let id = scene.tree.recognizers.keys.flatMap({ view in
                (scene.tree.recognizers[view] ?? []).indices.map { RecognizerID(view, $0) }
            }).first(where: { scene.name(of: $0) ?? "" == name })
        else { return }
        let isRecognized = described.starts.contains {
            described.recognizers(from: $0, in: scene, tester).contains(id)
        }
        #expect(isRecognized, "\(finding.message): \(finding.notes.map { $0.message })\n\(text)")
    }

    /// Returns whether `id` recognizes one of ``Gesture/all`` that is made as most people do.
    private func isRecognizedOrdinarily(
        _ id: RecognizerID, _ recognized: [Set<RecognizerID>], _ scene: LoweredScene
    ) -> Bool {
        guard let recognizer = scene.tree.recognizers[id.view]?[id.index] else { return false }
        return zip(Gesture.all, recognized).contains { gesture, found in
            found.contains(id) && gesture.isOrdinary(for: recognizer, scene.touchSettings)
        }
    }

    /// Returns whether `id` recognizes a gesture on one of the views that are hit, of which there can be many.
    private func isRecognizedOnSomeView(_ id: RecognizerID, _ scene: LoweredScene) -> Bool {
        ViewPoints(scene).points.contains { view, point in
            guard scene.tree.isInSuperviewChain(id.view, of: view) else { return false }
            return Gesture.ofOneFinger(from: point).contains {
                $0.outcome(in: scene.tree, scene).recognizers.contains(id)
            }
        }
    }

    /// Checks what a finding says of the recognizers in a cycle against the gestures that all of them get.
    private func compareCycle(
        _ finding: Diagnostic, _ recognized: [Set<RecognizerID>], _ scene: LoweredScene, _ text: String
    ) {
        let ranges = [finding.range] + finding.notes.compactMap { $0.range }
        let cycle = scene.tree.recognizers.keys.flatMap { view in
            zip(scene.tree.recognizers[view]?.indices ?? 0..<0, scene.recognizerRanges(of: view))
                .filter { ranges.contains($1) }.map { RecognizerID(view, $0.0) }
        }
        var tester = HitTester(scene.tree)
        let shared = zip(Gesture.all, recognized).filter { gesture, _ in
            guard case .hit(let hit) = tester.touch(at: gesture.start).outcome else { return false }
            let chain = Array(scene.tree.chain(from: hit))
            return cycle.allSatisfy { id in
                chain.contains(id.view) && scene.tree.recognizers[id.view]?[id.index].receives(chain) ?? false
            }
        }
        let found = shared.reduce(into: Set()) { $0.formUnion($1.1) }.intersection(cycle)
        if finding.message.contains("none of them") {
            #expect(found.isEmpty, "\(finding.message)\n\(text)")
        } else if finding.message.contains("only `") {
            let names = found.map { "`\(scene.name(of: $0) ?? "")`" }
            #expect(names.allSatisfy { finding.message.contains($0) }, "\(finding.message)\n\(text)")
        }
    }

    /// The rules that say that something is never recognized, or why it can't be.
    private static let rules: [Rule] = [
        .blockedGesture, .blockedTap, .circularRequirements, .swipeLosesToScrolling,
    ]

    /// Returns whether another recognizer recognizes each gesture that `id` would recognize alone, or something
    /// scrolls.
    private func isBlocked(_ id: RecognizerID, _ outcomes: [Gesture.Outcome], _ scene: LoweredScene) -> Bool {
        var alone = scene.tree
        for view in scene.tree.scrollViews.keys { alone.scrollViews[view]?.isScrollEnabled = false }
        for view in scene.tree.recognizers.keys {
            for index in scene.tree.recognizers[view]?.indices ?? 0..<0 where RecognizerID(view, index) != id {
                alone.recognizers[view]?[index].isEnabled = false
            }
        }
        let tester = HitTester(alone)
        var isBlocked = false
        for (gesture, outcome) in zip(Gesture.all, outcomes) {
            if outcome.recognizers.isEmpty, !outcome.scrolls {
                if gesture.outcome(in: alone, scene, tester).recognizers.contains(id) { return false }
            } else if !isBlocked {
                isBlocked = gesture.outcome(in: alone, scene, tester).recognizers.contains(id)
            }
        }
        return isBlocked
    }
}

/// Writes scenes with a few recognizers and relations between them.
struct RecognizerSceneGenerator {
    var random: SplitMix
    /// The kinds of recognizers in ``scene()``.
    var kinds = [
        ".pan", ".longPress", ".longPress", ".swipe", ".swipe .left", ".swipe .up", ".tap", ".screenEdgePan .left",
    ]

    mutating func scene() -> String {
        let count = Int.random(in: 2...4, using: &random)
        var blocks = ["Outer": "", "Inner": "", "Leaf": ""]
        for index in 0..<count {
            let view = ["Outer", "Outer", "Inner", "Leaf"].randomElement(using: &random) ?? "Outer"
            blocks[view, default: ""] += "\(recognizer(index, of: count))\n"
        }
        let frame = random.happens(0.4) ? "fill" : "frame 0,0 390x450"
        return """
            scene Main 390x844 {
            view Outer fill {
            \(blocks["Outer"] ?? "")view Inner \(frame) {
            \(blocks["Inner"] ?? "")view Leaf frame 50,250 100x100 {
            \(blocks["Leaf"] ?? "")}
            }
            }
            }
            """
    }

    /// A view with a few recognizers that another view, a scroll view or a button fills, or leaves a part of.
    mutating func filledScene() -> String {
        let kinds = [
            ".tap", ".tap", ".tap numberOfTapsRequired 2", ".tap numberOfTouchesRequired 2", ".longPress", ".pan",
            ".swipe .left", ".screenEdgePan .left", ".pinch", ".rotation",
        ]
        let kind = kinds.randomElement(using: &random) ?? ".tap"
        let outer = (0..<Int.random(in: 1...2, using: &random)).map { index in
            "recognizer R\(index) \(index == 0 || random.happens(0.6) ? kind : kinds.randomElement(using: &random) ?? kind)"
        }
        let inner =
            random.happens(0.7)
            ? ["recognizer Q \(random.happens(0.6) ? kind : ".pan")\(random.happens(0.2) ? " ignores -> Last" : "")"]
            : []
        let place = ["fill", "fill", "frame 0,0 390x450"].randomElement(using: &random) ?? "fill"
        let last = ["fill", "frame 250,250 100x100"].randomElement(using: &random) ?? "fill"
        return """
            scene Main 390x844 {
            view Outer fill {
            \(outer.joined(separator: "\n"))
            \(random.happens(0.7) ? "view Inner \(place)" : "scroll Inner \(place) contentSize 390x2000") {
            \(inner.joined(separator: "\n"))
            \(["button", "button", "view", "slider", "switch"].randomElement(using: &random) ?? "view") Last \(last)
            }
            }
            }
            """
    }

    /// A scroll view or table that controls fill, or almost, and that fills a view with a recognizer or has one itself.
    mutating func filledContentScene() -> String {
        let kind =
            [".tap", ".tap", ".longPress", ".tap numberOfTapsRequired 2"].randomElement(using: &random) ?? ".tap"
        let control = ["button", "button", "textView", "slider"].randomElement(using: &random) ?? "button"
        let gap = random.happens(0.5) ? 0 : 300
        let isInside = random.happens(0.5)
        let content =
            if random.happens(0.5) {
                """
                table Page fill {
                \(isInside ? "recognizer R0 \(kind)" : "")
                rows 30 height 60 {
                cell {
                \(control) Last fill\(gap > 0 ? " hidden (row == 18)" : "")
                }
                }
                }
                """
            } else {
                """
                scroll Page fill contentSize 390x2000 {
                \(isInside ? "recognizer R0 \(kind)" : "")
                \(control) First frame 0,0 390x1000
                \(control) Last frame 0,\(1000 + gap) 390x\(1000 - gap)
                }
                """
            }
        return """
            scene Main 390x844 {
            view Card fill {
            \(isInside ? "" : "recognizer R0 \(kind)")
            \(content)
            }
            }
            """
    }

    /// A card with a recognizer around a table or scroll view whose content has others, all over it or almost, and a
    /// bar in front.
    mutating func sceneAroundContent() -> String {
        let pairs = [
            (".tap", ".tap"), (".tap", ".tap"), (".longPress", ".longPress minimumPressDuration 200ms"),
            (".swipe .left", ".pan"), (".swipe .left", ".pan shouldBegin .horizontal"), (".swipe .up", ".pan"),
            (".pan", ".pan"), (".swipe .vertical", ".swipe .vertical"),
        ]
        let (outer, inner) = pairs.randomElement(using: &random) ?? (".tap", ".tap")
        let isOnScrollView = random.happens(0.3)
        let gap = random.happens(0.4) ? 100 : 0
        let bounce = ["", "", " bounces .off", " alwaysBounceVertical .off"].randomElement(using: &random) ?? ""
        let control = random.happens(0.4) ? "button Last leading 16 top 8 bottom 8 width 100" : ""
        let bars = ["", "", "view Bar frame 0,700 390x144", "view Bar frame 100,300 200x200"]
        let bar = bars.randomElement(using: &random) ?? ""
        let recognizer = "recognizer Q \(inner)"
        let content =
            if random.happens(0.5) {
                """
                table Page fill\(bounce) {
                \(isOnScrollView ? recognizer : "")
                rows 30 height 60 {
                cell {
                \(isOnScrollView ? "" : gap > 0 ? "if (row != 21) { \(recognizer) }" : recognizer)
                \(control)
                }
                }
                }
                """
            } else {
                """
                scroll Page fill contentSize 390x2000\(bounce) {
                \(isOnScrollView ? recognizer : "")
                view A frame 0,0 390x1000 { \(isOnScrollView ? "" : "recognizer P \(inner)"); \(control) }
                view B frame 0,\(1000 + gap) 390x\(1000 - gap) { \(isOnScrollView ? "" : recognizer) }
                }
                """
            }
        return """
            scene Main 390x844 {
            view Card fill {
            recognizer R0 \(outer)
            \(content)
            }
            \(bar)
            }
            """
    }

    /// A card that fills a scroll view, or has one in a part of it, and views in it.
    mutating func scrollingScene() -> String {
        let kinds = [
            ".pan", ".pan shouldBegin .vertical", ".swipe .left", ".swipe .up", ".swipe .vertical", ".tap",
            ".longPress",
        ]
        let recognizers = (0..<4).map { _ in kinds.randomElement(using: &random) ?? ".pan" }
        let size = ["390x2000", "900x844", "900x2000"].randomElement(using: &random) ?? "390x2000"
        let cancelling =
            (random.happens(0.2) ? " touchesShouldCancel .always" : "")
            + (random.happens(0.3) ? " delaysContentTouches .off" : "")
        let control = ["button", "view", "textView", "slider"].randomElement(using: &random) ?? "view"
        let isFilled = random.happens(0.5)
        let hasSecond = random.happens(0.5)
        // Recognizers in content that scrolls don't count for those around it, unless it also scrolls instead.
        let isAround = random.happens(0.3)
        let isSwipeAround = isAround && recognizers[0].hasPrefix(".swipe") && !hasSecond && size == "900x2000"
        if random.happens(0.4) {
            return """
                scene Main 390x844 {
                view Card fill {
                recognizer R0 \(recognizers[0])
                scroll Page frame 0,0 390x550 contentSize \(size)\(cancelling) {
                \(isFilled ? "" : "\(control) Last frame 250,250 100x100")
                }
                view Rest frame 0,550 390x294 {
                \(hasSecond ? "recognizer R1 \(recognizers[1])" : "")
                }
                }
                }
                """
        }
        return """
            scene Main 390x844 {
            scroll Page fill contentSize \(size)\(cancelling) {
            \(isAround ? "recognizer R0 \(recognizers[0])" : "")
            \(isAround && hasSecond ? "recognizer R1 \(recognizers[1])" : "")
            view Card frame 0,0 900x2000 {
            \(isAround && !isSwipeAround ? "" : "recognizer R2 \(recognizers[2])")
            \(isAround || hasSecond ? "" : "recognizer R3 \(recognizers[3])")
            \(control) Last \(isFilled ? "fill" : "frame 250,250 100x100")
            }
            }
            }
            """
    }

    private mutating func recognizer(_ index: Int, of count: Int) -> String {
        let kind = kinds.randomElement(using: &random) ?? ".pan"
        let others = (0..<count).filter { $0 != index }.map { "R\($0)" }
        var words = ["recognizer R\(index) \(kind)"]
        if kind == ".longPress", random.happens(0.6) {
            words.append("minimumPressDuration \([100, 300, 700, 2000].randomElement(using: &random) ?? 100)ms")
        }
        if kind == ".longPress", random.happens(0.3) { words.append("allowableMovement 100") }
        if let other = others.randomElement(using: &random), random.happens(0.4) {
            words.append(random.happens(0.5) ? "simultaneous" : "simultaneous -> \(other)")
        }
        if let other = others.randomElement(using: &random), random.happens(0.3) {
            words.append("requireToFail -> \(other)")
        }
        if kind == ".pan" || kind.hasPrefix(".swipe"), random.happens(0.3) {
            words.append(random.happens(0.5) ? "shouldBegin .horizontal" : "shouldBegin .vertical")
        }
        if random.happens(0.15) { words.append(random.happens(0.5) ? "ignores -> Inner" : "ignores -> Leaf") }
        if random.happens(0.15) { words.append("cancelsTouchesInView .off") }
        if random.happens(0.1) { words.append("enabled .off") }
        return words.joined(separator: " ")
    }
}
