import SceneReport
import SceneRuntime
import SceneSemantics

extension SceneAnswers {
    /// Adds to `answer`, which is about the middle of `view`, that it was asked for, and why the touch doesn't hit it.
    public mutating func complete(_ answer: inout HitAnswer, askedFor view: ViewID, at point: Point) {
        let asked = path(of: view)
        answer.asked = asked
        switch answer.outcome {
        case .hit(_, _, let path) where path.contains(asked): break
        case .hit, .none:
            answer.reasonForMiss = miss(of: view, at: point).map { miss in
                let subject = miss.view == asked ? "it" : "`\(miss.view)`"
                return "`\(asked)` gets no touch: \(subject) \(VerdictText.withoutConsequence(miss.words))"
            }
        case .recursion, .orderDependent: break
        }
    }

    /// Returns why a touch at `point` doesn't hit `view`: what hides it, or the answer of the view or of its nearest
    /// superview that was asked. `nil` if none was asked.
    public mutating func reasonForMiss(of view: ViewID, at point: Point) -> String? {
        miss(of: view, at: point).map { "\($0.view) \($0.words)" }
    }

    /// Returns the path of the view that keeps a touch from `view`, and what it does, in words that follow its path.
    private mutating func miss(of view: ViewID, at point: Point) -> (view: String, words: String)? {
        // UIKit may ask more than once; the last answer counts.
        let asked = trace(at: point).entries
        let entries = Array(asked[(asked.lastIndex { $0.depth == 0 } ?? 0)...])
        if case .hidden(let hider)? = scene.invisibility(of: view, tester.geometry),
            !entries.contains(where: { $0.view == hider })
        {
            return (path(of: hider), scene.hidingText(of: hider))
        }
        for asked in scene.tree.path(to: view).reversed() {
            guard let index = entries.firstIndex(where: { $0.view == asked }) else { continue }
            let entry = entries[index]
            if asked != view, entry.verdict == .subview {
                // The last subview asked is the one that answered.
                let subviews = entries[(index + 1)...].prefix { $0.depth > entry.depth }
                guard let taker = subviews.last(where: { $0.depth == entry.depth + 1 }) else { return nil }
                return (path(of: view), "wasn't asked, because \(path(of: taker.view)) was asked first and answered")
            }
            return (path(of: asked), VerdictText(entry, in: scene.tree) { path(of: $0) }.text)
        }
        return nil
    }
}
