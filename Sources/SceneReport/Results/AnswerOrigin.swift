import SceneText

/// Where a view that a result names comes from, if its scene was imported.
public struct AnswerOrigin: Sendable {
    /// The class of the view.
    public var className: String
    /// The place of its row or element.
    public var position: SourcePosition

    /// Creates an origin.
    public init(className: String, position: SourcePosition) {
        self.className = className
        self.position = position
    }

    /// The origin for people: `UIButton in line 12`.
    var humanText: String { "\(shownSafely(className)) in line \(position.line)" }
}

extension JSONWriter {
    /// Writes the members that say where a view comes from.
    mutating func members(of origin: AnswerOrigin) {
        member("class", origin.className)
        member("start") { $0.value(origin.position) }
    }
}
