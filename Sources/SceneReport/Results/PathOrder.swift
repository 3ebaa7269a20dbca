import SceneText

extension String {
    /// Returns whether this path comes before `other` in a list for people: rows in the order of their numbers.
    public func precedesAsPath(_ other: String) -> Bool {
        let (own, others) = (Array(utf8), Array(other.utf8))
        var (first, second) = (0, 0)
        while first < own.count, second < others.count {
            guard own[first].isDigit, others[second].isDigit else {
                if own[first] != others[second] { return own[first] < others[second] }
                first += 1
                second += 1
                continue
            }
            let (number, otherNumber) = (own.digits(from: first), others.digits(from: second))
            // Indices have no zeros in front, so the longer one is larger.
            if number.count != otherNumber.count { return number.count < otherNumber.count }
            if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
            first += number.count
            second += otherNumber.count
        }
        return own.count - first < others.count - second
    }
}

extension [UInt8] {
    fileprivate func digits(from start: Int) -> ArraySlice<UInt8> { self[start...].prefix { $0.isDigit } }
}
