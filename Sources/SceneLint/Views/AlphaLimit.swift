/// What views of an alpha, or backgrounds that cover so much of what is behind them, count as. Below
/// ``SceneRuntime/View/minimumAlpha`` they are invisible, and from ``SceneRuntime/View/opaqueAlpha`` on opaque.
enum AlphaLimit {
    /// From the minimum to this, it isn't clear from the text whether a view takes touches.
    static let doubtful = 0.0101
    /// With this alpha a view surely takes touches, and is still invisible. Advice and fixes write it.
    static let surelyHit = 0.02
    /// A background that covers less doesn't dim what is behind it.
    static let minimumDimming = 0.1
    /// What is covered by this much or more looks like it isn't there yet, as behind a placeholder.
    static let minimumHiding = 0.8
    /// A background around a panel that covers more is a screen of its own.
    static let maximumDimming = 0.9
}
