/// The properties of a view that a `hitTest` override can set.
struct SettableValues: Hashable, Sendable {
    /// UIKit's `isHidden`.
    var isHidden: Bool
    /// UIKit's `isUserInteractionEnabled`.
    var isUserInteractionEnabled: Bool
    /// UIKit's `alpha`.
    var alpha: Double

    /// The values that are written for `view`.
    init(of view: View) {
        isHidden = view.isHidden
        isUserInteractionEnabled = view.isUserInteractionEnabled
        alpha = view.alpha
    }

    /// Makes one of them what `change` says.
    mutating func apply(_ change: HitTestRule.Change) {
        switch change {
        case .isHidden(let value): isHidden = value
        case .isUserInteractionEnabled(let value): isUserInteractionEnabled = value
        case .alpha(let value): alpha = value
        }
    }

    /// What hit tests make of them.
    var flags: ViewFlags {
        var flags: ViewFlags = []
        if isHidden { flags.insert(.hidden) }
        if !isUserInteractionEnabled { flags.insert(.notInteractive) }
        if View.isTransparent(alpha: alpha) { flags.insert(.transparent) }
        return flags
    }
}

/// What keeps a view and its subviews out of hit tests, wherever the point is; empty for a view that takes touches.
struct ViewFlags: OptionSet, Sendable {
    /// The flags as bits: a byte a view, because every view asked reads them.
    let rawValue: UInt8

    /// The view's `isHidden` is on.
    static let hidden = ViewFlags(rawValue: 1)
    /// The view's `isUserInteractionEnabled` is off.
    static let notInteractive = ViewFlags(rawValue: 2)
    /// The view's `alpha` is too low.
    static let transparent = ViewFlags(rawValue: 4)
}
