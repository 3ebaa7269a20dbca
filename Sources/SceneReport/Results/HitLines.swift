/// Writes many answers of one scene quickly. Text that answers share is rendered only once.
public struct HitLines {
    /// Renders a whole answer.
    private let text: (HitAnswer) -> String
    /// The text before the point of every answer.
    private let head: [UInt8]
    /// The text after the point, for each known answer.
    private var tails: [Key: [UInt8]] = [:]

    /// An answer without its point, with views as numbers.
    public struct Key: Hashable, Sendable {
        /// The hit view, or `nil` if there is none.
        var hit: Int32?
        /// The views whose rules changed the result, in the order asked.
        var via: [Int32]

        /// Creates the key of an answer.
        public init(hit: Int32?, via: [Int32]) {
            self.hit = hit
            self.via = via
        }
    }

    /// Prepares lines for the scene `scene` of `file`, on `device` if it has several.
    ///
    /// - Parameter text: Renders an answer. The result has the same prefix for all answers of the scene, then the
    ///   coordinates of the point as in JSON, separated by a comma. If no view is hit, no other numbers follow.
    public init(file: String, scene: String, on device: String? = nil, as text: @escaping (HitAnswer) -> String) {
        self.text = text
        let sample = HitAnswer(file: file, scene: scene, point: (1, 1), outcome: .none, device: device)
        let written = Array(text(sample).utf8)
        var point: [UInt8] = []
        Self.append(sample.point, to: &point)
        // Names are before the point, and may look like one.
        head = Array(written.prefix(written.indices.last { written[$0...].starts(with: point) } ?? 0))
    }

    /// Appends the line for `point` with the answer `key`, or returns false if that answer is unknown.
    public func append(_ point: (x: Double, y: Double), _ key: Key, to bytes: inout [UInt8]) -> Bool {
        guard let tail = tails[key] else { return false }
        bytes += head
        Self.append(point, to: &bytes)
        bytes += tail
        return true
    }

    /// Appends the line for `answer`, and remembers its text for `key`.
    public mutating func append(_ answer: HitAnswer, _ key: Key, to bytes: inout [UInt8]) {
        let written = Array(text(answer).utf8)
        var point: [UInt8] = []
        Self.append(answer.point, to: &point)
        tails[key] = Array(written.dropFirst(head.count + point.count))
        bytes += written
    }

    /// Appends the line for an answer that no other shares.
    public func append(_ answer: HitAnswer, to bytes: inout [UInt8]) {
        bytes += text(answer).utf8
    }

    private static func append(_ point: (x: Double, y: Double), to bytes: inout [UInt8]) {
        bytes.appendJSONNumber(point.x)
        bytes.append(UInt8(ascii: ","))
        bytes.appendJSONNumber(point.y)
    }
}
