import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

extension Evaluation {
    /// Runs a touch in every requested scene that has the views it starts on.
    mutating func follow(_ touch: String, _ scenes: [LintedFile.Scene]) -> ExitStatus {
        let steps = TouchArgument(touch, importedFrom: input.document)
        if !steps.problems.isEmpty {
            output.emitError(steps.problems, in: steps)
            return .unreadable
        }
        guard
            let sound = after(
                scenes.compactMap { scene in scene.lowered(on: request.device).map { (scene.bound, $0) } })
        else { return .unreadable }
        let found = TouchRuns(steps, in: sound)
        var runs = zip(found.runs, sound).map { ($0, $1) }[...]
        for scene in scenes {
            if scene.lowered(on: request.device) == nil {
                input.write(scene.errors, to: output, asJSON: isJSON)
                if status == .success { status = .findings }
            } else if let (finished, before) = runs.popFirst(), let run = finished {
                if let message = run.messageAboutUnseenPlace {
                    emitError(message, steps)
                }
                var timeline = TouchTimeline(run, file: input.file.name, touch: touch)
                timeline.reasonForMiss = steps.reasonForMiss(in: before.bound, before.lowered)
                write(timeline)
            }
        }
        if !found.problems.isEmpty {
            output.emitError(found.problems, in: steps)
            status = .unreadable
        }
        return status
    }

    /// Returns `scenes` as the touches of `--after` leave them. Returns `nil` if those aren't possible, and reports
    /// that.
    mutating func after(
        _ scenes: [(bound: BoundFile.Scene, lowered: LoweredScene)]
    ) -> [(bound: BoundFile.Scene, lowered: LoweredScene)]? {
        guard let text = request.earlierTouch else { return scenes }
        let steps = TouchArgument(text, of: "--after", importedFrom: input.document)
        let found = TouchRuns(steps, in: scenes)
        for case let run? in found.runs {
            if let message = run.messageAboutUnseenPlace { emitError(message, steps) }
        }
        if found.problems.isEmpty || scenes.isEmpty { return found.after(scenes) }
        output.emitError(found.problems, in: steps)
        return nil
    }

    /// Reports that the finger of `steps` can't go down; in JSON as a finding.
    mutating func emitError(_ message: UnseenMessage, _ steps: TouchArgument) {
        if isJSON { output.standard.write(steps.unseen(message).jsonLine) } else { output.emitError(message) }
        if status == .success { status = .findings }
    }

    private mutating func write(_ timeline: TouchTimeline) {
        if timeline.cycle != nil, status == .success { status = .findings }
        if isJSON {
            writer.line(timeline)
            writer.send(to: output.standard)
        } else {
            output.standard.write(timeline.humanText(output.palette))
        }
    }
}
