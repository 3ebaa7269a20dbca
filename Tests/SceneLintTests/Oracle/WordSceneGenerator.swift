import SceneRuntime
import TestSupport

@testable import SceneSemantics

/// Generates small scenes that use every word of the language. Kinds, attributes and rules come from the schema, so a
/// word that is added there is used here.
struct WordSceneGenerator {
    /// Whether all views are axis-aligned rectangles.
    let isExact: Bool
    /// The probability that a `hitTest` block changes views.
    let effectChance: Double
    var random: SplitMix
    /// The number of Names that links outside cells can use.
    private let nameCount: Int
    private var usedNames = 0
    private var cellNames = 0
    /// Paths to cells written so far, and to views in them.
    var cellPaths: [String] = []
    private var lines: [String] = []
    /// The Names in the current cell.
    var namesInCell: [String] = []
    /// Whether a `repeat` or a cell is being written. Views in it get no Names, because links to them need an index.
    private var isInRepeat = false
    /// The number of recognizers so far.
    private var recognizers = 0

    /// The Name of the last recognizer.
    var recognizerName: String { "R\(recognizers)" }

    /// Creates the generator of the scene for `seed`.
    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        isExact = seed % 2 == 0
        effectChance = seed % 10 == 3 ? 0.3 : 0
        nameCount = Int.random(in: 3...8, using: &random)
    }

    /// Returns the text of a scene.
    mutating func scene() -> String {
        let words = attributes(of: Schema.entry(of: .view(.scene)), at: 0.04, excluding: [.transform])
        let safeArea = random.happens(0.2) ? " safeArea \(number(0, 20)),0,\(number(0, 20)),0" : ""
        write("scene Main 200x300\(safeArea)\(words) {", depth: 0)
        if random.happens(0.1) {
            let window = Schema.entry(of: .view(.window))
            for _ in 0..<2 where usedNames < nameCount || random.happens(0.5) {
                view(window, depth: 1)
            }
            // Links to missing Names would be errors.
            write("window {", depth: 1)
            while usedNames < nameCount { view(viewKind(), depth: 2) }
            write("}", depth: 1)
        } else {
            repeat { view(viewKind(), depth: 1) } while usedNames < nameCount
        }
        write("}", depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func write(_ line: String, depth: Int) {
        lines.append(String(repeating: "    ", count: depth) + line)
    }

    /// Returns a kind of view that any view can contain.
    private mutating func viewKind() -> KindEntry? {
        if random.happens(0.55) {
            return Schema.entry(of: .view(random.pick([.view, .view, .button, .button, .label, .background])))
        }
        return random.pick(Schema.kinds.filter { $0.places == .views && $0.kind.viewKind != nil })
    }

    /// Writes a stack, whose views write no more than what it needs.
    private mutating func stack(_ entry: KindEntry, named name: String, depth: Int) {
        let isVertical = random.happens(0.5)
        let distribution = random.pick(["fill", "fillEqually", "equalSpacing", "equalCentering"])
        let alignment = random.pick(["fill", "center"] + (isVertical ? ["leading", "trailing"] : ["top", "bottom"]))
        var words = isVertical ? " .vertical" : random.pick(["", " .horizontal"])
        words += " frame \(number(-5, 20) * 4),\(number(-5, 30) * 4) \(number(30, 40) * 4)x\(number(30, 40) * 4)"
        words += " distribution .\(distribution) alignment .\(alignment)"
        if random.happens(0.5) { words += " spacing \(number(0, 8))" }
        if random.happens(0.3) { words += " margins \(number(0, 8))" }
        let excluded: Set<Attribute> = [.spacing, .distribution, .alignment, .margins]
        write("\(entry.word)\(name)\(words)\(attributes(of: entry, excluding: excluded)) {", depth: depth)
        for _ in 0..<number(1, 3) {
            var size = distribution.hasPrefix("fill") ? "" : isVertical ? " height 20" : " width 20"
            if alignment != "fill" { size += isVertical ? " width 30" : " height 30" }
            if random.happens(0.2) { size += " customSpacing \(number(0, 8))" }
            let kind = random.pick([ViewKind.view, .button, .label])
            guard let inner = Schema.entry(of: .view(kind)) else { continue }
            write("\(inner.word)\(size)\(attributes(of: inner, excluding: [.hidden]))", depth: depth + 1)
        }
        write("}", depth: depth)
    }

    /// Writes a view with its content.
    private mutating func view(_ entry: KindEntry?, depth: Int) {
        guard let entry, let kind = entry.kind.viewKind else { return }
        if depth < 4, random.happens(0.04), !isInRepeat, kind != .window { return instances(depth: depth) }
        var name = ""
        if !isInRepeat, usedNames < nameCount, namesInCell.isEmpty {
            name = " V\(usedNames)"
            usedNames += 1
        }
        if kind == .stack { return stack(entry, named: name, depth: depth) }
        let layout = kind == .window || kind == .background && random.happens(0.5) ? "" : " " + layout()
        let words = attributes(of: entry)
        write("\(entry.word)\(name)\(title())\(layout)\(words) {", depth: depth)
        content(kind, named: name, words: words, depth: depth + 1)
        write("}", depth: depth)
    }

    /// Writes a view called `name`, perhaps with `overhang`.
    private mutating func namedView(_ name: String, depth: Int) {
        let entry = Schema.entry(of: .view(random.pick([.view, .button, .button, .image])))
        guard let entry else { return }
        let overhang = random.happens(0.4) ? " overhang" : ""
        let words = attributes(of: entry, excluding: [.overhang])
        write("\(entry.word) \(name) \(layout())\(overhang)\(words)", depth: depth)
    }

    private mutating func instances(depth: Int) {
        isInRepeat = true
        write("repeat \(number(1, 3)) {", depth: depth)
        view(viewKind(), depth: depth + 1)
        write("}", depth: depth)
        isInRepeat = false
    }

    /// Writes the content of a view of `kind`.
    private mutating func content(_ kind: ViewKind, named name: String, words: String, depth: Int) {
        switch kind {
        case .table: rows(named: name, depth: depth)
        case .collection: items(named: name, depth: depth)
        default: break
        }
        if depth < 5 {
            let isFull = usedNames >= nameCount + 2
            for _ in 0..<Int.random(in: 0...(isFull || depth > 3 ? 1 : 3), using: &random) {
                view(viewKind(), depth: depth)
            }
        }
        if random.happens(0.12), let entry = Schema.entry(of: .recognizer) {
            let kinds: [(String, GestureRecognizer.Kind)] = [
                (".tap", .tap), (".pan", .pan), (".longPress", .longPress), (".swipe", .swipe(.any)),
                (".swipe .horizontal", .swipe(.horizontal)), (".swipe .up .left", .swipe([.up, .left])),
                (".pinch", .pinch), (".rotation", .rotation), (".screenEdgePan .left", .screenEdgePan(.left)),
            ]
            let (word, kind) = random.pick(kinds)
            recognizers += 1
            let excluded = Set(Attribute.allCases.filter { !Schema.takes($0, kind) })
            let settings = attributes(of: entry, at: 0.2, excluding: excluded)
            write("recognizer \(recognizerName) \(word)\(settings)", depth: depth)
        }
        let hasShortWord = words.contains(" touchDelegate") || words.contains(" passthrough")
        if !hasShortWord, random.happens(0.15) { write(override(isOfCell: false), depth: depth) }
    }

    private mutating func rows(named name: String, depth: Int) {
        let hasSections = random.happens(0.4)
        if random.happens(0.2) { supplement(.header, depth: depth) }
        for _ in 0..<(hasSections ? number(1, 2) : 1) {
            let inner = hasSections ? depth + 1 : depth
            if hasSections {
                write("section {", depth: depth)
                if random.happens(0.7) { supplement(.header, depth: inner) }
            }
            if random.happens(0.25) {
                write("row height \(number(10, 60)) {", depth: inner)
                cell(ofRow: nil, depth: inner + 1)
                write("}", depth: inner)
            }
            let isFirst = !hasSections && lines.last?.hasSuffix("}") != true
            write("rows \(number(1, 7)) height \(random.pick([20, 30, 44, 60])) {", depth: inner)
            cell(ofRow: isFirst && !name.isEmpty ? "\(name.dropFirst())[0]" : nil, depth: inner + 1)
            write("}", depth: inner)
            if hasSections {
                if random.happens(0.4) { supplement(.footer, depth: inner) }
                write("}", depth: depth)
            }
        }
        if random.happens(0.1) { supplement(.footer, depth: depth) }
    }

    private mutating func supplement(_ kind: ViewKind, depth: Int) {
        guard let entry = Schema.entry(of: .view(kind)) else { return }
        write("\(entry.word) height \(number(5, 40))\(attributes(of: entry, excluding: [.height])) {", depth: depth)
        if random.happens(0.4), usedNames >= nameCount { view(viewKind(), depth: depth + 1) }
        write("}", depth: depth)
    }

    private mutating func items(named name: String, depth: Int) {
        if random.happens(0.3) {
            write("item \(layout()) {", depth: depth)
            cell(ofRow: nil, depth: depth + 1)
            write("}", depth: depth)
        }
        if random.happens(0.85), let entry = Schema.entry(of: .items) {
            let words = attributes(of: entry, at: 0.3, excluding: [.size])
            write("items \(number(1, 7)) size \(number(20, 90))x\(number(20, 90))\(words) {", depth: depth)
            cell(ofRow: nil, depth: depth + 1)
            write("}", depth: depth)
        }
    }

    /// Writes the cell of a row or item.
    private mutating func cell(ofRow path: String?, depth: Int) {
        guard let entry = Schema.entry(of: .view(.cell)), random.happens(0.9) else { return }
        let wasInRepeat = isInRepeat
        isInRepeat = true
        defer { isInRepeat = wasInRepeat }
        cellNames += 1
        let name = "C\(cellNames)"
        namesInCell = [name]
        let words = attributes(of: entry, excluding: [.overhang])
        write("cell\(words) {", depth: depth)
        if random.happens(0.15) { write("subview button frame \(number(0, 60)),4 40x20", depth: depth + 1) }
        namedView(name, depth: depth + 1)
        for _ in 0..<Int.random(in: 0...1, using: &random) { view(viewKind(), depth: max(depth + 1, 4)) }
        let hasShortWord = words.contains(" touchDelegate") || words.contains(" passthrough")
        if !hasShortWord, random.happens(0.15), let content = Schema.entry(of: .view(.content)) {
            let contentWords = attributes(of: content)
            let isFree = !contentWords.contains(" touchDelegate") && !contentWords.contains(" passthrough")
            write("content\(contentWords) {", depth: depth + 1)
            if isFree, random.happens(0.4) { write(override(isOfCell: false), depth: depth + 2) }
            write("}", depth: depth + 1)
        }
        if !hasShortWord, random.happens(0.15) { write(override(isOfCell: true), depth: depth + 1) }
        write("}", depth: depth)
        namesInCell = []
        if let path { cellPaths += [path, "\(path).\(name)"] }
    }

    private mutating func title() -> String { random.happens(0.1) ? " \"T\"" : "" }

    /// Returns a view that a link can lead to.
    mutating func path() -> String {
        if !namesInCell.isEmpty, random.happens(0.4) { return random.pick(namesInCell) }
        if namesInCell.isEmpty, !cellPaths.isEmpty, random.happens(0.2) { return random.pick(cellPaths) }
        return random.happens(0.1) ? "Main" : "V\(Int.random(in: 0..<nameCount, using: &random))"
    }

    mutating func number(_ first: Int, _ last: Int) -> Int { Int.random(in: first...last, using: &random) }
}
