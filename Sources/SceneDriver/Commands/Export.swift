import SceneExport
import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Runs `scenec export`.
func export(_ request: ExportRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let messages = output.onStandardError
    let input = SceneInput(request.paths, files, messages, on: request.device, asJSON: false) {
        LintedFile.lint($0, rules: [])
    }
    guard let input else { return .unreadable }
    var status = input.writeErrorsOutsideScenes(to: messages, asJSON: false) ? ExitStatus.findings : .success
    guard let scenes = input.select(request.scene, messages, asJSON: false) else {
        return .unreadable
    }
    var exported: [LoweredScene] = []
    for scene in scenes {
        if let lowered = scene.lowered(on: input.device) {
            exported.append(lowered)
        } else {
            input.write(scene.errors, to: messages, asJSON: false)
            status = .findings
        }
    }
    if exported.isEmpty { return status }
    let limit = Output.maximumMegabytes * 1_000_000
    guard let text = request.format.text(of: exported, from: input.file.name, limit: limit) else {
        output.emitError("the export is too long: it has more than \(Output.maximumMegabytes) MB")
        return .unreadable
    }
    if request.format == .dump {
        for scene in exported {
            let unprinted = UnprintedProperties(of: scene).texts
            if unprinted.isEmpty { continue }
            output.emitError("a printout of `\(scene.name)` doesn't contain \(unprinted.joined(separator: ", "))")
        }
    }
    return output.write(text, to: request.target, besides: [input.file], files) ? status : .unreadable
}

extension ExportRequest.Format {
    /// Returns `scenes` in this form.
    fileprivate func text(of scenes: [LoweredScene], from path: String, limit: Int) -> [UInt8]? {
        switch self {
        case .uikit: uikitSource(of: scenes, from: path, limit: limit)
        case .xctest: testSource(of: scenes, from: path, limit: limit)
        case .dump: recursiveDescription(of: scenes, limit: limit)
        }
    }
}
