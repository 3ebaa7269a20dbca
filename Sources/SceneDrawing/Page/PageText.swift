/// The fixed parts of a page: its style and its script. Nothing is loaded from anywhere.
enum PageText {
    static let style = """
        :root{color-scheme:light dark}
        body{margin:0;font:15px/1.4 -apple-system,"Helvetica Neue",Arial,sans-serif;background:#f2f2f7;color:#1c1c1e;\
        display:grid;grid-template-columns:minmax(0,1fr) 340px;min-height:100vh}
        #stage{display:flex;flex-direction:column;height:100vh;position:sticky;top:0;min-width:0}
        #zoom{display:flex;gap:4px;align-items:center;padding:6px 12px;border-bottom:1px solid #c7c7cc;flex-wrap:wrap}
        #zoom output{min-width:3.2em;text-align:center;font-variant-numeric:tabular-nums}
        #zoom button{border-color:#c7c7cc;min-width:32px;text-align:center}
        main{overflow:auto;flex:1;min-height:0}
        aside{padding:20px;background:#fff;border-left:1px solid #c7c7cc;position:sticky;top:0;height:100vh;\
        box-sizing:border-box;overflow:auto}
        h1{font-size:17px;margin:0 0 12px;overflow-wrap:anywhere}
        h2{font-size:13px;margin:20px 0 6px}
        #answer{min-height:2.8em;font-weight:600;overflow-wrap:anywhere}
        #answer:empty::before{content:"Point at the picture to see which view gets a touch there.";font-weight:400;color:#6c6c70}
        .tapping{display:none}
        @media(hover:none){.tapping{display:inline}.pointing{display:none}\
        #answer:empty::before{content:"Tap the picture to see which view gets a touch there."}}
        #why{white-space:pre-wrap;font-size:12px;overflow-wrap:anywhere}
        #why p{margin:4px 0 2px}#why code{display:block;font:11.5px ui-monospace,Menlo,monospace;padding-left:2ch;text-indent:-2ch}
        .added{color:#1d6b34}.removed,.left-out{color:#b3141f}
        ul,ol{list-style:none;margin:0;padding:0}
        button{font:inherit;color:inherit;background:none;border:1px solid transparent;border-radius:6px;padding:3px 8px;\
        text-align:left;cursor:pointer}
        #targets button,#events button,#findings button,#changes button,#lines button{width:100%;display:flex;gap:8px;justify-content:space-between;align-items:baseline;overflow-wrap:anywhere}
        button:hover{background:#e5e5ea}
        button.selected{background:#dbe9ff;border-color:#0a6cc2}
        :focus-visible{outline:3px solid #0a6cc2;outline-offset:1px}
        .bad span{color:#b3141f;font-weight:700}
        li b{font-weight:600;flex:1}
        #targets button>span,#events button>span:last-child{white-space:nowrap;flex:none}
        #events{max-height:40vh;overflow:auto;border-bottom:1px solid #c7c7cc}
        #timeline h2{margin-top:0}
        #timeline{margin-bottom:12px}
        summary{padding:3px 8px;color:#0a58b0;cursor:pointer;border-radius:6px}
        #unchanged{margin:0 0 6px;font-weight:600}
        #lines .loss{color:#b3141f}
        .version{color:#6c6c70}
        #findings button,#changes button{justify-content:flex-start}
        #findings small,#targets small,#changes small,#lines small{display:block;font-weight:400}
        .mark{flex:none;min-width:20px;height:20px;border-radius:10px;background:#8a4b00;color:#fff;font-size:12px;\
        font-weight:700;text-align:center;line-height:20px}
        .error .mark{background:#b3141f}
        #changes .mark{border-radius:4px;background:#ffd60a;color:#1c1c1e}
        #events .mark{background:#0040dd}
        label{display:inline-flex;gap:6px;margin:0 12px 4px 0;align-items:center}
        svg.picture{display:block}
        svg .selected{stroke-width:4px!important;stroke-opacity:1!important;fill-opacity:.55!important}
        svg .finding.selected,svg .change.selected{stroke-width:inherit!important;fill-opacity:inherit!important}
        svg.choosing .change:not(.selected){opacity:.3}
        svg .selected .changed{stroke:#0a6cc2;stroke-width:4px;fill-opacity:.75}
        svg .selected .badge{stroke:#0a6cc2;stroke-width:4px}
        svg .here{fill:#0a6cc2;fill-opacity:.14;stroke:#0a6cc2;stroke-width:1;pointer-events:none}
        svg .pin{fill:none;stroke:#0a6cc2;stroke-width:2;pointer-events:none}
        .hide-views .views,.hide-targets .targets,.hide-losses .losses,.hide-slops .slops,.hide-names .names,\
        .hide-answers .answers,.hide-changes .changes,.hide-findings .findings{display:none}
        kbd{font:12px ui-monospace,Menlo,monospace;border:1px solid #aeaeb2;border-radius:4px;padding:0 4px}
        .help{font-size:12px;color:#6c6c70}
        @media(max-width:800px){body{display:block}#stage{position:static;height:62vh}\
        aside{position:static;height:auto;border:0;border-top:1px solid #c7c7cc}}
        @media(prefers-color-scheme:dark){body{background:#1c1c1e;color:#f2f2f7}aside{background:#000;border-color:#3a3a3c}\
        #zoom{border-color:#3a3a3c}#zoom button{border-color:#48484a}.mark{background:#ffb340;color:#000}\
        .error .mark{background:#ff8078}#events .mark{background:#6cb4ff}\
        summary{color:#6cb4ff}#lines .loss,.removed,.left-out{color:#ff8078}.added{color:#7ddb94}#events{border-color:#3a3a3c}\
        button:hover{background:#2c2c2e}button.selected{background:#0b2c52}.bad span{color:#ff8078}.help,.version,\
        #answer:empty::before{color:#aeaeb2}}

        """

