// What the extension for Visual Studio Code uses of the editor's API, as far as is known without an editor. The
// names and the meaning of values are those of the declarations of version 1.67. What isn't here throws.
'use strict';

const fs = require('fs');
const { fileURLToPath, pathToFileURL } = require('url');

class Position {
    constructor(line, character) {
        if (!(line >= 0 && character >= 0)) throw new Error(`no position: ${line}:${character}`);
        Object.assign(this, { line, character });
    }
    isEqual(other) { return this.line === other.line && this.character === other.character; }
    isAfter(other) { return this.line > other.line || this.line === other.line && this.character > other.character; }
}

class Range {
    constructor(start, end) {
        if (!(start instanceof Position && end instanceof Position) || start.isAfter(end)) throw new Error('no range');
        Object.assign(this, { start, end });
    }
    isEqual(other) { return this.start.isEqual(other.start) && this.end.isEqual(other.end); }
    contains(other) { return !this.start.isAfter(other.start) && !other.end.isAfter(this.end); }
}

class Uri {
    static parse(text) { return new Uri(text); }
    static file(path) { return new Uri(pathToFileURL(path).href); }
    constructor(text) { this.text = text; }
    get scheme() { return this.text.split(':')[0]; }
    get fsPath() { return fileURLToPath(this.text); }
    toString() { return this.text; }
}

class EventEmitter {
    constructor() {
        this.listeners = new Set();
        this.event = listener => {
            this.listeners.add(listener);
            return { dispose: () => this.listeners.delete(listener) };
        };
    }
    fire(value) { for (const listener of [...this.listeners]) listener(value); }
    dispose() { this.listeners.clear(); }
}

