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
                    view: written.view, word: written.word, old: before?.text, new: written.settings.text))
        }
        for (key, written) in earlier.ordered where earlier.settings[key] != nil {
            changes.append(
                SceneDifference.Recognizer(view: written.view, word: written.word, old: written.settings.text, new: nil)
            )
        }
        return changes
    }
}

/// The recognizers of a scene, as a scene spells them.
private struct WrittenRecognizers {
    private(set) var ordered: [(key: String, written: Written)] = []
    /// For each recognizer, by what identifies it, its kind and what is set.
    var settings: [String: Settings] = [:]

    struct Written {
        let view: String
        let word: String
        let settings: Settings
    }

    struct Settings: Equatable {
        var words: [String]
        /// A hash of the names that ``words`` leave out.
        var hashOfRest: UInt64 = 0

        var text: String { words.joined(separator: " ") }

        /// Adds a relation with views or recognizers, whose order doesn't matter.
        mutating func add(_ word: String, _ names: [String]) {
            let names = names.sorted()
            let rest = names.dropFirst(Self.mostNames)
            for name in rest {
                for byte in name.utf8 { hashOfRest = (hashOfRest ^ UInt64(byte)) &* Self.prime }
                // No name contains a line feed, so two lists that differ are different bytes.
                hashOfRest = (hashOfRest ^ UInt64(UInt8(ascii: "\n"))) &* Self.prime
            }
            let more = rest.isEmpty ? "" : " and \(rest.count) more"
            words.append("\(word) -> \(names.prefix(Self.mostNames).joined(separator: ", "))\(more)")
        }

        /// The number of views or recognizers that a relation names. The relations of many recognizers with many others
        /// would take long to write.
        private static let mostNames = 20
        /// The prime of the FNV-1a hash of 64 bits (IETF draft-eastlake-fnv, 2.2).
        private static let prime: UInt64 = 0x100_0000_01b3
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
    ) -> Settings {
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
        if let duration = recognizer.minimumPressDuration, duration != scene.touchSettings.longPressDuration {
            words.append("minimumPressDuration \(numberText((duration * 1000).toMillionth))ms")
        }
        if let movement = recognizer.allowableMovement, movement != scene.touchSettings.allowableMovement {
            words.append("allowableMovement \(numberText(movement))")
        }
        if let axis = recognizer.shouldBegin { words.append("shouldBegin .\(axis.rawValue)") }
        var settings = Settings(words: words)
        if !recognizer.ignoredViews.isEmpty {
            settings.add("ignores", recognizer.ignoredViews.map { paths.path(of: $0) })
        }
        if let received = recognizer.receivedViews {
            settings.add("receivesOnly", received.map { paths.path(of: $0) })
        }
        if !recognizer.requirements.isEmpty {
            settings.add("requireToFail", recognizer.requirements.map { name(of: $0, in: scene, &paths) })
        }
        if recognizer.isSimultaneous {
            settings.words.append("simultaneous")
        } else if !recognizer.simultaneous.isEmpty {
            settings.add("simultaneous", recognizer.simultaneous.map { name(of: $0, in: scene, &paths) })
        }
        return settings
    }

    private static func name(
        of competitor: GestureRecognizer.Competitor, in scene: LoweredScene, _ paths: inout PathCache
    ) -> String {
        switch competitor {
        case .recognizer(let id): "\(paths.path(of: id.view)).\(scene.word(for: id))"
        case .scrolling(let view): paths.path(of: view)
        }
    }
}
