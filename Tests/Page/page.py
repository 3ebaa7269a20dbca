"""Uses the page as people do; see check-page."""

import json
import pathlib
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

CHROMIUM, PAGE, SCREENSHOTS = sys.argv[1:4]
ONLY = sys.argv[4:]
ADDRESS = pathlib.Path(PAGE).as_uri()
SIZES = {"phone": (390, 844), "narrow": (375, 800), "small": (320, 568), "laptop": (1280, 800), "wide": (1920, 1080)}
EXAMPLES = pathlib.Path("examples")
failures = []


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


class Visit:
    """The page in a browser of its own."""

    def __init__(self, browser, address=ADDRESS, size="laptop", scheme="light"):
        width, height = SIZES[size]
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.requests = []
        self.errors = []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.goto(address)
        self.page.wait_for_selector("#picture svg", timeout=60000)
        self.page.wait_for_selector("#findings li")

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        if problem[0] is None:
            expect(not self.errors, f"errors of the script: {self.errors}")
            outside = [url for url in self.requests if not url.startswith(("file:", "data:", "blob:"))]
            expect(not outside, f"the page loads {outside}")
        self.context.close()

    def write(self, text):
        """Replaces the text by typing or, if it is long, by pasting."""
        self.page.focus("#editor")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(text)

    def settle(self):
        """Waits until nothing is asked any more."""
        self.page.wait_for_timeout(400)
        self.until("!isAnalysing && !state.isWaiting && !timer")

    def until(self, condition):
        """Waits until a condition in the page is true. The page's policy forbids Playwright's own way to wait for one."""
        for _ in range(600):
            if self.page.evaluate(condition):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{condition} is never true")

    def middle(self, path):
        box = self.page.locator(f'#picture .view[data-path="{path}"] > .o').first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def events(self):
        return self.page.eval_on_selector_all(
            "#timeline [data-event]", "items => items.map(i => [i.dataset.event, i.dataset.view, Number(i.dataset.time)])")

    def answer(self):
        return json.loads(self.page.get_attribute("#answer", "data-json"))


SCENE = """scene Main 390x844 {
    button Save "Save" frame 20,100 120x44
    table List frame 0,200 390x400 {
        rows 30 height 50 { cell {} }
    }
}
"""


def types_a_mistake(browser):
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        expect(visit.page.locator("#findings [data-rule]").count() == 0, "the scene has no findings")
        visit.page.focus("#editor")
        visit.page.keyboard.press("Control+Home")
        visit.page.keyboard.press("ArrowDown")
        visit.page.keyboard.press("End")
        visit.page.keyboard.press("Enter")
        visit.page.keyboard.type("buton Play")
        visit.page.wait_for_selector('mark[data-rule="unknown-kind"]')
        expect(visit.page.inner_text('mark[data-rule="unknown-kind"]') == "buton", "the mistake is underlined")
        expect(visit.page.locator('#findings [data-rule="unknown-kind"]').count() == 1, "the mistake is listed")
        expect(visit.page.input_value("#editor").split("\n")[2] == "    buton Play", "a new line is indented")
        visit.write(SCENE.replace("{\n", "{\n    label \"Go\n", 1))
        visit.page.wait_for_selector("mark[data-rule]")
        expect(visit.page.locator("#lines span[class]").count() > 5, "a text with an error has colors")


def takes_a_fix(browser):
    with Visit(browser) as visit:
        finding = visit.page.locator('#findings [data-rule="dead-overhang"]')
        expect(visit.page.locator('mark[data-rule="dead-overhang"]').count() >= 1, "the finding is underlined")
        finding.locator("button.fix").first.click()
        visit.page.wait_for_selector('#findings [data-rule="dead-overhang"]', state="detached")
        expect("overhang" in visit.page.input_value("#editor"), "the fix changes the text")
        visit.page.focus("#editor")
        visit.page.keyboard.press("Control+z")
        visit.page.wait_for_selector('#findings [data-rule="dead-overhang"]')


