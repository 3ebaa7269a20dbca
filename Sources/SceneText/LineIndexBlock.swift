/// What stands in a source before one of its blocks of bytes.
struct LineIndexBlock: Sendable {
    /// How many lines end.
    var lines: UInt32
    /// How many Unicode scalars begin.
    var scalars: UInt32

    /// How many bytes a block has: few, because whoever asks for a place searches through half a block for its line.
    static let blockSize = 256

    /// The marks of all blocks of `bytes`, and one for the end, if a block begins there.
    static func all(of bytes: Span<UInt8>) -> [LineIndexBlock] {
        var marks: [LineIndexBlock] = []
        marks.reserveCapacity(bytes.count / blockSize + 1)
        var mark = LineIndexBlock(lines: 0, scalars: 0)
        var start = 0
        marks.append(mark)
        while start <= bytes.count - blockSize {
            mark.count(bytes.extracting(start..<start + blockSize))
            marks.append(mark)
            start += blockSize
        }
        return marks
    }

    /// Counts what a block, or the beginning of one, holds.
    mutating func count(_ block: Span<UInt8>) {
        var start = 0
        while start <= block.count - Self.partSize {
            count(part: block.extracting(start..<start + Self.partSize))
            start += Self.partSize
        }
        count(part: block.extracting(start...))
    }

    /// So many bytes are counted in one go. The counts have room in a byte, so that the compiler can count many bytes side by
    /// side.
    private static let partSize = 128

    @inline(__always)
    private mutating func count(part: Span<UInt8>) {
        var lineEnds: UInt8 = 0
        var continuations: UInt8 = 0
        for index in 0..<part.count {
            lineEnds &+= part[index] == UInt8(ascii: "\n") ? 1 : 0
            continuations &+= part[index] >> 7 & ~part[index] >> 6
        }
        lines &+= UInt32(lineEnds)
        scalars &+= UInt32(part.count) &- UInt32(continuations)
    }
}
