import SceneText

/// Finds the scene of a diagnostic and the diagnostics of a scene. Both lists are in source order, so a binary search
/// suffices.
extension BoundFile {
    /// Returns the index of the scene that contains `range`, or `nil` if that is outside all scenes.
    public func sceneIndex(containing range: SourceRange) -> Int? {
        let index = scenes.partitioningIndex { $0.range.end >= range.end }
        return index < scenes.count && scenes[index].range.contains(range) ? index : nil
    }

    /// Returns the diagnostics inside `range`.
    public func diagnostics(in range: SourceRange) -> [Diagnostic] {
        let first = diagnostics.partitioningIndex { $0.range.start >= range.start }
        return diagnostics[first...].prefix { $0.range.start <= range.end }.filter { range.contains($0.range) }
    }
}
