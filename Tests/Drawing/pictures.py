"""Looks at the pictures of all examples; see check-pictures."""

import pathlib
import subprocess
import sys

from playwright.sync_api import sync_playwright

CHROMIUM, PROGRAM, SCREENSHOTS = sys.argv[1:]
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}

# What is outside the picture, in its own coordinates. What a clip cuts off doesn't show.
OUTSIDE = """() => {
    const svg = document.querySelector("svg");
    const {width, height} = svg.viewBox.baseVal;
    if (!(width > 0 && height > 0)) return ["the picture itself, which is empty"];
    const inverse = svg.getScreenCTM().inverse();
    const outside = [];
    for (const element of svg.querySelectorAll("path, circle, rect, text, line, polygon")) {
        if (element.closest("defs, [clip-path], [visibility=hidden]")) continue;
        const box = element.getBBox(), matrix = inverse.multiply(element.getScreenCTM());
        const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) =>
            new DOMPoint(box.x + x * box.width, box.y + y * box.height).matrixTransform(matrix));
        if (corners.some(p => p.x < -1 || p.y < -1 || p.x > width + 1 || p.y > height + 1))
            outside.push(element.outerHTML.slice(0, 120));
    }
    return outside;
}"""

OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# Whether the worst finding is in view when a page opens, and nothing else moved to show it.
FIRST = """() => {
    const problems = [];
    const marks = [".error", ".warning"].flatMap(kind => [...document.querySelectorAll(".finding" + kind)])
        .map(finding => finding.querySelectorAll(".badge-text")).filter(badges => badges.length > 1);
    const room = document.getElementById("picture"), inner = room.getBoundingClientRect();
    if (marks.length) {
        const box = marks[0][0].getBoundingClientRect();
        if (box.top < inner.top || box.bottom > inner.bottom || box.left < inner.left || box.right > inner.right)
            problems.push("the first finding is out of view");
        const end = box.bottom + room.scrollTop - inner.top;
        if (room.scrollTop > 0 && end < room.clientHeight - 16) problems.push("it scrolled, and needn't have");
    } else if (room.scrollTop > 0) problems.push("it scrolled without a finding");
    if (document.scrollingElement.scrollTop > 0) problems.push("the page scrolled");
    if (document.activeElement !== document.body) problems.push("something has the focus");
    return problems;
}"""

# What is written where the answer will be. A finger can't point without touching.
HINT = """() => getComputedStyle(document.getElementById("answer"), "::before").content"""

failures = []