def points(browser):
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        visit.page.mouse.move(*visit.middle("Save"))
        visit.until('document.querySelector("#answer").dataset.json?.includes("Save")')
        answer = visit.answer()
        expect(answer["hit"] == "Save" and answer["outcome"] == "hit", f"the answer is {answer}")
        x, y = answer["point"]
        printed = visit.page.evaluate(
            "([words, text]) => scenec.run(words, text)", [["eval", "-", "--at", f"{x},{y}", "--format", "json", "--scene", "Main"], SCENE])
        expect(printed.rstrip("\n") == visit.page.get_attribute("#answer", "data-json"), "the answer is the command line's")


def drags(browser):
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        visit.page.mouse.move(*visit.middle("Save"))
        visit.page.mouse.down()
        visit.page.wait_for_selector('#timeline [data-event="touchDown"][data-view="Save"]')
        visit.page.mouse.up()
        visit.page.wait_for_selector('#timeline [data-event="touchUpInside"][data-view="Save"]')
        expect(visit.page.get_attribute("#timeline", "data-touch").startswith("down "), "the touch is shown")
        times = [event[2] for event in visit.events()]
        expect(times == sorted(times), "the events are in order")

        x, y = visit.middle("List[5]")
        visit.page.mouse.move(x, y)
        visit.page.mouse.down()
        for step in range(1, 11):
            visit.page.mouse.move(x, y - 12 * step)
            visit.page.wait_for_timeout(20)
        visit.page.wait_for_selector('#timeline [data-event="scroll"][data-view="List"]')
        visit.page.wait_for_selector('#picture .view[data-path="List[9]"]')
        visit.page.mouse.up()
        visit.page.wait_for_selector("#rest:not([hidden])")
        # The next answer is that of the scrolled table.
        visit.page.mouse.move(x, y)
        visit.until('/List\\[([6-9])\\]/.test(document.querySelector("#answer").dataset.json)')
        visit.page.click("#rest")
        visit.page.wait_for_selector("#rest", state="hidden")


def zooms(browser):
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        page = visit.page

        def width():
            return page.locator("#picture svg.picture").bounding_box()["width"]

        whole = width()
        names = page.eval_on_selector_all("#zoom button", "buttons => buttons.map(b => b.ariaLabel || b.textContent)")
        expect(names[0] == "Zoom out" and names[2] == "Zoom in" and names[1].endswith("%, show all"), f"the names are {names}")
        page.click("#zoom-in")
        expect(abs(width() / whole - 1.25) < 0.01, "a button makes the picture larger")
        page.click("#zoom-out")
        expect(abs(width() - whole) < 1, "and another one smaller")
        # What is under the pointer stays there.
        x, y = visit.middle("List[4]")
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        for _ in range(6):
            page.mouse.wheel(0, -120)
            page.wait_for_timeout(30)
        page.keyboard.up("Control")
        expect(width() > 2 * whole, "the wheel with Control zooms")
        expect(page.evaluate("devicePixelRatio") == 1, "but not the page")
        new_x, new_y = visit.middle("List[4]")
        expect(abs(new_x - x) < 2 and abs(new_y - y) < 2, f"the row moves by {new_x - x}, {new_y - y}")
        page.mouse.click(x, y)
        visit.until('document.querySelector("#answer").dataset.json?.includes("List[4]")')
        room = page.locator("#picture").bounding_box()
        # Moving the point scrolls to it, and a change of the text keeps the place.
        page.focus("#picture")
        for _ in range(60):
            page.keyboard.press("ArrowDown")
        visit.settle()
        box = page.locator("#picture .page-point").bounding_box()
        expect(room["y"] <= box["y"] and box["y"] + box["height"] <= room["y"] + room["height"], "the point is in view")
        place = page.evaluate("document.querySelector('#picture').scrollTop")
        visit.write(SCENE + "\n")
        visit.settle()
        expect(place > 0 and page.evaluate("document.querySelector('#picture').scrollTop") == place, "the place stays")
        page.focus("#picture")
        page.keyboard.press("0")
        expect(abs(width() - whole) < 1, "0 shows all")
        page.keyboard.press("+")
        expect(width() > whole, "+ zooms in")
        page.keyboard.press("-")
        page.keyboard.press("-")
        expect(width() < whole, "- zooms out")
        page.click("#zoom-fit")
        # Two fingers, of which none touches the scene.
        fingers = visit.context.new_cdp_session(page)
        x, y = visit.middle("List[3]")

        def touch(kind, *distances):
            points = [{"x": x, "y": y + distance, "id": index} for index, distance in enumerate(distances)]
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", -30)
        touch("touchStart", -30, 30)
        for distance in [40, 50, 60, 75, 90]:
            touch("touchMove", -distance, distance)
        touch("touchEnd")
        expect(width() > 2 * whole, "two fingers zoom")
        visit.settle()
        expect(page.locator("#timeline [data-event]").count() == 0, "and touch nothing")


