/// What views of some classes, or with some Names or addresses, are assumed to do with touches of their own.
public struct ImportAssumptions: Equatable, Sendable {
    /// By class, by Name in the scene or by address: `.passthrough`, or `.default` for views that take touches.
    public var hitTesting: [String: ImportedHitTesting]

    /// Creates assumptions.
    public init(_ hitTesting: [String: ImportedHitTesting] = [:]) {
        self.hitTesting = hitTesting
    }

    /// Returns what is assumed of a view, by its address or Name or else by its class.
    func hitTesting(of view: ImportedView, named name: String) -> ImportedHitTesting? {
        if hitTesting.isEmpty { return nil }
        return hitTesting[view.address] ?? hitTesting[name] ?? hitTesting[view.className]
    }

    /// Whether an assumption is about a view at an address, which may be one of several that look alike.
    var hasAddresses: Bool { hitTesting.keys.contains { $0.asAddress != nil } }
}
