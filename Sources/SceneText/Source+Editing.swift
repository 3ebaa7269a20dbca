extension Source {
    /// The source once `edits` are made. They lie in it and do not overlap; of those that do, the first ones are made.
    public func edited(by edits: [Diagnostic.Edit]) -> Source {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in edits.inPlaceOrder {
            guard edit.range.start >= offset, edit.range.end <= bytes.count else { continue }
            result += bytes[offset..<edit.range.start]
            result += edit.text.utf8
            offset = edit.range.end
        }
        result += bytes[offset...]
        return Source(path: path, bytes: result)
    }
}

/// Leads from places of an edited source back to those of the source before.
public struct EditedOffsets: Sendable {
    /// For each edit, from the first to the last: what it replaced, and how long the replacement is.
    private let steps: [(replaced: SourceRange, length: Int)]

    /// The way back over `edits`, as ``Source/edited(by:)`` makes them.
    public init(_ edits: [Diagnostic.Edit]) {
        steps = edits.inPlaceOrder.map { ($0.range, $0.text.utf8.count) }
    }

    /// Where the byte at `offset` of the edited source was; what an edit has brought was at the start of what it replaced.
    public func original(_ offset: Int) -> Int {
        var shift = 0
        for (replaced, length) in steps {
            let start = replaced.start + shift
            if offset < start { break }
            if offset < start + length { return replaced.start }
            shift += length - replaced.length
        }
        return offset - shift
    }
}

extension [Diagnostic.Edit] {
    /// The edits from the first to the last.
    fileprivate var inPlaceOrder: [Diagnostic.Edit] {
        sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }
}
