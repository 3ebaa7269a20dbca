"""What each token of a scene is, from the compiler's tokens and syntax tree."""

import json
import pathlib
import re
import subprocess
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]

STRINGS = {"string", "stringHead", "stringMiddle", "stringTail"}
EXPRESSIONS = {"parenthesized", "number", "variable", "edge", "call", "unary", "binary", "ternary", "index"}
EXPECTATIONS = {"expectHit", "expectReachable", "expectUnreachable", "expectGesture"}


class Token(NamedTuple):
    start: int  # in bytes
    end: int
    role: str


def words(table):
    """The words in the first column of a table of the reference."""
    text = (ROOT / "grammar/README.md").read_text()
    rows = re.search(f"<!-- generated: {table} -->(.*?)<!-- end -->", text, re.DOTALL)[1]
    return set(re.findall(r"^\| `\.?(\w+)", rows, re.MULTILINE))


KINDS, ATTRIBUTES, RULES = words("kinds"), words("attributes"), words("rules") | {"set"}
VARIABLES = words("variables") | {"self"}


def dump(scenec, path, stage):
    result = subprocess.run(
        [scenec, "dump", path, "--stage", stage, "--format", "json"], capture_output=True, check=False)
    return [json.loads(line) for line in result.stdout.splitlines()]


def comments(text, start, end):
    """The comments between two tokens."""
    for match in re.finditer(rb"//[^\n]*", text[start:end]):
        yield Token(start + match.start(), start + match.end(), "comment")


def lexical_tokens(scenec, path):
    """The tokens of any text, and its comments. Their roles depend on nothing else."""
    text = pathlib.Path(path).read_bytes()
    last, before, result = 0, ("", ""), []
    for token in dump(scenec, path, "tokens"):
        result += comments(text, last, token["start"])
        last = token["end"]
        kind = token["kind"]
        role = "string" if kind in STRINGS else kind if kind in {"number", "color", "arrow"} else None
        # In `19)x200`, the editors take `x200` for a name, because nothing opens the parenthesis.
        is_height = before == ("rightParenthesis", "times")
        before = (before[1], kind)
        if role and not is_height:
            result.append(Token(token["start"], token["end"], role))
    return result + list(comments(text, last, len(text)))


def lines_with_errors(scenec, path):
    """The numbers of the lines, from 1, on which the compiler reports an error."""
    result = subprocess.run([scenec, "check", path, "--format", "json"], capture_output=True, check=False)
    errors = [report for report in json.loads(result.stdout)["diagnostics"] if report["severity"] == "error"]
    return {line for error in errors for line in range(error["start"]["line"], error["end"]["line"] + 1)}


def tokens(scenec, path):
    """The tokens of a scene with their roles, and its comments. A token that the parser skipped, or that is in a line
    with an error, only has a role if that doesn't depend on how the parser recovers."""
    text = pathlib.Path(path).read_bytes()
    wrong = lines_with_errors(scenec, path)
    found = roles(scenec, path, text)
    if not wrong:
        return found
    certain = set(lexical_tokens(scenec, path))
    return [token for token in found if token in certain or text.count(b"\n", 0, token.start) + 1 not in wrong]


def roles(scenec, path, text):
    """The tokens with a role, as the parser has read them."""
    nodes = dump(scenec, path, "syntax")
    open_nodes, next_node, last, last_kind, result = [], 0, 0, "", []
    for token in dump(scenec, path, "tokens"):
        while next_node < len(nodes) and nodes[next_node]["start"] <= token["start"]:
            node = nodes[next_node]
            while open_nodes and open_nodes[-1]["depth"] >= node["depth"]:
                open_nodes.pop()
            node["count"] = 0
            open_nodes.append(node)
            next_node += 1
        while open_nodes and open_nodes[-1]["end"] <= token["start"]:
            open_nodes.pop()
        result += comments(text, last, token["start"])
        is_after_dot = last_kind == "dot" and last == token["start"]
        last, last_kind = token["end"], token["kind"]
        if open_nodes:
            role = role_of(token, open_nodes)
            # The parser takes a case in the wrong place for an attribute.
            if is_after_dot and role in {"attribute", "parameter"}:
                role = None
            open_nodes[-1]["count"] += 1
            open_nodes[-1]["last"] = token["text"]
            if role:
                result.append(Token(token["start"], token["end"], role))
    return result + list(comments(text, last, len(text)))


def role_of(token, chain):
    kind, text, node = token["kind"], token["text"], chain[-1]
    parents = {node["kind"] for node in chain}
    if kind in STRINGS:
        return "string"
    if kind in {"number", "color", "arrow", "times"}:
        return kind
    if "unexpected" in parents:
        return None
    if kind == "name":
        return {
            "scene": "scene-name", "item": "declaration", "path": "reference", "edge": "reference", "device": "case",
            "caseValue": "case",
        }.get(node["kind"])
    if kind == "word":
        return role_of_word(text, node, chain)
    if kind == "dot":
        return {"path": "accessor", "caseValue": "case-dot", "device": "case-dot", "edge": "accessor"}.get(node["kind"])
    if kind == "percent":
        return "unit" if node["kind"] == "length" else "operator"
    if kind in {"leftBrace", "rightBrace"}:
        return "brace"
    if kind in {"leftParenthesis", "rightParenthesis", "leftBracket", "rightBracket", "comma"}:
        return "punctuation"
    return "separator" if kind == "semicolon" else None if kind in {"unknown", "endOfFile"} else "operator"


def role_of_word(text, node, chain):
    kind, is_first = node["kind"], node["count"] == 0
    if kind in {"caseValue", "device"}:
        return "case"
    if kind == "item":
        if not is_first and node.get("last") != "subview":
            return None
        if text == "subview":
            return "subview"
        return first_word(text)
    if kind == "attribute" and is_first:
        return "attribute" if text in ATTRIBUTES else "parameter"
    if kind == "length":
        return "unit"
    if kind == "scene" and is_first:
        return "scene"
    if kind == "letStatement":
        return "let" if is_first else "constant"
    if kind == "ifStatement":
        return "conditional"
    if kind == "variable":
        return "boolean" if text in {"true", "false"} else "variable" if text in VARIABLES else "constant"
    if kind == "edge":
        return "variable" if is_first else "edge"
    if kind == "call" and is_first:
        return "function"
    if kind == "path":
        return "content" if text == "content" else "variable" if text == "self" else "parameter"
    if kind == "component":
        return "component" if is_first else "component-name"
    if kind == "parameter":
        return "parameter"
    if kind == "importStatement":
        return "import"
    if kind in EXPECTATIONS and text == "expect":
        return "expect"
    if kind in EXPECTATIONS:
        return "expectation"
    if kind in {"gesture", "step"}:
        return "gesture" if is_first else "connective"
    if kind == "outcome":
        return "event" if node.get("last") == "sends" else "outcome"
    return "connective" if kind == "devices" else None


def first_word(text):
    if text == "repeat":
        return "repeat"
    return "kind" if text in KINDS else "attribute" if text in ATTRIBUTES else "rule" if text in RULES else "own-kind"
