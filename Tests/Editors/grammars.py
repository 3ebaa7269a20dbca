"""Compares what the TextMate grammar and the Vim syntax color with the tokens of the compiler:
`grammars.py SCENEC WORK VIM…`.

Each character of each token must have the scope or group of the token's role, and no other character one of a comment or
string. In broken variants of the scenes only such roles count that don't depend on how the parser recovers; but
damage must not change what is shown of other statements.
"""

import pathlib
import shutil
import sys

import engines
import expected
import tokens
import variants

SCENEC, WORK = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()


def mismatches(engine, path, found, groups):
    """Yields a message for each part of a token that is shown as another, and for text that is shown as a token."""
    token_at = {byte: token for token in found for byte in range(token.start, token.end)}
    for number, (offset, line) in enumerate(engines.lines_of(path)):
        # Each character with its token and its group.
        characters = []
        for character, group in zip(line, groups[number], strict=False):
            characters.append((token_at.get(offset), group))
            offset += len(character.encode())
        for column, (token, group) in enumerate(characters):
            if column > 0 and characters[column - 1] == (token, group):
                continue
            place = f"{path}:{number + 1}:{column + 1}: {engine.name}: {line[column:column + 20]!r}"
            if token is None:
                if engine.shows(group, "comment") or engine.shows(group, "string"):
                    yield f"{place} is no {group}"
            elif not engine.shows(group, token.role):
                yield f"{place} is a {token.role}, not {group or 'plain'}"


def main():
    scenes = sorted(
        path for path in tokens.ROOT.rglob("*.scene") if ".build" not in path.relative_to(tokens.ROOT).parts)
    folder = WORK / "variants"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    broken = variants.broken_variants(scenes, folder)
    unindented = variants.unindented_variants(scenes, folder)
    cases = [(path, tokens.tokens(SCENEC, path)) for path in scenes + unindented]
    cases += [(variant.path, tokens.lexical_tokens(SCENEC, variant.path)) for variant in broken]
    count, unseen = 0, set(expected.SCOPES)
    for engine in [engines.TextMate(WORK)] + [engines.Vim(program, WORK) for program in sys.argv[3:]]:
        messages = []
        shown = dict(zip((path for path, _ in cases), engine.read([path for path, _ in cases]), strict=True))
        for path, found in cases:
            unseen -= {token.role for token in found}
            messages += mismatches(engine, path, found, shown[path])
        for variant in broken:
            messages += variants.spreads(engine, variant, shown)
        for message in messages[:50]:
            print(message)
        count += len(messages)
    characters = sum(token.end - token.start for _, found in cases for token in found)
    print(f"{len(scenes)} scenes and {len(broken)} broken ones, {characters} bytes of tokens: {count} mismatches")
    if unseen:
        print(f"no scene has tokens of the roles: {', '.join(sorted(unseen))}")
    sys.exit(1 if count else 0)


main()
