import SceneRuntime

extension [Patch] {
    /// What is seen of the patches once each is painted over those before it: disjoint patches that together cover what
    /// the patches cover.
    ///
    /// A vertical line sweeps over the plane. It takes time in proportion to the patches and to the pieces that come out,
    /// times the logarithm of the number of patches; patches that are never seen cost little. All edges have to be finite;
    /// a patch with an edge that is not a number is empty.
    public func painted() -> [Patch] { painted(pieceLimit: .max) ?? [] }

    /// The same; `nil` where more than `pieceLimit` pieces come out.
    func painted(pieceLimit: Int) -> [Patch]? {
        let visible = contains { $0.rectangle.isEmpty } ? filter { !$0.rectangle.isEmpty } : self
        if visible.count < 2 { return visible }
        if visible.count <= CoverBits.mostSpans {
            var sweep = Sweep(visible) { length, _, _ in CoverBits(length: length) }
            return sweep.run(pieceLimit: pieceLimit) ? sweep.pieces : nil
        }
        var sweep = Sweep(visible) { CoverTree(length: $0, starts: $1, ends: $2) }
        return sweep.run(pieceLimit: pieceLimit) ? sweep.pieces : nil
    }
}
