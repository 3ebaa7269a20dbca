extension View {
    /// Scales the view about its top left corner, as a scroll view scales its `viewForZooming`.
    public mutating func zoom(by scale: Double) {
        if transform.isAxisAligned, transform.tx == 0, transform.ty == 0, anchorPoint == .zero || transform == .identity
        {
            // With the anchor at the corner, rounding can't move the corner.
            anchorPoint = .zero
            transform = AffineTransform(a: scale * transform.a, b: 0, c: 0, d: scale * transform.d, tx: 0, ty: 0)
            return
        }
        let corner = anchor
        let moved = AffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: corner.x * (scale - 1), ty: corner.y * (scale - 1))
        transform = moved.applied(after: transform)
    }
}

extension ScrollViewProperties {
    /// Zooms to `scale` as far as the limits allow, and scales the content's size. Returns the factor.
    mutating func zoom(to scale: Double) -> Double {
        let old = zoomScale
        zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
        let factor = zoomScale / old
        contentSize.width *= factor
        contentSize.height *= factor
        return factor
    }
}
