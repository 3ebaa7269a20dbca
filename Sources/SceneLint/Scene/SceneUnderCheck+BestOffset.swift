import SceneRuntime
import SceneSemantics

/// What scroll views can bring into view is judged at the offset that serves it best.
extension SceneUnderCheck {
    /// Whether `holds` is true of the scene as it is written, and still is with `view` brought into view in each of the ways
    /// in which the scroll views around it can do so.
    ///
    /// Rules ask this of what they are about to report: what a person can scroll clear is no mistake.
    mutating func atEveryOffset(of view: ViewID, _ holds: (inout SceneUnderCheck) -> Bool) -> Bool {
        guard holds(&self) else { return false }
        for alignment in LoweredScene.Alignment.allCases {
            guard let scrolled = scene.bringing(view, to: alignment) else { continue }
            var other = SceneUnderCheck(scrolled)
            if !holds(&other) { return false }
        }
        return true
    }
}
