import SceneText

/// Errors in edges of other views.
extension ProblemContext {
    /// `top Title.bottom 8`, and as Auto Layout has it, `leading -> Title.trailing`.
    var edgeOfView: Diagnostic {
        let pin = word(-1).withoutAnchor
        if let advice = edgeOfSuperview(pin) { return advice }
        guard let (message, note, _) = edgeAdvice(text, for: pin, distance: distanceFromEdge) else {
            return error(
                "write the edge of another view in parentheses",
                "write `top (Title.maxY + 8)`; the edges are `minX`, `midX`, `maxX`, `minY`, `midY`, `maxY`, `width` "
                    + "and `height`")
        }
        return error(message, note)
    }

    /// `bottom Main.bottom` in a view of `Main`.
    private func edgeOfSuperview(_ word: String) -> Diagnostic? {
        let pin = ["left": "leading", "right": "trailing"][word] ?? word
        let added = distance(afterEdge: last, hasSign: true)?.text
        guard let distance = distanceFromSuperview(text, for: pin, added) else {
            // A view deeper in the scene has no distance to the scene's edge.
            guard let scene = text.split(separator: ".").first.map(String.init), scene == nameOfScene,
                let own = distanceFromSuperview("superview." + text.dropFirst(scene.utf8.count + 1), for: pin, added)
            else { return nil }
            let superview = nameOfSuperview.map { "`\($0)`" } ?? "the view around it"
            return error(
                "a pin is a distance to the superview's edge",
                "write `\(pin) \(own)` for the edge of \(superview), or move the view into the block of `\(scene)`")
        }
        // A number without a sign can only be the distance itself.
        let written = added == nil ? self.distance(afterEdge: last)?.text.split(separator: " ") : nil
        let isPlain = written?.first == "+" && distance == "0"
        let value = isPlain ? written?.last.map(String.init) ?? distance : distance
        return error("a pin is a distance to the superview's edge", "write `\(pin) \(value)`")
    }

    /// What is added to the edge: ` + 12` in `top Title.bottom + 12` and in `top Title.bottom 12`.
    private var distanceFromEdge: String? { distance(afterEdge: last)?.text }

    /// Returns what is added to the edge that ends with `token`, and where that ends. With `hasSign`, there is a sign.
    func distance(afterEdge token: TokenID, hasSign: Bool = false) -> (text: String, end: Int)? {
        guard let next = tokenAfter(token) else { return nil }
        if tree.kind(next) == .star || tree.kind(next) == .slash, let number = phrase(from: tokenAfter(next)),
            Double(number.text) != nil
        {
            return (" \(word(next)) \(number.text)", number.range.end)
        }
        let isSign = tree.kind(next) == .plus || tree.kind(next) == .minus
        if hasSign, !isSign { return nil }
        guard let number = phrase(from: isSign ? tokenAfter(next) : next), tree.kind(number.last) == .number,
            Double(number.text) != nil
        else { return nil }
        return (" \(tree.kind(next) == .minus ? "-" : "+") \(number.text)", number.range.end)
    }

    /// Returns the distance of `pin` that `text`, an edge of the superview, and what is added to it mean, or `nil` if
    /// it is another edge: `8` of `superview.top` and ` + 8` for `top`, and `8 safeArea` of `safeArea.top`. The
    /// superview can have its Name, and so can the view before `safeArea`.
    func distanceFromSuperview(_ text: String, for pin: String, _ added: String?) -> String? {
        var parts = text.split(separator: ".").map(String.init)
        if parts.count == 3, parts[1].hasPrefix("safeArea") { parts.removeFirst() }
        let isSafeArea = parts.first?.hasPrefix("safeArea") == true
        let owners = ["superview", "super", "parent", "container", "view"]
        guard parts.count == 2,
            isSafeArea || owners.contains(parts[0].lowercased()) || parts[0] == nameOfSuperview
        else { return nil }
        let flag = isSafeArea ? " safeArea" : ""
        let word = parts[1].withoutAnchor
        let edge = ["left": "leading", "right": "trailing"][word] ?? word
        guard edge == pin, ["leading", "trailing", "top", "bottom", "centerX", "centerY"].contains(pin) else {
            return nil
        }
        guard let added else { return "0" + flag }
        let words = added.split(separator: " ").map(String.init)
        guard words.count == 2, words[0] == "+" || words[0] == "-" else { return nil }
        // Distances from the end grow the other way.
        let grows = (words[0] == "+") != ["trailing", "bottom"].contains(pin)
        return (grows || words[1] == "0" ? words[1] : "-" + words[1]) + flag
    }

