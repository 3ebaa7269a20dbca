import SceneReport
import SceneText

extension ServerSession {
    /// Handles a notification other than the session's own. Unknown ones have no effect.
    func handleNotification(_ method: String, _ parameters: JSONValue) {
        do throws(ResponseError) {
            switch method {
            case "textDocument/didOpen": try openDocument(parameters)
            case "textDocument/didChange": try changeDocument(parameters)
            case "textDocument/didClose": try closeDocument(parameters)
            case "workspace/didChangeWatchedFiles": changeFiles(parameters)
            case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
            default: break
            }
        } catch {
            log("\(method): \(error.message)")
        }
    }

    /// Answers a request about documents.
    func answerFeature(_ method: String, _ parameters: JSONValue) throws(ResponseError) -> Reply {
        switch method {
        case "textDocument/codeAction": return try codeActions(parameters)
        case "textDocument/codeLens": return try codeLenses(parameters)
        case "textDocument/colorPresentation": return try colorPresentations(parameters)
        case "textDocument/completion": return try completion(parameters)
        case "textDocument/definition": return try definition(parameters)
        case "textDocument/documentColor": return try documentColors(parameters)
        case "textDocument/documentHighlight": return try highlights(parameters)
        case "textDocument/documentLink": return try documentLinks(parameters)
        case "textDocument/documentSymbol": return try documentSymbols(parameters)
        case "textDocument/foldingRange": return try foldingRanges(parameters)
        case "textDocument/formatting": return try formatting(parameters)
        case "textDocument/hover": return try hover(parameters)
        case "textDocument/inlayHint": return try inlayHints(parameters)
        case "textDocument/onTypeFormatting": return try formattingOnType(parameters)
        case "textDocument/prepareRename": return try prepareRename(parameters)
        case "textDocument/rangeFormatting": return try formattingOfRange(parameters)
        case "textDocument/references": return try references(parameters)
        case "textDocument/rename": return try rename(parameters)
        case "textDocument/selectionRange": return try selectionRanges(parameters)
        case "textDocument/semanticTokens/full": return try semanticTokens(parameters, isWhole: true)
        case "textDocument/semanticTokens/range": return try semanticTokens(parameters, isWhole: false)
        case "workspace/executeCommand": return try executeCommand(parameters)
        case "workspace/symbol": return try workspaceSymbols(parameters)
        default: throw ResponseError(code: .methodNotFound, message: "there is no method \(method)")
        }
    }
}
