import SceneReport

/// What the client can do, as far as it matters to the server.
struct ClientFeatures {
    var encoding = PositionEncoding.utf16
    /// Whether edits may name the versions of the documents that they are for.
    var takesDocumentChanges = false
    var takesRelatedInformation = false
    var takesDiagnosticTags = false
    var takesSnippets = false
    var takesHierarchicalSymbols = false
    var takesMarkdownHover = false
    var takesMarkdownCompletion = false
    var registersWatchers = false
    /// The methods by which the client asks again for what it shows beside the text.
    var refreshMethods: [String] = []
    var preparesRename = false

    init() {}

    /// Reads the capabilities in the parameters of `initialize`.
    init(_ capabilities: JSONValue?) {
        let text = capabilities?["textDocument"]
        let workspace = capabilities?["workspace"]
        let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
        // UTF-8 needs no conversion.
        if encodings.contains(where: { $0.string == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
        takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
        takesRelatedInformation = text?["publishDiagnostics"]?["relatedInformation"]?.bool ?? false
        takesDiagnosticTags = text?["publishDiagnostics"]?["tagSupport"]?.members != nil
        let item = text?["completion"]?["completionItem"]
        takesSnippets = item?["snippetSupport"]?.bool ?? false
        takesHierarchicalSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
        takesMarkdownHover = Self.takesMarkdown(text?["hover"]?["contentFormat"])
        takesMarkdownCompletion = Self.takesMarkdown(item?["documentationFormat"])
        registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
        for part in ["codeLens", "inlayHint", "semanticTokens"]
        where workspace?[part]?["refreshSupport"]?.bool ?? false {
            refreshMethods.append("workspace/\(part)/refresh")
        }
        preparesRename = text?["rename"]?["prepareSupport"]?.bool ?? false
    }

    private static func takesMarkdown(_ formats: JSONValue?) -> Bool {
        formats?.elements?.contains { $0.string == "markdown" } ?? false
    }
}
