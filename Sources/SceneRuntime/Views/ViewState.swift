/// The values that `hitTest` overrides have set since a touch sequence began, on top of the state as written.
public struct ViewState: Sendable {
    /// The current flags, by the view's index.
    private var flags: [ViewFlags]
    /// The views that a rule of the tree can change, with their indices in ``values``.
    private var indices: [ViewID: Int] = [:]
    /// The current values.
    private var values: [MutableProperties] = []
    private let written: [MutableProperties]
    /// The values set since the last reset; may contain duplicates.
    private var changed: [(view: ViewID, index: Int)] = []
    /// Gives equal states equal numbers.
    private var numbers: StateNumbers

    /// The number of this state. Two states have the same number exactly if all their mutable properties are equal.
    private(set) var number = StateNumbers.written

    /// Creates the state as written in `tree`.
    public init(of tree: ViewTree) {
        flags = tree.views.map { MutableProperties(of: $0).flags }
        for rule in tree.rules {
            for effect in rule.effects where tree.contains(effect.view) && indices[effect.view] == nil {
                indices[effect.view] = values.count
                values.append(MutableProperties(of: tree[effect.view]))
            }
        }
        written = values
        numbers = StateNumbers(count: values.count)
    }

    /// Returns whether the view is visible, interactive and not transparent. Ignores its superviews.
    public func takesTouches(_ view: ViewID) -> Bool { flags(of: view).isEmpty }

    /// Returns the view's flags. A view that isn't in the tree is hidden.
    func flags(of view: ViewID) -> ViewFlags {
        view.index >= 0 && Int(view.index) < flags.count ? flags[Int(view.index)] : .hidden
    }

    /// Applies the change if a rule of the tree names the view.
    mutating func apply(_ effect: HitTestRule.Effect) {
        guard let index = indices[effect.view] else { return }
        var value = values[index]
        value.apply(effect.change)
        guard value != values[index] else { return }
        values[index] = value
        flags[Int(effect.view.index)] = value.flags
        changed.append((effect.view, index))
        number = numbers.number(after: number, index: index, value: value == written[index] ? nil : value)
    }

    /// Replaces the values written in `tree` by the current ones.
    func write(to tree: inout ViewTree) {
        for (view, index) in changed where tree.contains(view) {
            tree[view].isHidden = values[index].isHidden
            tree[view].isUserInteractionEnabled = values[index].isUserInteractionEnabled
            tree[view].alpha = values[index].alpha
        }
    }

    /// Restores the state as written, in time proportional to the changes.
    public mutating func reset() {
        for (view, index) in changed {
            values[index] = written[index]
            flags[Int(view.index)] = written[index].flags
        }
        guard !changed.isEmpty else { return }
        changed.removeAll(keepingCapacity: true)
        number = StateNumbers.written
        // Numbers are only compared within one touch sequence. Resetting them keeps memory constant over many touches.
        numbers = StateNumbers(count: values.count)
    }
}

extension View {
    /// Whether the view as written is visible, interactive and not transparent. Ignores its superviews.
    public var takesTouches: Bool { MutableProperties(of: self).flags.isEmpty }
}
