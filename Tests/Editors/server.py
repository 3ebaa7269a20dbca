"""Makes every request of the language server with the client of pytest-lsp, which reads each answer with the types of the
protocol (lsprotocol), so that an answer in another shape fails. Then measures how long answers take."""

import asyncio
import os
import pathlib
import statistics
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["SCENEC"]
# The scenes that extension.js opens, too.
PARTS, MAIN = [
    (pathlib.Path(__file__).parent / "scenes" / f"{name}.scene").read_text(encoding="utf-8") for name in ("parts", "main")
]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]), params=["neovim", "visual_studio_code"])
async def client(lsp_client: LanguageClient, request, tmp_path):
    (tmp_path / "parts.scene").write_text(PARTS, encoding="utf-8")
    (tmp_path / "main.scene").write_text(MAIN, encoding="utf-8")

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters: types.RegistrationParams):
        assert parameters.registrations[0].method == "workspace/didChangeWatchedFiles"

    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="scenes")],
        )
    )
    yield
    await lsp_client.shutdown_session()


class Document:
    """The file that the tests are about."""

    def __init__(self, client, folder: pathlib.Path, text=MAIN):
        self.client, self.uri, self.text = client, (folder / "main.scene").as_uri(), text
        self.identifier = types.TextDocumentIdentifier(uri=self.uri)
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                text_document=types.TextDocumentItem(uri=self.uri, language_id="scene", version=1, text=text)
            )
        )

    def position(self, mark, plus=0):
        before = self.text[: self.text.index(mark) + plus]
        return types.Position(line=before.count("\n"), character=len(before) - before.rfind("\n") - 1)

    @property
    def everything(self):
        return types.Range(start=types.Position(0, 0), end=types.Position(self.text.count("\n"), 0))


@pytest.fixture
def folder(tmp_path):
    return tmp_path


async def diagnostics(client, uri, condition=lambda found: True):
    for _ in range(200):
        found = client.diagnostics.get(uri)
        if found is not None and condition(found):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"no such findings: {client.diagnostics}")


@pytest.mark.asyncio
async def test_findings_and_fixes(client, folder):
    document = Document(client, folder)
    found = await diagnostics(client, document.uri, len)
    assert [finding.code for finding in found] == ["unknown-kind"]
    assert found[0].source == "scenec"
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document.identifier,
            range=found[0].range,
            context=types.CodeActionContext(diagnostics=found),
        )
    )
    fix = next(action for action in actions if action.kind == types.CodeActionKind.QuickFix)
    assert fix.title == "write `button`" and fix.is_preferred
    every = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document.identifier,
            range=document.everything,
            context=types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.SourceFixAll]),
        )
    )
    assert [action.kind for action in every] == ["source.fixAll"]


@pytest.mark.asyncio
async def test_incremental_changes(client, folder):
    document = Document(client, folder)
    start = document.position("buton")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=2),
            content_changes=[
                types.TextDocumentContentChangePartial(
                    range=types.Range(start=start, end=types.Position(start.line, start.character + 5)), text="button"
                )
            ],
        )
    )
    await diagnostics(client, document.uri, lambda found: all(finding.code != "unknown-kind" for finding in found))
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document.identifier))
    await diagnostics(client, document.uri, lambda found: not found)


@pytest.mark.asyncio
async def test_formatting(client, folder):
    text = "scene   Main 9x9 {\nview A fill;view B fill\n}\n"
    document = Document(client, folder, text)
    options = types.FormattingOptions(tab_size=4, insert_spaces=True)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=document.identifier, options=options)
    )
    assert len(edits) == 3
    edits = await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(
            text_document=document.identifier,
            range=types.Range(start=types.Position(0, 0), end=types.Position(0, 1)),
            options=options,
        )
    )
    assert len(edits) == 1
    edits = await client.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(
            text_document=document.identifier, position=types.Position(2, 1), ch="}", options=options
        )
    )
    assert len(edits) == 3


