import SceneLint
import SceneReport
import SceneSemantics
import SceneText

/// Reads the file of a call that is about one file; `nil`, once told, where it cannot be read.
func readSource(_ input: InputFile, _ files: FileSystem, _ output: Output, asJSON: Bool) -> Source? {
    do throws(FileProblem) {
        return try files.source(input)
    } catch {
        output.tell(FileTrouble(UnreadablePath(name: input.name, problem: error)), asJSON: asJSON)
        return nil
    }
}

extension Output {
    /// Reports trouble with a file in a line of JSON, or on standard error.
    func tell(_ trouble: FileTrouble, asJSON: Bool) {
        if asJSON { standard.write(trouble.finding.jsonLine) } else { emitError(trouble.message) }
    }
}

extension LintedFile {
    /// The errors outside of all scenes.
    var errorsOutsideScenes: [Diagnostic] {
        file.diagnostics.filter { diagnostic in
            diagnostic.severity == .error && file.sceneIndex(containing: diagnostic.range) == nil
        }
    }

    /// Writes the errors of `diagnostics` in place of results.
    func write(_ diagnostics: [Diagnostic], to output: Output, asJSON: Bool) {
        output.write(errorsOf: diagnostics, in: file.tree.source, asJSON: asJSON)
    }

    /// The errors elsewhere in the file, beside those outside of all scenes, that keep one of `scenes` from being evaluated:
    /// a word that is missing in another scene, too, is reported there.
    func errorsElsewhere(than scenes: [Scene]) -> [Diagnostic] {
        guard scenes.contains(where: { $0.lowered == nil && $0.errors.isEmpty }) else { return [] }
        let own = Set(scenes.map(\.checked.range))
        return file.diagnostics.filter { diagnostic in
            file.sceneIndex(containing: diagnostic.range).map { !own.contains(file.scenes[$0].range) } ?? false
        }
    }
}

extension Output {
    /// Writes the errors of `diagnostics`, which are about `source`, in place of results.
    func write(errorsOf diagnostics: [Diagnostic], in source: Source, asJSON: Bool) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let finding = Finding(diagnostic, in: source)
            standard.write(asJSON ? finding.jsonLine : finding.humanText(palette) + "\n")
        }
    }
}