def pastes(browser):
    dump = (EXAMPLES / "dead-button.txt").read_text()
    with Visit(browser) as visit:
        visit.write(dump)
        visit.page.wait_for_selector('#findings [data-rule="unreachable-control"]')
        visit.page.wait_for_selector("#import:not([hidden])")
        visit.settle()
        expect(visit.page.locator("#picture .view").count() > 3, "the hierarchy is drawn")
        note = visit.page.inner_text("#findings")
        expect("--assume" not in note and "choose “Edit as a scene”, and write passthrough" in note, f"the notes are {note}")
        visit.page.click("#import")
        visit.until('document.querySelector("#editor").value.includes("scene ")')
        document = '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews><button opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="20" y="100" width="100" height="44"/><state key="normal" title="Buy"/></button></subviews></view></objects></document>\n'
        visit.page.evaluate(
            """text => {
              const transfer = new DataTransfer();
              transfer.items.add(new File([text], "View.xib"));
              document.querySelector("#editor").dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: transfer}));
            }""", document)
        visit.until('document.querySelector("#editor").value.includes("InterfaceBuilder3")')
        visit.page.wait_for_selector('#picture .view[data-path="BuyButton"]')


def pastes_over_what_was_pasted(browser):
    with Visit(browser) as visit:
        for name, button in [("UIWindow", "(10 10; 100 44)"), ("Shop.CartView", "(10 70; 100 44)")]:
            visit.write(f"<{name}: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = {button}>\n")
            visit.settle()
            expect(visit.page.locator("#picture.stale").count() == 0, f"{name} is drawn")
            expect(visit.page.inner_text("#state") != "The text has errors", f"{name} has no errors")
        rows = "".join(f"   | <UIButton: 0x{index + 2:x}; frame = (10 {index}; 100 44)>\n" for index in range(900))
        visit.write(f"<Long.ListView: 0x1; frame = (0 0; 320 2000)>\n{rows}")
        visit.settle()
        visit.until('document.querySelector("#picture:not(.stale) .view[data-path=\'Button2\']") !== null')


def chooses_scenes_of_long_texts(browser):
    views = "".join(f"    button B{index} frame {index % 6 * 60},{index // 6 * 50} 44x44\n" for index in range(60))
    comment = "".join(f"// {'long ' * 18}{index}\n" for index in range(480))
    two = f"scene First 390x844 {{\n{views}}}\nscene Second 390x844 {{\n    button Buy frame 20,300 100x44\n}}\n"
    long = comment + two
    chosen = "[...document.querySelectorAll('#scenes option')].map(o => o.value).join() + ' ' + document.querySelector('#scenes').value"
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        visit.write(long)
        visit.settle()
        expect(visit.page.evaluate(chosen) == "First,Second Second", f"the scenes are {visit.page.evaluate(chosen)}")
        expect(visit.page.locator("#picture:not(.stale) .view[data-path=Buy]").count() == 1, "the scene of the caret is drawn")
        visit.page.select_option("#scenes", "First")
        visit.until("document.querySelector('#picture:not(.stale) .view[data-path=B59]') !== null")
        visit.write(SCENE)
        visit.settle()
        for text in [two, long]:
            visit.page.evaluate(
                """text => {
                  const transfer = new DataTransfer();
                  transfer.items.add(new File([text], "Two.scene"));
                  document.querySelector("#picture").dispatchEvent(new DragEvent("drop", {bubbles: true, cancelable: true, dataTransfer: transfer}));
                }""", text)
            visit.until(f"document.querySelector('#editor').value.length === {len(text)}")
            visit.settle()
            expect(visit.page.evaluate(chosen).startswith("First,Second "), f"the scenes are {visit.page.evaluate(chosen)}")
            expect(visit.page.is_visible("#scenes"), "they can be chosen")
            expect(visit.page.locator("#picture:not(.stale) .view[data-path=B59]").count() == 1, "the first one is drawn")
            visit.write(SCENE)
            visit.settle()


