import TestSupport

/// Writes scenes with generated components, and the same scenes with all components written out.
///
/// It merges attributes itself, as the reference describes it.
struct ComponentWriter {
    /// A scene with components, and the same without.
    private(set) var used = ""
    private(set) var writtenOut = ""

    private var random: SplitMix
    private var components: [Component] = []
    /// The number of constants in the text without components, each for a parameter of a use.
    private var constantCount = 0
    private var nameCount = 0

    /// Pins along one axis by their roles, in the order in which a use takes them from its component.
    private typealias Pins = [(role: Role, value: String)]

    private enum Role: Int, CaseIterable {
        case length, start, center, end
    }

    private struct Layout {
        var horizontal: Pins = []
        var vertical: Pins = []
    }

    private struct Component {
        let word: String
        /// The component that it is based on, with what its head gives.
        let base: Use?
        let kind: String
        let takesView: Bool
        let layout: Layout
        let attributes: [(word: String, values: String)]
        let body: [Line]
        /// The Names that paths can lead to.
        let names: [String]
    }

    private struct Use {
        let component: Int
        let name: String
        let number: String?
        let condition: String?
        let view: String?
        let layout: Layout
        let attributes: [(word: String, values: String)]
        let body: [Line]
    }

    /// A statement. In texts, `‹A/B›` is a path, `‹self›`, `‹n›`, `‹f›` and `‹v›` are what a component has.
    private indirect enum Line {
        case text(String)
        case use(Use)
        case block(String, [Line])
    }

