import SceneText

extension HitAnswer {
    /// Returns the answer for people: the view, its path, the rules that decided, and the trace if requested.
    public func humanText(_ palette: Palette) -> String {
        let place = "\(sceneTitle(scene, on: device)) at \(shownNumber(point.x)),\(shownNumber(point.y))"
        var lines = reasonForMiss.map { [$0] } ?? []
        lines.append(palette.paint(place, .emphasis) + ": " + summary(palette))
        if let origin { lines.append("  " + origin.humanText) }
        if case .hit(_, _, let path) = outcome { lines.append("  in " + path.joined(separator: " > ")) }
        if !via.isEmpty { lines.append("  by the rules of " + via.joined(separator: ", ")) }
        for asked in trace ?? [] {
            let indent = String(repeating: "  ", count: asked.depth + 1)
            lines.append("\(indent)\(palette.paint(asked.view, .note)) \(asked.explanation)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(_ palette: Palette) -> String {
        switch outcome {
        case .hit(let view, let kind, _): "\(palette.paint(view, .help)) (\(kind)\(isDisabled ? ", disabled" : ""))"
        case .none:
            OutcomeText.none
                + (sizeIfOutside.map {
                    "; the point is outside the scene, which is \(shownNumber($0.width))x\(shownNumber($0.height))"
                } ?? "")
        case .recursion(let cycle):
            palette.paint(OutcomeText.recursion, .error) + ": "
                + (cycle.last.map { last in
                    "\(last) asks \(cycle.joined(separator: ", which asks ")), and so on until the stack is full"
                } ?? OutcomeText.noEnd)
        case .orderDependent(let hits):
            palette.paint(OutcomeText.orderDependent, .warning) + ": "
                + hits.joined(separator: " or ")
        }
    }
}

/// Returns the Name of a scene with its device, if it has several.
func sceneTitle(_ scene: String, on device: String?) -> String { device.map { "\(scene) on \($0)" } ?? scene }

/// Returns `number` without a trailing `.0`.
func shownNumber(_ number: Double) -> String {
    var text = ""
    text.appendJSONNumber(number)
    return text
}
