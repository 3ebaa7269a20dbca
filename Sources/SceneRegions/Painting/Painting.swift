import SceneRuntime

extension [Patch] {
    /// What is seen of the patches once each is painted over those before it: disjoint patches that together cover what
    /// the patches cover.
    ///
    /// A vertical line sweeps over the plane. It takes time in proportion to the patches and to the pieces that come out,
    /// times the logarithm of the number of patches; patches that are never seen cost little. All edges have to be finite;
    /// a patch with an edge that is not a number is empty.
    public func painted() -> [Patch] {
        let visible = filter { !$0.rectangle.isEmpty }
        if visible.count < 2 { return visible }
        var sweep = Sweep(visible)
        sweep.run()
        return sweep.pieces
    }
}
