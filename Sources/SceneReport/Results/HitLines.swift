/// Writes answers of one scene as JSON lines, many in little time: what the lines of one answer share is put together once.
public struct HitLines {
    /// What stands before the point of every line.
    private let head: [UInt8]
    /// What stands behind it, for each answer that is known.
    private var tails: [Key: [UInt8]] = [:]

    /// What a line says beside its point, in the numbers of views.
    public struct Key: Hashable, Sendable {
        /// The view that is hit; `nil` where none is.
        var hit: Int32?
        /// The views by way of which that is so, in the order of asking.
        var via: [Int32]

        /// Creates the key of an answer.
        public init(hit: Int32?, via: [Int32]) {
            self.hit = hit
            self.via = via
        }
    }

    /// Prepares lines for the scene `scene` of `file`.
    public init(file: String, scene: String) {
        var writer = JSONWriter()
        writer.object { object in
            object.member("file", file)
            object.member("scene", scene)
        }
        head = Array("\(writer.take().dropLast()),\"point\":[".utf8)
    }

    /// Appends the line for a point with the answer `key`; false where that answer is not known yet.
    public func append(_ point: (x: Double, y: Double), _ key: Key, to bytes: inout [UInt8]) -> Bool {
        guard let tail = tails[key] else { return false }
        bytes += head
        bytes.appendJSONNumber(point.x)
        bytes.append(UInt8(ascii: ","))
        bytes.appendJSONNumber(point.y)
        bytes += tail
        return true
    }

    /// Takes note of what the lines with the answer `key` say, of which `answer` is one.
    public mutating func learn(_ answer: HitAnswer, for key: Key) {
        var writer = JSONWriter()
        writer.line(answer)
        // The numbers of the point hold no bracket, and the head is the same.
        let rest = writer.take().utf8.dropFirst(head.count)
        tails[key] = Array(rest[(rest.firstIndex(of: UInt8(ascii: "]")) ?? rest.startIndex)...])
    }
}
