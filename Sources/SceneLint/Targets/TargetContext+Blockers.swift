import SceneRuntime
import SceneSemantics
import SceneText

extension TargetContext {
    /// Returns the views in front that take the touches of all `losses` of `target`, or none if some are lost
    /// otherwise.
    func blockers(of losses: [TouchLoss], _ target: ViewID) -> [Diagnostic.Blocker] {
        var blockers: [Diagnostic.Blocker] = []
        for loss in losses {
            guard let hitView = loss.hitView, hitView != .root, loss.cause == .inFront else { return [] }
            let range = scene.range(of: hitView)
            if !blockers.contains(where: { $0.range == range }) {
                let superviews = tree.superviews(of: hitView).prefix(Self.maximumSuperviewsInFront)
                    .prefix { !tree.isInSuperviewChain($0, of: target) }
                blockers.append(
                    Diagnostic.Blocker(quotedName(hitView), at: range, in: superviews.map { scene.range(of: $0) }))
            }
        }
        return blockers
    }

    /// The maximum number of superviews at which one comment can allow what a view in front takes. It only limits the
    /// work in scenes that are nested deeper than people write them.
    private static let maximumSuperviewsInFront = 32
}

extension Diagnostic {
    /// Returns the finding, with the views in front that it is about.
    func with(blockers: [Blocker]) -> Diagnostic {
        var copy = self
        copy.blockers = blockers
        return copy
    }
}

extension [Diagnostic] {
    /// Returns the findings, of which the first about a view that blocks several others says how one comment suppresses
    /// all of them.
    func notingSharedBlockers() -> [Diagnostic] {
        var groups: [SourceRange: [Int]] = [:]
        for (index, finding) in enumerated() {
            if finding.blockers.count == 1, let blocker = finding.blockers.first {
                groups[blocker.range, default: []].append(index)
            }
        }
        var findings = self
        for group in groups.values where group.count > 1 {
            guard let first = group.first, let blocker = self[first].blockers.first else { continue }
            let rules = Set(group.map { self[$0].rule }).sorted().joined(separator: ", ")
            let others = group.count == 2 ? "another finding is" : "\(group.count - 1) other findings are"
            findings[first].notes.append(
                Diagnostic.Note(
                    sceneAdvice:
                        "\(others) about what \(blocker.title) covers; if it blocks touches on purpose, one comment "
                        + "before it suppresses them all: `// scenec:allow \(rules): REASON`"))
        }
        return findings
    }
}
