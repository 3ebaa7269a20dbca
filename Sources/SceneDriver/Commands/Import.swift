import SceneImport
import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

/// Runs `scenec import`.
func importScenes(_ request: ImportRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let reader = SourceReader(request.paths, files, followsImports: false)
    guard let source = readUnit(request.input, reader, output, asJSON: false)?.source else { return .unreadable }
    guard let format = request.format ?? source.documentFormat else {
        output.emitError(
            "`\(request.input.name)` isn't a storyboard, a XIB or a printed view hierarchy",
            ["in the debugger: \(Debugger.printCommand)"])
        return .unreadable
    }
    if format != .interfaceBuilder, request.writesExpectations || request.device != nil {
        let option = request.writesExpectations ? "--expectations" : "--device"
        output.emitError("`\(option)` needs a storyboard or XIB, and `\(request.input.name)` is none")
        return .unreadable
    }
    let document = format.read(source, request.interfaceBuilderOptions)
    let run = ImportRun(request: request, files: files, output: output, source: source, document: document)
    return run.run()
}

/// One run of `scenec import`.
private struct ImportRun {
    let request: ImportRequest
    let files: FileSystem
    let output: Output
    let source: Source
    let document: ImportedDocument

    func run() -> ExitStatus {
        let names = document.sceneNames
        if let scene = request.scene, !names.isEmpty, !names.contains(scene) {
            output.emitError(
                UsageError.unknown("there is no scene", scene, known: names, allowed: "scenes"))
            return .unreadable
        }
        let result = ImportResult(document, in: source, request.assumptions, scene: request.scene)
        if let unused = result.unusedAssumptions.first {
            output.emitError(result.map.problem(ofUnknownView: unused))
            return .unreadable
        }
        report(result.diagnostics)
        if result.status == .nothing {
            // The short form has no notes, but these say what to try instead.
            for note in result.diagnostics.flatMap({ $0.notes }) where note.range == nil {
                output.error.write("  \(note.message)\n")
            }
            return .unreadable
        }
        if !write(result) { return .unreadable }
        return result.status == .everything ? .success : .findings
    }

    private func report(_ diagnostics: [Diagnostic]) {
        if diagnostics.isEmpty { return }
        output.standard.flush()
        CheckReport(findings: diagnostics.map { Finding($0, in: source) }, fileCount: 1).writeShort(to: output.error)
    }

    /// Writes the scenes to where they are asked for. Returns whether that was possible.
    private func write(_ result: ImportResult) -> Bool {
        guard let path = request.output else {
            output.standard.write(result.text)
            return true
        }
        let kind = try? files.kind(path)
        guard kind == .folder || kind == nil && path.hasSuffix("/") else { return write([(path, result.text)]) }
        let folder = path + (path.hasSuffix("/") ? "" : "/")
        let scenes =
            request.scene.map { [($0, result.text)] }
            ?? ImportResult.separateScenes(of: document, in: source, request.assumptions)
        if kind == nil {
            do throws(UnwritablePath) {
                try files.createFolders(String(folder.dropLast()))
            } catch {
                output.emitError(error.message)
                return false
            }
        }
        return write(scenes.map { name, text in (folder + name + ".scene", text) })
    }

    /// Writes texts to files. Writes none if one of the files is there already, unless the call allows that.
    private func write(_ texts: [(path: String, text: [UInt8])]) -> Bool {
        let targets = texts.map { OutputFile(path: $0.path, files: files, output: output) }
        if !request.replacesFiles {
            for (target, (path, text)) in zip(targets, texts) where differs(path, from: text) {
                // Another problem with the file is reported first, because `--force` doesn't help against it.
                if !target.isAllowed(besides: [request.input], isScene: true) { return false }
                output.emitError(
                    "`\(path)` is already there, and may have been edited, so nothing is written",
                    ["add `--force` to replace it"])
                return false
            }
        }
        return zip(targets, texts).allSatisfy { target, text in
            target.write(text.text, besides: [request.input], isScene: true)
        }
    }

    /// Whether there is a file at `path` with another text than `text`. A device or pipe has none to lose.
    private func differs(_ path: String, from text: [UInt8]) -> Bool {
        guard (try? files.kind(path)) == .file else { return false }
        return (try? files.open(path).all()) != text
    }
}
