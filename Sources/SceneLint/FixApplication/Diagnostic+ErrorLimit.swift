import SceneText

extension Diagnostic {
    /// Whether it says that there are too many errors, so that the rest aren't reported. Fixing some errors exposes
    /// others then.
    var reportsTooManyErrors: Bool { isReported(by: .limit) && severity == .error }
}
