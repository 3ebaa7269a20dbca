import SceneReport

extension JSONWriter {
    /// Writes what the server can do for a client.
    mutating func capabilities(for features: ClientFeatures) {
        object { object in
            object.member("positionEncoding", features.encoding.rawValue)
            object.member("textDocumentSync") { member in
                member.object { sync in
                    sync.member("openClose", true)
                    sync.member("change", 2)
                }
            }
            object.member("completionProvider") { member in
                member.object { completion in
                    completion.member("triggerCharacters", [".", ">", "\"", "/"])
                    completion.member("resolveProvider", false)
                }
            }
            object.member("hoverProvider", true)
            object.member("definitionProvider", true)
            object.member("referencesProvider", true)
            object.member("documentHighlightProvider", true)
            object.member("documentSymbolProvider", true)
            object.member("workspaceSymbolProvider", true)
            object.member("codeActionProvider") { member in
                member.object { actions in
                    actions.member("codeActionKinds", [CodeActionKind.quickFix, CodeActionKind.fixAll])
                }
            }
            object.member("codeLensProvider") { $0.object { _ in } }
            object.member("documentFormattingProvider", true)
            object.member("documentRangeFormattingProvider", true)
            object.member("documentOnTypeFormattingProvider") { member in
                member.object { typing in
                    typing.member("firstTriggerCharacter", "}")
                    typing.member("moreTriggerCharacter", ["\n", ";"])
                }
            }
            object.member("renameProvider") { member in
                if features.preparesRename {
                    member.object { $0.member("prepareProvider", true) }
                } else {
                    member.value(true)
                }
            }
            object.member("colorProvider", true)
            object.member("documentLinkProvider") { $0.object { _ in } }
            object.member("foldingRangeProvider", true)
            object.member("selectionRangeProvider", true)
            object.member("executeCommandProvider") { member in
                member.object { $0.member("commands", [CodeLensCommand.draw]) }
            }
            object.member("semanticTokensProvider") { member in
                member.object { tokens in
                    tokens.member("legend") { legend in
                        legend.object { legend in
                            legend.member("tokenTypes", SemanticTokenType.allCases.map { $0.rawValue })
                            legend.member("tokenModifiers", SemanticTokenModifiers.names)
                        }
                    }
                    tokens.member("range", true)
                    tokens.member("full", true)
                }
            }
            object.member("inlayHintProvider", true)
            object.member("workspace") { member in
                member.object { workspace in
                    workspace.member("workspaceFolders") { member in
                        member.object { folders in
                            folders.member("supported", true)
                            folders.member("changeNotifications", true)
                        }
                    }
                }
            }
        }
    }
}
