import SceneLint
import SceneSemantics
import SceneText

/// Compares the findings of two versions of a file.
extension LintedFile {
    /// Returns the findings that `other` doesn't have. A finding is the same if the same rule reports the same views of
    /// the same scenes, whatever line it is on.
    ///
    /// - Parameter scene: The scene whose findings count; `nil` for all.
    /// - Parameter device: The device on which they count; `nil` for all.
    public func findings(missingIn other: LintedFile, of scene: String?, on device: String?) -> [Diagnostic] {
        var counts: [String: Int] = [:]
        for finding in other.comparedFindings(of: scene, on: device) { counts[finding.key, default: 0] += 1 }
        var result: [Diagnostic] = []
        for (key, finding) in comparedFindings(of: scene, on: device) {
            if let count = counts[key], count > 0 { counts[key] = count - 1 } else { result.append(finding) }
        }
        return result
    }

    /// Returns whether `scene` of this file has a finding, on its device.
    public func has(_ finding: Diagnostic, in scene: LoweredScene) -> Bool {
        sceneNames(of: finding).contains(scene.name) && finding.applies(on: scene.device)
    }

    /// Returns the findings to compare, with what identifies them.
    private func comparedFindings(of scene: String?, on device: String?) -> [(key: String, finding: Diagnostic)] {
        // Errors that prevent a comparison are reported anyway.
        let errors = file.diagnostics + scenes.flatMap { $0.errors }
        let reported = Set(errors.filter { $0.severity == .error }.map { DiagnosticKey($0) })
        var result: [(key: String, finding: Diagnostic)] = []
        for finding in diagnostics where !reported.contains(DiagnosticKey(finding)) {
            let scenes = sceneNames(of: finding)
            let devices = finding.data.devices
            if let scene, !scenes.contains(scene) { continue }
            if let device, !devices.isEmpty, !devices.contains(device) { continue }
            let subject = finding.data.views.isEmpty ? [finding.message] : finding.data.views
            // A line feed is in none of them.
            result.append((([finding.rule] + scenes + devices + subject).joined(separator: "\n"), finding))
        }
        return result
    }

    /// Returns the names of the scenes that have a finding, themselves or in their uses of components.
    private func sceneNames(of finding: Diagnostic) -> [String] {
        sceneIndices(of: finding).sorted().map { file.scenes[$0].name }
    }
}
