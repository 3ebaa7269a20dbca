import SceneText

extension SceneDifference {
    /// The number of areas that people get to see; JSON has all.
    private static let maximumAreasShown = 30

    /// What is said of a scene in which nothing changed.
    public var textAboutNothing: String {
        comparesRecognizers
            ? "no touch goes elsewhere, and no recognizer changed; what gestures do isn't compared"
            : "no touch goes elsewhere; recognizers and what gestures do aren't compared"
    }

    /// Returns what changed for people.
    public func humanText(_ palette: Palette) -> String {
        let title = palette.paint(shownSafely(device.map { "\(scene) on \($0)" } ?? scene), .emphasis)
        if let only {
            let targets = "\(targetCount) touch target\(targetCount == 1 ? "" : "s")"
            let fate = only == .old ? "is gone, with \(targets)" : "is new, with \(targets)"
            return "\(title) \(palette.paint(fate, only == .old && targetCount > 0 ? .error : .help))\n"
        }
        if isEmpty { return "\(title): no differences: \(textAboutNothing)\n" }
        var text = "\(title)\n"
        for line in targetLines(palette) { text += "  \(line.text)\n" }
        for group in recognizerGroups { text += "  \(group.text): \(group.detail)\n" }
        let groups = areas.grouped { $0.likeness }
        for group in groups.prefix(Self.maximumAreasShown) {
            text += "  \(areas[group[0]].humanText)\(furtherText(group.count, "area"))\n"
        }
        let rest = groups.dropFirst(Self.maximumAreasShown).reduce(0) { $0 + $1.count }
        if rest > 0 { text += "  and \(counted(rest, "more area")); `--format json` lists all\n" }
        return text
    }

    /// What changed alike, for people.
    public struct Group: Sendable {
        /// Who got the touches and who gets them, or which recognizer it is: `List[0…9].Star → Shade`.
        public var text: String
        /// How large the areas are and where, or what changed.
        public var detail: String
        /// The indices of the members in ``SceneDifference/areas`` or ``SceneDifference/recognizers``.
        public var members: [Int]
    }

    /// The areas, those of several rows or instances together.
    public var areaGroups: [Group] {
        areas.grouped { $0.likeness }.map { members in
            var texts = FoldedTexts()
            for area in members.map({ areas[$0] }) {
                texts.add(area.old.path ?? area.new.path ?? "") { written in
                    "\(area.old.text(written)) → \(area.new.text(written))"
                }
            }
            let first = areas[members[0]]
            let text = texts.only ?? "\(first.old.text) → \(first.new.text)\(furtherText(members.count, "area"))"
            return Group(text: text, detail: Area.sizeText(of: members.map { areas[$0] }), members: members)
        }
    }

    /// The recognizers that changed, those of several rows or instances together.
    public var recognizerGroups: [Group] {
        recognizers.grouped { $0.likeness }.map { members in
            var texts = FoldedTexts()
            for recognizer in members.map({ recognizers[$0] }) {
                texts.add(recognizer.view) { "recognizer \(recognizer.word) of \($0(recognizer.view))" }
            }
            let first = recognizers[members[0]]
            let text =
                texts.only
                ?? "recognizer \(first.word) of \(first.view)\(furtherText(members.count, "recognizer"))"
            return Group(text: shownSafely(text), detail: first.changeText, members: members)
        }
    }

    /// A line about touch targets, for people.
    public struct TargetLine: Sendable {
        /// What changed.
        public var text: String
        /// Whether touches are lost.
        public var isLoss: Bool
        /// The paths of the targets.
        public var paths: [String]
    }

    /// Returns what changed for touch targets: first what they lost and got, then which were disabled or enabled, then
    /// where they moved.
    public func targetLines(_ palette: Palette) -> [TargetLine] {
        var lines: [TargetLine] = []
        for group in targets.grouped(by: { $0.likeness }) {
            let first = targets[group[0]]
            lines.append(
                TargetLine(
                    text: first.humanText(palette) + furtherText(group.count, "target"), isLoss: first.gain < 0,
                    paths: group.map { targets[$0].path }))
        }
        for group in activations.grouped(by: { $0.likeness }) {
            let first = activations[group[0]]
            lines.append(
                TargetLine(
                    text: first.humanText(palette) + furtherText(group.count, "target"), isLoss: !first.isEnabled,
                    paths: group.map { activations[$0].path }))
        }
        for group in moves.grouped(by: { $0.likeness }) {
            let first = moves[group[0]]
            let isAlike = group.allSatisfy { moves[$0].distanceText == first.distanceText }
            lines.append(
                TargetLine(
                    text: first.humanText + furtherText(group.count, "target")
                        + (isAlike ? "" : ", by other distances"),
                    isLoss: false, paths: group.map { moves[$0].path }))
        }
        return lines
    }
}

/// Returns how many more of the same kind there are than the one shown.
private func furtherText(_ count: Int, _ noun: String) -> String {
    count < 2 ? "" : ", and \(count - 1) more \(noun)\(count == 2 ? "" : "s") like it in other rows or instances"
}

