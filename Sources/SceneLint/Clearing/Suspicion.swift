import SceneRuntime

/// What could be wrong with a touch target, as far as can be seen at a glance; what is not among it is in order.
struct Suspicion: OptionSet {
    let rawValue: UInt8
    /// Touches that should come to it may go elsewhere.
    static let loss = Suspicion(rawValue: 1)
    /// It may be hit where something opaque hides it.
    static let cover = Suspicion(rawValue: 2)
    /// It may be too small.
    static let smallness = Suspicion(rawValue: 4)
    /// It may stick out of a superview that keeps touches from what does.
    static let overhang = Suspicion(rawValue: 8)
    /// It may be out of view, and its touches may go elsewhere wherever scroll views bring it.
    static let lossOnceScrolled = Suspicion(rawValue: 16)
    /// What scrolling can clear.
    static let whereverScrolled: Suspicion = [.loss, .smallness, .lossOnceScrolled]
    /// Anything.
    static let all: Suspicion = [.loss, .cover, .smallness, .overhang, .lossOnceScrolled]
}

/// A touch target that rules have to look at closely.
struct SuspectedTarget {
    /// The target.
    let target: ViewID
    /// What could be wrong with it.
    let suspicion: Suspicion
}
