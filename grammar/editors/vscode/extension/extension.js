// Starts `scenec lsp` for scenes, and shows what it answers. It needs no package but the editor's own.
'use strict';

const { spawn } = require('child_process');
const vscode = require('vscode');
const { Connection } = require('./connection');

/** The documents that the server is for. */
const selector = [{ language: 'scene', scheme: 'file' }, { language: 'scene', scheme: 'untitled' }];
/** A server that ends more often in three minutes isn't started again. */
const mostRestarts = 4;

let client;

async function activate(context) {
    client = new Client(context);
    await client.start();
}

async function deactivate() { await client?.stop(); }

/** The server's process, and everything in the editor that asks it. */
class Client {
    constructor(context) {
        this.output = vscode.window.createOutputChannel('Scene');
        this.diagnostics = vscode.languages.createDiagnosticCollection('scenec');
        this.starts = [];
        /** What ends with the process. */
        this.session = [];
        /** One panel for each scene, because the editor would open another one each time. */
        this.panels = new Map();
        this.refreshes = {
            'workspace/codeLens/refresh': new vscode.EventEmitter(),
            'workspace/inlayHint/refresh': new vscode.EventEmitter(),
            'workspace/semanticTokens/refresh': new vscode.EventEmitter(),
        };
        context.subscriptions.push(
            this.output, this.diagnostics, ...Object.values(this.refreshes),
            vscode.commands.registerCommand('scenec.restartServer', async () => {
                this.starts = [];
                await this.stop();
                await this.start();
            }),
            vscode.commands.registerCommand('scenec.draw', (uri, scene) => this.draw(uri, scene)),
            vscode.workspace.onDidChangeConfiguration(event => {
                if (event.affectsConfiguration('scenec.path')) vscode.commands.executeCommand('scenec.restartServer');
            }));
    }

    // MARK: The process

    async start() {
        const path = vscode.workspace.getConfiguration('scenec').get('path') || 'scenec';
        this.starts.push(Date.now());
        const server = spawn(path, ['lsp', '--stdio'], { cwd: firstFolder() });
        this.server = server;
        server.stderr.on('data', text => this.output.append(String(text)));
        const connection = new Connection(
            server.stdout, server.stdin, (method, parameters) => this.receive(method, parameters),
            error => this.output.appendLine(error.message));
        this.connection = connection;
        const end = (error, status) => {
            connection.close();
            if (this.server === server) this.end(error, status);
        };
        server.on('error', error => end(error));
        server.on('exit', (status, signal) => end(undefined, signal ?? `status ${status}`));
        let result;
        try {
            result = await connection.request('initialize', {
                processId: process.pid,
                clientInfo: { name: vscode.env.appName, version: vscode.version },
                rootUri: vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null,
                workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map(folder),
                capabilities,
            });
        } catch (error) {
            this.output.appendLine(error.message);
        }
        // It has ended, or was restarted meanwhile.
        if (!result || this.server !== server) return;
        this.output.appendLine(`${path}: ${result.serverInfo.name} ${result.serverInfo.version}`);
        connection.notify('initialized', {});
        this.session.push(...this.synchronize(connection), ...this.provide(connection, result.capabilities));
    }

    async stop() {
        const { server, connection } = this;
        this.server = undefined;
        this.endSession();
        if (!server || server.exitCode !== null) return;
        // An editor that quits doesn't wait long.
        const ended = new Promise(resolve => server.once('exit', resolve));
        const timer = setTimeout(() => server.kill(), 2000);
        await connection.request('shutdown').catch(error => this.output.appendLine(error.message));
        connection.notify('exit');
        await ended;
        clearTimeout(timer);
    }

    endSession() {
        for (const part of this.session.splice(0)) part.dispose();
        this.diagnostics.clear();
    }

    /** Handles the end of a process that wasn't stopped: one that never ran has an error. */
    async end(error, status) {
        this.server = undefined;
        this.endSession();
        if (error) {
            this.output.appendLine(error.message);
            const path = vscode.workspace.getConfiguration('scenec').get('path') || 'scenec';
            const isMissing = error.code === 'ENOENT';
            const message = isMissing ? `\`${path}\` isn't there` : `\`${path}\` can't be run: ${error.message}`;
            const choice = await vscode.window.showErrorMessage(
                `${message}. Scenes aren't checked. Set \`scenec.path\` to the program, or put it into your PATH.`,
                'Open Settings');
            if (choice) await vscode.commands.executeCommand('workbench.action.openSettings', 'scenec.path');
            return;
        }
        this.output.appendLine(`the server ended: ${status}`);
        this.starts = this.starts.filter(time => Date.now() - time < 180_000);
        if (this.starts.length < mostRestarts) return this.start();
        const choice = await vscode.window.showErrorMessage(
            `The server for scenes ended ${mostRestarts} times (${status}). Scenes aren't checked.`, 'Restart', 'Show Output');
        if (choice === 'Restart') await vscode.commands.executeCommand('scenec.restartServer');
        if (choice === 'Show Output') this.output.show();
    }

