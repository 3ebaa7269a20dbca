extension Double {
    /// The number of points or square points without what adding up coordinates has rounded off: to a millionth.
    public var toMillionth: Double {
        let rounded = (self * 1e6).rounded() / 1e6
        // Adding 0 makes a plain 0 of one that has a sign.
        return (rounded.isFinite ? rounded : self) + 0
    }
}
