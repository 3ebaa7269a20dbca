"use strict";
// The page: an editor, a picture, and what the compiler says. Everything it shows is output of the command line.

const byId = id => document.getElementById(id);
const [editor, lines, picture, findingList, timeline, answer] =
  ["editor", "lines", "picture", "findings", "timeline", "answer"].map(byId);
const svgSpace = "http://www.w3.org/2000/svg";

const make = (name, properties = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (key in element) element[key] = value; else element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// The files of the page: the examples, and what they import.
const files = [...document.querySelectorAll("script[data-path]")].map(
  script => [script.dataset.path, script.textContent.slice(1)]);

// ---- The compiler, here and in a worker ----

let compiler = null;
let worker = null;
let moduleOfCompiler = null;
let nextQuestion = 0;
const questions = new Map();
const patience = 15000;

const loadModule = async () => {
  const text = atob(byId("module").textContent);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
};

const startWorker = () => {
  const address = URL.createObjectURL(new Blob([byId("engine").textContent], {type: "text/javascript"}));
  const started = new Worker(address);
  started.onmessage = ({data}) => {
    if (data.ready) return;
    const question = questions.get(data.id);
    if (!question) return;
    questions.delete(data.id);
    clearTimeout(question.timer);
    if (data.failure) question.fail(new Error(data.failure)); else question.answer(data.results);
  };
  started.onerror = event => {
    event.preventDefault();
    worker = null;
    for (const [id, question] of questions) {
      questions.delete(id);
      clearTimeout(question.timer);
      answerHere(question);
    }
  };
  started.postMessage({module: moduleOfCompiler, files});
  return started;
};

const answerHere = async question => {
  try {
    await compiler.restarted;
    question.answer(question.calls.map(([words, text]) => compiler.call(words, text)));
  } catch (error) {
    question.fail(error);
  }
};

// Answers calls, each `[arguments, text]`, without holding up the page.
const ask = calls => new Promise((answer, fail) => {
  const question = {calls, answer, fail};
  if (!worker) return void setTimeout(answerHere, 0, question);
  const id = nextQuestion++;
  question.timer = setTimeout(() => {
    questions.delete(id);
    worker.terminate();
    const others = [...questions.values()];
    questions.clear();
    worker = startWorker();
    for (const other of others) {
      clearTimeout(other.timer);
      ask(other.calls).then(other.answer, other.fail);
    }
    fail(new Error("it takes too long"));
  }, patience);
  questions.set(id, question);
  worker.postMessage({id, calls});
});

// `scenec.run(arguments, text)` returns what the command line prints on standard output. Until the compiler is loaded it
// is a promise of that.
const scenec = window.scenec = {
  status: 0,
  error: "",
  run(words, text = "") {
    if (!compiler || !compiler.functions) return scenec.ready.then(() => scenec.run(words, text));
    const result = compiler.call(words, text);
    scenec.status = result.status;
    scenec.error = result.error;
    return result.output;
  },
};

// ---- The text ----

// Offsets of the compiler count bytes of UTF-8, those of the page units of UTF-16.
const offsets = text => {
  if (/^[\0-\x7f]*$/.test(text)) return byte => Math.min(byte, text.length);
  const table = [];
  for (let unit = 0; unit < text.length; unit++) {
    const code = text.codePointAt(unit);
    const count = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    for (let rest = 0; rest < count; rest++) table.push(unit);
    if (count === 4) unit++;
  }
  return byte => byte < table.length ? table[byte] : text.length;
};

const escaped = text => text.replace(/[&<>"]/g, sign => ({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})[sign]);
const parsedLines = output => output ? output.trimEnd().split("\n").map(line => JSON.parse(line)) : [];

// The tokens as `[start, end, class]`, with the comments between them, and the scenes.
const piecesOf = (text, tokens, offset) => {
  const pieces = [], scenes = [];
  let end = 0, before = null, head = null, depth = 0;
  for (const token of tokens) {
    const [from, to] = [offset(token.start), offset(token.end)];
    const gap = text.slice(end, from);
    const comment = gap.search(/\S/);
    if (comment >= 0) pieces.push([end + comment, end + gap.trimEnd().length, "comment"]);
    const startsStatement = !before || gap.includes("\n") || ["leftBrace", "rightBrace", "semicolon"].includes(before.kind);
    let look = "sign-token";
    switch (token.kind) {
      case "word": look = before && before.kind === "dot" ? "value" : startsStatement ? "kind" : "word"; break;
      case "name": case "number": look = token.kind; break;
      case "color": look = "value"; break;
      default: if (token.kind.startsWith("string")) look = "string";
    }
    if (to > from) pieces.push([from, to, look]);
    if (token.kind === "leftBrace") depth++;
    else if (token.kind === "rightBrace" && --depth === 0 && scenes.length) scenes[scenes.length - 1].end ??= to;
    if (look === "kind" && token.text === "scene") scenes.push(head = {name: null, start: from, devices: []});
    else if (head) {
      if (token.kind === "name" && !head.name) head.name = token.text;
      else if (look === "value") head.devices.push(token.text);
      else if (token.kind === "times") head.devices.push("");
      else if (token.kind === "leftBrace") head = null;
    }
    [before, end] = [token, Math.max(end, to)];
  }
  const comment = text.slice(end).search(/\S/);
  if (comment >= 0 && tokens.length) pieces.push([end + comment, text.trimEnd().length, "comment"]);
  return {pieces, scenes: scenes.filter(scene => scene.name)};
};

const severities = ["note", "warning", "error"];

// The text of a line with its colors, its underlined places in `mark`.
const lineHTML = (text, from, to, pieces, marks) => {
  let html = "", at = from, open = null;
  const enter = mark => {
    if (mark === open) return;
    if (open) html += "</mark>";
    if (mark) html += `<mark data-rule="${escaped(mark.rule)}" data-severity="${mark.severity}" data-finding="${mark.index}">`;
    open = mark;
  };
  const emit = (end, look) => {
    while (at < end) {
      let mark = null, stop = end;
      for (const other of marks) {
        if (other.start <= at && at < other.end) {
          if (!mark || severities.indexOf(other.severity) > severities.indexOf(mark.severity)) mark = other;
          stop = Math.min(stop, other.end);
        } else if (other.start > at) stop = Math.min(stop, other.start);
      }
      enter(mark);
      const part = escaped(text.slice(at, stop));
      html += look ? `<span class="${look}">${part}</span>` : part;
      at = stop;
    }
  };
  for (const [start, end, look] of pieces) {
    if (start > at) emit(start, "");
    emit(Math.min(end, to), look);
  }
  emit(to, "");
  // What is missing at the end of a line is shown behind it.
  const missing = marks.find(mark => mark.start === to && mark.isEmpty);
  if (missing) {
    enter(missing);
    html += " ";
  }
  enter(null);
  return html + "\n";
};

let shownLines = [];
const paint = () => {
  const {text, pieces, findings, offset} = state;
  const marks = findings.filter(finding => finding.isHere).map(finding => {
    const [start, end] = [offset(finding.start.offset), offset(finding.end.offset)];
    // Of a finding over several lines its first one is underlined.
    const line = text.indexOf("\n", start);
    const lineEnd = line < 0 ? text.length : line;
    const last = Math.min(Math.max(end, start + 1), Math.max(lineEnd, start));
    return {start, end: last, isEmpty: last === start, rule: finding.rule, severity: finding.severity, index: finding.index};
  }).sort((a, b) => a.start - b.start);
  const painted = [];
  let [from, piece, mark] = [0, 0, 0];
  for (const line of text.split("\n")) {
    const to = from + line.length;
    const here = [];
    while (piece < pieces.length && pieces[piece][1] <= from) piece++;
    for (let index = piece; index < pieces.length && pieces[index][0] < to; index++)
      here.push([Math.max(pieces[index][0], from), Math.min(pieces[index][1], to), pieces[index][2]]);
    while (mark < marks.length && marks[mark].start < from) mark++;
    const marksHere = [];
    for (let index = mark; index < marks.length && marks[index].start <= to; index++) marksHere.push(marks[index]);
    const worst = marksHere.reduce((worst, one) => Math.max(worst, severities.indexOf(one.severity)), 0);
    painted.push(`<div class="line ${worst > 0 ? severities[worst] : ""}">${lineHTML(text, from, to, here, marksHere)}</div>`);
    from = to + 1;
  }
  // Only the lines that changed.
  let [start, end] = [0, 0];
  const shortest = Math.min(painted.length, shownLines.length);
  while (start < shortest && painted[start] === shownLines[start]) start++;
  while (end < shortest - start && painted[painted.length - 1 - end] === shownLines[shownLines.length - 1 - end]) end++;
  const template = document.createElement("template");
  template.innerHTML = painted.slice(start, painted.length - end).join("");
  for (let count = shownLines.length - start - end; count > 0; count--) lines.children[start].remove();
  lines.insertBefore(template.content, lines.children[start] || null);
  shownLines = painted;
};

const state = {
  text: "", version: 0, pieces: [], scenes: [], findings: [], offset: byte => byte, isDocument: false,
  file: "", scene: "", device: "", after: [], point: null,
  // Whether the picture is of a text that was open before.
  isOther: false,
  // The version of a long text whose caret has chosen the scene.
  followed: 0,
  // The scenes that can't be drawn because of their errors, and the one that was chosen from the menu all the same.
  failed: [], wanted: "",
};

// A text that imports has to have a place among the files of the page.
const nameArguments = () =>
  /^\s*import\b/m.test(state.text) ? ["--stdin-filename", state.file || "examples/page.scene"] : [];
const sceneArguments = () => [
  ...(state.scene ? ["--scene", state.scene] : []), ...(state.device ? ["--device", state.device] : []),
  ...(state.after.length ? ["--after", state.after.join("; ")] : []), ...nameArguments(),
];

const tokenCall = () => [["dump", "-", "--stage", "tokens", "--format", "json"], state.text];
const takeTokens = result => {
  const wasDocument = state.isDocument;
  state.isDocument = result.isDocument;
  // The tokens of a document are those of the scene that it becomes.
  // Errors are in lines of their own.
  const tokens = state.isDocument ? [] : parsedLines(result.output).filter(line => line.kind);
  const {pieces, scenes} = piecesOf(state.text, tokens, state.offset);
  state.pieces = pieces;
  if (!state.isDocument) {
    state.scenes = scenes;
  } else if (!wasDocument) {
    state.scenes = [];
    state.scene = state.device = "";
  }
  byId("import").hidden = !state.isDocument;
};
// Larger texts get their colors from the worker, a moment later.
const mostAtOnce = 40000;

let isOpening = false;
const textChanged = () => {
  if (isOpening || editor.value === state.text) return;
  state.text = editor.value;
  state.failed = [];
  state.wanted = "";
  state.version++;
  state.offset = offsets(state.text);
  state.findings = [];
  if (compiler && compiler.functions && state.text.length <= mostAtOnce) {
    try {
      takeTokens(compiler.call(...tokenCall()));
    } catch {
      state.pieces = [];
    }
  } else {
    state.pieces = [];
  }
  paint();
  followCaret();
  updateScenes();
  showTimeline(null);
  analyse();
};

// Replaces a part of the text so that it can be undone.
const replace = (start, end, text) => {
  editor.focus();
  editor.setSelectionRange(start, end);
  const isDone = text ? document.execCommand("insertText", false, text) : document.execCommand("delete");
  if (!isDone) editor.setRangeText(text, start, end, "end");
  textChanged();
};

// Makes `text` the text by replacing what differs.
const become = text => {
  const old = editor.value;
  let [start, end] = [0, 0];
  const shortest = Math.min(old.length, text.length);
  while (start < shortest && old[start] === text[start]) start++;
  while (end < shortest - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
  if (old !== text) replace(start, old.length - end, text.slice(start, text.length - end));
};

const answerHint = answer.firstElementChild;
const forgetPoint = () => {
  state.point = null;
  answer.replaceChildren(answerHint);
  showReason(null);
};
// More isn't inserted as if it were typed: that takes long.
const mostToUndo = 200000;
// Replaces the whole text so that it can be undone.
const replaceAll = text => {
  const focused = document.activeElement;
  isOpening = true;
  editor.focus();
  editor.select();
  const isDone = editor.value && text && text.length < mostToUndo && document.execCommand("insertText", false, text);
  if (!isDone) editor.value = text;
  editor.setSelectionRange(0, 0);
  isOpening = false;
  if (focused && focused !== editor) focused.focus();
};
const open = (text, file = "") => {
  if (editor.value !== text) replaceAll(text);
  state.file = file;
  zoom = 1;
  state.scene = state.device = "";
  state.scenes = [];
  state.after = [];
  state.isOther = true;
  forgetPoint();
  state.text = null;
  textChanged();
  editor.setSelectionRange(0, 0);
  byId("code").scrollTo(0, 0);
  showTimeline(null);
};

// ---- The findings ----

let isAnalysing = false;
let delay = 0;
let timer = 0;
const analyse = () => {
  clearTimeout(timer);
  // What takes long isn't asked again at every key.
  if (delay > 0) timer = setTimeout(analyseNow, delay); else analyseNow();
};
const analyseNow = async () => {
  timer = 0;
  if (!compiler) return;
  if (isAnalysing) { state.isWaiting = true; return; }
  isAnalysing = true;
  state.isWaiting = false;
  const {version, text, scene, device} = state;
  const started = performance.now();
  try {
    const calls = [
      [["check", "-", "--format", "json", ...nameArguments()], text],
      [["draw", "-", ...sceneArguments()], text],
    ];
    const needsTokens = text.length > mostAtOnce;
    if (needsTokens) calls.push(tokenCall());
    const [checked, drawn, tokens] = await ask(calls);
    if (version === state.version) {
      if (needsTokens) {
        takeTokens(tokens);
        if (state.followed !== version) followCaret();
        state.followed = version;
        updateScenes();
      }
      takeFindings(checked.output);
    }
    // The scenes of a long text are known only now, so the picture may be of one that it doesn't have.
    if (scene === state.scene && device === state.device) takePicture(drawn, scene, started); else state.isWaiting = true;
    // The picture doesn't wait for the expectations.
    if (version === state.version && !state.isDocument && /\bexpect\b/.test(text)) {
      const [tested] = await ask([[["test", "-", "--format", "json", ...nameArguments()], text]]);
      const failed = failedExpectations(tested.output, text);
      if (version === state.version && failed.length) takeFindings(checked.output, failed);
    }
  } catch (error) {
    showState(`No answer: ${error.message}`, true);
  }
  delay = Math.max(0, Math.min(1500, (performance.now() - started - 80) * 1.5));
  isAnalysing = false;
  if (state.isWaiting || version !== state.version) analyse();
};

// The expectations that fail, as findings.
const failedExpectations = (output, text) => parsedLines(output).filter(line => line.passed === false).map(line => {
  const [before, bytes] = [text.split("\n").slice(0, line.line).map(part => part + "\n"), part => new TextEncoder().encode(part).length];
  const written = before.pop() || "";
  const column = written.length - written.trimStart().length;
  const offset = bytes(before.join("") + written.slice(0, column));
  const isPair = [line.expected, line.actual].every(part => typeof part === "string");
  const quoted = part => part.includes("`") ? part : `\`${part}\``;
  const device = line.device ? ` on ${line.device}` : "";
  return {
    rule: "expect", severity: "error", file: line.file, notes: [], fixes: [],
    message: isPair ? `expected ${quoted(line.expected)}, but got ${quoted(line.actual)}${device}` : `this isn't so${device}`,
    start: {line: line.line, column: column + 1, offset}, end: {offset: offset + bytes(written.trim())},
  };
});

const takeFindings = (output, failed = []) => {
  const report = JSON.parse(output);
  report.diagnostics.push(...failed);
  report.errors += failed.length;
  const name = nameArguments()[1] || "<stdin>";
  // The worst first, then by place.
  const weight = ({file, severity}) => (file === name ? 0 : 1) - 2 * severities.indexOf(severity);
  state.findings = report.diagnostics.sort((a, b) => weight(a) - weight(b) || a.start.offset - b.start.offset).map(
    (finding, index) => ({...finding, index, isHere: finding.file === name}));
  paint();
  showFindings(report);
  if (!state.isDocument) updateScenes();
};

const showFindings = report => {
  const words = [[report.errors, "error"], [report.warnings, "warning"]].filter(([count]) => count).map(
    ([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`);
  byId("count").textContent = words.join(", ");
  const items = state.findings.slice(0, 200).map(finding => {
    const {rule, severity, message, start} = finding;
    const item = make("li", {"data-rule": rule, "data-severity": severity});
    const sign = make("span", {className: "severity", title: severity}, {error: "✕", warning: "▲", note: "●"}[severity]);
    sign.setAttribute("role", "img");
    sign.setAttribute("aria-label", severity);
    const place = make("span", {className: "place"}, finding.isHere ? `${start.line}:${start.column} ` : `${finding.file} `);
    const text = make("button", {type: "button", className: "plain message"}, place, ...inline(message));
    text.addEventListener("click", () => goTo(finding));
    const more = make("div", {className: "more"});
    const name = make("button", {type: "button", className: "plain rule", title: "What this rule is about"}, rule);
    name.addEventListener("click", () => explain(rule));
    more.append(name);
    for (const fix of state.isDocument ? [] : finding.fixes) {
      if (!finding.isHere || fix.edits.some(edit => edit.file)) continue;
      const button = make("button", {type: "button", className: "fix"}, "Fix: ", ...inline(fix.title));
      if (!fix.safe) button.append(make("small", {}, doubt(finding)));
      button.addEventListener("click", () => take(fix));
      more.append(button);
    }
    item.append(sign, text, ...finding.notes.slice(0, 4).map(note => {
      const line = make("p", {className: "note"}, ...inline(advice(note.message)));
      line.style.gridColumn = "2";
      return line;
    }), more);
    return item;
  });
  if (!items.length) items.push(make("li", {className: "none"}, state.text.trim() ? "No findings." : "Type a scene, or choose an example."));
  else if (state.findings.length > items.length)
    items.push(make("li", {className: "none"}, `and ${state.findings.length - items.length} more`));
  findingList.replaceChildren(...items);
  makeReachable(items[0]);
};

// Only the buttons of one finding are Tab stops. The arrow keys lead to the others.
const makeReachable = current => {
  for (const item of findingList.children)
    for (const button of item.querySelectorAll("button")) button.tabIndex = item === current ? 0 : -1;
};
findingList.addEventListener("focusin", event => {
  const item = event.target.closest("li");
  if (item) makeReachable(item);
});
findingList.addEventListener("keydown", event => {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const item = event.target.closest("li");
  const next = !item ? findingList.firstElementChild : event.key === "ArrowDown" ? item.nextElementSibling : item.previousElementSibling;
  const button = next && next.querySelector("button");
  if (!button) return;
  event.preventDefault();
  button.focus();
});

// What isn't certain about a fix that changes more than its finding says.
const doubt = finding => {
  if (finding.rule.startsWith("unused-")) return "";
  return finding.severity === "error" ? " (if that is meant)" : " (can change other answers)";
};

const goTo = finding => {
  if (!finding.isHere) return;
  const [start, end] = [state.offset(finding.start.offset), state.offset(finding.end.offset)];
  editor.focus();
  editor.setSelectionRange(start, end);
  const line = lines.children[finding.start.line - 1];
  if (line) line.scrollIntoView({block: "nearest"});
  followCaret();
};

const take = fix => {
  let text = state.text;
  const edits = fix.edits.map(edit => [state.offset(edit.start), state.offset(edit.end), edit.text]);
  for (const [start, end, replacement] of edits.sort((a, b) => b[0] - a[0]))
    text = text.slice(0, start) + replacement + text.slice(end);
  become(text);
};

// The command line's options aren't here. What they do can be written in the scene.
const advice = text =>
  text.replace(/check with `--assume [^;]*/, "choose “Edit as a scene”, and write `passthrough` for the views that do");

// What is between backquotes is code.
const inline = text => text.split("`").map((part, index) => index % 2 ? make("code", {}, part) : part);

const explain = rule => {
  const blocks = [];
  const parts = scenec.run(["explain", rule]).split(/^```(\w*)\n/m);
  // Odd parts are the languages of what follows; the next fence ends it.
  let language = null;
  parts.forEach((part, index) => {
    if (index % 2) { language = language === null ? part : null; return; }
    if (language !== null) {
      blocks.push(make("pre", {tabIndex: 0}, part.trimEnd()));
      if (language === "scene") {
        const drawn = compiler.call(["draw", "-"], part).output;
        if (drawn) blocks.push(make("img", {alt: "The scene above, drawn", src: "data:image/svg+xml," + encodeURIComponent(drawn)}));
      }
      return;
    }
    for (const paragraph of part.split(/\n\n+/)) for (const piece of paragraph.split(/^(?=#)|(?<=^#.*)\n/m)) {
      const text = piece.trim();
      if (!text) continue;
      if (text.startsWith("## ")) blocks.push(make("h3", {}, text.slice(3)));
      else if (!text.startsWith("# ")) blocks.push(make("p", {}, ...inline(text)));
    }
  });
  byId("explained").textContent = rule;
  byId("explanation-text").replaceChildren(...blocks);
  byId("explanation").showModal();
};

// ---- The picture ----

const showState = (text, isBad = false) => {
  byId("state").textContent = text;
  byId("state").className = isBad ? "bad" : "";
};

// Whether a scene has errors, so that it isn't drawn.
const hasErrors = name => state.findings.some(({severity, isHere, start}) => severity === "error" && isHere
  && state.scenes.some(scene => scene.name === name && scene.start <= state.offset(start.offset) && state.offset(start.offset) < (scene.end ?? Infinity)));

const updateScenes = () => {
  const names = [...new Set(state.scenes.map(scene => scene.name))];
  if (names.length && !names.includes(state.scene)) {
    state.scene = names[0];
    state.after = [];
  }
  if (!names.length && !state.isDocument) state.scene = "";
  const fill = (select, options, chosen, title = option => option) => {
    if (options.map(title).join("\n") !== [...select.options].map(option => option.text).join("\n"))
      select.replaceChildren(...options.map(option => make("option", {value: option}, title(option))));
    select.value = chosen;
    select.hidden = !options.length;
  };
  fill(byId("scenes"), names, state.scene, name => hasErrors(name) ? `${name} (has errors)` : name);
  const devices = (state.scenes.find(scene => scene.name === state.scene) || {devices: []}).devices.filter(name => name);
  const isChoice = devices.length > 1;
  if (!isChoice || !devices.includes(state.device)) state.device = isChoice ? devices[0] : "";
  fill(byId("devices"), isChoice ? devices : [], state.device);
  byId("rest").hidden = !state.after.length;
};

// The picture shows the scene that the caret is in.
const followCaret = () => {
  const caret = editor.selectionStart;
  const line = state.text.slice(0, caret).split("\n").length;
  findingList.querySelectorAll("li.here").forEach(item => item.classList.remove("here"));
  state.findings.forEach((finding, index) => {
    if (finding.isHere && finding.start.line === line && findingList.children[index])
      findingList.children[index].classList.add("here");
  });
  if (state.isDocument || document.activeElement !== editor) return;
  const scene = state.scenes.findLast(scene => scene.start <= caret);
  if (!scene || scene.name === state.scene) return;
  choose(scene.name);
};

const choose = (scene, device = "") => {
  state.scene = scene;
  state.device = device;
  state.after = [];
  zoom = 1;
  forgetPoint();
  updateScenes();
  showTimeline(null);
  analyse();
};

const takePicture = (drawn, scene, started) => {
  if (!drawn.output) {
    if (state.isDocument && scene) {
      // It was the scene of another document.
      state.scene = state.device = "";
      state.scenes = [];
      state.after = [];
      updateScenes();
      return analyse();
    }
    if (state.after.length) {
      // The views of the earlier touches may be gone.
      state.after = [];
      updateScenes();
      return analyse();
    }
    picture.classList.add("stale");
    // The last picture stays while you type, but not under the name of another scene.
    const group = sceneGroup(), isBlank = !state.text.trim();
    const isUnknown = !group || isBlank || state.isOther || scene && group.dataset.scene !== scene;
    if (scene) state.failed.push(scene);
    const other = state.scenes.find(other => !state.failed.includes(other.name));
    // Of an opened text, the first scene that can be drawn is shown.
    if (isUnknown && other && !state.isDocument && scene !== state.wanted) return choose(other.name);
    if (isUnknown)
      picture.replaceChildren(make("p", {className: "empty"}, isBlank ? "Nothing to draw yet" : "The text has errors"));
    return showState(isBlank ? "" : "The text has errors", true);
  }
  picture.classList.remove("stale");
  state.isOther = false;
  show(drawn.output);
  const time = performance.now() - started;
  picture.dataset.time = time.toFixed(1);
  const skipped = state.failed.filter(name => name !== scene)[0];
  const remark = skipped ? `${skipped} has errors` : state.leftOut;
  showState(remark || `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`, Boolean(remark));
  if (state.point) evaluate();
};

const show = svg => {
  const {scrollLeft, scrollTop} = picture;
  picture.innerHTML = svg;
  const drawn = [...picture.querySelectorAll("g.scene[data-scene]")];
  if (state.isDocument) {
    const names = drawn.map(scene => scene.dataset.scene);
    if (names.length > 1 || !state.scenes.some(scene => scene.name === state.scene))
      state.scenes = names.map(name => ({name, start: 0, devices: []}));
    updateScenes();
    if (drawn.length > 1) analyse();
  }
  // The page titles the picture itself.
  picture.querySelector("svg").removeAttribute("role");
  picture.querySelector("svg").setAttribute("aria-hidden", "true");
  picture.querySelectorAll("title").forEach((title, index) => { if (!index) title.remove(); });
  state.leftOut = [...picture.querySelectorAll(".left-out")].map(line => line.textContent).join(" ");
  picture.querySelectorAll(".scene-title").forEach(title => title.remove());
  fit();
  picture.scrollTo(scrollLeft, scrollTop);
  mark();
};

const sceneGroup = () => picture.querySelector("g.scene[data-scene]");

// How much larger the picture is than there is room for all of it, and the scale that this comes to.
let zoom = 1, scale = 1;
const scales = [0.05, 8];

// Shows the scene with all that hangs out of it as large as there is room. The list of findings beside it is enough.
const fit = () => {
  const svg = picture.querySelector("svg.picture"), group = sceneGroup();
  if (!svg || !group) return;
  const shapes = [...group.querySelectorAll(".screen,.target,.lost,.slop,.small,.view>.o")];
  let box = null;
  for (const shape of shapes.length > 1500 ? [group.querySelector(".screen")] : shapes) {
    const {x, y, width, height} = shape.getBBox();
    box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + width), Math.max(box[3], y + height)]
      : [x, y, x + width, y + height];
  }
  if (!box) return;
  const {e, f} = group.transform.baseVal.consolidate() ? group.transform.baseVal.consolidate().matrix : {e: 0, f: 0};
  const room = 8, width = box[2] - box[0] + 2 * room, height = box[3] - box[1] + 2 * room;
  svg.setAttribute("viewBox", `${box[0] + e - room} ${box[1] + f - room} ${width} ${height}`);
  const style = getComputedStyle(picture);
  // The room without scroll bars, so that they don't change it.
  const across = picture.offsetWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const down = matchMedia("(max-width: 859px)").matches ? Math.max(280, innerHeight * 0.46)
    : picture.offsetHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  const whole = Math.max(scales[0], Math.min(across / width, down / height, 1.5));
  scale = Math.min(scales[1], Math.max(scales[0], whole * zoom));
  zoom = scale / whole;
  svg.setAttribute("width", width * scale);
  svg.setAttribute("height", height * scale);
  picture.classList.toggle("zoomed", zoom > 1.001);
  byId("zoom-fit").textContent = `${Math.round(scale * 100)}%`;
  byId("zoom-fit").setAttribute("aria-label", `${Math.round(scale * 100)}%, show all`);
};

// What the last zoom kept at its place. Scrolling is in whole pixels, and many small steps would add up what that is off.
let anchor = {};
// Zooms by a factor. What is at a point of the window stays there; without one, what is in the middle.
const zoomBy = (factor, x, y) => {
  const svg = picture.querySelector("svg.picture");
  if (!svg) return;
  const room = picture.getBoundingClientRect(), before = svg.getBoundingClientRect();
  if (x === undefined) [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
  const {scrollLeft: left, scrollTop: top} = picture;
  const isSame = Object.entries({x, y, left, top}).every(([key, value]) => anchor[key] === value);
  const [across, down] = isSame ? anchor.at : [(x - before.left) / before.width, (y - before.top) / before.height];
  zoom *= factor;
  // All of it is wanted, not nearly all.
  if (Math.abs(zoom - 1) < 0.02) zoom = 1;
  fit();
  const after = svg.getBoundingClientRect();
  picture.scrollLeft += after.left + across * after.width - x;
  picture.scrollTop += after.top + down * after.height - y;
  anchor = {x, y, left: picture.scrollLeft, top: picture.scrollTop, at: [across, down]};
};
const showAll = () => {
  zoom = 1;
  fit();
};
const zoomStep = 1.25;
const zooms = {in: () => zoomBy(zoomStep), out: () => zoomBy(1 / zoomStep), fit: showAll};
for (const [name, action] of Object.entries(zooms)) byId(`zoom-${name}`).addEventListener("click", action);
picture.addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  // A wheel reports lines or pages in some browsers, a trackpad small distances.
  const distance = event.deltaY * [1, 16, 400][event.deltaMode];
  zoomBy(Math.exp(-Math.max(-30, Math.min(30, distance)) / 150), event.clientX, event.clientY);
}, {passive: false});
// Safari reports pinches on a trackpad on its own.
let pinchedScale = 1;
picture.addEventListener("gesturestart", event => {
  event.preventDefault();
  pinchedScale = 1;
});
picture.addEventListener("gesturechange", event => {
  event.preventDefault();
  if (!pinch) zoomBy(event.scale / pinchedScale, event.clientX, event.clientY);
  pinchedScale = event.scale;
});
// Scrolls so that a point of the scene is seen.
const reveal = ([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(sceneGroup().getScreenCTM());
  const room = picture.getBoundingClientRect(), margin = Math.max(24, 13 * scale);
  picture.scrollLeft += Math.min(0, at.x - room.left - margin) + Math.max(0, at.x - room.right + margin);
  picture.scrollTop += Math.min(0, at.y - room.top - margin) + Math.max(0, at.y - room.bottom + margin);
};

// Draws the point, its view and the finger over the picture.
const mark = () => {
  const group = sceneGroup();
  if (!group) return;
  group.querySelectorAll(".page-layer").forEach(layer => layer.remove());
  const layer = document.createElementNS(svgSpace, "g");
  layer.setAttribute("class", "page-layer");
  const draw = (className, data) => {
    const path = document.createElementNS(svgSpace, "path");
    path.setAttribute("class", className);
    path.setAttribute("d", data);
    layer.append(path);
  };
  if (state.hit) {
    const view = [...group.querySelectorAll(".view")].find(view => view.dataset.path === state.hit);
    const outline = view && view.querySelector(".o");
    if (outline) draw("page-hit", outline.getAttribute("d"));
  }
  if (gesture) {
    if (gesture.trail.length > 1) draw("page-trail", "M" + gesture.trail.map(([x, y]) => `${x} ${y}`).join("L"));
    const [x, y] = gesture.trail[gesture.trail.length - 1];
    draw("page-finger", `M${x - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z`);
  } else if (state.point) {
    const [x, y] = state.point;
    draw("page-point", `M${x - 9} ${y}H${x + 9}M${x} ${y - 9}V${y + 9}`);
  }
  group.append(layer);
};

const rounded = number => Math.round(number * 10) / 10;
const locate = event => {
  const group = sceneGroup();
  if (!group) return null;
  const {x, y} = new DOMPoint(event.clientX, event.clientY).matrixTransform(group.getScreenCTM().inverse());
  return [rounded(x), rounded(y)];
};

// ---- Answers ----

// Keeps at most one call of a kind under way, and the latest of those that wait.
const latest = run => {
  let isBusy = false, isWaiting = false;
  const next = async () => {
    if (isBusy) { isWaiting = true; return; }
    isBusy = true;
    try { await run(); } catch (error) { showState(`No answer: ${error.message}`, true); }
    isBusy = false;
    if (isWaiting) { isWaiting = false; next(); }
  };
  return next;
};

const evaluate = latest(async () => {
  if (!state.point) return;
  const at = state.point;
  const words = ["eval", "-", "--at", at.join(","), "--format", "json", ...sceneArguments()];
  const calls = [[words, state.text]];
  if (state.asksWhy) calls.push([["eval", "-", "--at", at.join(","), "--why", "--format", "json", ...sceneArguments()], state.text]);
  const [result, why] = await ask(calls);
  if (!state.point) return;
  showAnswer(result.output, at);
  showReason(why && parsedLines(why.output)[0]);
});

// The touch target that is seen at a point and does not get its touches.
const seenAt = ([x, y]) => {
  const shapes = [...sceneGroup()?.querySelectorAll(".lost[data-path]") || []];
  const shape = shapes.find(shape => shape.isPointInFill(new DOMPoint(x, y)));
  return shape ? shape.dataset.path : null;
};

const showAnswer = (output, at) => {
  const line = output.split("\n").find(line => line.includes('"outcome"')) || output.split("\n")[0];
  if (!line) return;
  answer.dataset.json = line;
  const reply = JSON.parse(line);
  const text = (...parts) => make("p", {}, ...parts);
  const detail = words => make("p", {className: "detail"}, words);
  const place = `at ${at[0]}, ${at[1]}`;
  const seen = seenAt(at);
  state.hit = reply.hit || null;
  switch (reply.outcome) {
    case "hit":
      answer.replaceChildren(
        ...(seen && seen !== reply.hit ? [detail(`${seen} is seen here, but the touch goes to`)] : []),
        text(make("strong", {}, reply.hit), ` · ${reply.kind}`),
        detail([place, ...(reply.via || []).map(view => `by the rule of ${view}`)].join(", ")));
      break;
    case "none":
      answer.replaceChildren(
        text(make("strong", {}, "No view")), detail(`${place} gets the touch${seen ? `, although ${seen} is seen here` : ""}`));
      break;
    case "recursion":
      answer.replaceChildren(
        text(make("strong", {className: "bad"}, "Endless recursion")), detail(`${place}: ${reply.cycle.join(" → ") || "still no answer after 200,000 questions"}`));
      break;
    case "order-dependent":
      answer.replaceChildren(
        text(make("strong", {className: "bad"}, "It depends")), detail(`${place} on the display order: ${reply.hits.join(" or ")}`));
      break;
    default:
      answer.replaceChildren(text(...inline(reply.diagnostic ? reply.diagnostic.message : "No answer")));
  }
  mark();
};

const verdicts = {
  "hidden": "is hidden", "not-interactive": "has interaction off", "alpha": "is transparent", "outside": "does not contain the point, so its subviews are not asked",
  "self": "answers itself", "child": "asked its subviews, and one answered", "passed": "lets the touch pass",
  "delegated": "asked its delegate", "claimed": "claims the touch", "yielded": "yields", "recursion": "never answers",
};
const showReason = reply => {
  byId("reason").hidden = !reply || !reply.trace;
  if (!reply || !reply.trace) return;
  // Of rows and other views that many of do not contain the point, only the number is shown.
  const groups = [];
  for (const entry of reply.trace) {
    const [group] = groups.slice(-1), first = group && group[0];
    const isAlike = first && entry.verdict === "outside" && first.verdict === "outside" && first.depth === entry.depth;
    if (isAlike) group.push(entry); else groups.push([entry]);
  }
  const items = groups.flatMap(group => group.length > mostOutside ? [{...group[0], count: group.length}] : group);
  byId("why").replaceChildren(...items.map(entry => {
    const item = make("li", {className: ["self", "child", "claimed", "delegated"].includes(entry.verdict) ? "yes" : ""},
      entry.count ? `${entry.count} views do not contain the point` : `${entry.view} ${verdicts[entry.verdict] || entry.verdict}`);
    item.style.paddingLeft = `${Math.min(entry.depth, 12) * 12}px`;
    return item;
  }));
};
// How many views in a row that do not contain the point are named.
const mostOutside = 3;

// How far events of a finger that scrolls scroll together.
const totalOf = items => {
  if (!items[0].by) return "";
  const sum = axis => rounded(items.reduce((sum, item) => sum + item.by[axis], 0));
  return `, by ${sum(0)}, ${sum(1)} in all`;
};
// Of equal events in a row, as those of a finger that scrolls, the ones between the first and the last are folded.
const foldedEvents = (items, isOpen) => {
  const isLike = (one, other) => one && other && ["event", "view", "direction"].every(key => one.dataset[key] === other.dataset[key]);
  const result = [];
  for (let start = 0, end; start < items.length; start = end) {
    end = start + 1;
    while (isLike(items[start], items[end])) end++;
    const between = items.slice(start + 1, end - 1);
    if (between.length < 2) { result.push(...items.slice(start, end)); continue; }
    const details = make("details", {open: isOpen}, make("summary", {}, `${between.length} more like it${totalOf(items.slice(start, end))}`), make("ol", {}, ...between));
    result.push(items[start], make("li", {className: "remark"}, details), items[end - 1]);
  }
  return result;
};

const eventsThatFire = ["touchUpInside", "primaryActionTriggered", "valueChanged", "select", "recognize", "scroll", "zoom", "drag"];
const showTimeline = reply => {
  if (!reply) {
    delete timeline.dataset.touch;
    timeline.replaceChildren(make("li", {className: "hint"}, "Tap, or press and drag in the picture."));
    return;
  }
  timeline.dataset.touch = reply.touch;
  const items = reply.events.map(event => {
    const item = make("li", {"data-event": event.event, "data-view": event.view, "data-time": String(event.time)},
      make("span", {className: "time"}, `${Math.round(event.time * 1000)} ms`),
      make("span", {className: "event-name"}, event.event),
      make("span", {className: "view-name"}, event.view + (event.recognizer ? ` · ${event.recognizer}` : "")
        + (event.by ? ` by ${event.by.map(rounded).join(", ")}` : "")));
    if (event.by) {
      item.by = event.by;
      item.dataset.direction = event.by.map(Math.sign).join(" ");
    }
    if (eventsThatFire.includes(event.event)) item.className = "fired";
    if (/cancel/i.test(event.event)) item.className = "lost-touch";
    return item;
  });
  if (!items.length) items.push(make("li", {className: "remark"}, "Nothing happens."));
  const isOpen = Boolean(timeline.querySelector("details[open]"));
  timeline.replaceChildren(...foldedEvents(items, isOpen));
  timeline.scrollTop = timeline.scrollHeight;
};

// ---- Touches ----

let gesture = null;

const follow = latest(async () => {
  if (!gesture && !state.lastTouch) return;
  const current = gesture || state.lastTouch;
  const touch = current.steps.join("; ");
  const before = sceneArguments();
  const isOver = current.isOver;
  const calls = [[["eval", "-", "--touch", touch, "--format", "json", ...before], state.text]];
  if (current.scrolls) {
    const after = [...state.after, touch].join("; ");
    const arguments_ = before.filter((word, index) => word !== "--after" && before[index - 1] !== "--after");
    calls.push([["draw", "-", ...arguments_, "--after", after], state.text]);
  }
  const [run, drawn] = await ask(calls);
  if (current.isDropped) return;
  const reply = parsedLines(run.output).find(line => line.events);
  if (reply) showTimeline(reply);
  const scrolls = Boolean(reply && reply.events.some(event => ["scroll", "zoom"].includes(event.event)));
  if (drawn && drawn.output) show(drawn.output);
  if (scrolls && !current.scrolls) {
    current.scrolls = true;
    return void setTimeout(follow);
  }
  if (isOver && current === state.lastTouch) {
    state.lastTouch = null;
    if (scrolls) {
      state.after.push(touch, "wait 1s");
      updateScenes();
    }
    evaluate();
  }
});

// Appends what the finger did since the last step.
const advance = () => {
  if (!gesture) return;
  const now = performance.now();
  const passed = Math.round(now - gesture.time);
  const point = gesture.pending;
  if (!point && passed < 100) return;
  if (passed < 1) return;
  gesture.time = now;
  if (point) {
    if (passed > 48) gesture.steps.push(`wait ${passed - 16}ms`);
    gesture.steps.push(`move ${point.join(",")} over ${Math.min(passed, 16) || 1}ms`);
    gesture.trail.push(point);
    gesture.pending = null;
  } else {
    gesture.steps.push(`wait ${passed}ms`);
  }
  mark();
  follow();
};

// Two fingers zoom and move the picture. What the first one did until then is dropped.
const fingers = new Map();
let pinch = null;
const measuredFingers = () => {
  const [one, other] = [...fingers.values()];
  return {x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))};
};
const dropGesture = () => {
  if (!gesture) return;
  clearInterval(gesture.ticker);
  gesture.isDropped = true;
  gesture = null;
  forgetPoint();
  showTimeline(null);
  mark();
};
picture.addEventListener("pointerdown", event => {
  if (event.pointerType !== "touch") return;
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  if (fingers.size !== 2) return;
  dropGesture();
  picture.setPointerCapture(event.pointerId);
  pinch = measuredFingers();
});
picture.addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
  if (!pinch || fingers.size < 2) return;
  const now = measuredFingers();
  zoomBy(now.length / pinch.length, pinch.x, pinch.y);
  picture.scrollLeft -= now.x - pinch.x;
  picture.scrollTop -= now.y - pinch.y;
  pinch = now;
});
for (const name of ["pointerup", "pointercancel"]) picture.addEventListener(name, event => {
  fingers.delete(event.pointerId);
  // Of three fingers, the two that are left may be others.
  if (fingers.size > 1) pinch = measuredFingers(); else if (!fingers.size) pinch = null;
});

picture.addEventListener("pointerdown", event => {
  if (event.button !== 0 || gesture || pinch) return;
  const point = locate(event);
  if (!point) return;
  event.preventDefault();
  picture.focus({preventScroll: true, focusVisible: false});
  picture.setPointerCapture(event.pointerId);
  gesture = {steps: [`down ${point.join(",")}`], trail: [point], pending: null, time: performance.now(), scrolls: false, pointer: event.pointerId};
  gesture.ticker = setInterval(advance, 100);
  state.lastTouch = null;
  state.point = point;
  state.asksWhy = true;
  evaluate();
  mark();
  follow();
});
picture.addEventListener("pointermove", event => {
  const point = locate(event);
  if (!point) return;
  if (!gesture) {
    if (event.pointerType === "touch") return;
    state.point = point;
    state.asksWhy = false;
    return void evaluate();
  }
  if (event.pointerId !== gesture.pointer) return;
  if (!gesture.pending) requestAnimationFrame(advance);
  gesture.pending = point;
});
const isOutside = ([left, top]) => {
  const {x, y, width, height} = sceneGroup().querySelector(".screen").getBBox();
  return left < x || top < y || left > x + width || top > y + height;
};
const lift = (event, step) => {
  if (!gesture || event.pointerId !== gesture.pointer) return;
  clearInterval(gesture.ticker);
  advance();
  const passed = Math.round(performance.now() - gesture.time);
  if (passed > 0) gesture.steps.push(`wait ${passed}ms`);
  gesture.steps.push(step);
  gesture.isOver = true;
  state.lastTouch = gesture;
  state.point = gesture.trail[gesture.trail.length - 1];
  gesture = null;
  if (isOutside(state.point)) forgetPoint();
  follow();
};
picture.addEventListener("pointerup", event => lift(event, "up"));
picture.addEventListener("pointercancel", event => lift(event, "cancel"));
picture.addEventListener("pointerleave", () => {
  if (gesture || state.asksWhy) return;
  state.point = state.hit = null;
  mark();
});

const tap = () => {
  if (!state.point || gesture) return;
  state.lastTouch = {steps: [`tap ${state.point.join(",")}`], trail: [state.point], scrolls: false, isOver: true};
  state.asksWhy = true;
  follow();
};
const arrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
picture.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const group = sceneGroup();
  if (!group) return;
  const {x, y, width, height} = group.querySelector(".screen").getBBox();
  const arrow = arrows[event.key];
  if (arrow) {
    const length = event.shiftKey ? 1 : 8;
    const [oldX, oldY] = state.point || [x + width / 2, y + height / 2];
    state.point = [
      rounded(Math.min(Math.max(oldX + arrow[0] * length, x), x + width)),
      rounded(Math.min(Math.max(oldY + arrow[1] * length, y), y + height)),
    ];
    state.asksWhy = true;
    evaluate();
    mark();
    reveal(state.point);
  } else if (event.key === "+" || event.key === "=") {
    zooms.in();
  } else if (event.key === "-") {
    zooms.out();
  } else if (event.key === "0") {
    showAll();
  } else if (event.key === "Enter" || event.key === " ") {
    if (!state.point) { state.point = [rounded(x + width / 2), rounded(y + height / 2)]; evaluate(); }
    tap();
  } else if (event.key === "Escape") {
    state.point = state.hit = null;
    state.asksWhy = false;
    showReason(null);
    mark();
  } else return;
  event.preventDefault();
});

byId("rest").addEventListener("click", () => {
  state.after = [];
  updateScenes();
  analyse();
  picture.focus();
});
byId("scenes").addEventListener("change", event => {
  state.wanted = event.target.value;
  choose(state.wanted);
});
byId("devices").addEventListener("change", event => choose(state.scene, event.target.value));

// ---- Writing ----

let mayLeave = false;
editor.addEventListener("keydown", event => {
  if (event.key === "Escape") {
    mayLeave = true;
    return notify("Tab leaves the editor now");
  }
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "Tab" && plain && !mayLeave) {
    event.preventDefault();
    const {selectionStart: start, selectionEnd: end, value} = editor;
    const first = value.lastIndexOf("\n", start - 1) + 1;
    if (start === end && !event.shiftKey) return replace(start, end, " ".repeat(4 - (start - first) % 4));
    const block = value.slice(first, end);
    const moved = event.shiftKey ? block.replace(/^ {1,4}/gm, "") : block.replace(/^(?=.)/gm, "    ");
    if (moved !== block) replace(first, end, moved);
    if (start !== end) editor.setSelectionRange(first, first + moved.length);
  } else if (event.key === "Enter" && plain && !event.isComposing) {
    event.preventDefault();
    const {selectionStart: start, selectionEnd: end, value} = editor;
    const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
    const indent = line.match(/^ */)[0] + (/\{\s*$/.test(line) ? "    " : "");
    replace(start, end, "\n" + indent);
  }
  if (!["Shift", "Control", "Meta", "Alt"].includes(event.key)) mayLeave = false;
});
editor.addEventListener("blur", () => { mayLeave = false; });
editor.addEventListener("input", textChanged);
document.addEventListener("selectionchange", () => { if (document.activeElement === editor) followCaret(); });

const tip = byId("tip");
editor.addEventListener("mousemove", event => {
  const underlined = document.elementsFromPoint(event.clientX, event.clientY).find(element => element.matches("mark"));
  const finding = underlined && state.findings[underlined.dataset.finding];
  tip.hidden = !finding;
  if (!finding) return;
  tip.replaceChildren(...inline(finding.message), ` [${finding.rule}]`);
  const {left, bottom, top} = underlined.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${bottom + 6 + tip.offsetHeight < innerHeight ? bottom + 6 : top - tip.offsetHeight - 6}px`;
});
editor.addEventListener("mouseleave", () => { tip.hidden = true; });
byId("code").addEventListener("scroll", () => { tip.hidden = true; });

byId("format").addEventListener("click", () => {
  const formatted = scenec.run(["fmt", "-"], state.text);
  if (formatted) become(formatted); else notify("Only a scene without syntax errors can be formatted");
});
byId("import").addEventListener("click", () => {
  const imported = scenec.run(["import", "-"], state.text);
  if (imported) open(imported); else notify("It cannot be read");
});

// ---- Sharing, examples, files ----

let noticeTimer = 0;
const notify = text => {
  byId("notice").textContent = text;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { byId("notice").textContent = ""; }, 2600);
};

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
const packed = async text => {
  const bytes = await through(encoder.encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};
const unpacked = async hash => {
  const binary = atob(hash.replaceAll("-", "+").replaceAll("_", "/"));
  return decoder.decode(await through(Uint8Array.from(binary, sign => sign.charCodeAt(0)), new DecompressionStream("deflate-raw")));
};

byId("share").addEventListener("click", async () => {
  const hash = "#" + await packed(state.text);
  history.replaceState(null, "", hash);
  try {
    await navigator.clipboard.writeText(location.href);
    notify("The address is copied. It contains the scene.");
  } catch {
    notify("The address of this page contains the scene now");
  }
});
const openShared = async () => {
  if (location.hash.length < 2) return false;
  try {
    open(await unpacked(location.hash.slice(1)));
    return true;
  } catch {
    notify("The address contains no scene that can be read");
    return false;
  }
};
addEventListener("hashchange", openShared);

const welcome = byId("welcome").textContent.slice(1);
const examples = files.filter(([path]) => path.split("/").length === 2);
const menu = byId("examples");
menu.append(make("option", {value: "welcome"}, "welcome"));
for (const [path] of examples) menu.append(make("option", {value: path}, path.replace(/^.*\/|\.\w+$/g, "").replaceAll("-", " ")));
menu.addEventListener("change", () => {
  const example = examples.find(([path]) => path === menu.value);
  if (example) open(example[1], example[0]); else if (menu.value === "welcome") open(welcome);
  menu.value = "";
});

addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", async event => {
  const [file] = event.dataTransfer.files;
  const text = event.dataTransfer.getData("text/plain");
  if (!file && (event.target === editor || !text)) return;
  event.preventDefault();
  open(file ? await file.text() : text);
});

new ResizeObserver(() => { fit(); mark(); }).observe(picture);

scenec.ready = (async () => {
  moduleOfCompiler = await loadModule();
  compiler = await new Compiler(moduleOfCompiler, files).start();
  try { worker = startWorker(); } catch { worker = null; }
  // What was written in the meantime stays.
  if (editor.value) open(editor.value); else if (!await openShared()) open(welcome);
  performance.mark("ready");
})();
scenec.ready.catch(error => showState(`This browser cannot run the compiler: ${error.message}`, true));
