import SceneRegions
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

extension SceneDifference.Recognizer {
    /// Returns the recognizers that one of two versions of a scene has and the other hasn't, or sets otherwise.
    /// Recognizers are the same if their views have the same path and they have the same Name or, without one, are
    /// the same of their kind.
    static func changes(from old: LoweredScene, to new: LoweredScene) -> [SceneDifference.Recognizer] {
        var earlier = WrittenRecognizers(of: old)
        var changes: [SceneDifference.Recognizer] = []
        for (key, written) in WrittenRecognizers(of: new).ordered {
            let before = earlier.settings.removeValue(forKey: key)
            if before == written.settings { continue }
            changes.append(
                SceneDifference.Recognizer(
                    view: written.view, word: written.word, old: before, new: written.settings))
        }
        for (key, written) in earlier.ordered where earlier.settings[key] != nil {
            changes.append(
                SceneDifference.Recognizer(view: written.view, word: written.word, old: written.settings, new: nil))
        }
        return changes
    }
}

/// The recognizers of a scene, as a scene spells them.
private struct WrittenRecognizers {
    private(set) var ordered: [(key: String, written: Written)] = []
    /// For each recognizer, by what identifies it, its kind and what is set.
    var settings: [String: String] = [:]

    struct Written {
        let view: String
        let word: String
        let settings: String
    }

    init(of scene: LoweredScene) {
        var paths = PathCache(of: scene)
        for view in scene.tree.recognizers.keys {
            for (index, recognizer) in (scene.tree.recognizers[view] ?? []).enumerated() {
                let written = Written(
                    view: paths.path(of: view), word: scene.word(for: RecognizerID(view, index)),
                    settings: Self.settings(of: recognizer, in: scene, &paths))
                // The root may have another Name. No path contains a line feed.
                let subject = "\(view == .root ? "" : written.view)\n\(written.word)\n"
                var number = 0
                while settings["\(subject)\(number)"] != nil { number += 1 }
                settings["\(subject)\(number)"] = written.settings
                ordered.append(("\(subject)\(number)", written))
            }
        }
    }

    private static func settings(
        of recognizer: GestureRecognizer, in scene: LoweredScene, _ paths: inout PathCache
    ) -> String {
        var words = [".\(recognizer.kind.word)"]
        if recognizer.kind.isSwipe {
            let names: [(String, GestureRecognizer.SwipeDirections)] = [
                ("left", .left), ("right", .right), ("up", .up), ("down", .down),
            ]
            for (name, direction) in names where recognizer.kind.directions.contains(direction) {
                words.append(".\(name)")
            }
        }
        if let edge = recognizer.kind.screenEdge { words.append(".\(edge.rawValue)") }
        if !recognizer.isEnabled { words.append("enabled .off") }
        if !recognizer.cancelsTouchesInView { words.append("cancelsTouchesInView .off") }
        if recognizer.delaysTouchesBegan { words.append("delaysTouchesBegan") }
        if !recognizer.delaysTouchesEnded { words.append("delaysTouchesEnded .off") }
        let (taps, touches) = (recognizer.numberOfTapsRequired, recognizer.numberOfTouchesRequired)
        if taps != 1 { words.append("numberOfTapsRequired \(taps)") }
        if touches != 1 { words.append("numberOfTouchesRequired \(touches)") }
        if let duration = recognizer.minimumPressDuration {
            words.append("minimumPressDuration \(numberText((duration * 1000).toMillionth))ms")
        }
        if let movement = recognizer.allowableMovement { words.append("allowableMovement \(numberText(movement))") }
        if let axis = recognizer.shouldBegin { words.append("shouldBegin .\(axis.rawValue)") }
        func add(_ word: String, _ names: [String]) {
            let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
            words.append("\(word) -> \(names.prefix(mostNames).joined(separator: ", "))\(more)")
        }
        if !recognizer.ignoredViews.isEmpty {
            add("ignores", recognizer.ignoredViews.map { paths.path(of: $0) })
        }
        if let received = recognizer.receivedViews { add("receivesOnly", received.map { paths.path(of: $0) }) }
        if !recognizer.requirements.isEmpty {
            add("requireToFail", recognizer.requirements.map { name(of: $0, in: scene, &paths) })
        }
        if recognizer.isSimultaneous {
            words.append("simultaneous")
        } else if !recognizer.simultaneous.isEmpty {
            add("simultaneous", recognizer.simultaneous.map { name(of: $0, in: scene, &paths) }.sorted())
        }
        return words.joined(separator: " ")
    }

    /// The number of views or recognizers that a relation names. The relations of many recognizers with many others
    /// would take long to write.
    private static let mostNames = 20

    private static func name(
        of competitor: GestureRecognizer.Competitor, in scene: LoweredScene, _ paths: inout PathCache
    ) -> String {
        switch competitor {
        case .recognizer(let id): "\(paths.path(of: id.view)).\(scene.word(for: id))"
        case .scrolling(let view): paths.path(of: view)
        }
    }
}
