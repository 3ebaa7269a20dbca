import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

extension Evaluation {
    /// Runs a touch in every requested scene that has the views it starts on.
    mutating func follow(_ touch: String, _ scenes: [LintedFile.Scene]) -> ExitStatus {
        let steps = TouchArgument(touch)
        if !steps.problems.isEmpty {
            emitError(steps.problems, steps)
            return .unreadable
        }
        let lowered = scenes.map { $0.lowered(on: request.device) }
        let found = TouchRuns(
            steps, in: zip(scenes, lowered).compactMap { scene, lowered in lowered.map { (scene.checked, $0) } })
        var runs = found.runs[...]
        for (scene, lowered) in zip(scenes, lowered) {
            if lowered == nil {
                input.write(scene.errors, to: output, asJSON: isJSON)
                if status == .success { status = .findings }
            } else if let run = runs.popFirst() ?? nil {
                if let place = run.unseenPlace {
                    emitError("no part of `\(place)` is visible for the finger to touch", steps)
                }
                write(TouchTimeline(run, file: input.file.name, touch: touch))
            }
        }
        if !found.problems.isEmpty {
            emitError(found.problems, steps)
            status = .unreadable
        }
        return status
    }

    /// Reports that the finger of `steps` can't go down; in JSON as a finding.
    mutating func emitError(_ message: String, _ steps: TouchArgument) {
        if isJSON { output.standard.write(steps.unseen(message).jsonLine) } else { output.emitError(message) }
        if status == .success { status = .findings }
    }

    /// Reports problems in the steps of a touch.
    func emitError(_ problems: [Diagnostic], _ steps: TouchArgument) {
        output.standard.flush()
        for problem in problems {
            output.error.write(Finding(problem, in: steps.source).humanText(Palette(isOn: false)))
        }
    }

    private mutating func write(_ timeline: TouchTimeline) {
        if !timeline.cycle.isEmpty, status == .success { status = .findings }
        if isJSON {
            writer.line(timeline)
            writer.send(to: output.standard)
        } else {
            output.standard.write(timeline.humanText(output.palette))
        }
    }
}
