import SceneRuntime

/// What a person who reads an imported view should know about it. The scene's text has it in a comment.
enum ImportedMark: Equatable, Sendable {
    /// The row ends in the middle, so its last properties are unknown.
    case cut
    /// Lines are missing above the row, so its superview may be another one.
    case uncertainSuperview
    /// The frame isn't what the layout gives; for this reason.
    case stale(String)
    /// The view is in the middle of an animation, and its frame is that at the end.
    case moving
    /// The view has recognizers of unknown kind.
    case unknownRecognizers
    /// The view has recognizers of unknown kind, which can be those that its class adds.
    case recognizersOfClass
    /// What its class is assumed or known to do, and why.
    case classBehavior(String)
    /// Anything else, as a sentence without its full stop.
    case remark(String)

    /// The mark of a view whose class, by its name, may let touches through.
    static func mayLetTouchesThrough(_ className: String) -> ImportedMark {
        .classBehavior("may let touches through: `--assume \(className)=passthrough` if it does")
    }

    /// The mark of a view whose class takes touches otherwise than UIView does, as `text` says.
    static func behavior(of className: String, _ text: String) -> ImportedMark {
        .classBehavior(ImportRemark.behavior(of: className, text))
    }

    /// The text of the comment.
    var text: String {
        switch self {
        case .cut: "the row is cut off: properties behind its end are unknown"
        case .uncertainSuperview: "lines are missing above: its superview may be another one"
        case .stale(let reason): "the frame may be stale: \(reason)"
        case .moving: ImportRemark.moving
        case .unknownRecognizers: ImportRemark.unknownRecognizers
        case .recognizersOfClass: ImportRemark.recognizersOfClass
        case .classBehavior(let text), .remark(let text): text
        }
    }
}