    /// What a text is in.
    private struct Scope {
        /// What comes before Names in the text without components.
        var prefix = ""
        var number = ""
        var condition = ""
        var view = ""
    }

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        for index in 0..<Int.random(in: 1...4, using: &random) {
            let component = makeComponent(index)
            components.append(component)
            used += text(of: component)
        }
        let direction = random.happens(0.3) ? " direction .rightToLeft" : ""
        let head = "scene Main 390x844, 320x568 safeArea 40,10,30,20\(direction) {\n    view Back fill\n"
        (used, writtenOut) = (used + head, head)
        var lines: [Line] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) { lines.append(makeLine(in: "scene", ["Back"], depth: 0)) }
        let cell = Line.block("cell", [makeLine(in: "scene", ["Back"], depth: 0)])
        lines.append(.block("table List leading 0 bottom 0 width 300 height 200", [.block("rows 3 height 70", [cell])]))
        for line in lines {
            used += text(of: line, 1)
            writtenOut += writeOut(line, Scope(), 1)
        }
        used += "}\n"
        writtenOut += "}\n"
    }

    // MARK: Making

    private mutating func makeComponent(_ index: Int) -> Component {
        let base = index > 0 && random.happens(0.3) ? Int.random(in: 0..<index, using: &random) : nil
        let kind = base.map { components[$0].kind } ?? random.pick(["view", "view", "control", "scroll", "stack"])
        let takesView = random.happens(0.4)
        let isStack = kind == "stack"
        var names = base.map { components[$0].names } ?? []
        var body: [Line] = []
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            if isStack {
                nameCount += 1
                let size = random.pick(["size 20x20", "size (‹n› + 5)x10", "width (‹self›.width / 8) height 10"])
                body.append(.text("view ‹P\(nameCount)› \(size.contains("self") ? "size 9x9" : size)"))
                names.append("P\(nameCount)")
                continue
            }
            let line = makeLine(in: kind, names, depth: 1, numberOfComponents: index, takesView: takesView)
            names += self.names(of: line)
            body.append(line)
        }
        if !isStack, let last = names.last(where: { !$0.contains("/") }), random.happens(0.4) {
            body.append(.text("view leading (‹\(last)›.maxX + 2) top (‹\(last)›.minY) size (‹self›.width / 4)x(‹n›)"))
        }
        let hasHitTest = base == nil && kind != "stack" && random.happens(0.2)
        if hasHitTest, let name = names.first {
            body.append(.block("hitTest", [.text("claim -> ‹\(name)›"), .text(takesView ? "forward -> ‹v›" : "pass")]))
        }
        let layout = isStack ? Layout() : makeLayout(isComplete: false)
        var attributes = makeAttributes()
        if kind == "stack", base == nil { attributes.append(("alignment", ".center")) }
        if takesView, !hasHitTest, base == nil { attributes.append(("touchDelegate", "-> ‹v›")) }
        let baseUse = base.map { base in
            Use(
                component: base, name: "", number: random.happens(0.5) ? "(‹n› * 2)" : nil,
                condition: random.happens(0.5) ? "(!‹f›)" : nil,
                view: components[base].takesView ? (takesView ? "‹v›" : "‹self›") : nil, layout: layout,
                attributes: attributes, body: body)
        }
        return Component(
            word: "part\(index)", base: baseUse, kind: kind, takesView: takesView, layout: layout,
            attributes: attributes, body: body, names: names)
    }

    private mutating func makeLine(
        in kind: String, _ names: [String], depth: Int, numberOfComponents: Int? = nil, takesView: Bool = false
    ) -> Line {
        let count = numberOfComponents ?? components.count
        let isInScene = numberOfComponents == nil
        if count > 0, random.happens(isInScene ? 0.7 : 0.4) {
            return .use(makeUse(of: Int.random(in: 0..<count, using: &random), names, isInScene, takesView))
        }
        if depth < 3, random.happens(0.15) {
            let inner = makeLine(
                in: kind, [], depth: depth + 1, numberOfComponents: numberOfComponents, takesView: takesView)
            return .block("repeat 2", [inner])
        }
        if !isInScene, depth < 3, random.happens(0.15) {
            let inner = makeLine(
                in: kind, [], depth: depth + 1, numberOfComponents: numberOfComponents, takesView: takesView)
            return .block("if (‹f›)", [inner])
        }
        nameCount += 1
        var text =
            random.pick(["view", "button", "label"]) + " ‹V\(nameCount)› " + pins(of: makeLayout(isComplete: true))
        if !isInScene, random.happens(0.3) { text += " hidden (‹f›)" }
        if !isInScene, random.happens(0.3) { text += " hitSlop (‹n› / 4)" }
        if !isInScene, takesView, random.happens(0.3) {
            text += " touchDelegate -> ‹v›"
        } else if let name = names.last, random.happens(0.3) {
            text += " touchDelegate -> ‹\(name)›"
        }
        if random.happens(0.3) {
            return .block(
                text,
                [
                    .text("recognizer ‹R\(nameCount)› .tap"),
                    .text("recognizer .tap numberOfTapsRequired 2 requireToFail -> ‹R\(nameCount)›"),
                ])
        }
        return .text(text)
    }

    private mutating func makeUse(of index: Int, _ names: [String], _ isInScene: Bool, _ takesView: Bool) -> Use {
        nameCount += 1
        let component = components[index]
        let view =
            component.takesView
            ? (takesView && random.happens(0.5) ? "‹v›" : names.last.map { "‹\($0)›" } ?? "‹self›") : nil
        let values = isInScene ? ["12", "(3 * 4)"] : ["7", "(‹n› + 1)"]
        var body: [Line] = []
        if component.kind != "stack", random.happens(0.3) {
            body.append(.text("button ‹E\(nameCount)› leading 3 top 3 size 10x10"))
        }
        let needed = complete(component)
        return Use(
            component: index, name: "U\(nameCount)", number: random.happens(0.6) ? random.pick(values) : nil,
            condition: random.happens(0.5) ? (isInScene ? "(1 < 2)" : "(‹f›)") : nil,
            view: isInScene && view == "‹self›" ? "‹Back›" : view, layout: needed, attributes: makeAttributes(),
            body: body)
    }

    /// Returns a layout that completes that of the component.
    private mutating func complete(_ component: Component) -> Layout {
        var known = component.layout
        var next = component.base
        while let base = next {
            known = merged(known, over: components[base.component].layout)
            next = components[base.component].base
        }
        var layout = random.happens(0.5) ? makeLayout(isComplete: random.happens(0.5)) : Layout()
        if random.happens(0.2) {
            layout = Layout(horizontal: [(.start, "0"), (.end, "0")], vertical: [(.start, "0"), (.end, "0")])
        }
        let isFree = component.kind == "stack"
        if !isFree, !isFixed(merge(layout.horizontal, over: known.horizontal)) {
            layout.horizontal = [(.start, "5"), (.length, "60")]
        }
        if !isFree, !isFixed(merge(layout.vertical, over: known.vertical)) {
            layout.vertical = [(.length, "50"), (.center, "4")]
        }
        if isFree { layout = Layout(horizontal: [(.start, "8")], vertical: [(.start, "9")]) }
        return layout
    }

    private func isFixed(_ pins: Pins) -> Bool {
        let roles = pins.map(\.role)
        return roles.contains(.length) || roles.contains(.start) && roles.contains(.end)
    }

    private mutating func makeLayout(isComplete: Bool) -> Layout {
        var axes: [Pins] = []
        for _ in 0..<2 {
            let value = String(Int.random(in: 10...80, using: &random))
            let full: [Pins] = [
                [(.start, value), (.length, "44")], [(.end, "6"), (.length, value)],
                [(.center, "2"), (.length, value)],
                [(.start, "4"), (.end, "7")], [(.length, value)],
            ]
            let partial: [Pins] = [[], [(.length, value)], [(.start, value)], [(.end, "3")], [(.center, "1")]]
            axes.append(random.pick(isComplete ? full : full + partial + partial))
        }
        return Layout(horizontal: axes[0], vertical: axes[1])
    }

    private mutating func makeAttributes() -> [(word: String, values: String)] {
        let all = [
            ("alpha", "0.5"), ("alpha", "1"), ("rotate", "90deg"), ("scale", "2"), ("translate", "3,4"),
            ("transform", "1,0,0,1,5,6"), ("clipsToBounds", ""), ("hitSlop", "3"),
        ]
        let picked = random.pick(all)
        return random.happens(0.5) ? [(word: picked.0, values: picked.1)] : []
    }

    /// Returns the Names that paths beside `line` can lead to.
    private func names(of line: Line) -> [String] {
        switch line {
        case .text(let text), .block(let text, _):
            return text.split(separator: "‹").dropFirst().first.flatMap { $0.split(separator: "›").first }.map { name in
                name.hasPrefix("V") ? [String(name)] : []
            } ?? []
        case .use(let use):
            return components[use.component].names.map { "\(use.name)/\($0)" } + [use.name]
        }
    }

    // MARK: Merging

    private func merged(_ layout: Layout, over base: Layout) -> Layout {
        Layout(
            horizontal: Self.merge(layout.horizontal, over: base.horizontal),
            vertical: Self.merge(layout.vertical, over: base.vertical))
    }

    private func merge(_ pins: Pins, over base: Pins) -> Pins { Self.merge(pins, over: base) }

    /// Takes of `base`, in the order of roles, what the axis still lacks.
    private static func merge(_ pins: Pins, over base: Pins) -> Pins {
        if pins.isEmpty { return base }
        var result = pins
        for role in Role.allCases {
            guard let pin = base.first(where: { $0.role == role }), result.count < 2 else { continue }
            let roles = Set(result.map(\.role) + [role])
            if roles.count == 2, roles.contains(.length) || roles == [.start, .end] { result.append(pin) }
        }
        return result
    }

    private typealias Attributes = [(word: String, values: String)]

    private static let transforms = ["rotate", "scale", "translate"]

    private func merged(_ attributes: Attributes, over base: Attributes) -> Attributes {
        let kept = base.filter { old in
            !attributes.contains { new in
                if Self.transforms.contains(old.word) { return new.word == "transform" }
                if old.word == "transform" { return new.word == "transform" || Self.transforms.contains(new.word) }
                return new.word == old.word
            }
        }
        return kept + attributes
    }

    // MARK: Writing with components

    private func text(of component: Component) -> String {
        var text = "component \(component.word)(n = 20, f = false\(component.takesView ? ", v ->" : "")) "
        if let base = component.base {
            text += components[base.component].word + parameters(of: base)
        } else {
            text += component.kind
        }
        text += " " + pins(of: component.layout) + words(component.attributes) + " {\n"
        for line in component.body { text += self.text(of: line, 1) }
        return Self.resolved(text) + "}\n"
    }

    private func parameters(of use: Use) -> String {
        (use.number.map { " n \($0)" } ?? "") + (use.condition.map { " f \($0)" } ?? "")
            + (use.view.map { " v -> \($0)" } ?? "")
    }

    private func text(of line: Line, _ depth: Int) -> String {
        let indentation = String(repeating: "    ", count: depth)
        switch line {
        case .text(let text): return indentation + Self.resolved(text) + "\n"
        case .block(let head, let lines):
            return indentation + Self.resolved(head) + " {\n" + lines.map { text(of: $0, depth + 1) }.joined()
                + indentation + "}\n"
        case .use(let use):
            let head =
                "\(components[use.component].word) \(use.name)\(parameters(of: use)) \(pins(of: use.layout))"
                + words(use.attributes)
            return text(of: .block(head, use.body), depth)
        }
    }

    /// Returns the text with what it refers to as in a component.
    private static func resolved(_ text: String) -> String {
        text.replacingMarks { mark in
            switch mark {
            case "n", "f", "v", "self": mark
            default: mark.replacing("/", with: ".")
            }
        }
    }

    private func pins(of layout: Layout) -> String {
        let horizontal = ["width", "leading", "centerX", "trailing"]
        let vertical = ["height", "top", "centerY", "bottom"]
        return
            (layout.horizontal.map { "\(horizontal[$0.role.rawValue]) \($0.value)" }
            + layout.vertical.map { "\(vertical[$0.role.rawValue]) \($0.value)" }).joined(separator: " ")
    }

    private func words(_ attributes: Attributes) -> String { attributes.map { " \($0.word) \($0.values)" }.joined() }

    // MARK: Writing out

    private mutating func writeOut(_ line: Line, _ scope: Scope, _ depth: Int) -> String {
        let indentation = String(repeating: "    ", count: depth)
        switch line {
        case .text(let text): return indentation + resolved(text, scope) + "\n"
        case .block(let head, let lines):
            var text = indentation + resolved(head, scope) + " {\n"
            for line in lines { text += writeOut(line, scope, depth + 1) }
            return text + indentation + "}\n"
        case .use(let use):
            var text = ""
            var inner = scope
            inner.prefix = scope.prefix + use.name
            let (layout, attributes, bodies) = expanded(use, scope, inner.prefix, indentation, &text)
            let kind = components[use.component].kind
            text += "\(indentation)\(kind) \(inner.prefix) \(pins(of: layout))\(words(attributes)) {\n"
            for (body, scope) in bodies { for line in body { text += writeOut(line, scope, depth + 1) } }
            return text + indentation + "}\n"
        }
    }

    /// Returns everything in a use, and writes constants for its parameters.
    private mutating func expanded(
        _ use: Use, _ scope: Scope, _ name: String, _ indentation: String, _ text: inout String
    ) -> (Layout, Attributes, [(body: [Line], scope: Scope)]) {
        constantCount += 1
        let (number, condition) = ("n\(constantCount)", "f\(constantCount)")
        text += "\(indentation)let \(number) = \(use.number.map { resolved($0, scope) } ?? "20")\n"
        text += "\(indentation)let \(condition) = \(use.condition.map { resolved($0, scope) } ?? "(false)")\n"
        let view = use.view.map { resolved($0, scope) } ?? ""
        let inner = Scope(prefix: name, number: number, condition: condition, view: view)
        let component = components[use.component]
        let ownAttributes = use.attributes.map { ($0.word, resolved($0.values, scope)) }
        let attributes = component.attributes.map { ($0.word, resolved($0.values, inner)) }
        if let base = component.base {
            // What its head writes is the use of the other component.
            var (layout, found, bodies) = expanded(base, inner, name, indentation, &text)
            layout = merged(use.layout, over: layout)
            found = merged(ownAttributes, over: found)
            bodies.append((use.body, scope))
            return (layout, found, bodies)
        }
        return (
            merged(use.layout, over: component.layout), merged(ownAttributes, over: attributes),
            [(component.body, inner), (use.body, scope)]
        )
    }

    private func resolved(_ text: String, _ scope: Scope) -> String {
        text.replacingMarks { mark in
            switch mark {
            case "n": scope.number
            case "f": scope.condition
            case "v": scope.view
            case "self": scope.prefix
            default: scope.prefix + mark.replacing("/", with: "")
            }
        }
    }
}

extension String {
    /// Returns the text with each mark `‹mark›` replaced.
    fileprivate func replacingMarks(_ replacement: (String) -> String) -> String {
        var result = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
            result += rest[..<start] + replacement(String(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