def drops_pictures_of_other_scenes(browser):
    with Visit(browser) as visit:
        other = "scene Other 390x844 {\n    button Buy frame 20,300 100x44\n}\n"
        visit.write(SCENE + other)
        visit.settle()
        visit.page.select_option("#scenes", "Main")
        visit.settle()
        visit.write(SCENE + other.replace("button Buy", "buton Buy"))
        visit.settle()
        visit.page.select_option("#scenes", "Main")
        visit.settle()
        names = "[...document.querySelectorAll('#picture g.scene[data-scene]')].map(g => g.dataset.scene).join()"
        expect(visit.page.evaluate(names) == "Main", "a scene without errors is drawn")
        visit.page.select_option("#scenes", "Other")
        visit.settle()
        expect(visit.page.evaluate(names) == "", f"{visit.page.evaluate(names)} is drawn as Other")
        expect(visit.page.inner_text("#picture") == "The text has errors", "the reason is said instead")
        # One scene with errors doesn't keep the others from being drawn.
        visit.page.evaluate("text => open(text)", other.replace("button Buy", "buton Buy") + SCENE)
        visit.settle()
        expect(visit.page.evaluate(names) == "Main", "the scene without errors is drawn")
        expect(visit.page.inner_text("#state") == "Other has errors", "the other one is named")
        expect("Other (has errors)" in visit.page.inner_text("#scenes"), "the menu says it, too")
        # A text that was opened isn't shown with the picture of the one before.
        visit.write(SCENE)
        visit.settle()
        visit.page.evaluate("text => open(text)", SCENE.replace("button", "buton"))
        visit.settle()
        expect(visit.page.evaluate(names) == "", "the picture of the other text is gone")
        # While you type, the last picture stays.
        visit.write(SCENE)
        visit.settle()
        visit.write(SCENE.replace("button", "buton"))
        visit.settle()
        expect(visit.page.locator("#picture.stale g.scene[data-scene]").count() == 1, "the last picture of the scene stays")


def answers_belong_to_the_text(browser):
    with Visit(browser) as visit:
        visit.write(SCENE)
        visit.settle()
        visit.page.mouse.click(*visit.middle("Save"))
        visit.until('document.querySelector("#answer").dataset.json?.includes("Save") || state.point')
        visit.settle()
        visit.write("scene Other 390x844 {\n    button Buy frame 20,300 100x44\n}\n")
        visit.settle()
        expect("Save" not in visit.page.inner_text("#answer"), "the answer of the other text is gone")
        expect(not visit.page.is_visible("#reason"), "its reason, too")
        expect(visit.page.locator("#timeline [data-event]").count() == 0, "its events, too")
        visit.page.focus("#editor")
        visit.page.keyboard.press("Control+z")
        visit.until('document.querySelector("#editor").value.includes("Save")')
        visit.page.select_option("#examples", index=2)
        visit.until('!document.querySelector("#editor").value.includes("button Save \\"Save\\" frame 20,100")')
        visit.page.focus("#editor")
        visit.page.keyboard.press("Control+z")
        visit.until('document.querySelector("#editor").value.includes("button Save \\"Save\\" frame 20,100")')


def says_what_is_seen(browser):
    with Visit(browser) as visit:
        x, y = visit.middle("Add")
        height = visit.page.locator('#picture .view[data-path="Add"] > .o').first.bounding_box()["height"]
        visit.page.mouse.click(x, y - height / 3)
        visit.until('document.querySelector("#why").textContent.includes("TabBar")')
        expect("Add is seen here, but" in visit.page.inner_text("#answer"), "the answer names the button that is seen")
        expect("TabBar does not contain the point" in visit.page.text_content("#why"), "the reason names its superview")


def shows_failed_expectations(browser):
    with Visit(browser) as visit:
        visit.write("// \u00e4\nscene Main 390x844 {\n    button Save frame 0,0 100x44\n    expect hit 300,300 -> Save\n    expect hit 9,9 -> Save\n}\n")
        visit.page.wait_for_selector('mark[data-rule="expect"]')
        expect(visit.page.inner_text('mark[data-rule="expect"]') == "expect hit 300,300 -> Save", "what fails is underlined")
        expect("got Main" in visit.page.inner_text('#findings [data-rule="expect"]'), "and listed with the answer")
        expect(visit.page.inner_text("#count") == "1 error", "and counted")