    // MARK: What the server says

    receive(method, parameters) {
        switch (method) {
        case 'textDocument/publishDiagnostics': {
            const uri = vscode.Uri.parse(parameters.uri);
            this.diagnostics.set(uri, parameters.diagnostics.map(diagnostic));
            return;
        }
        case 'client/registerCapability':
            for (const registration of parameters.registrations) this.watch(registration);
            return;
        case 'window/logMessage': return this.output.appendLine(parameters.message);
        case 'window/showMessage': {
            const { type, message } = parameters;
            if (type === 1) vscode.window.showErrorMessage(message);
            else if (type === 2) vscode.window.showWarningMessage(message);
            else vscode.window.showInformationMessage(message);
            return;
        }
        default: this.refreshes[method]?.fire();
        }
    }

    /** Tells the server about files that change on disk. */
    watch(registration) {
        if (registration.method !== 'workspace/didChangeWatchedFiles') return;
        const { connection } = this;
        for (const { globPattern } of registration.registerOptions.watchers) {
            const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
            const tell = type => uri => connection.notify(
                'workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
            this.session.push(watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
        }
    }

    // MARK: Notifications to the server

    synchronize(connection) {
        const open = document => {
            if (!vscode.languages.match(selector, document)) return;
            connection.notify('textDocument/didOpen', {
                textDocument: {
                    uri: document.uri.toString(), languageId: document.languageId, version: document.version,
                    text: document.getText(),
                },
            });
        };
        vscode.workspace.textDocuments.forEach(open);
        return [
            vscode.workspace.onDidOpenTextDocument(open),
            vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
                if (contentChanges.length === 0 || !vscode.languages.match(selector, document)) return;
                connection.notify('textDocument/didChange', {
                    textDocument: { uri: document.uri.toString(), version: document.version },
                    contentChanges: contentChanges.map(change => ({ range: plainRange(change.range), text: change.text })),
                });
            }),
            vscode.workspace.onDidCloseTextDocument(document => {
                if (vscode.languages.match(selector, document)) {
                    connection.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
                }
            }),
            vscode.workspace.onDidChangeWorkspaceFolders(event => {
                connection.notify('workspace/didChangeWorkspaceFolders', {
                    event: { added: event.added.map(folder), removed: event.removed.map(folder) },
                });
            }),
        ];
    }

    // MARK: What the server is asked

