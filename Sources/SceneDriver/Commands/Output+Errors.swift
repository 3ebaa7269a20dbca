import SceneLint
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// Reads the file of a command that takes one. If it can't be read, reports that and returns `nil`.
func readUnit(_ input: InputFile, _ reader: SourceReader, _ output: Output, asJSON: Bool) -> CompilationUnit? {
    do throws(FileProblem) {
        let unit = try reader.unit(input, isAlone: true)
        guard let problem = FileError(compiled: unit.source, named: input.name) else { return unit }
        if asJSON { output.report(problem, asJSON: true) } else { output.emitError(problem) }
        return nil
    } catch {
        let unreadable = FileError(UnreadablePath(name: input.name, problem: error))
        if error == .isAFolder, !asJSON {
            output.emitError(
                unreadable.message, ["this command takes one file; `check`, `test` and `fmt` take folders, too"])
        } else {
            output.report(unreadable, asJSON: asJSON)
        }
        return nil
    }
}

extension Output {
    /// Reports a problem with a file in a line of JSON or on standard error.
    func report(_ error: FileError, asJSON: Bool) {
        if asJSON { standard.write(error.finding.jsonLine) } else { emitError(error.message) }
    }
}

extension LintedFile {
    /// Writes the errors in `diagnostics` instead of results.
    func write(_ diagnostics: [Diagnostic], _ reader: SourceReader, to output: Output, asJSON: Bool) {
        output.write(errorsOf: diagnostics, in: file.tree.source, reader, asJSON: asJSON)
    }
}

extension Output {
    /// Writes the errors outside scenes in imported files, except in those that the call names. Returns whether there
    /// are any.
    func writeErrors(ofImportsBesides named: [InputFile], _ reader: SourceReader, asJSON: Bool) -> Bool {
        var hasErrors = false
        for (_, imported) in reader.imports(besides: named) where !imported.errors.isEmpty {
            write(errorsOf: imported.errors, in: imported.source, reader, asJSON: asJSON)
            hasErrors = true
        }
        return hasErrors
    }

    /// Writes the errors in `diagnostics`, which refer to `source`, instead of results.
    func write(errorsOf diagnostics: [Diagnostic], in source: Source, _ reader: SourceReader, asJSON: Bool) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            let finding = reader.finding(diagnostic, in: source)
            standard.write(asJSON ? finding.jsonLine : finding.humanText(palette) + "\n")
        }
    }
}

extension Output {
    /// Writes an error about a file.
    func emitError(_ error: FileError) { emitError(error.message, [error.hint].compactMap { $0 }) }

    /// Writes the errors in configurations. Returns whether there are any.
    func emitErrors(of finder: ConfigurationFinder) -> Bool {
        for error in finder.errors { emitError(error) }
        return !finder.errors.isEmpty
    }
}