def shares(browser):
    text = SCENE.replace("Save", "Sich\u00e4rer").replace("button Sich\u00e4rer", "button Save")
    with Visit(browser) as visit:
        visit.write(text)
        visit.settle()
        visit.page.click("#share")
        visit.until("location.hash.length > 20")
        address = visit.page.url
    with Visit(browser, address) as visit:
        expect(visit.page.input_value("#editor") == text, "the address has the text")
        expect(visit.page.locator('#picture .view[data-path="Save"]').count() == 1, "the picture is the shared scene's")


def uses_the_keyboard(browser):
    with Visit(browser) as visit:
        visit.page.focus("#editor")
        visit.page.keyboard.press("Control+End")
        visit.page.keyboard.press("Tab")
        expect(visit.page.evaluate("document.activeElement.id") == "editor", "Tab indents")
        visit.page.keyboard.press("Escape")
        visit.page.keyboard.press("Tab")
        expect(visit.page.evaluate("document.activeElement.id") != "editor", "Escape, then Tab leaves the editor")
        for _ in range(40):
            if visit.page.evaluate("document.activeElement.id") == "picture":
                break
            visit.page.keyboard.press("Tab")
        expect(visit.page.evaluate("document.activeElement.id") == "picture", "Tab leads to the picture")
        visit.page.keyboard.press("ArrowRight")
        visit.page.wait_for_selector("#answer[data-json]")
        first = visit.answer()["point"]
        visit.page.keyboard.press("ArrowDown")
        visit.until(f'JSON.parse(document.querySelector("#answer").dataset.json).point[1] > {first[1]}')
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_selector("#timeline [data-event]")
        visit.page.keyboard.press("Escape")
        expect(visit.page.locator("#picture .page-point").count() == 0, "Escape lets go of the point")
        # However many findings there are, few Tab stops are before the picture, and the arrow keys lead through them.
        small = "".join(f"    button B{index} frame {index % 10 * 36},{index // 10 * 36} 20x20\n" for index in range(100))
        text = visit.page.input_value("#editor")
        visit.write(f"scene Main 390x844 {{\n{small}}}\n")
        visit.settle()
        expect(visit.page.locator("#findings li").count() > 50, "there are many findings")
        visit.page.focus("#findings")
        visit.page.keyboard.press("ArrowDown")
        visit.page.keyboard.press("ArrowDown")
        expect(visit.page.evaluate("document.activeElement.closest('li') === document.querySelectorAll('#findings li')[1]"), "arrows lead on")
        for _ in range(8):
            visit.page.keyboard.press("Tab")
        expect(visit.page.evaluate("!document.activeElement.closest('#findings')"), "Tab leaves the findings")
        visit.write(text)
        visit.settle()
        # A fix by keyboard.
        button = visit.page.locator('#findings [data-rule="dead-overhang"] button.fix').first
        button.focus()
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_selector('#findings [data-rule="dead-overhang"]', state="detached")


def lists_the_worst_first(browser):
    with Visit(browser) as visit:
        visit.write("scene Main 390x844 {\n    button Tiny frame 0,0 20x20\n    table List frame 0,100 390x400 { rows 3 height 50 { cell {} } }\n    expect hit 9,9 -> List\n}\n")
        visit.page.wait_for_selector('mark[data-rule="expect"]')
        found = visit.page.eval_on_selector_all("#findings li", "items => items.map(i => i.dataset.severity)")
        expect(found == sorted(found, key=["error", "warning", "note"].index) and len(set(found)) > 1, f"the findings are {found}")
        expect("`" not in visit.page.inner_text("#findings"), "code has no backquotes")
        visit.write("scene Main 390x844 {\n    buton Save frame 0,0 100x44\n}\n")
        visit.settle()
        visit.page.evaluate("state.point = [9, 9]; evaluate()")
        visit.until("document.querySelector('#answer code') !== null")
        expect("`" not in visit.page.inner_text("#answer"), f"the answer is {visit.page.inner_text('#answer')}")