    provide(connection, server) {
        const { languages } = vscode;
        /** Asks about a document. What can't be answered is shown in the output, not each time in front of the text. */
        const ask = async (method, document, parameters, token) => {
            try {
                const textDocument = { uri: document.uri.toString() };
                return await connection.request(`textDocument/${method}`, { textDocument, ...parameters }, token);
            } catch (error) {
                this.output.appendLine(`${method}: ${error.message}`);
                return null;
            }
        };
        const legend = server.semanticTokensProvider.legend;
        const typing = server.documentOnTypeFormattingProvider;
        const tokens = result => result && new vscode.SemanticTokens(new Uint32Array(result.data));
        return [
            languages.registerCompletionItemProvider(selector, {
                provideCompletionItems: async (document, position, token) =>
                    (await ask('completion', document, { position: plain(position) }, token))?.items.map(completion),
            }, ...server.completionProvider.triggerCharacters),
            languages.registerHoverProvider(selector, {
                provideHover: async (document, position, token) => {
                    const found = await ask('hover', document, { position: plain(position) }, token);
                    return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
                },
            }),
            languages.registerDefinitionProvider(selector, {
                provideDefinition: async (document, position, token) =>
                    (await ask('definition', document, { position: plain(position) }, token))?.map(location),
            }),
            languages.registerReferenceProvider(selector, {
                provideReferences: async (document, position, context, token) =>
                    (await ask('references', document, { position: plain(position), context }, token))?.map(location),
            }),
            languages.registerDocumentHighlightProvider(selector, {
                provideDocumentHighlights: async (document, position, token) =>
                    (await ask('documentHighlight', document, { position: plain(position) }, token))
                        ?.map(found => new vscode.DocumentHighlight(range(found.range), found.kind - 1)),
            }),
            languages.registerDocumentSymbolProvider(selector, {
                provideDocumentSymbols: async (document, token) =>
                    (await ask('documentSymbol', document, {}, token))?.map(symbol),
            }),
            languages.registerWorkspaceSymbolProvider({
                provideWorkspaceSymbols: async (query, token) =>
                    (await connection.request('workspace/symbol', { query }, token))?.map(found =>
                        new vscode.SymbolInformation(
                            found.name, found.kind - 1, found.containerName ?? '', location(found.location))),
            }),
            languages.registerCodeActionsProvider(selector, {
                provideCodeActions: async (document, place, context, token) =>
                    (await ask('codeAction', document, {
                        range: plainRange(place),
                        context: { diagnostics: [], ...(context.only ? { only: [context.only.value] } : {}) },
                    }, token))?.map(action => codeAction(action, context.diagnostics)),
            }, {
                providedCodeActionKinds:
                    server.codeActionProvider.codeActionKinds.map(kind => vscode.CodeActionKind.Empty.append(kind)),
            }),
            languages.registerCodeLensProvider(selector, {
                onDidChangeCodeLenses: this.refreshes['workspace/codeLens/refresh'].event,
                provideCodeLenses: async (document, token) =>
                    (await ask('codeLens', document, {}, token))
                        ?.map(lens => new vscode.CodeLens(range(lens.range), lens.command)),
            }),
            languages.registerInlayHintsProvider(selector, {
                onDidChangeInlayHints: this.refreshes['workspace/inlayHint/refresh'].event,
                provideInlayHints: async (document, place, token) =>
                    (await ask('inlayHint', document, { range: plainRange(place) }, token))?.map(found => {
                        const hint = new vscode.InlayHint(position(found.position), found.label);
                        hint.paddingLeft = found.paddingLeft;
                        return hint;
                    }),
            }),
            languages.registerDocumentLinkProvider(selector, {
                provideDocumentLinks: async (document, token) =>
                    (await ask('documentLink', document, {}, token))
                        ?.map(link => new vscode.DocumentLink(range(link.range), vscode.Uri.parse(link.target))),
            }),
            languages.registerColorProvider(selector, {
                provideDocumentColors: async (document, token) =>
                    (await ask('documentColor', document, {}, token))?.map(found => {
                        const { red, green, blue, alpha } = found.color;
                        return new vscode.ColorInformation(range(found.range), new vscode.Color(red, green, blue, alpha));
                    }),
                provideColorPresentations: async ({ red, green, blue, alpha }, context, token) =>
                    (await ask('colorPresentation', context.document, {
                        color: { red, green, blue, alpha }, range: plainRange(context.range),
                    }, token))?.map(found => new vscode.ColorPresentation(found.label)),
            }),
            languages.registerDocumentFormattingEditProvider(selector, {
                provideDocumentFormattingEdits: async (document, options, token) =>
                    (await ask('formatting', document, { options }, token))?.map(edit),
            }),
            languages.registerDocumentRangeFormattingEditProvider(selector, {
                provideDocumentRangeFormattingEdits: async (document, place, options, token) =>
                    (await ask('rangeFormatting', document, { range: plainRange(place), options }, token))?.map(edit),
            }),
            languages.registerOnTypeFormattingEditProvider(selector, {
                provideOnTypeFormattingEdits: async (document, place, ch, options, token) =>
                    (await ask('onTypeFormatting', document, { position: plain(place), ch, options }, token))?.map(edit),
            }, typing.firstTriggerCharacter, ...typing.moreTriggerCharacter),
            languages.registerRenameProvider(selector, {
                prepareRename: async (document, place, token) => {
                    const found = await ask('prepareRename', document, { position: plain(place) }, token);
                    if (!found) throw new Error('There is nothing to rename here.');
                    return { range: range(found.range), placeholder: found.placeholder };
                },
                // The editor shows why a name isn't possible.
                provideRenameEdits: async (document, place, newName, token) =>
                    workspaceEdit(await connection.request('textDocument/rename', {
                        textDocument: { uri: document.uri.toString() }, position: plain(place), newName,
                    }, token)),
            }),
            languages.registerFoldingRangeProvider(selector, {
                provideFoldingRanges: async (document, context, token) =>
                    (await ask('foldingRange', document, {}, token))
                        ?.map(fold => new vscode.FoldingRange(fold.startLine, fold.endLine, foldingKinds[fold.kind])),
            }),
            languages.registerSelectionRangeProvider(selector, {
                provideSelectionRanges: async (document, positions, token) =>
                    (await ask('selectionRange', document, { positions: positions.map(plain) }, token))?.map(selectionRange),
            }),
            languages.registerDocumentSemanticTokensProvider(selector, {
                onDidChangeSemanticTokens: this.refreshes['workspace/semanticTokens/refresh'].event,
                provideDocumentSemanticTokens: async (document, token) =>
                    tokens(await ask('semanticTokens/full', document, {}, token)),
            }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
            languages.registerDocumentRangeSemanticTokensProvider(selector, {
                provideDocumentRangeSemanticTokens: async (document, place, token) =>
                    tokens(await ask('semanticTokens/range', document, { range: plainRange(place) }, token)),
            }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
        ];
    }

    /** Shows the picture of a scene. The lens `draw` calls this. */
    async draw(uri, scene) {
        let svg;
        try {
            svg = await this.connection.request(
                'workspace/executeCommand', { command: 'scenec.draw', arguments: [uri, scene] });
        } catch (error) {
            vscode.window.showErrorMessage(error.message);
        }
        if (!svg) return;
        const key = `${uri} ${scene}`;
        let panel = this.panels.get(key);
        if (!panel) {
            panel = vscode.window.createWebviewPanel('scenec.picture', scene, vscode.ViewColumn.Beside, {});
            panel.onDidDispose(() => this.panels.delete(key));
            this.panels.set(key, panel);
        }
        // The picture has a style sheet of its own, and neither scripts nor anything to load.
        panel.webview.html = '<!DOCTYPE html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" '
            + `content="default-src 'none'; style-src 'unsafe-inline'"><body>${svg.replace(/^<\?xml[^>]*\?>\s*/, '')}</body>`;
    }
}

function firstFolder() {
    const first = vscode.workspace.workspaceFolders?.[0]?.uri;
    return first?.scheme === 'file' ? first.fsPath : undefined;
}

function folder(folder) { return { uri: folder.uri.toString(), name: folder.name }; }

// MARK: From the editor's values to the protocol's

function plain(position) { return { line: position.line, character: position.character }; }

function plainRange(range) { return { start: plain(range.start), end: plain(range.end) }; }

// MARK: From the protocol's values to the editor's

function position(value) { return new vscode.Position(value.line, value.character); }

function range(value) { return new vscode.Range(position(value.start), position(value.end)); }

function location(value) { return new vscode.Location(vscode.Uri.parse(value.uri), range(value.range)); }

function edit(value) { return new vscode.TextEdit(range(value.range), value.newText); }

function diagnostic(value) {
    // Severities count from 1 in the protocol, and from 0 here.
    const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
    result.source = value.source;
    result.code = value.code;
    result.tags = value.tags;
    result.relatedInformation = value.relatedInformation?.map(
        related => new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
    return result;
}

function completion(value) {
    const item = new vscode.CompletionItem(value.label, value.kind - 1);
    item.detail = value.detail;
    if (value.documentation) item.documentation = new vscode.MarkdownString(value.documentation.value);
    item.sortText = value.sortText;
    item.filterText = value.filterText;
    item.range = range(value.textEdit.range);
    const text = value.textEdit.newText;
    item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    return item;
}

function codeAction(value, shown) {
    const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
    action.edit = workspaceEdit(value.edit);
    action.isPreferred = value.isPreferred;
    const finding = value.diagnostics?.[0];
    // The editor compares findings by identity.
    action.diagnostics = finding && shown.filter(
        known => known.code === finding.code && known.message === finding.message
            && known.range.isEqual(range(finding.range)));
    return action;
}

function workspaceEdit(value) {
    if (!value) return undefined;
    const result = new vscode.WorkspaceEdit();
    for (const { textDocument, edits } of value.documentChanges ?? []) {
        result.set(vscode.Uri.parse(textDocument.uri), edits.map(edit));
    }
    return result;
}

function symbol(value) {
    const result = new vscode.DocumentSymbol(
        value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange));
    result.children = (value.children ?? []).map(symbol);
    return result;
}

function selectionRange(value) {
    return new vscode.SelectionRange(range(value.range), value.parent && selectionRange(value.parent));
}

const foldingKinds = {
    comment: vscode.FoldingRangeKind.Comment, imports: vscode.FoldingRangeKind.Imports, region: vscode.FoldingRangeKind.Region,
};

/** What this client can do, as far as the server asks. */
const capabilities = {
    general: { positionEncodings: ['utf-16'] },
    textDocument: {
        publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1] } },
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
        rename: { prepareSupport: true },
    },
    workspace: {
        workspaceFolders: true,
        workspaceEdit: { documentChanges: true },
        didChangeWatchedFiles: { dynamicRegistration: true },
        codeLens: { refreshSupport: true },
        inlayHint: { refreshSupport: true },
        semanticTokens: { refreshSupport: true },
    },
};

module.exports = { activate, deactivate };