    /// Returns what to write instead of an edge of a view after the word `pin`, and the value that means this edge
    /// itself if the pin can have it. `nil` if the edge has no place in a distance from the same edge.
    ///
    /// - Parameter distance: What is added to the edge. If it isn't known, the advice has an example.
    func edgeAdvice(
        _ text: String, for pin: String, distance: String? = nil
    ) -> (message: String, note: String, distance: String?)? {
        let parts = text.split(separator: ".").map { part in String(part.drop { "-> ".contains($0) }) }
        guard parts.count == 2, let name = parts.first, let written = parts.last,
            name.utf8.first?.isUppercaseLetter == true
        else { return nil }
        if ["Super", "SuperView", "Superview", "Parent"].contains(name) {
            return ("a pin is a distance to the superview's edge", "write `\(pin) 0`, or `\(pin) 16`", nil)
        }
        let word = written.withoutAnchor
        guard let edge = Self.edge(word, beside: pin) else { return nil }
        let place = "\(name).\(edge)"
        // What follows a view in its reading direction keeps a distance from it.
        let gap = distance ?? (edge == "maxX" || edge == "maxY" ? " + 8" : "")
        switch pin {
        case "leading", "left", "top":
            let word = pin == "left" ? "leading" : pin
            return (
                "write the edge of another view in parentheses", "write `\(word) (\(place)\(gap))`",
                word == pin ? "(\(place))" : nil
            )
        case "width", "height":
            return (
                "write the length of another view in parentheses", "write `\(pin) (\(place)\(distance ?? ""))`",
                "(\(place))"
            )
        case "trailing", "right", "bottom":
            let (word, length) = pin == "bottom" ? (pin, "height") : ("trailing", "width")
            // Distances from the end grow the other way.
            let negatedGap =
                distance.map { $0.hasPrefix(" -") ? " +" + $0.dropFirst(2) : " -" + $0.dropFirst(2) }
                ?? (gap.isEmpty ? " + 8" : "")
            let superview = nameOfSuperview
            return (
                "`\(word)` is a distance to the superview's edge, not a place",
                "write `\(word) (\(superview ?? "Panel").\(length) - \(place)\(negatedGap))`"
                    + (superview == nil ? ", if the superview is `Panel`" : ""),
                nil
            )
        default:
            let (start, length) = pin == "centerX" ? ("leading", "width") : ("top", "height")
            return (
                "`\(pin)` is a distance from the middle of the superview, not a place",
                "for the middle at that place write `\(start) (\(place) - 30)`, if the \(length) is 60", nil
            )
        }
    }

    /// Returns the edge of a rectangle that Auto Layout calls `word`, if a distance along the axis of `pin` can have
    /// it.
    private static func edge(_ word: String, beside pin: String) -> String? {
        let edge: String? =
            switch pin {
            case "leading", "trailing", "left", "right", "width", "centerX":
                [
                    "leading": "minX", "left": "minX", "x": "minX", "trailing": "maxX", "right": "maxX",
                    "centerX": "midX", "minX": "minX", "midX": "midX", "maxX": "maxX", "width": "width",
                ][word]
            case "top", "bottom", "height", "centerY":
                [
                    "top": "minY", "y": "minY", "bottom": "maxY", "centerY": "midY", "minY": "minY", "midY": "midY",
                    "maxY": "maxY", "height": "height",
                ][word]
            default: nil
            }
        let isLength = edge == "width" || edge == "height"
        return (pin == "width" || pin == "height") == isLength ? edge : nil
    }
}
