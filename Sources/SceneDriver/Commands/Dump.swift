import SceneLint
import SceneQueries
import SceneReport
import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// Runs `scenec dump`.
func dump(_ request: DumpRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    let isJSON = request.format == .json
    let reader = SourceReader(request.paths, files, followsImports: request.stage == .tree)
    guard let unit = readUnit(request.input, reader, output, asJSON: isJSON) else { return .unreadable }
    output.limitLength()
    let document = SceneDocument(unit)
    if let document { output.write(errorsOf: document.problems, in: unit.source, reader, asJSON: isJSON) }
    let status = dump(document?.unit ?? unit, of: document, request, reader, output)
    return status == .success && document?.problems.hasErrors == true ? .findings : status
}

/// Writes what the request asks for of `unit`, which may be imported from `document`.
private func dump(
    _ unit: CompilationUnit, of document: SceneDocument?, _ request: DumpRequest, _ reader: SourceReader,
    _ output: Output
) -> ExitStatus {
    let isJSON = request.format == .json
    switch request.stage {
    case .tokens:
        let tree = SyntaxTree.parse(unit.source)
        dumpTokens(of: tree, output, asJSON: isJSON)
        return reportSyntaxErrors(in: tree, reader, output, asJSON: isJSON)
    case .syntax:
        let tree = SyntaxTree.parse(unit.source)
        dumpNodes(of: tree, output, asJSON: isJSON)
        return reportSyntaxErrors(in: tree, reader, output, asJSON: isJSON)
    case .tree:
        let linted = LintedFile.lint(unit, rules: [])
        if linted.scenes.isEmpty, linted.errorsOutsideScenes.isEmpty {
            output.emitErrorAboutNoScene(in: request.input, document)
            return .unreadable
        }
        let devices = linted.scenes.flatMap { $0.bound.screens }
        if let device = request.device, !devices.isEmpty, !devices.contains(device) {
            output.emitErrorAboutDevice(device, in: [request.input], known: devices)
            return .unreadable
        }
        return dumpViews(of: linted, request, reader, output)
    }
}

/// Reports the syntax errors, behind the tokens or nodes, which are complete all the same. People get them on standard
/// error, so that the output has nothing else.
private func reportSyntaxErrors(
    in tree: SyntaxTree, _ reader: SourceReader, _ output: Output, asJSON: Bool
) -> ExitStatus {
    let errors = tree.syntaxDiagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return .success }
    if asJSON {
        output.write(errorsOf: errors, in: tree.source, reader, asJSON: true)
    } else {
        output.standard.flush()
        for error in errors { output.error.write(reader.finding(error, in: tree.source).shortText) }
    }
    return .findings
}

/// Writes the tokens, one per line.
private func dumpTokens(of tree: SyntaxTree, _ output: Output, asJSON: Bool) {
    var writer = JSONWriter()
    for index in 0..<tree.tokens.count {
        let token = TokenID(index: index)
        let kind = tree.tokens.kind(token).name
        let range = tree.tokens.range(token)
        if asJSON {
            writer.tokenLine(kind: kind, range, in: tree.source)
            writer.send(to: output.standard)
        } else {
            let start = tree.source.position(at: range.start)
            output.standard.write("\(start.line):\(start.column) \(kind) \(shownSafely(tree.source.text(in: range)))\n")
        }
    }
}

/// Writes the nodes of the syntax tree, one per line, indented by depth.
private func dumpNodes(of tree: SyntaxTree, _ output: Output, asJSON: Bool) {
    var writer = JSONWriter()
    tree.forEachNode { node, depth in
        let kind = tree.kind(node).name
        let range = tree.range(node)
        if asJSON {
            writer.nodeLine(kind: kind, depth: depth, range)
            writer.send(to: output.standard)
        } else {
            let start = tree.source.position(at: range.start)
            let end = tree.source.position(at: range.end)
            output.standard.write(
                String(repeating: "  ", count: depth)
                    + "\(kind) \(start.line):\(start.column)-\(end.line):\(end.column)\n")
        }
    }
}

/// Writes the views of every scene, one per line, indented by depth, on every device or on one.
private func dumpViews(
    of linted: LintedFile, _ request: DumpRequest, _ reader: SourceReader, _ output: Output
) -> ExitStatus {
    let isJSON = request.format == .json
    var writer = JSONWriter()
    let outside = linted.errorsOutsideScenes
    let offeredFixes = OfferedFixes(of: linted)
    let hasErrorsInImports = output.writeErrors(ofImportsBesides: [request.input], reader, asJSON: isJSON)
    linted.write(offeredFixes.applied(to: outside), reader, to: output, asJSON: isJSON)
    var status = outside.isEmpty && !hasErrorsInImports ? ExitStatus.success : .findings
    for scene in linted.scenes {
        if !scene.errors.isEmpty || scene.screens.isEmpty {
            linted.write(offeredFixes.applied(to: scene.errors), reader, to: output, asJSON: isJSON)
            status = .findings
        }
        for lowered in scene.scenes(on: request.device) {
            if !isJSON, let name = lowered.device { output.standard.write("\(lowered.name) on \(name)\n") }
            var paths = PathCache(of: lowered)
            lowered.forEachViewInOrder { view, depth in
                guard output.standard.failure == nil else { return }
                let dumped = DumpedView(view, path: paths.path(of: view), of: lowered, depth: depth)
                if isJSON {
                    writer.line(dumped)
                    writer.send(to: output.standard)
                } else {
                    output.standard.write(dumped.humanText(output.palette))
                }
            }
        }
    }
    return status
}