    static let script = """
        "use strict";
        const byId = id => document.getElementById(id);
        const svg = document.querySelector("svg.picture");
        const make = (name, parent, attributes = {}) => {
          const svgNames = ["rect", "path"];
          const element = svgNames.includes(name)
            ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          parent.append(element);
          return element;
        };
        scenes.forEach((scene, index) => {
          scene.group = svg.querySelectorAll("g.scene[data-scene]")[index];
          scene.here = make("rect", scene.group, {class: "here", visibility: "hidden"});
          scene.pin = make("path", scene.group, {class: "pin", visibility: "hidden"});
        });
        let cursor = null, pinned = null;

        // The size of the picture. A wide one first shows whole if that is legible, else one scene, and never too small to read.
        const natural = {width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height};
        const widest = Math.max(1, ...scenes.map(scene => scene.width));
        const legible = .7;
        let scale = 1;
        const zoomTo = next => {
          scale = Math.min(8, Math.max(.05, next));
          svg.setAttribute("width", natural.width * scale);
          svg.setAttribute("height", natural.height * scale);
          byId("scale").value = Math.round(scale * 100) + "%";
        };
        const room = () => byId("picture").clientWidth;
        const zooms = {
          in: () => scale * 1.25, out: () => scale / 1.25, full: () => 1,
          fit: () => Math.min(1, Math.max(legible, room() / natural.width)),
          scene: () => Math.min(2, (room() - 8) / (widest + 48)),
        };
        const zoomFirst = () => {
          zoomTo(room() / natural.width >= legible ? zooms.fit() : Math.min(1, Math.max(legible, zooms.scene())));
        };
        zoomFirst();
        // Scrolls the picture, and only the picture, so that a mark is in the middle, unless it is in view.
        const reveal = mark => {
          const frame = byId("picture"), inner = frame.getBoundingClientRect(), box = mark.getBoundingClientRect();
          // How far to scroll for a mark from `start` to `end`. A long one shows its beginning.
          const distance = (start, end, length) => start >= 16 && end <= length - 16 ? 0
            : end - start > length - 32 ? start - 16 : (start + end - length) / 2;
          frame.scrollTop += distance(box.top - inner.top, box.bottom - inner.top, frame.clientHeight);
          frame.scrollLeft += distance(box.left - inner.left, box.right - inner.left, frame.clientWidth);
        };
        // First shows what the page is about: the point or touch that was asked, a change, or the finding whose target loses
        // most. Of two versions it shows the new one if they don't fit both.
        const showFirst = () => {
          const findings = scenes.flatMap(scene => [...scene.group.querySelectorAll(".finding")].map((element, index) => {
            const [number, , severity, , rank] = scene.findings[index];
            return {badges: element.querySelectorAll(".badge-text"), order: [severity === "error" ? 0 : 1, rank, number]};
          }));
          // The last badge of a finding is in the list below the scene.
          const [worst] = findings.filter(finding => finding.badges.length > 1)
            .sort(({order: a}, {order: b}) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
          const changed = scenes.find(scene => scene.version === "new" && scene.group.querySelector(".letter"));
          const isWhole = svg.getBoundingClientRect().width <= room();
          if (changed && !isWhole) reveal(changed.group.querySelector(".screen"));
          const mark = svg.querySelector(".point, .finger-start")
            || (changed && !isWhole ? changed.group : svg).querySelector(".letter") || (worst && worst.badges[0]);
          if (mark) reveal(mark);
        };
        showFirst();
        for (const button of document.querySelectorAll("#zoom button"))
          button.addEventListener("click", () => zoomTo(zooms[button.dataset.zoom]()));

        // The scene and the point in it, from a point of the window.
        const locate = event => {
          for (const scene of scenes) {
            const matrix = scene.group.getScreenCTM();
            const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
            if (regionAt(scene, point.x, point.y)) return {scene, x: point.x, y: point.y};
          }
          return null;
        };
        const regionAt = (scene, x, y) =>
          scene.regions.find(r => r[0] <= x && x < r[0] + r[2] && r[1] <= y && y < r[1] + r[3]);
        const shown = number => Math.round(number * 10) / 10;

        const show = place => {
          for (const scene of scenes) scene.here.setAttribute("visibility", "hidden");
          if (!place) { byId("answer").textContent = ""; return; }
          const region = regionAt(place.scene, place.x, place.y);
          if (!region) { byId("answer").textContent = "outside " + place.scene.scene; return; }
          const [x, y, width, height, answer] = region;
          for (const [key, value] of Object.entries({x, y, width, height, visibility: "visible"}))
            place.scene.here.setAttribute(key, value);
          byId("answer").textContent = shown(place.x) + "," + shown(place.y) + ": " + place.scene.texts[answer];
        };
        const pin = place => {
          unpin();
          const region = place && regionAt(place.scene, place.x, place.y);
          if (!region) return;
          pinned = place;
          const {x, y} = place;
          place.scene.pin.setAttribute("d", `M${x - 10} ${y}H${x + 10}M${x} ${y - 10}V${y + 10}`);
          place.scene.pin.setAttribute("visibility", "visible");
          const reason = region.length > 5 ? place.scene.texts[region[5]]
            : place.scene.command ? place.scene.command + " --why --at " + shown(x) + "," + shown(y) + " says why" : "";
          byId("why").textContent = reason;
          show(place);
        };
        const unpin = () => {
          pinned = null;
          byId("why").textContent = "";
          for (const scene of scenes) scene.pin.setAttribute("visibility", "hidden");
        };

        const picture = byId("picture");
        picture.addEventListener("pointermove", event => { if (!pinned) show(cursor = locate(event)); });
        picture.addEventListener("pointerleave", () => { if (!pinned) show(null); });
        picture.addEventListener("click", event => { cursor = locate(event); if (cursor) pin(cursor); else unpin(); });
        const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
        picture.addEventListener("keydown", event => {
          if (!cursor && scenes.length) {
            const region = scenes[0].regions[0] || [0, 0, 1, 1];
            cursor = {scene: scenes[0], x: region[0] + region[2] / 2, y: region[1] + region[3] / 2};
          }
          const step = steps[event.key];
          if (step && cursor) {
            const length = event.shiftKey ? 1 : 8;
            const next = {scene: cursor.scene, x: cursor.x + step[0] * length, y: cursor.y + step[1] * length};
            if (regionAt(next.scene, next.x, next.y)) cursor = next;
            unpin();
            cursor.scene.pin.setAttribute("d",
              `M${cursor.x - 10} ${cursor.y}H${cursor.x + 10}M${cursor.x} ${cursor.y - 10}V${cursor.y + 10}`);
            cursor.scene.pin.setAttribute("visibility", "visible");
            show(cursor);
            event.preventDefault();
          } else if ((event.key === "n" || event.key === "p") && scenes.length) {
            const index = (scenes.indexOf(cursor.scene) + (event.key === "n" ? 1 : scenes.length - 1)) % scenes.length;
            const region = scenes[index].regions[0];
            if (region) show(cursor = {scene: scenes[index], x: region[0] + region[2] / 2, y: region[1] + region[3] / 2});
          } else if (event.key === "Enter" && cursor) pin(cursor);
          else if (event.key === "+" || event.key === "=") zoomTo(zooms.in());
          else if (event.key === "-") zoomTo(zooms.out());
          else if (event.key === "0") zoomFirst();
        });

        const clear = () => {
          if (!pinned) byId("why").textContent = "";
          svg.classList.remove("choosing");
          document.querySelectorAll(".selected").forEach(element => {
            element.classList.remove("selected");
            if (element.matches("button")) element.setAttribute("aria-pressed", "false");
          });
        };
        document.addEventListener("keydown", event => {
          if (event.key === "Escape") { unpin(); clear(); show(null); }
        });
        // Selects marks in the picture, and the button of a list that shows them. A second click lets go.
        const select = (button, marks, text) => {
          const wasSelected = button.classList.contains("selected");
          clear();
          show(pinned);
          if (wasSelected) return false;
          button.classList.add("selected");
          button.setAttribute("aria-pressed", "true");
          for (const mark of marks) mark.classList.add("selected");
          svg.classList.toggle("choosing", marks.some(mark => mark.matches(".change")));
          if (marks.length) {
            byId("stage").scrollIntoView({block: "nearest"});
            // A finding has a badge, and an entry of the list below the scene.
            reveal(marks[0].querySelector(".badge-text") || marks[0]);
          }
          if (text) byId("answer").textContent = text;
          return true;
        };
        // What tells scenes apart, without what all of them have.
        const parts = ["scene", "device", "version"].filter(key => new Set(scenes.map(scene => scene[key])).size > 1);
        const label = (scene, button, names = parts) => {
          const text = names.map(key => scene[key]).filter(Boolean).join(" ");
          if (text) make("small", button, {class: "version"}).textContent = text;
        };
        const row = (list, attributes, mark) => {
          const item = make("li", typeof list === "string" ? byId(list) : list);
          const button = make("button", item, {type: "button", "aria-pressed": "false", ...attributes});
          if (mark) make("span", button, {class: "mark"}).textContent = mark;
          return button;
        };
        for (const scene of scenes) {
          const marks = scene.group.querySelectorAll(".finding");
          // Findings with the same number are folded behind the first.
          const counts = new Map();
          let rest = null;
          for (const [number] of scene.findings) counts.set(number, (counts.get(number) || 0) + 1);
          for (const [index, [number, rule, severity, message, , path, help]] of scene.findings.entries()) {
            byId("found").hidden = false;
            const isFirst = !index || scene.findings[index - 1][0] !== number;
            if (!isFirst && !rest) {
              const details = make("details", make("li", byId("findings")));
              make("summary", details).textContent = "and " + (counts.get(number) - 1) + " more like it";
              rest = make("ol", details);
            }
            if (isFirst) rest = null;
            const button = row(rest || "findings", {"data-rule": rule, "data-scene": scene.scene}, number > 0 ? number : "·");
            button.parentElement.className = severity;
            const text = make("span", button);
            make("b", text).textContent = rule;
            make("small", text).textContent = message;
            label(scene, text);
            button.addEventListener("click", () => {
              // One without a badge shows what it is about.
              const hasBadge = marks[index] && marks[index].querySelector(".badge");
              const shapes = hasBadge ? [] : [...scene.group.querySelectorAll(".target,.lost,.small")]
                .filter(shape => shape.dataset.path === path);
              unpin();
              const isSelected = select(button, marks[index] ? [marks[index], ...shapes].reverse() : shapes, message);
              for (const line of isSelected ? help.trimEnd().split("\\n") : []) {
                // The lines that a fix changes are code, without their indentation.
                const [, sign, code] = line.match(/^ *[0-9]+ ([-+]) *(.*)$/) || [];
                const look = sign === "+" ? "added" : sign ? "removed" : "remark";
                make(sign ? "code" : "p", byId("why"), {class: look}).textContent = sign ? sign + " " + code : line;
              }
            });
          }
        }
        // Both versions of a scene have the same changes.
        const changes = new Map();
        for (const scene of scenes) (scene.changes || []).forEach(([letters, text, detail], index) => {
          const key = scene.scene + " " + (scene.device || "") + " " + index;
          if (!changes.has(key)) changes.set(key, {scene, letters, text, detail, marks: []});
          changes.get(key).marks.push(...scene.group.querySelectorAll(`.change[data-change="${index}"]`));
        });
        for (const {scene, letters, text, detail, marks} of changes.values()) {
          byId("changed").hidden = false;
          const button = row("changes", {"data-scene": scene.scene}, letters);
          const words = make("span", button);
          make("b", words).textContent = text;
          make("small", words).textContent = detail;
          button.addEventListener("click", () => select(button, marks, text + ": " + detail));
        }
        // What touch targets lost and got, and whether nothing changed at all.
        const compared = scenes.filter(scene => scene.version === "new" && scene.lines);
        for (const scene of compared) for (const [text, isLoss, paths] of scene.lines) {
          byId("changed").hidden = false;
          const button = row("lines", {"data-scene": scene.scene});
          const words = make("span", button);
          words.textContent = text;
          if (isLoss) words.className = "loss";
          label(scene, words, parts.filter(key => key !== "version"));
          button.addEventListener("click", () => {
            const marks = scenes.filter(other => other.scene === scene.scene && other.device === scene.device)
              .flatMap(other => [...other.group.querySelectorAll(".target,.lost,.view")]);
            select(button, marks.filter(mark => paths.includes(mark.dataset.path)), text);
          });
        }
        if (compared.length && compared.every(scene => scene.remark)) {
          byId("changed").hidden = byId("unchanged").hidden = false;
          byId("unchanged").textContent = "No differences: " + compared[0].remark + ".";
        }
        const targets = scenes.flatMap(scene => scene.targets.map(target => ({scene, target})));
        targets.sort((one, other) => one.target[4] - other.target[4]);
        for (const {scene, target: [path, share, text, isBad, , taker]} of targets) {
          const button = row("targets", {"data-path": path, "data-scene": scene.scene});
          if (isBad) button.parentElement.className = "bad";
          const name = make("b", button);
          name.textContent = path;
          label(scene, name);
          if (taker) make("small", name).textContent = taker;
          else make("span", button).textContent = share;
          button.addEventListener("click", () => {
            const marks = [...scene.group.querySelectorAll(".target,.lost,.view")];
            select(button, marks.filter(mark => mark.getAttribute("data-path") === path), text);
          });
        }
        if (!byId("targets").children.length) byId("targets").textContent = "none";
        for (const box of document.querySelectorAll("#layers input"))
          box.addEventListener("change", () => picture.classList.toggle("hide-" + box.value, !box.checked));

        const events = scenes.flatMap(scene => (scene.events || []).map((event, index) => ({scene, event, number: index + 1})));
        if (events.length) {
          byId("timeline").hidden = false;
          // Of equal events in a row, those between the first and the last are folded. Scrolling back isn't equal.
          const direction = event => event.slice(6).map(Math.sign).join();
          const isLike = (one, other) => one && other && one.scene === other.scene
            && [1, 2, 5].every(key => one.event[key] === other.event[key]) && direction(one.event) === direction(other.event);
          const by = distances => distances.length ? " by " + distances.map(shown).join() : "";
          for (let start = 0, end; start < events.length; start = end) {
            end = start + 1;
            while (isLike(events[start], events[end])) end++;
            const run = events.slice(start, end);
            const total = run[0].event.slice(6).map((_, axis) => run.reduce((sum, {event}) => sum + event[6 + axis], 0));
            let list = "events";
            for (const [index, {scene, event: [time, kind, view, x, y, recognizer, ...distances], number}] of run.entries()) {
              if (run.length > 3 && index === 1) {
                const details = make("details", make("li", byId("events")));
                const text = run.length - 2 + " more like it";
                make("summary", details).textContent = total.length ? text + "," + by(total) + " in all" : text;
                list = make("ol", details);
              }
              if (index === run.length - 1) list = "events";
              const button = row(list, {"data-event": kind, "data-view": view, "data-time": time / 1000}, number);
              make("b", button).textContent = kind + " " + view + (recognizer ? " " + recognizer : "") + by(distances);
              make("span", button).textContent = shown(time) + " ms";
              button.addEventListener("click", () => {
                if (select(button, [])) pin({scene, x, y}); else { unpin(); show(null); }
              });
            }
          }
          byId("events").addEventListener("keydown", event => {
            const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
            const buttons = [...byId("events").querySelectorAll("button")];
            const next = step && buttons[buttons.indexOf(document.activeElement) + step];
            if (!next) return;
            const folded = next.closest("details");
            if (folded) folded.open = true;
            next.focus();
            next.click();
            event.preventDefault();
          });
        }

        """
}