extension FoldedTexts {
    /// The text, if all texts became one.
    fileprivate var only: String? {
        let texts = texts
        return texts.count == 1 ? texts.first : nil
    }
}

extension Array {
    /// Returns the indices of the elements with the same key together, in the order of the first of each group.
    fileprivate func grouped(by key: (Element) -> String) -> [[Int]] {
        var places: [String: Int] = [:]
        var groups: [[Int]] = []
        for index in indices {
            let key = key(self[index])
            if let place = places[key] {
                groups[place].append(index)
            } else {
                places[key] = groups.count
                groups.append([index])
            }
        }
        return groups
    }
}

extension SceneDifference.Owner {
    /// The owner for people, its path as `written` writes it.
    fileprivate func text(_ written: (String) -> String) -> String { path.map(written) ?? text }
}

extension SceneDifference.Recognizer {
    /// What the changes of several rows have in common.
    fileprivate var likeness: String { "\(view.withoutIndices) \(word) \(changeText)" }

    /// What changed, for people.
    fileprivate var changeText: String {
        guard let old else { return "new, `\(new ?? "")`" }
        return new.map { "`\(old)` before, `\($0)` now" } ?? "gone, `\(old)` before"
    }
}

extension SceneDifference.Area {
    /// What the areas of several rows have in common.
    fileprivate var likeness: String { "\(old.text.withoutIndices) -> \(new.text.withoutIndices)" }

    /// The area for people.
    public var humanText: String {
        "\(shownSafely(old.text)) -> \(shownSafely(new.text)): \(Self.sizeText(of: [self]))"
    }

    /// Returns how large areas are together, and within which rectangle they are.
    fileprivate static func sizeText(of areas: [SceneDifference.Area]) -> String {
        let boxes = areas.flatMap { $0.region }
        let (left, top) = (boxes.map { $0.x }.min() ?? 0, boxes.map { $0.y }.min() ?? 0)
        let right = boxes.map { $0.x + $0.width }.max() ?? 0
        let bottom = boxes.map { $0.y + $0.height }.max() ?? 0
        let size = areaText(areas.reduce(0) { $0 + $1.area }, areas.allSatisfy { $0.exact })
        return "\(areas.count < 2 ? "" : "\(areas.count) areas, ")\(size) square points in the area "
            + "\(coordinateText(right - left))x\(coordinateText(bottom - top)) at \(coordinateText(left)),\(coordinateText(top))"
    }
}

extension SceneDifference.Move {
    fileprivate var distanceText: String { "\(coordinateText(x)),\(coordinateText(y))" }

    /// What the moves of several rows have in common.
    fileprivate var likeness: String { "\(path.withoutIndices) \(kind)" }

    fileprivate var humanText: String {
        "\(shownSafely(path)) (\(kind)) moved by \(distanceText)"
    }
}

extension SceneDifference.Activation {
    /// What the changes of several rows have in common.
    fileprivate var likeness: String { "\(path.withoutIndices) \(kind) \(isEnabled)" }

    fileprivate func humanText(_ palette: Palette) -> String {
        let fate =
            isEnabled ? palette.paint("is enabled now", .help) : palette.paint("is disabled now", .error)
        return "\(shownSafely(path)) (\(kind)) \(fate), so that taps on it do \(isEnabled ? "something" : "nothing")"
    }
}

extension SceneDifference.Target {
    /// What the changes of several rows have in common.
    fileprivate var likeness: String {
        "\(path.withoutIndices) \(kind) \(oldArea == nil) \(newArea.map { ($0 * 10).rounded() == 0 } ?? true) \(gain < 0)"
    }

    fileprivate func humanText(_ palette: Palette) -> String {
        let name = "\(shownSafely(path)) (\(kind))"
        guard let newArea else {
            let fate = isInBoth ? "is no longer a touch target" : "is gone"
            return "\(name) \(palette.paint(fate, .error)), with \(areaText(oldArea ?? 0, exact)) square points"
        }
        guard let oldArea else {
            let fate = isInBoth ? "is a touch target now" : "is new"
            return "\(name) \(palette.paint(fate, .help)), with \(areaText(newArea, exact)) square points"
        }
        // What is left may only come from the tried points of a map that isn't exact.
        if gain < 0, (newArea * 10).rounded() == 0 {
            let loss = palette.paint("lost all of its touches", .error)
            return "\(name) \(loss): \(areaText(oldArea, exact)) square points"
        }
        let change = "\(gain < 0 ? "lost" : "gained") \(areaText(abs(gain), exact)) square points"
        return "\(name) \(palette.paint(change, gain < 0 ? .error : .help)): from \(areaText(oldArea, exact)) to "
            + "\(areaText(newArea, exact))"
    }
}

/// Returns a number of square points for people, to a tenth.
private func areaText(_ number: Double, _ isExact: Bool) -> String {
    (isExact ? "" : "about ") + coordinateText(number).withThousandsSeparators
}

/// Returns a number of points for people, to a tenth.
private func coordinateText(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    // A small number isn't rounded to 0.
    return shownNumber(rounded == 0 && number != 0 ? number : rounded + 0)
}
