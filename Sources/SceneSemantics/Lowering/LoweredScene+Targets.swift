import SceneRuntime

/// The views that users are meant to touch.
extension LoweredScene {
    /// The touch targets, in tree order.
    public var touchTargets: [ViewID] { tree.identities.filter { isTouchTarget($0) } }

    /// Which touch targets get the touches of each view.
    public var touchReceivers: TouchReceivers { TouchReceivers(self) }
}
