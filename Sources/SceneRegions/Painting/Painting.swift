import SceneRuntime

extension [Patch] {
    /// Returns what is visible of the patches if each is painted over those before it: disjoint patches that together
    /// cover the same points.
    ///
    /// Sweeps a vertical line over the plane. The time is proportional to the number of patches and resulting pieces,
    /// times the logarithm of the number of patches. Patches that are never visible cost little. All edges must be
    /// finite; a patch with a NaN edge is empty.
    public func painted() -> [Patch] { painted(pieceLimit: .max) ?? [] }

    /// Returns ``painted()``, or `nil` if that has more than `pieceLimit` patches.
    func painted(pieceLimit: Int) -> [Patch]? {
        let visible = contains { $0.rectangle.isEmpty } ? filter { !$0.rectangle.isEmpty } : self
        if visible.count < 2 { return visible }
        if visible.count <= CoverBits.maximumSpans {
            var line = SweepLine(visible) { length, _, _ in CoverBits(length: length) }
            return line.run(pieceLimit: pieceLimit) ? line.pieces : nil
        }
        var line = SweepLine(visible) { CoverTree(length: $0, starts: $1, ends: $2) }
        return line.run(pieceLimit: pieceLimit) ? line.pieces : nil
    }
}
