import SceneQueries
import SceneRuntime
import SceneText

/// The format of a file of points.
enum PointFormat: String, CaseIterable {
    /// One point per line, `X,Y` or `X Y`.
    case text
    /// Pairs of little-endian Doubles.
    case f64
}

/// The points of an open file, one at a time, in constant memory.
struct PointReader {
    /// A point or an error.
    enum Item {
        case point(Point)
        case mistake(Mistake)
    }

    /// An invalid point.
    struct Mistake {
        /// The place, in words.
        var place: String
        /// The position of its first byte.
        var position: SourcePosition
        /// The invalid text.
        var text: String
        /// What to write instead.
        var advice: String
    }

    private var source: Source

    private enum Source {
        case lines(LineReader, number: Int)
        case pairs(PairReader)
    }

    init(_ reader: ByteReader, _ format: PointFormat) {
        switch format {
        case .text: source = .lines(LineReader(reader), number: 0)
        case .f64: source = .pairs(PairReader(reader))
        }
    }

    /// Returns the next point or error, or `nil` after the last one.
    mutating func next() throws(FileProblem) -> Item? {
        switch source {
        case .pairs(var pairs):
            defer { source = .pairs(pairs) }
            return try pairs.next()
        case .lines(var lines, var number):
            defer { source = .lines(lines, number: number) }
            while let line = try lines.next() {
                number += 1
                let position = SourcePosition(line: number, column: 1, offset: lines.offsetOfLine)
                if let point = Point(line: line) { return .point(point) }
                if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
                let text = String(decoding: line.prefix(160), as: UTF8.self)
                return .mistake(
                    .init(
                        place: "line \(number)", position: position, text: String(text.prefix(40)),
                        advice: "write X,Y or X Y"))
            }
            return nil
        }
    }
}

/// Points as pairs of Doubles, sixteen bytes each.
struct PairReader {
    private let reader: ByteReader
    private var pending: ArraySlice<UInt8> = []
    private var isAtEnd = false
    /// The number of points read.
    private var count = 0

    /// Creates a reader for the pairs of `reader`.
    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// Returns the next point, or `nil` after the last one.
    mutating func next() throws(FileProblem) -> PointReader.Item? {
        while pending.count < 16, !isAtEnd {
            let chunk = try reader.next()
            isAtEnd = chunk.isEmpty
            pending = pending.isEmpty ? chunk[...] : ArraySlice(Array(pending) + chunk)
        }
        if pending.isEmpty { return nil }
        let position = SourcePosition(line: 1, column: 1, offset: 16 * count)
        count += 1
        let mistake = { [count] (text: String, advice: String) in
            PointReader.Item.mistake(.init(place: "point \(count)", position: position, text: text, advice: advice))
        }
        guard pending.count >= 16 else {
            defer { pending = [] }
            return mistake(
                "\(pending.count) bytes", "a point is two Doubles of 8 bytes each, the lowest byte first")
        }
        let (x, y) = (Double(littleEndian: pending.prefix(8)), Double(littleEndian: pending.dropFirst(8).prefix(8)))
        pending = pending.dropFirst(16)
        guard abs(x) <= Double.maximumCoordinate, abs(y) <= Double.maximumCoordinate else {
            return mistake("\(x),\(y)", "coordinates are numbers from -1e9 to 1e9")
        }
        return .point(Point(x: x, y: y))
    }
}

extension Double {
    /// Creates the Double with these little-endian bytes.
    fileprivate init(littleEndian bytes: ArraySlice<UInt8>) {
        self.init(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
}
