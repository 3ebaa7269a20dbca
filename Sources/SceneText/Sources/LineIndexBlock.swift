/// What precedes one block of bytes in a source.
struct LineIndexBlock: Sendable {
    /// The number of line ends.
    var lines: UInt32
    /// The number of Unicode scalars.
    var scalars: UInt32

    /// The size of a block in bytes. Small, because finding a line means searching half a block on average.
    static let blockSize = 256

    /// Returns the entries of all blocks of `bytes`, and one for the end if a block begins there.
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

    /// Adds the line ends and scalars of a block or of the first part of one.
    mutating func count(_ block: Span<UInt8>) {
        var start = 0
        while start <= block.count - Self.partSize {
            count(part: block.extracting(start..<start + Self.partSize))
            start += Self.partSize
        }
        count(part: block.extracting(start...))
    }

    /// The number of bytes to count at once. The counts fit in a byte, so the compiler can vectorize the loop.
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
