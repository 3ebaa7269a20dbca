/// The fixed parts of a page: its style and its script. Nothing is loaded from anywhere.
enum PageText {
    static let style = """
        :root{color-scheme:light dark}
        body{margin:0;font:15px/1.4 -apple-system,"Helvetica Neue",Arial,sans-serif;background:#f2f2f7;color:#1c1c1e;\
        display:grid;grid-template-columns:minmax(0,1fr) 340px;min-height:100vh}
        main{overflow:auto}
        aside{padding:20px;background:#fff;border-left:1px solid #c7c7cc;position:sticky;top:0;height:100vh;\
        box-sizing:border-box;overflow:auto}
        h1{font-size:17px;margin:0 0 12px}
        h2{font-size:13px;margin:20px 0 6px}
        #answer{min-height:2.8em;font-weight:600;overflow-wrap:anywhere}
        #why{white-space:pre-wrap;font-size:12px;overflow-wrap:anywhere}
        ul,ol{list-style:none;margin:0;padding:0}
        button{font:inherit;color:inherit;background:none;border:1px solid transparent;border-radius:6px;padding:3px 8px;\
        text-align:left;cursor:pointer}
        #targets button,#events button{width:100%;display:flex;gap:8px;justify-content:space-between;overflow-wrap:anywhere}
        button:hover{background:#e5e5ea}
        button.selected{background:#dbe9ff;border-color:#0a6cc2}
        :focus-visible{outline:3px solid #0a6cc2;outline-offset:1px}
        .bad span{color:#b3141f;font-weight:700}
        label{display:inline-flex;gap:6px;margin:0 12px 4px 0;align-items:center}
        svg.picture{display:block}
        svg .selected{stroke-width:4px!important;stroke-opacity:1!important;fill-opacity:.55!important}
        svg .here{fill:#0a6cc2;fill-opacity:.14;stroke:#0a6cc2;stroke-width:1;pointer-events:none}
        svg .pin{fill:none;stroke:#0a6cc2;stroke-width:2;pointer-events:none}
        .hide-views .views,.hide-targets .targets,.hide-losses .losses,.hide-slops .slops,.hide-names .names,\
        .hide-answers .answers,.hide-findings .findings{display:none}
        kbd{font:12px ui-monospace,Menlo,monospace;border:1px solid #aeaeb2;border-radius:4px;padding:0 4px}
        .help{font-size:12px;color:#6c6c70}
        @media(max-width:800px){body{display:block}aside{position:static;height:auto;border:0}}
        @media(prefers-color-scheme:dark){body{background:#1c1c1e;color:#f2f2f7}aside{background:#000;border-color:#3a3a3c}\
        button:hover{background:#2c2c2e}button.selected{background:#0b2c52}.bad span{color:#ff8078}.help{color:#aeaeb2}}

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
          scene.group = svg.querySelectorAll("g.scene")[index];
          scene.here = make("rect", scene.group, {class: "here", visibility: "hidden"});
          scene.pin = make("path", scene.group, {class: "pin", visibility: "hidden"});
        });
        let cursor = null, pinned = null;

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
            : "scenec eval --why --at " + shown(x) + "," + shown(y) + " says why";
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
        });

        const clear = () => {
          document.querySelectorAll(".selected").forEach(element => {
            element.classList.remove("selected");
            if (element.matches("button")) element.setAttribute("aria-pressed", "false");
          });
        };
        document.addEventListener("keydown", event => {
          if (event.key === "Escape") { unpin(); clear(); show(null); }
        });
        for (const scene of scenes) for (const [path, share, text, hasLoss] of scene.targets) {
          const item = make("li", byId("targets"));
          const button = make("button", item,
            {type: "button", "data-path": path, "data-scene": scene.scene, "aria-pressed": "false"});
          if (hasLoss) item.className = "bad";
          make("b", button).textContent = scenes.length > 1 ? scene.scene + " " + path : path;
          make("span", button).textContent = share;
          button.addEventListener("click", () => {
            const wasSelected = button.classList.contains("selected");
            clear();
            if (wasSelected) return;
            button.classList.add("selected");
            button.setAttribute("aria-pressed", "true");
            let first = null;
            for (const mark of scene.group.querySelectorAll(".target,.lost,.view"))
              if (mark.getAttribute("data-path") === path) {
                mark.classList.add("selected");
                first = first || mark;
              }
            if (first) first.scrollIntoView({block: "nearest", inline: "nearest"});
            byId("answer").textContent = text;
          });
        }
        if (!byId("targets").children.length) byId("targets").textContent = "none";
        for (const box of document.querySelectorAll("#layers input"))
          box.addEventListener("change", () => picture.classList.toggle("hide-" + box.value, !box.checked));

        const events = scenes.flatMap(scene => (scene.events || []).map(event => ({scene, event})));
        if (events.length) {
          byId("timeline").hidden = false;
          for (const {scene, event: [time, kind, view, x, y]} of events) {
            const button = make("button", make("li", byId("events")),
              {type: "button", "data-event": kind, "data-view": view, "data-time": time / 1000});
            make("b", button).textContent = kind + " " + view;
            make("span", button).textContent = shown(time) + " ms";
            button.addEventListener("click", () => {
              clear();
              button.classList.add("selected");
              pin({scene, x, y});
            });
          }
          byId("events").addEventListener("keydown", event => {
            const item = document.activeElement.closest("li");
            const next = event.key === "ArrowDown" ? item.nextElementSibling
              : event.key === "ArrowUp" ? item.previousElementSibling : null;
            if (next) { next.firstChild.focus(); next.firstChild.click(); event.preventDefault(); }
          });
        }

        """
}
