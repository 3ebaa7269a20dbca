import SceneLint
import SceneSemantics
import SceneText

extension LintedFile.Scene {
    /// Returns the scene with its views on `device`, or on the first one if that is `nil`.
    public func lowered(on device: String?) -> LoweredScene? {
        index(of: device).flatMap { $0 < screens.count ? screens[$0] : nil }
    }

    /// Returns the maps that the rules computed on `device`, or on the first one if that is `nil`.
    public func maps(on device: String?) -> ScreenMaps? {
        index(of: device).flatMap { $0 < maps.count ? maps[$0] : nil }
    }

    private func index(of device: String?) -> Int? {
        guard let device else { return 0 }
        return checked.screens.firstIndex(of: device)
    }

    /// Returns the scene on `device` if that is one of its devices, or on all of them if it is `nil`.
    public func screens(on device: String?) -> [LoweredScene] {
        guard let device else { return screens.compactMap { $0 } }
        return lowered(on: device).map { [$0] } ?? []
    }
}

extension LintedFile {
    /// The errors that concern no single scene.
    public var errorsOutsideScenes: [Diagnostic] {
        file.diagnostics.filter { diagnostic in
            diagnostic.severity == .error && file.sceneIndex(containing: diagnostic.range) == nil
        }
    }

    /// Returns the errors in other scenes that keep one of `scenes` from being evaluated. A word that another scene
    /// lacks, too, is reported in that scene.
    public func errorsElsewhere(than scenes: [Scene]) -> [Diagnostic] {
        guard scenes.contains(where: { $0.lowered == nil && $0.errors.isEmpty }) else { return [] }
        let own = Set(scenes.map { $0.checked.range })
        return file.diagnostics.filter { diagnostic in
            file.sceneIndex(containing: diagnostic.range).map { !own.contains(file.scenes[$0].range) } ?? false
        }
    }

    /// The findings by the index of a scene that has them, itself or in its uses of components.
    public var findingsByScene: [Int: [Diagnostic]] {
        var findings: [Int: [Diagnostic]] = [:]
        for finding in diagnostics {
            let ranges = finding.uses.isEmpty ? [finding.range] : finding.uses
            for scene in Set(ranges.compactMap { file.sceneIndex(containing: $0) }) {
                findings[scene, default: []].append(finding)
            }
        }
        return findings
    }
}

extension Diagnostic {
    /// Whether this is about the scene on `device`, if that isn't `nil`.
    public func applies(on device: String?) -> Bool {
        data.devices.isEmpty || device.map { data.devices.contains($0) } ?? true
    }
}