def shows_text_and_picture(browser):
    """The first screen of a phone has some of both."""
    for size in ["phone", "narrow", "small"]:
        with Visit(browser, size=size) as visit:
            visit.settle()
            height = SIZES[size][1]
            text = visit.page.locator("#code").bounding_box()
            picture = visit.page.locator("#picture svg.picture").bounding_box()
            shown = min(height, picture["y"] + picture["height"]) - picture["y"]
            expect(text["height"] > 150 and text["y"] < picture["y"], f"{size}: the text is at {text}")
            expect(shown >= min(250, picture["height"]), f"{size}: {shown} points of the picture are on the first screen")
            expect(visit.page.locator("#answer").bounding_box()["y"] < height + 150, f"{size}: the answer is near the picture")


def opens_examples(browser):
    with Visit(browser) as visit:
        for path in sorted(EXAMPLES.glob("*.scene")) + sorted(EXAMPLES.glob("*.txt")):
            visit.page.select_option("#examples", f"examples/{path.name}")
            visit.settle()
            visit.settle()
            expect(visit.page.input_value("#editor") == path.read_text(), f"{path} is opened")
            expect(visit.page.locator("#picture:not(.stale) svg").count() == 1, f"{path} is drawn")
            expect(visit.page.locator("#answer .hint").count() == 1, "no answer of another text is left")
            if path.suffix == ".scene":
                found = visit.page.locator("#findings [data-severity=error], #findings [data-severity=warning]").count()
                expect(found == 0, f"{path} has no findings")


def explains(browser):
    with Visit(browser) as visit:
        rules = [line.split(" ")[0] for line in visit.page.evaluate('scenec.run(["explain"])').split("\n\n")[0].split("\n")]
        expect(len(rules) > 30, "the rules are listed")
        for rule in rules:
            visit.page.evaluate("rule => explain(rule)", rule)
            text = visit.page.inner_text("#explanation-text")
            expect("```" not in text and "What it finds" in text, f"{rule} is explained")
            code = visit.page.evaluate(
                "rule => (scenec.run(['explain', rule]).match(/^```scene\\n[^]*?^```/m) || [''])[0].replace(/^```.*\\n?/gm, '')", rule)
            drawable = code and visit.page.evaluate("code => scenec.run(['draw', '-'], code)", code)
            expect(not drawable or visit.page.locator("#explanation-text img").count() > 0, f"the example of {rule} is drawn")
            visit.page.evaluate("byId('explanation').close()")


def is_accessible(browser):
    for scheme in ["light", "dark"]:
        for size in SIZES:
            with Visit(browser, size=size, scheme=scheme) as visit:
                for opened in [False, True]:
                    if opened:
                        visit.page.evaluate("explain('dead-overhang')")
                    found = Axe().run(visit.page, options={"resultTypes": ["violations"]}).response["violations"]
                    problems = [(item["id"], [node["html"][:140] for node in item["nodes"][:3]]) for item in found]
                    expect(not problems, f"{size}, {scheme}: {json.dumps(problems, indent=1)}")


def fits(browser):
    """Nothing is beside the screen, so that the page doesn't scroll sideways."""
    for size in SIZES:
        with Visit(browser, size=size) as visit:
            visit.settle()
            width, room = visit.page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
            expect(width <= room, f"{size}: the page is {width} wide, the screen {room}")


