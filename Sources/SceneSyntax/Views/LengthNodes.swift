/// The two lengths of a size, or of a point.
public struct LengthPair: Sendable {
    /// The width, or the x.
    public let first: NodeID
    /// The height, or the y.
    public let second: NodeID

    @inlinable @inline(__always)
    init(first: NodeID, second: NodeID) {
        self.first = first
        self.second = second
    }
}

/// Accessors for values made of lengths.
extension SyntaxTree {
    /// Returns the two lengths of a size, or `nil` if the value isn't one.
    @inlinable @inline(__always)
    public func sides(of value: NodeID) -> LengthPair? {
        kind(value) == .size ? pair(among: siblings(in: value)) : nil
    }

    /// Returns the two lengths of a point, or `nil` if the value isn't one.
    @inlinable @inline(__always)
    public func coordinates(of value: NodeID) -> LengthPair? {
        kind(value) == .lengths ? pair(among: siblings(in: value)) : nil
    }

    /// Returns the lengths among `nodes`, or `nil` unless there are exactly two.
    @inlinable
    func pair(among nodes: Siblings) -> LengthPair? {
        var nodes = nodes
        guard let first = nodes.next(.length, in: self), let second = nodes.next(.length, in: self),
            nodes.next(.length, in: self) == nil
        else { return nil }
        return LengthPair(first: first, second: second)
    }

    /// Returns a cursor over the lengths of a value, or `nil` if it is a size or something else.
    @inlinable @inline(__always)
    public func lengths(of value: NodeID) -> Siblings? {
        switch kind(value) {
        case .length: Siblings(from: value, upTo: nodeAfter(value))
        case .lengths: siblings(in: value)
        default: nil
        }
    }

    /// Returns the only length of a value, or `nil` if it is something else.
    public func singleLength(of value: NodeID) -> NodeID? {
        guard var lengths = lengths(of: value), let length = lengths.next(.length, in: self) else { return nil }
        return lengths.next(.length, in: self) == nil ? length : nil
    }

    /// Returns the word after the dot of a value.
    @inlinable @inline(__always)
    public func caseWord(_ value: NodeID) -> TokenID {
        let first = firstToken(value)
        return first.next < endToken(value) ? first.next : first
    }
}

extension Siblings {
    /// Returns the number of remaining siblings of `kind`.
    @inlinable @inline(__always)
    public func count(_ kind: SyntaxKind, in tree: borrowing SyntaxTree) -> Int {
        var rest = self
        var count = 0
        while rest.next(kind, in: tree) != nil { count += 1 }
        return count
    }
}
