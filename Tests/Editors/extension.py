"""Packs the extension for Visual Studio Code as `grammar/editors/README.md` says, and looks into the package:
`extension.py WORK SCENE…`. Also compares the indentation rules with these formatted scenes."""

import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = pathlib.Path(sys.argv[1]).resolve()


def check_indentation(rules, scenes):
    """Compares the indentation of each line with what the rules make of the lines before, as the editor does."""
    increases, decreases, continues = (
        re.compile(rules[key]) for key in ["increaseIndentPattern", "decreaseIndentPattern", "indentNextLinePattern"])
    count = 0
    for scene in scenes:
        level, extra = 0, 0
        for number, line in enumerate(pathlib.Path(scene).read_text().splitlines(), 1):
            if not line.strip():
                continue
            if decreases.search(line):
                level -= 1
            indentation = (len(line) - len(line.lstrip())) / 4
            # A comment between the lines of a statement, or a line that begins with an arrow, says nothing of the next.
            if line.lstrip()[:2] not in {"//", "->"}:
                count += 1
                if indentation != level + extra:
                    sys.exit(f"{scene}:{number}: the indentation rules give {level + extra}, not {indentation} levels")
                extra = 1 if continues.search(line) else 0
            level += 1 if increases.search(line) else 0
    print(f"indentation rules: {count} lines")


def main():
    page = (ROOT / "grammar/editors/README.md").read_text()
    command = re.search(r"^\(cd grammar/editors/vscode && zip .*\)$", page, re.MULTILINE)[0]
    package = WORK / "scene.vsix"
    package.unlink(missing_ok=True)
    subprocess.run(command.replace("../scene.vsix", str(package)), shell=True, cwd=ROOT, check=True)

    with zipfile.ZipFile(package) as archive:
        names = set(archive.namelist())
        types = xml.etree.ElementTree.fromstring(archive.read("[Content_Types].xml"))
        manifest = xml.etree.ElementTree.fromstring(archive.read("extension.vsixmanifest"))
        description = json.loads(archive.read("extension/package.json"))
    known = {element.get("Extension") for element in types}
    for name in names - {"[Content_Types].xml"}:
        if not name.endswith("/") and pathlib.PurePath(name).suffix not in known:
            sys.exit(f"[Content_Types].xml has no type for {name}")
    assets = {element.get("Path") for element in manifest.iter() if element.tag.endswith("}Asset")}
    identity = next(element for element in manifest.iter() if element.tag.endswith("}Identity"))
    if not assets <= names:
        sys.exit(f"the package lacks {assets - names}")
    for attribute, key in {"Id": "name", "Version": "version", "Publisher": "publisher"}.items():
        if identity.get(attribute) != description[key]:
            sys.exit(f"extension.vsixmanifest and package.json differ in {key}")

    # The problem matcher reads what `check --format short` prints.
    pattern = re.compile(description["contributes"]["problemMatchers"][0]["pattern"]["regexp"])
    scene = "scene Main 10x10 {\n    buton A\n}\n"
    result = subprocess.run(
        ["scenec", "check", "--format", "short", "-"], input=scene, capture_output=True, text=True, check=False)
    for line in result.stdout.splitlines():
        if not pattern.match(line):
            sys.exit(f"the problem matcher doesn't match: {line}")
    if not result.stdout:
        sys.exit("scenec check found nothing")
    print(f"{package.name}: {len(names)} files")

    configuration = json.loads((ROOT / "grammar/editors/vscode/extension/language-configuration.json").read_text())
    check_indentation(configuration["indentationRules"], sys.argv[2:])


main()
