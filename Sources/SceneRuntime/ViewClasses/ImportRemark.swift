/// The remarks in imported scenes that keep what a scene has no words for, so that an export can print it again, and
/// the scene has the same touch targets as its document.
public enum ImportRemark {
    /// The view has gesture recognizers, but a printout doesn't tell which.
    public static let unknownRecognizers = "has gesture recognizers of unknown kind"
    /// The same of a view whose class adds recognizers itself, so that they don't show that an app expects touches.
    public static let recognizersOfClass = "has gesture recognizers of unknown kind, maybe only those of its class"
    /// How the text of a scene begins that was imported from a printed view hierarchy.
    public static let beginningOfPrintout = "// Imported from "
    /// How the text of a scene begins that was imported from a document of Interface Builder.
    public static let beginningOfInterfaceBuilder = "// Made from "

    /// The view's layer has animations that move it or fade it.
    public static let moving = "in the middle of an animation: the frame is that at its end"
    /// A cell was printed alone, so the table around it is only there because a cell needs one.
    public static let cellAlone = "the cell was printed without its table"

    /// Returns the remark that views of `className` behave in a way that the scene repeats.
    public static func behavior(of className: String, _ text: String) -> String { "`\(className)`: \(text)" }

    /// Returns the class whose behavior `remark` describes, or `nil` if it isn't such a remark.
    public static func className(in remark: String) -> String? {
        guard remark.utf8.first == UInt8(ascii: "`") else { return nil }
        let rest = remark.dropFirst()
        guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "`")), rest[end...].utf8.starts(with: "`: ".utf8) else {
            return nil
        }
        return String(rest[..<end])
    }
}