@pytest.mark.asyncio
async def test_completion(client, folder):
    document = Document(client, folder)
    found = await client.text_document_completion_async(
        types.CompletionParams(text_document=document.identifier, position=document.position("top 60"))
    )
    assert {"alpha", "enabled"} <= {item.label for item in found.items}
    found = await client.text_document_completion_async(
        types.CompletionParams(text_document=document.identifier, position=document.position("-> Back", 3))
    )
    assert "Back" in {item.label for item in found.items}


@pytest.mark.asyncio
async def test_places(client, folder):
    document = Document(client, folder, MAIN.replace("buton", "button"))
    parts = (folder / "parts.scene").as_uri()

    def place(mark, plus=0):
        return {"text_document": document.identifier, "position": document.position(mark, plus)}

    hover = await client.text_document_hover_async(types.HoverParams(**place("Help")))
    assert "frame" in hover.contents.value and "can be touched" in hover.contents.value
    found = await client.text_document_definition_async(types.DefinitionParams(**place("gap)")))
    assert [location.uri for location in found] == [parts]
    found = await client.text_document_references_async(
        types.ReferenceParams(**place("gap)"), context=types.ReferenceContext(include_declaration=True))
    )
    assert len(found) == 4
    found = await client.text_document_document_highlight_async(types.DocumentHighlightParams(**place("Back {")))
    assert len(found) == 2
    prepared = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place("gap)")))
    assert prepared.placeholder == "gap"
    edit = await client.text_document_rename_async(types.RenameParams(**place("gap)"), new_name="space"))
    assert len(edit.document_changes or edit.changes) == 2
    with pytest.raises(Exception):
        await client.text_document_rename_async(types.RenameParams(**place("gap)"), new_name="Gap"))


@pytest.mark.asyncio
async def test_structure(client, folder):
    document = Document(client, folder, MAIN.replace("buton", "button"))
    whole = {"text_document": document.identifier}
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(**whole))
    assert symbols[0].name == "Main"
    symbols = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="card"))
    assert {symbol.name for symbol in symbols} == {"card", "Card"}
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(**whole))
    assert len(folds) == 6
    ranges = await client.text_document_selection_range_async(
        types.SelectionRangeParams(**whole, positions=[document.position("Help"), document.position("fill")])
    )
    assert len(ranges) == 2 and ranges[0].parent
    tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(**whole))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) > 100
    some = await client.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(**whole, range=types.Range(types.Position(6, 0), types.Position(7, 0)))
    )
    assert 0 < len(some.data) < len(tokens.data)
    hints = await client.text_document_inlay_hint_async(types.InlayHintParams(**whole, range=document.everything))
    assert "330,60 44x44" in {hint.label for hint in hints}
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(**whole))
    assert [lens.command.title for lens in lenses] == ["draw", "passed"]
    assert lenses[0].command.command == "scenec.draw"
    picture = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="scenec.draw", arguments=[document.uri, "Main"])
    )
    assert "<svg" in picture


@pytest.mark.asyncio
async def test_latency(client, folder):
    views = "".join(
        f"    button Button{i} leading {i % 7 * 50} top {i // 7 * 50} size 44x44 alpha 0.9 // number {i}\n" for i in range(110)
    )
    scenes = "".join(f"scene Main{n} 390x844 {{\n{views}}}\n\n" for n in range(3))
    text = scenes[: scenes.rindex("}") + 1] + "\n"
    assert 20_000 < len(text) < 28_000
    document = Document(client, folder, text)
    await diagnostics(client, document.uri)
    checks, completions = [], []
    for version in range(2, 22):
        client.diagnostics.pop(document.uri)
        start = time.perf_counter()
        client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=version),
                content_changes=[
                    types.TextDocumentContentChangePartial(
                        range=types.Range(types.Position(1, 30), types.Position(1, 30)), text=" "
                    )
                ],
            )
        )
        while document.uri not in client.diagnostics:
            await asyncio.sleep(0)
        checks.append(time.perf_counter() - start)
        start = time.perf_counter()
        await client.text_document_completion_async(
            types.CompletionParams(text_document=document.identifier, position=types.Position(5, 40))
        )
        completions.append(time.perf_counter() - start)
    print(
        f"\n{len(text)} bytes: change to findings {statistics.median(checks) * 1000:.1f} ms,"
        f" completion {statistics.median(completions) * 1000:.1f} ms"
    )
