extension [Double] {
    /// Returns the indices of the numbers, smallest first. The sort is stable. None of the numbers may be NaN.
    ///
    /// Uses a radix sort over the bit patterns if there are enough numbers for that to be faster than comparing them.
    public func ascendingOrder() -> [Int32] {
        if count < 48 { return placesInserted() }
        var places = (0..<Int32(count)).map { $0 }
        if count < 128 {
            places.sort { (self[Int($0)], $0) < (self[Int($1)], $1) }
            return places
        }
        let keys = map { $0.orderedBits }
        var other = places
        // Digits that all keys share need no pass.
        let differing = keys.reduce(0) { $0 | ($1 ^ keys[0]) }
        for shift in stride(from: UInt64(0), to: 64, by: 11) where (differing >> shift) & 0x7FF != 0 {
            var starts = [Int32](repeating: 0, count: 2049)
            for key in keys { starts[Int((key >> shift) & 0x7FF) + 1] += 1 }
            for digit in 1..<2049 { starts[digit] += starts[digit - 1] }
            for place in places {
                let digit = Int((keys[Int(place)] >> shift) & 0x7FF)
                other[Int(starts[digit])] = place
                starts[digit] += 1
            }
            swap(&places, &other)
        }
        return places
    }

    /// Returns the same by insertion sort.
    private func placesInserted() -> [Int32] {
        var places = [Int32](repeating: 0, count: count)
        for next in indices {
            let number = self[next]
            var place = next
            while place > 0, self[Int(places[place - 1])] > number {
                places[place] = places[place - 1]
                place -= 1
            }
            places[place] = Int32(next)
        }
        return places
    }
}

extension Double {
    /// A key that sorts like the value. Both zeros have the same key.
    fileprivate var orderedBits: UInt64 {
        let bits = (self + 0).bitPattern
        return bits >> 63 == 1 ? ~bits : bits | 1 << 63
    }
}