def look(browser, file, size, scheme):
    """Opens a picture, takes a screenshot, and reports what is wrong."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, is_mobile=size == "phone",
        has_touch=size == "phone")
    page = context.new_page()
    name = f"{file.stem} as {file.suffix[1:]}, {size}, {scheme}"
    page.on("pageerror", lambda error: failures.append(f"{name}: {error}"))
    page.on("console", lambda message: failures.append(f"{name}: {message.text}") if message.type == "error" else None)
    page.goto(file.as_uri())
    page.screenshot(path=pathlib.Path(SCREENSHOTS) / f"{file.stem}-{file.suffix[1:]}-{size}-{scheme}.png")
    # Neither the place of anything in the picture nor the layout of the page depends on the colors.
    if scheme == "light":
        if size == "laptop":
            failures.extend(f"{name}: outside the picture: {element}" for element in page.evaluate(OUTSIDE))
        if file.suffix == ".html" and page.evaluate(OVERFLOW) > 0:
            failures.append(f"{name}: the page scrolls sideways")
        if file.suffix == ".html":
            failures.extend(f"{name}: {problem}" for problem in page.evaluate(FIRST))
            if size == "phone" and not page.evaluate(HINT).startswith('"Tap '):
                failures.append(f"{name}: it asks to point where only a tap is possible")
    context.close()


def use(browser, name, commands, problems):
    """Makes a page of texts with `commands`, and looks in it for what a script, which returns problems, finds."""
    folder = pathlib.Path(".build/picture-check/used").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in USED.items():
        (folder / file).write_text(text)
    page_file = folder / f"{name}.html"
    with open(page_file, "wb") as output:
        subprocess.run([PROGRAM, *commands, "--format", "html"], cwd=folder, stdout=output)
    for size in SIZES:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(f"{name}: {error}"))
        page.goto(page_file.as_uri())
        failures.extend(f"{name}, {size}: {problem}" for problem in page.evaluate(problems))
        page.screenshot(path=pathlib.Path(SCREENSHOTS) / f"{name}-used-{size}.png")
        context.close()


TABLE = "    table List fill { rows 20 height 60 { cell { button Star trailing 16 centerY size 44x44 } } }\n"
USED = {
    "old.scene": "scene Main 390x844 {\n" + TABLE + "}\n",
    "new.scene": "scene Main 390x844 {\n" + TABLE + "    view Shade frame 330,0 44x700\n}\n",
    "many.scene": "scene Main 390x844 {\n" + "".join(
        f"    button B{index} frame {index % 15 * 26},{index // 15 * 42} 22x22\n" for index in range(300)) + "}\n",
}

# A change has its place and size, and its areas in both versions are highlighted.
CHANGES = """() => {
    const problems = [], rows = [...document.querySelectorAll("#changes button")];
    if (rows.length !== 2) problems.push(`${rows.length} changes, not 2`);
    if (!document.querySelector("#lines .loss")) problems.push("it doesn't say what is lost");
    rows[0].click();
    if (document.querySelectorAll(".change.selected").length !== 24) problems.push("not all areas are selected");
    if (!document.getElementById("answer").textContent.endsWith("in the area 44x692 at 330,8")) problems.push("the place is missing");
    if (getComputedStyle(document.querySelector(".change:not(.selected)")).opacity >= .5) problems.push("others aren't faint");
    rows[0].click();
    if (document.querySelector(".selected, .choosing")) problems.push("a second click doesn't let go");
    if (document.querySelector("#answer").textContent) problems.push("the text of what was selected stays");
    return problems;
}"""

UNCHANGED = """() => {
    const text = document.getElementById("unchanged");
    return !text.hidden && text.textContent.startsWith("No differences: ") ? [] : ["it doesn't say that nothing differs"];
}"""

# Events are in view without scrolling, and many equal ones are folded; the arrow keys open them. A finger that moves
# back scrolls in another direction, which is folded separately.
EVENTS = """() => {
    const problems = [], rows = [...document.querySelectorAll("#events button")];
    if (rows[0].getBoundingClientRect().bottom > innerHeight) problems.push("the first event is out of view");
    if (rows.length !== 10) problems.push(`${rows.length} events, not 10`);
    const shown = () => rows.filter(row => row.checkVisibility()).length;
    if (shown() !== 5) problems.push(`${shown()} events are shown, not 5`);
    const texts = [...document.querySelectorAll("#events summary")].map(summary => summary.textContent);
    const expected = ["3 more like it, by 0,130 in all", "2 more like it, by 0,-80 in all"];
    if (texts.join() !== expected.join()) problems.push(`they are folded as ${texts.join("; ")}`);
    rows[1].focus();
    rows[1].dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowDown", bubbles: true}));
    if (shown() !== 8 || document.activeElement !== rows[2]) problems.push("the arrow keys don't lead on");
    return problems;
}"""

FINDINGS = """() => {
    const problems = [], rows = [...document.querySelectorAll("#findings button")];
    if (rows.length !== 300) problems.push(`${rows.length} findings, not 300`);
    if (rows.filter(row => row.checkVisibility()).length !== 1) problems.push("equal findings aren't folded");
    document.querySelector("#findings details").open = true;
    rows[299].click();
    const [small] = document.querySelectorAll(".small.selected");
    if (!small || small.dataset.path !== "B299") problems.push("a finding without a badge doesn't show its view");
    if (!document.querySelector("#why .added")) problems.push("the lines that a fix adds aren't shown");
    rows[299].click();
    if (document.querySelector("#why").textContent) problems.push("they stay when the finding is let go");
    return problems;
}"""


def main():
    examples = sorted(pathlib.Path("examples").glob("*.scene")) + [pathlib.Path("Tests/Drawing/tall.scene")]
    folder = pathlib.Path(".build/picture-check/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for example in examples:
            for form in ("svg", "html"):
                file = (folder / f"{example.stem}.{form}").resolve()
                with open(file, "wb") as output:
                    subprocess.run([PROGRAM, "draw", "--format", form, example], stdout=output, check=True)
                for size in SIZES:
                    for scheme in ("light", "dark"):
                        look(browser, file, size, scheme)
        use(browser, "changes", ["diff", "old.scene", "new.scene"], CHANGES)
        use(browser, "unchanged", ["diff", "old.scene", "old.scene"], UNCHANGED)
        moves = "; ".join(f"move 100,{y} over 20ms" for y in [440, 420, 400, 380, 360, 380, 400, 420, 440])
        use(browser, "events", ["draw", "old.scene", "--touch", f"down 100,500; {moves}; up"], EVENTS)
        use(browser, "findings", ["draw", "many.scene"], FINDINGS)
        browser.close()
    for failure in failures:
        print(failure)
    print(f"{len(examples)} scenes, {len(failures)} problems")
    return 1 if failures else 0


sys.exit(main())
