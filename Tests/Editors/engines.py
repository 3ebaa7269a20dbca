"""What colors scenes: a TextMate engine, and Vim or Neovim."""

import json
import os
import pathlib
import shutil
import subprocess

from babi.highlight import Grammars, highlight_line

import expected
import tokens

EDITORS = tokens.ROOT / "grammar/editors"


def lines_of(path):
    """The lines of a file as editors have them, each with its offset in bytes."""
    offset, result = 0, []
    for line in path.read_bytes().split(b"\n"):
        result.append((offset, line.decode(errors="replace")))
        offset += len(line) + 1
    return result


class TextMate:
    """The scopes of a file, as the engine of the editor babi finds them."""

    name = "TextMate"

    def __init__(self, work):
        folder = work / "grammars"
        folder.mkdir(exist_ok=True)
        # The engine finds grammars by their file names.
        shutil.copy(EDITORS / "vscode/extension/scene.tmLanguage.json", folder / "source.scene.json")
        self.compiler = Grammars(folder).compiler_for_scope("source.scene")

    def read(self, paths):
        return [self.scopes(path) for path in paths]

    def scopes(self, path):
        """The innermost scope of each character of each line."""
        state, result = self.compiler.root_state, []
        for number, (_, line) in enumerate(lines_of(path)):
            # The engine takes two equal lines for one; blanks at their ends make neighbors differ.
            line += " " * (number % 8) + "\n"
            state, regions = highlight_line(self.compiler, state, line, first_line=number == 0)
            scopes = [""] * len(line)
            for region in regions:
                scopes[region.start : region.end] = [region.scope[-1]] * (region.end - region.start)
            result.append(scopes)
        return result

    def shows(self, scope, role):
        return any((scope + ".").startswith(start + ".") for start in expected.SCOPES[role])


class Vim:
    """The syntax groups of a file, as Vim or Neovim itself finds them."""

    def __init__(self, program, work):
        self.name, self.work = program, work

    def read(self, paths):
        (self.work / "vim-files").write_text("\n".join(map(str, paths)))
        script = pathlib.Path(__file__).with_name("groups.vim")
        subprocess.run(
            [self.name, "-N", "-u", "NONE", "-i", "NONE", "-es", "-S", script], stdin=subprocess.DEVNULL,
            env=os.environ | {"HOME": self.work, "SCENE_VIM": EDITORS / "vim", "WORK": self.work}, check=True)
        return json.loads((self.work / "vim-groups").read_text())

    def shows(self, group, role):
        return group.removeprefix("scene") in expected.GROUPS[role]
