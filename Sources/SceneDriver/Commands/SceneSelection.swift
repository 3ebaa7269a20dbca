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
        if asJSON { standard.write(trouble.finding.jsonLine) } else { complain(trouble.message) }
    }
}

extension LintedFile {
    /// The errors outside of all scenes.
    var errorsOutsideScenes: [Diagnostic] {
        file.diagnostics.filter { diagnostic in
            diagnostic.severity == .error && !scenes.contains { $0.checked.range.contains(diagnostic.range) }
        }
    }

    /// Writes the errors of `diagnostics` in place of results.
    func write(_ diagnostics: [Diagnostic], to output: Output, asJSON: Bool) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let finding = Finding(diagnostic, in: file.tree.source)
            output.standard.write(asJSON ? finding.jsonLine : finding.humanText(output.palette) + "\n")
        }
    }

    /// The errors that keep `scene` from being looked at, beside those outside of all scenes.
    func errors(of scene: Scene) -> [Diagnostic] {
        scene.errors.filter { scene.checked.range.contains($0.range) }
    }
}
