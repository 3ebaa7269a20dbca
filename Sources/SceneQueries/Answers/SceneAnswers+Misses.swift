import SceneReport
import SceneRuntime
import SceneSemantics
import SceneText

extension SceneAnswers {
    /// Adds to `answer`, which is about the middle of `view`, that it was asked for, and why the touch doesn't hit it.
    public mutating func complete(_ answer: inout HitAnswer, askedFor view: ViewID, at point: Point) {
        let asked = path(of: view)
        answer.asked = asked
        switch answer.outcome {
        case .hit(_, _, let path) where path.contains(asked): break
        case .hit(let hit, _, _): answer.reasonForMiss = sentence(about: view, at: point, hitting: hit)
        case .none: answer.reasonForMiss = sentence(about: view, at: point, hitting: nil)
        case .recursion, .orderDependent: break
        }
    }

    /// Returns why a touch at `point`, the middle of `view`, hits `hit` or nothing. Touches elsewhere in it may hit it.
    private mutating func sentence(about view: ViewID, at point: Point, hitting hit: String?) -> String? {
        guard let miss = miss(of: view, at: point) else { return nil }
        let asked = path(of: view)
        switch miss {
        case .hidden(let hider, let words):
            return "`\(asked)` gets no touch: \(hider == asked ? "it" : "`\(hider)`") "
                + VerdictText.withoutConsequence(words)
        case .taken, .answer:
            let place = "\(hundredthText(point.x)),\(hundredthText(point.y))"
            let goes = hit.map { "the touch goes to `\($0)`" } ?? "no view gets the touch"
            return "at the middle of `\(asked)`, \(place), \(goes)\(miss.reason(hitting: hit))"
        }
    }

    /// Returns why a touch at `point` doesn't hit `view`: what hides it, or the answer of the view or of its nearest
    /// superview that was asked. `nil` if none was asked.
    public mutating func reasonForMiss(of view: ViewID, at point: Point) -> String? {
        miss(of: view, at: point).map { miss in
            switch miss {
            case .hidden(let view, let words), .answer(let view, let words): "\(view) \(words)"
            case .taken(let taker): "\(path(of: view)) wasn't asked, because \(taker) was asked first and answered"
            }
        }
    }

    /// What keeps a touch from a view. Views are paths, and words follow them.
    private enum Miss {
        /// This view, or the one asked for, is hidden or transparent, so no point hits it.
        case hidden(by: String, words: String)
        /// This view was asked first, and answered.
        case taken(by: String)
        /// This view was asked, and answers something else.
        case answer(of: String, words: String)

        /// The end of a sentence that says that a touch goes to `hit`.
        func reason(hitting hit: String?) -> String {
            switch self {
            case .taken(let taker) where taker == hit: ", which was asked first"
            case .taken(let taker): ", because `\(taker)` was asked first and answered"
            case .hidden(let view, let words), .answer(let view, let words):
                ": `\(view)` \(VerdictText.withoutConsequence(words))"
            }
        }
    }

    /// Returns what keeps a touch from `view`.
    private mutating func miss(of view: ViewID, at point: Point) -> Miss? {
        // UIKit may ask more than once; the last answer counts.
        let asked = trace(at: point).entries
        let entries = Array(asked[(asked.lastIndex { $0.depth == 0 } ?? 0)...])
        if case .hidden(let hider)? = scene.invisibility(of: view, tester.geometry),
            !entries.contains(where: { $0.view == hider })
        {
            return .hidden(by: path(of: hider), words: scene.hidingText(of: hider))
        }
        for asked in scene.tree.path(to: view).reversed() {
            guard let index = entries.firstIndex(where: { $0.view == asked }) else { continue }
            let entry = entries[index]
            if asked != view, entry.verdict == .subview {
                // The last subview asked is the one that answered.
                let subviews = entries[(index + 1)...].prefix { $0.depth > entry.depth }
                guard let taker = subviews.last(where: { $0.depth == entry.depth + 1 }) else { return nil }
                return .taken(by: path(of: taker.view))
            }
            let words = VerdictText(entry, in: scene.tree) { path(of: $0) }.text
            switch entry.verdict {
            case .hidden, .notInteractive, .alpha:
                return .hidden(by: path(of: asked), words: words)
            default: return .answer(of: path(of: asked), words: words)
            }
        }
        return nil
    }
}
