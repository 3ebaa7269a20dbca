/// The two lengths of a size, or of a point.
public struct LengthPair: Sendable {
    /// The width, or the x.
    public let first: NodeID
    /// The height, or the y.
    public let second: NodeID

    /// The lengths `first` and `second`.
    @inlinable @inline(__always)
    init(first: NodeID, second: NodeID) {
        self.first = first
        self.second = second
    }
}

/// Values that are made of lengths.
extension SyntaxTree {
    /// The two lengths of a value that is a size; `nil` where it is something else.
    @inlinable @inline(__always)
    public func sides(of value: NodeID) -> LengthPair? {
        kind(value) == .size ? pair(among: siblings(in: value)) : nil
    }

    /// The two lengths of a value that is a point; `nil` where it is something else.
    @inlinable @inline(__always)
    public func coordinates(of value: NodeID) -> LengthPair? {
        kind(value) == .lengths ? pair(among: siblings(in: value)) : nil
    }

    /// The lengths among `nodes`; `nil` where there are not just two.
    @inlinable
    func pair(among nodes: Siblings) -> LengthPair? {
        var nodes = nodes
        guard let first = nodes.next(.length, in: self), let second = nodes.next(.length, in: self),
            nodes.next(.length, in: self) == nil
        else { return nil }
        return LengthPair(first: first, second: second)
    }

    /// The nodes among which the lengths of a value are; `nil` where it is a size, or something else.
    @inlinable @inline(__always)
    public func lengths(of value: NodeID) -> Siblings? {
        switch kind(value) {
        case .length: Siblings(from: value, upTo: nodeAfter(value))
        case .lengths: siblings(in: value)
        default: nil
        }
    }

    /// The only length of a value; `nil` where it is something else.
    public func singleLength(of value: NodeID) -> NodeID? {
        guard var lengths = lengths(of: value), let length = lengths.next(.length, in: self) else { return nil }
        return lengths.next(.length, in: self) == nil ? length : nil
    }

    /// The word behind the dot of a value.
    @inlinable @inline(__always)
    public func caseWord(_ value: NodeID) -> TokenID {
        let first = firstToken(value)
        return first.next < endToken(value) ? first.next : first
    }
}

extension Siblings {
    /// How many further nodes are of kind `kind`.
    @inlinable @inline(__always)
    public func count(_ kind: SyntaxKind, in tree: borrowing SyntaxTree) -> Int {
        var rest = self
        var count = 0
        while rest.next(kind, in: tree) != nil { count += 1 }
        return count
    }
}
