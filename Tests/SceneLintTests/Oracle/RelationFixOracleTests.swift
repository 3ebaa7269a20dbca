import SceneRegions
import SceneRuntime
import SceneText
import TestSupport
import Testing

@testable import SceneLint
@testable import SceneSemantics

/// Compares what fixes of recognizers say about others with simulated gestures before and after them.
struct RelationFixOracleTests {
    /// A recognizer that a fix leaves without its ordinary gestures is in the title or in a finding of the result, and
    /// so is one that recognizes a gesture of those that the fix changes, which it didn't before.
    @Test(arguments: trials(60))
    func fixesTellWhatTheyChange(_ seed: UInt64) {
        var generator = RecognizerSceneGenerator(random: SplitMix(seed: seed))
        generator.kinds += [".tap", ".tap numberOfTapsRequired 2", ".longPress minimumPressDuration 0ms"]
        let text = generator.scene()
        guard let (linted, scene) = LintedFile.lintGenerated(text, Self.rules) else { return }
        for finding in linted.diagnostics {
            for fix in finding.fixes {
                let fixed = linted.text(after: fix)
                guard let (result, changed) = LintedFile.lintGenerated(fixed, Self.rules) else {
                    Issue.record("\(fix.title) leaves an error:\n\(text)")
                    continue
                }
                compare(scene, changed, finding, fix, result.diagnostics, text)
            }
        }
    }

    private static let rules: [Rule] = [
        .blockedGesture, .blockedTap, .tapBeforeDoubleTap, .circularRequirements,
    ]

    private func compare(
        _ scene: LoweredScene, _ changed: LoweredScene, _ finding: Diagnostic, _ fix: Diagnostic.Fix,
        _ findings: [Diagnostic], _ text: String
    ) {
        let (before, after) = (HitTester(scene.tree), HitTester(changed.tree))
        for id in ids(in: scene) {
            guard let recognizer = scene.tree[id] else { continue }
            let name = "`\(scene.name(of: id) ?? "")`"
            let isEdited = recognizer != changed.tree[id]
            var (isRecognized, isStillRecognized) = (false, false)
            for gesture in Gesture.all {
                let isOrdinary = gesture.isOrdinary(for: recognizer, scene.touchSettings)
                if !isOrdinary, isStillRecognized { continue }
                let old = gesture.outcome(in: scene.tree, scene, before).recognizers
                let new = gesture.outcome(in: changed.tree, changed, after).recognizers
                isRecognized = isRecognized || isOrdinary && old.contains(id)
                isStillRecognized = isStillRecognized || new.contains(id)
                guard isEdited, isOrdinary, old.contains(id) else { continue }
                for other in new where !old.contains(other) && scene.tree[other] == changed.tree[other] {
                    let otherName = "`\(scene.name(of: other) ?? "")`"
                    if finding.message.hasPrefix(otherName) { continue }
                    #expect(
                        fix.title.contains(otherName), "\(otherName) recognizes \(gesture) after \(fix.title):\n\(text)"
                    )
                }
            }
            if isRecognized, !isStillRecognized {
                let isReported = findings.contains { $0.message.contains(name) }
                #expect(
                    isReported || fix.title.contains("\(name) would then no longer"),
                    "\(name) is lost after \(fix.title):\n\(text)")
            }
        }
    }

    private func ids(in scene: LoweredScene) -> [RecognizerID] {
        scene.tree.recognizers.keys.sorted().flatMap { view in
            (scene.tree.recognizers[view] ?? []).indices.map { RecognizerID(view, $0) }
        }
    }
}
