/// Writes answers of one scene, many in little time: what all answers share, and what those share that differ in the point
/// alone, is put together once.
public struct HitLines {
    /// Writes an answer out in full.
    private let text: (HitAnswer) -> String
    /// What stands before the point of every answer.
    private let head: [UInt8]
    /// What stands behind it, for each answer that is known.
    private var tails: [Key: [UInt8]] = [:]

    /// What an answer says beside its point, in the numbers of views.
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
    ///
    /// - Parameter text: Writes an answer out; the numbers of the point stand in it side by side as JSON has them, with a
    ///   comma between, behind what is the same in all answers.
    public init(file: String, scene: String, as text: @escaping (HitAnswer) -> String) {
        self.text = text
        let samples = [1.0, 2.0].map {
            Array(text(HitAnswer(file: file, scene: scene, point: ($0, $0), outcome: .none)).utf8)
        }
        head = Array(samples[0].prefix(zip(samples[0], samples[1]).prefix { $0 == $1 }.count))
    }

    /// Appends what is written for a point with the answer `key`; false where that answer is not known yet.
    public func append(_ point: (x: Double, y: Double), _ key: Key, to bytes: inout [UInt8]) -> Bool {
        guard let tail = tails[key] else { return false }
        bytes += head
        Self.append(point, to: &bytes)
        bytes += tail
        return true
    }

    /// Appends what is written for `answer`, and takes note of it as that which is to be said with the answer `key`.
    public mutating func append(_ answer: HitAnswer, _ key: Key, to bytes: inout [UInt8]) {
        let written = Array(text(answer).utf8)
        var point: [UInt8] = []
        Self.append(answer.point, to: &point)
        tails[key] = Array(written.dropFirst(head.count + point.count))
        bytes += written
    }

    /// Appends what is written for an answer that is like no other.
    public func append(_ answer: HitAnswer, to bytes: inout [UInt8]) {
        bytes += text(answer).utf8
    }

    private static func append(_ point: (x: Double, y: Double), to bytes: inout [UInt8]) {
        bytes.appendJSONNumber(point.x)
        bytes.append(UInt8(ascii: ","))
        bytes.appendJSONNumber(point.y)
    }
}
