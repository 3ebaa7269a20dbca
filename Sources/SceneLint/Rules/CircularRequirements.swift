import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

extension Rule {
    static let circularRequirements: Rule = Rule(
        "circular-requirements", .error, undisplayedRows: .withRecognizers,
        explanation: """
            ## What it finds
            Reports recognizers that wait for each other in a cycle: each requires the next one to fail, and the last one
            the first.

            ## Why it is bad
            A recognizer with a requirement waits until the other one has failed. In a cycle each waits for one that
            waits itself, so it recognizes its gesture only once the others fail by themselves, as a double tap does after
            a single tap. A gesture that several of them want is recognized by none of them; in the example, that is the
            double tap.

            ## Example
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer Tap .tap requireToFail -> DoubleTap
                    recognizer DoubleTap .tap numberOfTapsRequired 2 requireToFail -> Tap
                }
            }
            ```

            ## Instead
            Only the recognizer that would be too early waits.
            ```scene
            scene Main 390x844 {
                view Photo fill {
                    recognizer Tap .tap requireToFail -> DoubleTap
                    recognizer DoubleTap .tap numberOfTapsRequired 2
                }
            }
            ```

            ## In UIKit
            ```swift
            tap.require(toFail: doubleTap)
            ```
            """
    ) { (context: LintContext) in
        if context.tree.recognizers.isEmpty { return [] }
        var reported: Set<SourceRange> = []
        var rangesOfView: [ViewID: [SourceRange]] = [:]
        return context.requirementCycles().compactMap { cycle in
            let ranges = cycle.map { id in
                let ranges = rangesOfView[id.view] ?? context.scene.recognizerRanges(of: id.view)
                rangesOfView[id.view] = ranges
                return ranges.indices.contains(id.index) ? ranges[id.index] : context.scene.range(of: id.view)
            }
            guard let first = ranges.first, reported.isDisjoint(with: ranges) else { return nil }
            reported.formUnion(ranges)
            return .circularRequirements(cycle, ranges, first, context, recognized: context.recognized(in: cycle))
        }
    }
}

extension Diagnostic {
    /// Creates the finding for recognizers that wait for each other.
    ///
    /// - Parameter recognized: Those that can recognize a touch that all of them get, as far as that is known.
    fileprivate static func circularRequirements(
        _ cycle: [RecognizerID], _ ranges: [SourceRange], _ first: SourceRange, _ context: LintContext,
        recognized: [RecognizerID]?
    ) -> Diagnostic {
        let others = zip(cycle, ranges).dropFirst().map { id, range in
            Note("the requirement of \(context.quotedName(id)) is here", at: range)
        }
        let consequence =
            switch recognized {
            case nil: ""
            case []?: "; none of them recognizes a touch that all of them get"
            case let some? where some.count == cycle.count:
                "; each recognizes a touch that all of them get only after the others have failed by themselves"
            case let some?:
                "; for a touch that all of them get, only \(some.map { context.quotedName($0) }.joinedAsList()) can recognize"
            }
        return Rule.circularRequirements.finding(
            cycle.count == 1
                ? "this recognizer waits for itself to fail, so it never recognizes its gesture"
                : "these recognizers require each other to fail\(consequence)",
            at: first,
            notes: others + [
                cycle.count == 1
                    ? Note("remove the requirement, or name the recognizer that has to fail first")
                    : Note("remove a requirement, but keep the requirement of the recognizer that must wait")
            ],
            fixes: cycle.count == 1 ? [removalOfOwnRequirement(cycle[0], context)].compactMap { $0 } : [],
            data: Evidence(views: cycle.map { context.path($0.view) }))
    }

    /// Returns the fix that removes the requirement of `recognizer` that it has to fail itself, if it has no others.
    private static func removalOfOwnRequirement(_ recognizer: RecognizerID, _ context: LintContext) -> Fix? {
        guard let range = context.scene.range(of: .requireToFail, of: recognizer),
            let name = context.scene.name(of: recognizer),
            context.recognizers(of: recognizer.view).first(where: { $0.id == recognizer })?.recognizer.requirements
                .count == 1
        else { return nil }
        return Fix(
            "remove `requireToFail -> \(name)`", safe: false,
            edits: [Edit(context.scene.tree(of: range).source.withBlanksBefore(range), "")])
    }
}
