/// What stands in a source before one of its blocks of bytes.
struct BlockMark: Sendable {
    /// How many lines end.
    var lines: UInt32
    /// How many Unicode scalars begin.
    var scalars: UInt32

    /// How many bytes a block has.
    static let blockSize = 1024

    /// The marks of all blocks of `bytes`, and one for the end, if a block begins there.
    static func all(of bytes: Span<UInt8>) -> [BlockMark] {
        var marks: [BlockMark] = []
        marks.reserveCapacity(bytes.count / blockSize + 1)
        var mark = BlockMark(lines: 0, scalars: 0)
        var start = 0
        marks.append(mark)
        while start <= bytes.count - blockSize {
            mark.count(bytes.extracting(start..<start + blockSize))
            marks.append(mark)
            start += blockSize
        }
        return marks
    }

    /// Counts what a whole block holds. Eight counters stand side by side in a number; none of them can overflow, since
    /// each meets one byte of eight.
    private mutating func count(_ block: Span<UInt8>) {
        var lineEnds: UInt64 = 0
        var continuations: UInt64 = 0
        var offset = 0
        while offset < block.count {
            let bytes = EightBytes(block, at: offset)
            lineEnds &+= bytes.places(of: UInt8(ascii: "\n")).ones
            continuations &+= bytes.placesOfUTF8Continuations.ones
            offset += 8
        }
        lines &+= UInt32(truncatingIfNeeded: Self.sum(lineEnds))
        scalars &+= UInt32(truncatingIfNeeded: block.count) &- UInt32(truncatingIfNeeded: Self.sum(continuations))
    }

    /// The sum of eight counters.
    private static func sum(_ counters: UInt64) -> UInt64 {
        let pairs = (counters & 0x00FF_00FF_00FF_00FF) &+ (counters >> 8 & 0x00FF_00FF_00FF_00FF)
        return (pairs &* 0x0001_0001_0001_0001) >> 48
    }
}
