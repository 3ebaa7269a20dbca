/// The properties of a view that a `hitTest` override can set.
struct MutableProperties: Hashable, Sendable {
    var isHidden: Bool
    var isUserInteractionEnabled: Bool
    var alpha: Double

    /// The values written for `view`.
    init(of view: View) {
        isHidden = view.isHidden
        isUserInteractionEnabled = view.isUserInteractionEnabled
        alpha = view.alpha
    }

    /// Applies `change` to the value it names.
    mutating func apply(_ change: HitTestRule.Change) {
        switch change {
        case .isHidden(let value): isHidden = value
        case .isUserInteractionEnabled(let value): isUserInteractionEnabled = value
        case .alpha(let value): alpha = value
        }
    }

    /// The hit-testing flags that follow from the values.
    var flags: ViewFlags {
        var flags: ViewFlags = []
        if isHidden { flags.insert(.hidden) }
        if !isUserInteractionEnabled { flags.insert(.notInteractive) }
        if View.isTransparent(alpha: alpha) { flags.insert(.transparent) }
        return flags
    }
}

/// Why a view and its subviews are out of hit tests at every point; empty for a view that takes touches.
struct ViewFlags: OptionSet, Sendable {
    /// The flags as bits. One byte per view, because every view asked reads them.
    let rawValue: UInt8

    /// The view's `isHidden` is on.
    static let hidden = ViewFlags(rawValue: 1)
    /// The view's `isUserInteractionEnabled` is off.
    static let notInteractive = ViewFlags(rawValue: 2)
    /// The view's `alpha` is too low.
    static let transparent = ViewFlags(rawValue: 4)
}
