// Runs the extension for Visual Studio Code with the real language server, in an editor that only has the API:
// `node extension.js SCENEC`. It is what a person does: opens files, takes fixes, renames, and stops the server.
'use strict';

const assert = require('assert');
const fs = require('fs');
const Module = require('module');
const os = require('os');
const path = require('path');
const { PassThrough } = require('stream');
const { makeEditor } = require('./vscode');

const extension = path.join(__dirname, '../../grammar/editors/vscode/extension');
const { Connection } = require(path.join(extension, 'connection.js'));
const program = path.resolve(process.argv[2]);

// The scenes that server.py opens, too.
const [parts, main] = ['parts', 'main'].map(
    name => fs.readFileSync(path.join(__dirname, `scenes/${name}.scene`), 'utf8'));

/** Waits until `check` returns something. */
async function until(what, check) {
    for (let tries = 0; tries < 500; tries++) {
        const found = await check();
        if (found) return found;
        await new Promise(resolve => setTimeout(resolve, 20));
    }
    assert.fail(`never: ${what}`);
}

async function testFrames() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const received = [];
    let failure;
    const connection = new Connection(
        input, output, (method, parameters) => { received.push([method, parameters]); return 'answer'; },
        error => { failure = error; });
    const frame = value => {
        const body = Buffer.from(JSON.stringify(value));
        return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
    };
    const bytes = Buffer.concat([
        frame({ method: 'a', params: '😀é' }), frame({ id: 7, method: 'b' }), frame({ id: 1, result: 5 }),
        frame({ id: 2, error: { code: -32803, message: 'no' } }), frame({ id: 3, error: { code: -32800, message: '' } }),
    ]);
    const answers = [1, 2, 3].map(() => connection.request('question'));
    for (const byte of bytes) input.write(Buffer.from([byte]));
    assert.equal(await answers[0], 5);
    await assert.rejects(answers[1], /^Error: no$/);
    assert.equal(await answers[2], null);
    assert.deepEqual(received, [['a', '😀é'], ['b', undefined]]);
    assert.match(output.read().toString(), /"id":7,"result":"answer"/);
    // All at once.
    input.write(Buffer.concat([bytes, bytes]));
    await until('six messages', () => received.length === 6);
    // Anything but a message ends the session, and with it every request.
    const open = connection.request('question');
    input.write('nonsense\r\n\r\n');
    assert.equal(await open, null);
    assert.match(failure.message, /no message/);
    assert.equal(await connection.request('question'), null);
}