def stays_alive(browser):
    """Huge texts of any kind, and 10,000 edits, leave the compiler alive and its memory flat."""
    with Visit(browser) as visit:
        texts = {
            "braces": "{" * 100_000, "parentheses": "scene Main 10x10 { view A frame " + "(" * 100_000,
            "views": "scene Main 390x844 {\n" + "    view center size 10x10\n" * 3700 + "}\n",
            "nested": "scene Main 390x844 " + "{ view fill " * 8300, "noise": "\u00e9\u20ac\U0001f600<>&\"'\\" * 8000,
            "dump": "<UIView: 0x7f; frame = (0 0; 390 844)>\n   | <UIButton: 0x7f; frame = (0 0; 9 9)>\n" * 1200,
            "document": "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + "<view>" * 16_000,
            "rows": "scene Main 390x844 { table fill { rows 1000000 height 1 { cell {} } } }",
        }
        for name, text in texts.items():
            for command in ["check", "draw", "eval"]:
                words = [command, "-"] + ([] if command == "draw" else ["--format", "json"])
                started = time.time()
                failure = visit.page.evaluate(
                    "([words, text]) => { try { scenec.run(words, text); return ''; } catch (error) { return String(error); } }", [words, text])
                expect(not failure, f"{command} of {name}: {failure}")
                expect(time.time() - started < 20, f"{command} of {name} takes {time.time() - started:.1f} s")
        memory = visit.page.evaluate(
            """async text => {
              const own = await new Compiler(moduleOfCompiler, files).start(), sizes = [];
              for (let edit = 0; edit < 10000; edit++) {
                const changed = text.slice(0, edit * 7 % text.length) + "x" + text.slice(edit * 7 % text.length);
                own.call([["check", "draw", "eval"][edit % 3], "-"], changed);
                if (edit % 1000 === 999) sizes.push(own.functions.memory.buffer.byteLength);
              }
              return sizes;
            }""", SCENE)
        expect(memory[-1] <= memory[1] * 1.25, f"memory grows: {memory}")
        print(f"  memory after 10,000 edits: {memory[-1] / 1e6:.1f} MB")
        # The editor doesn't hold up the page meanwhile.
        visit.write(texts["views"])
        started = time.time()
        visit.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        expect(time.time() - started < 2, "the page goes on while it draws thousands of views")


def measures(browser):
    with Visit(browser) as visit:
        start = visit.page.evaluate("performance.getEntriesByType('mark').find(mark => mark.name === 'ready').startTime")
        largest = max(EXAMPLES.glob("*.scene"), key=lambda path: path.stat().st_size)
        times = {}
        for path in [largest, *sorted(EXAMPLES.glob("*.scene"))]:
            visit.page.select_option("#examples", f"examples/{path.name}")
            visit.settle()
            visit.page.focus("#editor")
            visit.page.keyboard.press("Control+End")
            samples = []
            for _ in range(9):
                visit.page.keyboard.type(" ")
                visit.settle()
                samples.append(float(visit.page.get_attribute("#picture", "data-time")))
            times[path.name] = sorted(samples)[len(samples) // 2]
        print(f"  ready after {start:.0f} ms; from a key to the picture: {times[largest.name]:.1f} ms for {largest.name},"
              f" at most {max(times.values()):.1f} ms")
        for name, value in times.items():
            print(f"    {name}: {value:.1f} ms")


def takes_screenshots(browser):
    pathlib.Path(SCREENSHOTS).mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for scheme in ["light", "dark"]:
            with Visit(browser, size=size, scheme=scheme) as visit:
                x, y = visit.middle("Add")
                if SIZES[size][0] < 860:
                    visit.page.locator("#picture").scroll_into_view_if_needed()
                    x, y = visit.middle("Add")
                visit.page.mouse.move(x, y - 14)
                visit.page.mouse.down()
                visit.page.wait_for_timeout(260)
                visit.page.mouse.up()
                visit.page.wait_for_selector("#timeline [data-event=select]")
                visit.page.wait_for_timeout(150)
                visit.page.screenshot(path=f"{SCREENSHOTS}/{size}-{scheme}.png", full_page=SIZES[size][0] < 860)
                visit.page.select_option("#examples", "examples/photos.scene")
                visit.settle()
                visit.page.screenshot(path=f"{SCREENSHOTS}/{size}-{scheme}-example.png", full_page=SIZES[size][0] < 860)
    with Visit(browser) as visit:
        visit.page.evaluate("explain('dead-overhang')")
        visit.page.wait_for_timeout(200)
        visit.page.screenshot(path=f"{SCREENSHOTS}/explanation.png")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    for step in [types_a_mistake, takes_a_fix, points, drags, zooms, pastes, pastes_over_what_was_pasted,
                 chooses_scenes_of_long_texts, drops_pictures_of_other_scenes, answers_belong_to_the_text, says_what_is_seen, shows_failed_expectations, shares, uses_the_keyboard, lists_the_worst_first,
                 shows_text_and_picture, opens_examples, explains,
                 is_accessible, fits, stays_alive, measures, takes_screenshots]:
        if ONLY and step.__name__ not in ONLY:
            continue
        print(step.__name__.replace("_", " "), flush=True)
        try:
            step(browser)
        except Exception as problem:
            failures.append(step.__name__)
            print(f"  failed: {problem}", flush=True)
    browser.close()
if failures:
    sys.exit(f"failed: {', '.join(failures)}")
