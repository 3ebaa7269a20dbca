/// What views of some classes, or with some Names, are assumed to do with touches of their own.
public struct ImportAssumptions: Equatable, Sendable {
    /// By class or by Name in the scene: `.passthrough`, or `.default` for views that take touches.
    public var hitTesting: [String: ImportedHitTesting]

    /// Creates assumptions.
    public init(_ hitTesting: [String: ImportedHitTesting] = [:]) {
        self.hitTesting = hitTesting
    }

    /// Returns what is assumed of a view, by its Name or else by its class.
    func hitTesting(ofName name: String, className: String) -> ImportedHitTesting? {
        if hitTesting.isEmpty { return nil }
        return hitTesting[name] ?? hitTesting[className]
    }
}
