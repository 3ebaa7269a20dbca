"""Broken variants of scenes, and how far the damage shows."""

import pathlib
import random
from typing import NamedTuple

import engines

DAMAGE = ['"', "(", ")", "{", "}", "//", "/", "\\(", "[", "-", ".", "\n", ",", "x", "é", "@", ""]


def unindented_variants(paths, folder):
    """Writes to the folder scenes whose lines begin in the first column."""
    result = []
    for number, path in enumerate(paths):
        result.append(folder / f"unindented-{number}.scene")
        result[-1].write_text("".join(line.lstrip(" ") for line in path.read_text().splitlines(keepends=True)))
    return result


class Variant(NamedTuple):
    path: pathlib.Path
    original: pathlib.Path
    line: int  # the damaged one, from 0
    shift: int  # how many lines were added


def broken_variants(paths, folder):
    """Writes to the folder scenes with a part cut out, or with characters in places where they change much."""
    generator = random.Random(1)
    folder.mkdir(exist_ok=True)
    result = []
    for number, path in enumerate(paths):
        text = path.read_text()
        start = generator.randrange(len(text) + 1)
        end = min(len(text), start + generator.choice([0, 0, 1, 1, 7]))
        added = generator.choice(DAMAGE)
        damaged = folder / f"{number}.scene"
        damaged.write_text(text[:start] + added + text[end:])
        shift = added.count("\n") - text[start:end].count("\n")
        result.append(Variant(damaged, path, text[:start].count("\n"), shift))
    return result


def visible(groups, line):
    """The groups of the characters that aren't blank."""
    return [group for group, character in zip(groups, line) if not character.isspace()]


def spreads(engine, variant, shown):
    """Yields a message if damage changes what is shown far behind it."""
    before, after, lines = shown[variant.original], shown[variant.path], engines.lines_of(variant.original)
    first = variant.line + 2
    for number in range(first, len(before)):
        other = number + variant.shift
        if other >= first and visible(before[number], lines[number][1]) != visible(after[other], lines[number][1]):
            yield f"{variant.path}:{variant.line + 1}: {engine.name}: also changes line {other + 1}"
            return
