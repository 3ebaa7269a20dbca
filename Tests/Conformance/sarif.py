"""Checks the SARIF output of scenec against the schema, its JSON output and the files."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

import jsonschema

SCENEC, SCHEMA = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
ROOT = pathlib.Path(__file__).resolve().parents[2]

# What no scene of the project has: unusual file names and bytes.
HOSTILE = {
    "a b/ä#?%:{0}.scene": "scene Main 10x10 {\n    buton \"日本 👍\" fill\n}\n".encode(),
    "mark.scene": b"\xef\xbb\xbfscene Main 10x10 {\r\n    view A\r\n}\r\n",
    "invalid.scene": b"scene \xff Main 10x10 {\n view A size 44 // \xc3\n}\n",
    "control\x1b\n.scene": b"scene Main 10x10 {\n    view \x1b[31m A {0} [x](y)\n}",
    "empty.scene": b"",
    "binary.scene": b"\0\1\2",
    "let.scene": "let gap = 8\nlet wide = (1)\n// scenec:allow unused-let — later\nlet other = 4\n".encode(),
}


def run(arguments, folder):
    return subprocess.run([SCENEC, "check", *arguments], cwd=folder, capture_output=True).stdout


class Checker:
    def __init__(self):
        schema = json.loads(SCHEMA.read_text())
        self.validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
        self.count = 0

    def check(self, arguments, folder):
        log = json.loads(run(["--format", "sarif", *arguments], folder).decode())
        errors = sorted(self.validator.iter_errors(log), key=lambda error: list(error.absolute_path))
        assert not errors, "\n".join(f"{list(error.absolute_path)}: {error.message}" for error in errors)
        report = json.loads(run(["--format", "json", *arguments], folder).decode())
        (sarif,) = log["runs"]
        assert sarif["columnKind"] == "unicodeCodePoints"
        assert len(sarif["results"]) == len(report["diagnostics"])
        for result, finding in zip(sarif["results"], report["diagnostics"]):
            self.check_result(result, finding, sarif, folder)
        return len(report["diagnostics"])

    def check_result(self, result, finding, sarif, folder):
        rules = sarif["tool"]["driver"]["rules"]
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"]
        assert result["level"] == finding["severity"]
        text = unescaped(result["message"]["text"])
        assert text.startswith(finding["message"]), (text, finding["message"])
        assert result.get("properties", {}) == finding["data"]
        (location,) = result["locations"]
        place = location["physicalLocation"]
        path = self.check_file(place["artifactLocation"], finding["file"], sarif)
        if "region" not in place:
            assert finding["rule"] == "unreadable-file"
            return
        data = (folder / path).read_bytes()
        assert self.region(place["region"], data) == (finding["start"]["offset"], finding["end"]["offset"])
        for related in result.get("relatedLocations", []):
            self.region(related["physicalLocation"]["region"], data)
        fixes = [fix for fix in finding["fixes"] if fix["edits"]]
        assert len(result.get("fixes", [])) == len(fixes)
        for fix, expected in zip(result.get("fixes", []), fixes):
            (change,) = fix["artifactChanges"]
            self.check_file(change["artifactLocation"], finding["file"], sarif)
            for replacement, edit in zip(change["replacements"], expected["edits"], strict=True):
                assert self.region(replacement["deletedRegion"], data) == (edit["start"], edit["end"])
                assert replacement.get("insertedContent", {}).get("text", "") == edit["text"]
        self.count += 1

    def check_file(self, location, path, sarif):
        parts = urllib.parse.urlsplit(location["uri"])
        assert not parts.netloc and not parts.query and not parts.fragment
        found = urllib.parse.unquote(parts.path)
        assert found == re.sub(r"^(\./+)+", "", path), (found, path)
        assert sarif["artifacts"][location["index"]]["location"]["uri"] == location["uri"]
        return found

    def region(self, region, data):
        """Returns the start and end of a region by its lines and columns; its offsets must agree."""
        start = offset(data, region["startLine"], region["startColumn"])
        end = offset(data, region["endLine"], region["endColumn"])
        assert (start, end - start) == (region["byteOffset"], region["byteLength"]), region
        return start, end


def offset(data, line, column):
    """Returns the offset of the code point at `line` and `column`; a stray continuation byte counts as one."""
    start = 3 if data.startswith(b"\xef\xbb\xbf") else 0
    if line > 1:
        start = [match.end() for match in re.finditer(b"\n", data)][line - 2]
    for _ in range(column - 1):
        start += 1
        while start < len(data) and data[start] & 0xC0 == 0x80:
            start += 1
    return start


def unescaped(text):
    return text.replace("{{", "{").replace("}}", "}")


checker = Checker()
for folder in ["Tests/SceneLintTests/Fixtures", "Tests/SceneSemanticsTests/Fixtures", "examples"]:
    checker.check([folder], ROOT)
    checker.check(["."], ROOT / folder)
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for path, data in HOSTILE.items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_bytes(data)
    assert checker.check(["."], folder) > 0
    checker.check(["./let.scene", "gone.scene", "./a b//../let.scene"], folder)
    checker.check([str(folder)], pathlib.Path("/"))
    checker.check(["--max-errors", "1"], folder)
    checker.check(["empty.scene"], folder)
print(f"{checker.count} results are correct")
