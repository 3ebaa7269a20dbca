import SceneLint
import SceneQueries
import SceneReport
import SceneText

/// A change that the editor offers.
struct CodeAction {
    var title: String
    var kind: String
    /// The finding that it is for.
    var diagnostic: PublishedDiagnostic?
    var isPreferred: Bool
    var files: [FileEdits]
}

extension ServerSession {
    /// Answers `textDocument/codeAction`: the fixes of the findings in a range, suppressions for them, and all safe
    /// fixes of the document at once.
    func codeActions(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let range = try range(parameters, in: document)
        let only = parameters["context"]?["only"]?.elements?.compactMap { $0.string }
        var actions: [CodeAction] = []
        let diagnostics = analysis(of: document).diagnostics
        if Self.isIncluded(CodeActionKind.quickFix, only) {
            for diagnostic in diagnostics {
                let published = published(diagnostic, in: document)
                let start = document.lines.offset(of: published.range.start, features.encoding)
                let end = document.lines.offset(of: published.range.end, features.encoding)
                guard start <= range.end, range.start <= end else { continue }
                actions += fixes(of: diagnostic, published, in: document)
                if let action = suppression(of: diagnostic, published, in: document) { actions.append(action) }
            }
        }
        // Without a request for it, it is offered if there is something to do.
        let hasSafeFix = diagnostics.contains { $0.fixes.contains { $0.safe } }
        if Self.isIncluded(CodeActionKind.fixAll, only), hasSafeFix, let action = fixAll(in: document) {
            actions.append(action)
        }
        return { value in
            value.array { array in
                for action in actions { array.value(action, for: self.features) }
            }
        }
    }

    /// Whether the client wants actions of `kind`: if it names no kinds, or one that `kind` belongs to.
    private static func isIncluded(_ kind: String, _ only: [String]?) -> Bool {
        only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }

    private func fixes(
        of diagnostic: Diagnostic, _ published: PublishedDiagnostic, in document: TextDocument
    ) -> [CodeAction] {
        diagnostic.fixes.compactMap { fix in
            guard let files = fileEdits(fix.edits, in: document) else { return nil }
            return CodeAction(
                title: fix.titleWithSafety, kind: CodeActionKind.quickFix, diagnostic: published, isPreferred: fix.safe,
                files: files)
        }
    }

    /// Returns the action that adds a suppression above the line of a finding in `document`.
    private func suppression(
        of diagnostic: Diagnostic, _ published: PublishedDiagnostic, in document: TextDocument
    ) -> CodeAction? {
        let source = analysis(of: document).source
        guard RuleRegistry.rule(diagnostic.rule)?.canBeAllowed ?? false, diagnostic.range.file == source.file else {
            return nil
        }
        let start = document.lines.start(ofLine: document.lines.line(at: diagnostic.range.start))
        let comment = "// scenec:allow \(diagnostic.rule) — TODO: say why this is right"
        let edit = Diagnostic.Edit(
            SourceRange(at: start, in: diagnostic.range.file), source.line(of: comment, indentedAsAt: start))
        guard let files = fileEdits([edit], in: document) else { return nil }
        return CodeAction(
            title: "allow `\(diagnostic.rule)` here, with a reason", kind: CodeActionKind.quickFix,
            diagnostic: published, isPreferred: false, files: files)
    }

    /// Returns the action that does what `scenec check --fix` does, or `nil` if that changes nothing.
    private func fixAll(in document: TextDocument) -> CodeAction? {
        let analysis = analysis(of: document)
        guard case .fixed(let fixed) = CheckedSource(analysis.unit, analysis.settings, fixes: true) else {
            return nil
        }
        let edits = MinimalEdits.words(from: document.lines.bytes, to: fixed.source.bytes)
        if edits.isEmpty { return nil }
        return CodeAction(
            title: "apply all safe fixes", kind: CodeActionKind.fixAll, diagnostic: nil, isPreferred: false,
            files: [
                FileEdits(uri: document.uri, version: document.version, edits: textEdits(edits, in: document))
            ])
    }

    /// Returns `edits` of the text of `document` and of files that it imports, or `nil` if one of them isn't known.
    func fileEdits(_ edits: [Diagnostic.Edit], in document: TextDocument) -> [FileEdits]? {
        var files: [FileEdits] = []
        for edit in edits {
            guard let location = location(edit.range, in: document) else { return nil }
            let change = TextEdit(range: location.range, text: edit.text)
            if let index = files.firstIndex(where: { $0.uri == location.uri }) {
                files[index].edits.append(change)
            } else {
                files.append(
                    FileEdits(uri: location.uri, version: documents[location.uri]?.version, edits: [change]))
            }
        }
        return files
    }

    /// Returns `edits` of the text of `document` as the client counts.
    func textEdits(_ edits: [ByteEdit], in document: TextDocument) -> [TextEdit] {
        edits.map { edit in
            TextEdit(
                range: document.lines.range(edit.start, edit.end, features.encoding),
                text: String(decoding: edit.text, as: UTF8.self))
        }
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ action: CodeAction, for features: ClientFeatures) {
        object { object in
            object.member("title", action.title)
            object.member("kind", action.kind)
            if let diagnostic = action.diagnostic {
                object.member("diagnostics", [diagnostic]) { $0.value($1, for: features) }
            }
            if action.isPreferred { object.member("isPreferred", true) }
            object.member("edit") { $0.value(action.files, for: features) }
        }
    }
}
