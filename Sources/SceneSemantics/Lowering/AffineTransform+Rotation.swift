import SceneRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

extension AffineTransform {
    /// Returns a rotation; positive angles turn clockwise, because y grows downwards.
    static func rotation(radians: Double) -> AffineTransform {
        rotation(cosine: cos(radians), sine: sin(radians))
    }

    /// Returns a rotation; quarter turns are exact, so that edges stay exact.
    static func rotation(degrees: Double) -> AffineTransform {
        switch degrees.truncatingRemainder(dividingBy: 360) {
        case 0: .identity
        case 90, -270: rotation(cosine: 0, sine: 1)
        case 180, -180: rotation(cosine: -1, sine: 0)
        case 270, -90: rotation(cosine: 0, sine: -1)
        default: rotation(radians: degrees * .pi / 180)
        }
    }

    private static func rotation(cosine: Double, sine: Double) -> AffineTransform {
        AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}
