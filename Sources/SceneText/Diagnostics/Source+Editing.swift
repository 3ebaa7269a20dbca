extension Source {
    /// Returns the source with `edits` applied. Skips edits of other files; of overlapping edits, only the first is
    /// applied.
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
        return with(bytes: result)
    }
}

/// Maps offsets of an edited source back to the original.
public struct EditedOffsets: Sendable {
    private struct Step {
        /// The range of the replacement in the edited source.
        var start: Int, end: Int
        /// The range it replaced in the original.
        var replaced: SourceRange
    }

    /// The edits in order.
    private var steps: [Step] = []

    /// Creates the mapping for the edits of `file` among `edits`, as ``Source/edited(by:)`` applies them.
    public init(_ edits: [Diagnostic.Edit], in file: FileID) {
        var shift = 0
        var end = 0
        for edit in edits.inPlaceOrder where edit.range.file == file && edit.range.start >= end {
            end = edit.range.end
            let start = edit.range.start + shift
            let length = edit.text.utf8.count
            steps.append(Step(start: start, end: start + length, replaced: edit.range))
            shift += length - edit.range.length
        }
    }

    /// Returns the original offset of the byte at `offset`. Inserted bytes map to the start of what they replaced.
    public func original(_ offset: Int) -> Int {
        let next = steps.partitioningIndex { $0.start > offset }
        guard next > 0 else { return offset }
        let step = steps[next - 1]
        return offset < step.end ? step.replaced.start : step.replaced.end + offset - step.end
    }
}

extension [Diagnostic.Edit] {
    /// The edits from the start of the source to its end. Those with one range keep their order.
    fileprivate var inPlaceOrder: [Diagnostic.Edit] {
        enumerated().sorted {
            ($0.element.range.start, $0.element.range.end, $0.offset)
                < ($1.element.range.start, $1.element.range.end, $1.offset)
        }.map { $0.element }
    }
}
