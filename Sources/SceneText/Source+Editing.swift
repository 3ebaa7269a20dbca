extension Source {
    /// The source with `edits` applied. Edits of other files are skipped; of edits that overlap, the first is applied.
    public func edited(by edits: [Diagnostic.Edit]) -> Source {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in edits.inPlaceOrder {
            guard edit.range.file == file, edit.range.start >= offset, edit.range.end <= bytes.count else { continue }
            result += bytes[offset..<edit.range.start]
            result += edit.text.utf8
            offset = edit.range.end
        }
        result += bytes[offset...]
        return Source(path: path, bytes: result, file: file)
    }
}

/// Leads from places of an edited source back to those of the source before.
public struct EditedOffsets: Sendable {
    /// One edit.
    private struct Step {
        /// Where the replacement begins in the edited source, and where it ends.
        var start: Int, end: Int
        /// What it replaced.
        var replaced: SourceRange
    }

    /// The edits, from the first to the last.
    private var steps: [Step] = []

    /// The way back over `edits`, as ``Source/edited(by:)`` makes them.
    public init(_ edits: [Diagnostic.Edit]) {
        var shift = 0
        for edit in edits.inPlaceOrder {
            let start = edit.range.start + shift
            let length = edit.text.utf8.count
            steps.append(Step(start: start, end: start + length, replaced: edit.range))
            shift += length - edit.range.length
        }
    }

    /// Where the byte at `offset` of the edited source was; what an edit has brought was at the start of what it replaced.
    public func original(_ offset: Int) -> Int {
        let next = steps.partitioningIndex { $0.start > offset }
        guard next > 0 else { return offset }
        let step = steps[next - 1]
        return offset < step.end ? step.replaced.start : step.replaced.end + offset - step.end
    }
}

extension [Diagnostic.Edit] {
    /// The edits from the first to the last.
    fileprivate var inPlaceOrder: [Diagnostic.Edit] {
        sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }
}