async function testExtension(folder) {
    for (const [name, text] of [['parts.scene', parts], ['main.scene', main]]) fs.writeFileSync(path.join(folder, name), text);
    const editor = makeEditor(folder);
    editor.settings.set('scenec.path', program);
    const load = Module._load;
    Module._load = (name, ...rest) => name === 'vscode' ? editor.api : load(name, ...rest);
    const { activate, deactivate } = require(path.join(extension, 'extension.js'));
    const context = { subscriptions: [] };
    const document = editor.open(path.join(folder, 'main.scene'));
    await activate(context);
    const { providers, api } = editor;
    const uri = document.uri.toString();
    const findings = () => editor.diagnostics.get(uri);
    const at = (mark, plus = 0) => document.positionAt(document.text.indexOf(mark) + plus);
    const everything = () => new api.Range(new api.Position(0, 0), document.positionAt(document.text.length));

    // A finding, its fix, and the finding is gone.
    await until('findings', findings);
    const finding = findings().find(found => found.code === 'unknown-kind');
    assert.equal(finding.source, 'scenec');
    assert.equal(finding.severity, 0);
    assert.ok(finding.range.start.isEqual(at('buton')));
    const context1 = { diagnostics: findings(), only: undefined };
    let actions = await providers.CodeActions.provideCodeActions(document, finding.range, context1);
    const fix = actions.find(action => action.isPreferred);
    assert.equal(fix.kind.value, 'quickfix');
    assert.deepEqual(fix.diagnostics, [finding]);
    const only = api.CodeActionKind.Empty.append('source').append('fixAll');
    actions = await providers.CodeActions.provideCodeActions(document, everything(), { diagnostics: [], only });
    assert.deepEqual(actions.map(action => action.kind.value), ['source.fixAll']);
    editor.apply(document, fix.edit.files.get(uri));
    assert.match(document.text, /button Save/);
    await until('no error', () => findings()?.every(found => found.code !== 'unknown-kind'));

    // What there is to read at a place.
    const hover = await providers.Hover.provideHover(document, at('Help', 1));
    assert.match(hover.contents.value, /frame `330,60 44x44`/);
    const [definition] = await providers.Definition.provideDefinition(document, at('card Card', 1));
    assert.equal(definition.uri.fsPath, path.join(folder, 'parts.scene'));
    const references = await providers.Reference.provideReferences(document, at('Back {', 1), { includeDeclaration: true });
    assert.equal(references.length, 2);
    const highlights = await providers.DocumentHighlight.provideDocumentHighlights(document, at('Back {', 1));
    assert.deepEqual(highlights.map(found => found.kind).sort(), [1, 2]);
    const [scene] = await providers.DocumentSymbol.provideDocumentSymbols(document);
    assert.equal(scene.name, 'Main');
    assert.ok(scene.children.length > 0);
    const symbols = await providers.WorkspaceSymbol.provideWorkspaceSymbols('card');
    assert.ok(symbols.some(found => found.name === 'card'));
    const items = await providers.CompletionItem.provideCompletionItems(document, at('size 44x44', 0));
    const item = items.find(found => found.label === 'hitSlop');
    assert.ok(item.insertText.value.startsWith('hitSlop'));
    assert.ok(item.documentation.value.length > 20);
    const lenses = await providers.CodeLens.provideCodeLenses(document);
    assert.deepEqual(lenses.map(lens => lens.command.title), ['draw', 'passed']);
    const hints = await providers.InlayHints.provideInlayHints(document, everything());
    assert.ok(hints.some(hint => hint.label === '330,60 44x44' && hint.paddingLeft));
    const folds = await providers.FoldingRange.provideFoldingRanges(document);
    assert.ok(folds.some(fold => fold.kind === api.FoldingRangeKind.Comment));
    const [selection] = await providers.SelectionRange.provideSelectionRanges(document, [at('Help', 1)]);
    assert.ok(selection.parent.parent);
    const tokens = await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document);
    assert.ok(tokens.data.length > 50 && tokens.data.length % 5 === 0);
    const some = await providers.DocumentRangeSemanticTokens.provideDocumentRangeSemanticTokens(
        document, new api.Range(at('import'), at('import', 6)));
    assert.ok(some.data.length < tokens.data.length);

    // Changes.
    const place = await providers.Rename.prepareRename(document, at('card Card', 1));
    assert.equal(place.placeholder, 'card');
    const renamed = await providers.Rename.provideRenameEdits(document, at('card Card', 1), 'tile');
    assert.deepEqual([...renamed.files.keys()].map(file => path.basename(file)).sort(), ['main.scene', 'parts.scene']);
    await assert.rejects(providers.Rename.provideRenameEdits(document, at('card Card', 1), 'Tile'), /lower-case/);
    await assert.rejects(providers.Rename.prepareRename(document, at('scene Main', 1)), /nothing to rename/);
    editor.apply(document, [new api.TextEdit(new api.Range(at('    expect'), at('expect')), '  ')]);
    const tabs = { tabSize: 4, insertSpaces: true };
    const edits = await providers.DocumentFormattingEdit.provideDocumentFormattingEdits(document, tabs);
    assert.equal((await providers.DocumentRangeFormattingEdit.provideDocumentRangeFormattingEdits(
        document, new api.Range(at('import'), at('import', 6)), tabs)).length, 0);
    assert.ok((await providers.OnTypeFormattingEdit.provideOnTypeFormattingEdits(
        document, document.positionAt(document.text.length - 1), '}', tabs)).length > 0);
    editor.apply(document, edits);
    assert.match(document.text, /^    expect/m);

    // The picture of a scene is shown in one panel, until that is closed.
    const { command, arguments: values } = lenses[0].command;
    await api.commands.executeCommand(command, ...values);
    await api.commands.executeCommand(command, ...values);
    assert.equal(editor.panels.length, 1);
    assert.match(editor.panels[0].webview.html, /<svg/);
    assert.ok(!editor.panels[0].options.enableScripts);
    editor.panels[0].close();
    await api.commands.executeCommand(command, ...values);
    assert.equal(editor.panels.length, 2);
    await api.commands.executeCommand(command, values[0], 'Missing');
    assert.match(editor.messages.pop(), /there is no scene `Missing`/);

    // Files that change on disk, and files that are closed.
    fs.writeFileSync(path.join(folder, 'parts.scene'), parts.replace('component card', 'component other'));
    const watcher = editor.watchers.find(found => found.pattern === '**/*.scene');
    watcher.changed.fire(api.Uri.file(path.join(folder, 'parts.scene')));
    await until('an error in the import', () => findings()?.some(found => found.severity === 0));
    fs.writeFileSync(path.join(folder, 'parts.scene'), parts);
    watcher.changed.fire(api.Uri.file(path.join(folder, 'parts.scene')));
    await until('no error', () => findings()?.every(found => found.severity > 0));
    const other = editor.open(path.join(folder, 'parts.scene'));
    await until('its findings', () => editor.diagnostics.has(other.uri.toString()));
    editor.close(other);
    await until('no findings', () => editor.diagnostics.get(other.uri.toString()).length === 0);

    // A server that ends is started again, but not forever.
    const server = () => Number(/^(\d+)/.exec(fs.readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8'))?.[1]);
    for (let round = 1; round < 4; round++) {
        editor.diagnostics.clear();
        process.kill(await until('a server', server), 'SIGKILL');
        await until('findings of a new server', findings);
    }
    process.kill(server(), 'SIGKILL');
    await until('a message', () => editor.messages.length > 0);
    assert.match(editor.messages.pop(), /ended 4 times/);
    assert.equal(Object.keys(providers).length, 0);
    await api.commands.executeCommand('scenec.restartServer');
    await until('findings', findings);
    assert.equal(Object.keys(providers).length, 18);

    // A program that isn't there is reported with the setting, and another setting starts another server.
    const use = async program => {
        editor.settings.set('scenec.path', program);
        editor.settingsChanged.fire({ affectsConfiguration: section => section === 'scenec.path' });
    };
    editor.choice = 'Open Settings';
    await use('/no/scenec');
    await until('a message', () => editor.messages.length > 0);
    assert.match(editor.messages.pop(), /`\/no\/scenec` isn't there.*scenec\.path/);
    await until('the settings', () => editor.executed.some(([name]) => name === 'workbench.action.openSettings'));
    assert.equal(editor.diagnostics.size, 0);
    await use(program);
    await until('findings', findings);

    await deactivate();
    await until('no server', () => !server());
    for (const part of context.subscriptions) part.dispose();
    assert.deepEqual(editor.messages, []);
}

async function run() {
    await testFrames();
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'scenes-'));
    try {
        await testExtension(folder);
    } finally {
        fs.rmSync(folder, { recursive: true });
    }
    console.log('the extension: findings, fixes, answers, changes, restarts');
}

run().then(() => process.exit(0), error => {
    console.error(error);
    process.exit(1);
});
