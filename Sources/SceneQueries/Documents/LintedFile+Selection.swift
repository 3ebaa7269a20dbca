import SceneLint
import SceneSemantics
import SceneText

extension LintedFile.Scene {
    /// Returns the scene on `device`, or on the first one if that is `nil`.
    public func screen(on device: String?) -> LintedFile.Screen? { screens(on: device).first }

    /// Returns the scene with its views on `device`, or on the first one if that is `nil`.
    public func lowered(on device: String?) -> LoweredScene? { screen(on: device)?.lowered }

    /// Returns the scene on `device` if that is one of its devices, or on all of them if it is `nil`.
    public func screens(on device: String?) -> [LintedFile.Screen] {
        screens.filter { device == nil || $0.name == device }
    }

    /// Returns the scene with its views on `device`, or on all devices if that is `nil`, where no error prevents them.
    public func scenes(on device: String?) -> [LoweredScene] { screens(on: device).compactMap { $0.lowered } }
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
        let own = Set(scenes.map { $0.bound.range })
        return file.diagnostics.filter { diagnostic in
            file.sceneIndex(containing: diagnostic.range).map { !own.contains(file.scenes[$0].range) } ?? false
        }
    }

    /// The findings by the index of a scene that has them, itself or in its uses of components.
    public var findingsByScene: [Int: [Diagnostic]] {
        var findings: [Int: [Diagnostic]] = [:]
        for finding in diagnostics {
            for scene in sceneIndices(of: finding) { findings[scene, default: []].append(finding) }
        }
        return findings
    }

    /// Returns the indices of the scenes that have a finding, themselves or in their uses of components.
    func sceneIndices(of finding: Diagnostic) -> Set<Int> {
        let ranges = finding.uses.isEmpty ? [finding.range] : finding.uses
        return Set(ranges.compactMap { file.sceneIndex(containing: $0) })
    }
}

extension Diagnostic {
    /// Returns the finding with what it says and what is proven on `device`, if that isn't `nil`.
    public func shown(on device: String?) -> Diagnostic {
        guard let index = data.devices.firstIndex(where: { $0 == device }), texts.indices.contains(index) else {
            return self
        }
        var finding = self
        (finding.message, finding.notes) = (texts[index].message, texts[index].notes)
        finding.data = data.on(device)
        return finding
    }

    /// Whether this is about the scene on `device`, if that isn't `nil`.
    public func applies(on device: String?) -> Bool {
        data.devices.isEmpty || device.map { data.devices.contains($0) } ?? true
    }
}

extension [Diagnostic] {
    /// Returns the findings about the scene on `device`, each as it is there; all of them if that is `nil`.
    public func shown(on device: String?) -> [Diagnostic] {
        compactMap { $0.applies(on: device) ? $0.shown(on: device) : nil }
    }
}
