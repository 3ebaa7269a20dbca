/// Writes answers of one scene as JSON lines, many in little time: what the lines of one view share is put together once.
public struct HitLines {
    /// What stands before the point of every line.
    private let head: String
    /// What stands behind it, for each view that was hit; for no view under `nil`.
    private var tails: [Int32?: String] = [:]

    /// Prepares lines for the scene `scene` of `file`.
    public init(file: String, scene: String) {
        var writer = JSONWriter()
        writer.object { object in
            object.member("file", file)
            object.member("scene", scene)
        }
        head = "\(writer.take().dropLast()),\"point\":["
    }

    /// Appends the line for a point that hits the view with the number `view`, or none; `answer` is what such a line says,
    /// and is asked for once a view.
    public mutating func append(
        _ point: (x: Double, y: Double), hitting view: Int32?, to text: inout String, _ answer: () -> HitAnswer
    ) {
        text += head
        text.appendJSONNumber(point.x)
        text += ","
        text.appendJSONNumber(point.y)
        if let tail = tails[view] {
            text += tail
            return
        }
        var writer = JSONWriter()
        writer.line(answer())
        let line = writer.take()
        // The numbers of the point hold no bracket, and the head is the same.
        let rest = line.dropFirst(head.count)
        let tail = String(rest[(rest.firstIndex(of: "]") ?? rest.startIndex)...])
        tails[view] = tail
        text += tail
    }
}
