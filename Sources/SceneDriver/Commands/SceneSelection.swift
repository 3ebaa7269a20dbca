import SceneLint
import SceneReport
import SceneSemantics
import SceneText

/// Reads the file of a command that takes one. If it can't be read, reports that and returns `nil`.
func readSource(_ input: InputFile, _ files: FileSystem, _ output: Output, asJSON: Bool) -> Source? {
    do throws(FileProblem) {
        return try files.source(input)
    } catch {
        let trouble = FileTrouble(UnreadablePath(name: input.name, problem: error))
        if error == .isFolder, !asJSON {
            output.emitError(
                trouble.message, ["this command takes one file; `check`, `test` and `fmt` take folders, too"])
        } else {
            output.report(trouble, asJSON: asJSON)
        }
        return nil
    }
}

extension Output {
    /// Reports a problem with a file in a line of JSON or on standard error.
    func report(_ trouble: FileTrouble, asJSON: Bool) {
        if asJSON { standard.write(trouble.finding.jsonLine) } else { emitError(trouble.message) }
    }
}

extension LintedFile.Scene {
    /// Returns the scene with its views on `device`, or on the first one if that is `nil`.
    func lowered(on device: String?) -> LoweredScene? {
        guard let device else { return lowered }
        return checked.screens.firstIndex(of: device).flatMap { $0 < screens.count ? screens[$0] : nil }
    }
}

extension LintedFile {
    var errorsOutsideScenes: [Diagnostic] {
        file.diagnostics.filter { diagnostic in
            diagnostic.severity == .error && file.sceneIndex(containing: diagnostic.range) == nil
        }
    }

    /// Writes the errors in `diagnostics` instead of results.
    func write(_ diagnostics: [Diagnostic], to output: Output, asJSON: Bool) {
        output.write(errorsOf: diagnostics, in: file.tree.source, asJSON: asJSON)
    }

    /// Returns the errors in other scenes that keep one of `scenes` from being evaluated. A word that another scene
    /// lacks, too, is reported in that scene.
    func errorsElsewhere(than scenes: [Scene]) -> [Diagnostic] {
        guard scenes.contains(where: { $0.lowered == nil && $0.errors.isEmpty }) else { return [] }
        let own = Set(scenes.map(\.checked.range))
        return file.diagnostics.filter { diagnostic in
            file.sceneIndex(containing: diagnostic.range).map { !own.contains(file.scenes[$0].range) } ?? false
        }
    }
}

extension Output {
    /// Writes the errors in `diagnostics`, which refer to `source`, instead of results.
    func write(errorsOf diagnostics: [Diagnostic], in source: Source, asJSON: Bool) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let finding = Finding(diagnostic, in: source)
            standard.write(asJSON ? finding.jsonLine : finding.humanText(palette) + "\n")
        }
    }
}
