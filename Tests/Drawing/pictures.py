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
        browser.close()
    for failure in failures:
        print(failure)
    print(f"{len(examples)} scenes, {len(failures)} problems")
    return 1 if failures else 0


sys.exit(main())