class CodeActionKind {
    constructor(value) { this.value = value; }
    append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind('');

/** Returns a class whose values have the arguments of `new` under `names`, of which the first ones must be given. */
function record(names, required = names.length, check = () => true) {
    return class {
        constructor(...values) {
            if (values.length < required || values.length > names.length || values.slice(0, required).includes(undefined)) {
                throw new Error(`${names}: ${values}`);
            }
            names.forEach((name, index) => { this[name] = values[index]; });
            if (!check(this)) throw new Error(`not allowed: ${JSON.stringify(this)}`);
        }
    };
}

class WorkspaceEdit {
    constructor() { this.files = new Map(); }
    set(uri, edits) { this.files.set(uri.toString(), edits); }
}

class TextDocument {
    constructor(uri, languageId, text) { Object.assign(this, { uri, languageId, text, version: 1 }); }
    getText() { return this.text; }
    offsetAt({ line, character }) {
        return this.text.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character;
    }
    positionAt(offset) {
        const lines = this.text.slice(0, offset).split('\n');
        return new Position(lines.length - 1, lines[lines.length - 1].length);
    }
}

/** Returns an editor: its API, and what a person would do and see. */
function makeEditor(folder) {
    const editor = {
        providers: {}, commands: new Map(), diagnostics: new Map(), messages: [], output: '', panels: [],
        settings: new Map(), executed: [], choice: undefined,
        changed: new EventEmitter(), opened: new EventEmitter(), closed: new EventEmitter(),
        foldersChanged: new EventEmitter(), settingsChanged: new EventEmitter(), watchers: [],
    };
    const register = kind => (...parts) => {
        const provider = parts.find(part => typeof part === 'object' && !Array.isArray(part));
        editor.providers[kind] = provider;
        return { dispose: () => { if (editor.providers[kind] === provider) delete editor.providers[kind]; } };
    };
    const languages = {
        match: (selector, document) => selector.some(
            filter => filter.language === document.languageId && filter.scheme === document.uri.scheme) ? 10 : 0,
        createDiagnosticCollection: () => ({
            set: (uri, values) => editor.diagnostics.set(uri.toString(), values),
            clear: () => editor.diagnostics.clear(), dispose() {},
        }),
    };
    for (const kind of [
        'CompletionItem', 'Hover', 'Definition', 'Reference', 'DocumentHighlight', 'DocumentSymbol', 'WorkspaceSymbol',
        'CodeActions', 'CodeLens', 'InlayHints', 'DocumentFormattingEdit', 'DocumentRangeFormattingEdit',
        'OnTypeFormattingEdit', 'Rename', 'FoldingRange', 'SelectionRange', 'DocumentSemanticTokens',
        'DocumentRangeSemanticTokens',
    ]) {
        languages[`register${kind}Provider`] = register(kind);
    }
    const show = type => async (message) => {
        editor.messages.push(`${type}: ${message}`);
        return editor.choice;
    };
    const workspace = {
        textDocuments: [], workspaceFolders: [{ uri: Uri.file(folder), name: 'scenes' }],
        getConfiguration: section => ({ get: key => editor.settings.get(`${section}.${key}`) }),
        onDidOpenTextDocument: editor.opened.event, onDidChangeTextDocument: editor.changed.event,
        onDidCloseTextDocument: editor.closed.event, onDidChangeWorkspaceFolders: editor.foldersChanged.event,
        onDidChangeConfiguration: editor.settingsChanged.event,
        createFileSystemWatcher: pattern => {
            const events = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
            editor.watchers.push({ pattern, changed: events[1] });
            return {
                onDidCreate: events[0].event, onDidChange: events[1].event, onDidDelete: events[2].event, dispose() {},
            };
        },
    };
    const api = {
        version: '1.67.0', env: { appName: 'an editor' }, workspace, languages,
        commands: {
            registerCommand: (name, run) => { editor.commands.set(name, run); return { dispose() {} }; },
            executeCommand: async (name, ...values) => {
                editor.executed.push([name, ...values]);
                return editor.commands.get(name)?.(...values);
            },
        },
        window: {
            createOutputChannel: () => ({
                append: text => { editor.output += text; }, appendLine: text => { editor.output += `${text}\n`; },
                show() {}, dispose() {},
            }),
            showErrorMessage: show('error'), showWarningMessage: show('warning'), showInformationMessage: show('information'),
            createWebviewPanel: (type, title, column, options) => {
                const closed = new EventEmitter();
                const panel = { title, options, webview: { html: '' }, onDidDispose: closed.event, close: () => closed.fire() };
                editor.panels.push(panel);
                return panel;
            },
        },
        Position, Range, Uri, EventEmitter, CodeActionKind, WorkspaceEdit,
        ViewColumn: { Beside: -2 }, FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
        Location: record(['uri', 'range']), TextEdit: record(['range', 'newText']),
        Diagnostic: record(['range', 'message', 'severity'], 3, value => value.severity >= 0 && value.severity <= 3),
        DiagnosticRelatedInformation: record(['location', 'message']), MarkdownString: record(['value']),
        Hover: record(['contents', 'range']), SnippetString: record(['value']), CompletionItem: record(['label', 'kind']),
        CodeAction: record(['title', 'kind']), CodeLens: record(['range', 'command']),
        InlayHint: record(['position', 'label']), DocumentHighlight: record(['range', 'kind']),
        DocumentSymbol: record(
            ['name', 'detail', 'kind', 'range', 'selectionRange'], 5,
            value => value.name && value.range.contains(value.selectionRange)),
        SymbolInformation: record(['name', 'kind', 'containerName', 'location']),
        FoldingRange: record(['start', 'end', 'kind'], 2),
        SelectionRange: record(['range', 'parent'], 1, value => !value.parent || value.parent.range.contains(value.range)),
        SemanticTokens: record(['data']), SemanticTokensLegend: record(['tokenTypes', 'tokenModifiers']),
    };
    const strict = (value, name) => new Proxy(value, {
        get: (target, key) => {
            if (!(key in target)) throw new Error(`the editor has no ${name}.${String(key)}`);
            return target[key];
        },
    });
    for (const part of ['workspace', 'languages', 'window', 'commands', 'env']) api[part] = strict(api[part], part);
    editor.api = strict(api, 'vscode');

    editor.open = path => {
        const document = new TextDocument(Uri.file(path), 'scene', fs.readFileSync(path, 'utf8'));
        workspace.textDocuments.push(document);
        editor.opened.fire(document);
        return document;
    };
    editor.close = document => {
        workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
        editor.closed.fire(document);
    };
    /** Applies edits as the editor does: the last one first, all in one change. */
    editor.apply = (document, edits) => {
        const sorted = [...edits].sort((one, other) => document.offsetAt(other.range.start) - document.offsetAt(one.range.start));
        let text = document.text;
        for (const { range, newText } of sorted) {
            text = text.slice(0, document.offsetAt(range.start)) + newText + text.slice(document.offsetAt(range.end));
        }
        Object.assign(document, { text, version: document.version + 1 });
        editor.changed.fire({ document, contentChanges: sorted.map(({ range, newText }) => ({ range, text: newText })) });
    };
    return editor;
}

module.exports = { makeEditor };
