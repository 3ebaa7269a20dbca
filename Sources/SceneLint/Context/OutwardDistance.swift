import SceneRuntime
import SceneSemantics
import SceneSyntax
import SceneText

/// A negative `trailing` or `bottom`, which puts a view outside its superview. The constants of Auto Layout constraints
/// have the opposite sign.
struct OutwardDistance {
    let attribute: Attribute
    /// The attribute with the number that keeps the view inside.
    let inward: String
    /// Whether the number is negative on purpose.
    var isOverhang = false
    /// The edit that writes it.
    let edit: Diagnostic.Edit

    /// Returns the fix that turns `distances` inwards.
    static func fix(_ distances: [OutwardDistance]) -> Diagnostic.Fix? {
        let edits = distances.map { $0.edit }
        if edits.isEmpty { return nil }
        let texts = distances.map { "`\($0.inward)`" }.joinedAsList()
        return Diagnostic.Fix("write \(texts)", safe: false, edits: edits.sorted { $0.range.start < $1.range.start })
    }

    var note: Diagnostic.Note {
        Diagnostic.Note(
            sceneAdvice: isOverhang
                ? "it overhangs its superview on purpose; `\(inward)` keeps it inside the scene"
                : "distances point inwards: write `\(inward)`")
    }
}

extension ContextQueries {
    /// Returns the distances of `view` that are written as negative numbers, though the view isn't meant to extend
    /// outside on both sides.
    ///
    /// - Parameter isBetweenPins: Only those opposite another distance. A view with just one, like a badge at a corner,
    ///   may be meant to overhang.
    func outwardDistances(of view: ViewID, isBetweenPins: Bool = false) -> [OutwardDistance] {
        [(Attribute.trailing, Attribute.leading), (.bottom, .top)].compactMap { end, start in
            guard let number = negativeNumber(of: end, of: view), let range = scene.range(ofLayout: end, of: view),
                negativeNumber(of: start, of: view) == nil,
                !isBetweenPins || scene.range(ofLayout: start, of: view) != nil
            else { return nil }
            let inward = "\(end.word) \(written(-number.value))\(needsSafeArea(view, at: end) ? " safeArea" : "")"
            return OutwardDistance(attribute: end, inward: inward, edit: Diagnostic.Edit(range, inward))
        }
    }

    /// Returns whether `view`, once it is inside the scene, would end under the home indicator.
    private func needsSafeArea(_ view: ViewID, at end: Attribute) -> Bool {
        end == .bottom && tree[view].superview == .root && scene.safeArea.bottom > 0
            && scene.range(ofLayout: .top, of: view) == nil && scene.range(of: .safeArea, of: view) == nil
            && scene.range(ofLayout: .safeArea, of: view) == nil
    }

    /// Returns the distance that keeps `view` inside the scene, if it overhangs a corner of its superview on purpose:
    /// its distances are negative on both axes. `attribute` is the one that puts it outside, by `length` points.
    func overhangingDistance(_ attribute: Attribute, of view: ViewID, outside length: Double) -> OutwardDistance? {
        let axes: [[Attribute]] = [[.leading, .trailing], [.top, .bottom]]
        let negative = axes.map { $0.filter { negativeNumber(of: $0, of: view) != nil } }
        // Negative on both sides, it extends beyond both.
        guard tree[view].superview != .root, negative.allSatisfy({ $0.count == 1 }),
            let number = negativeNumber(of: attribute, of: view),
            let range = scene.range(ofLayout: attribute, of: view)
        else { return nil }
        let inward = "\(attribute.word) \(written(length + number.value))"
        return OutwardDistance(
            attribute: attribute, inward: inward, isOverhang: true, edit: Diagnostic.Edit(range, inward))
    }

    /// Returns the number of `attribute` if it is written as a negative one.
    private func negativeNumber(of attribute: Attribute, of view: ViewID) -> SyntaxTree.PlainNumber? {
        scene.lastNumber(ofLayout: attribute, of: view).flatMap { $0.value < 0 ? $0 : nil }
    }
}
