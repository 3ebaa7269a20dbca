extension Span<UInt8> {
    /// The value of the number from `start` to `end` that is written with digits and at most one point; `nil` where it
    /// has other signs, or so many digits that its value isn't the quotient of two whole Doubles.
    @inlinable @inline(__always)
    public func plainNumber(from start: Int, to end: Int) -> Double? {
        // Both a whole number of up to 15 digits and a power of ten up to 1e22 are Doubles, so that their quotient is
        // the Double next to the number.
        guard start >= 0, start < end, end <= count, end &- start <= 16 else { return nil }
        var digits: Int64 = 0
        var index = start
        while index < end {
            let digit = self[index] &- UInt8(ascii: "0")
            if digit > 9 { break }
            digits = digits &* 10 &+ Int64(digit)
            index &+= 1
        }
        if index == end { return end &- start <= 15 ? Double(digits) : nil }
        guard self[index] == UInt8(ascii: "."), end &- start > 1 else { return nil }
        var scale = 1.0
        index &+= 1
        while index < end {
            let digit = self[index] &- UInt8(ascii: "0")
            if digit > 9 { return nil }
            digits = digits &* 10 &+ Int64(digit)
            scale *= 10
            index &+= 1
        }
        return Double(digits) / scale
    }
}
