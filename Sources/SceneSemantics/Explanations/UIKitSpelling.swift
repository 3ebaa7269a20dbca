/// The spellings of members of UIKit's classes, as in Swift, in Objective-C and in documentation:
/// `UIView.point(inside:with:)`, `-[UIView pointInside:withEvent:]`, `hitTest(_:with:)`, `view.isHidden`.
enum UIKitSpelling {
    /// Returns the words that may be meant by `text`, the most specific first, or none if it is a plain word.
    static func words(of text: String) -> [String] {
        var member = text[...]
        // `-[UIView hitTest:withEvent:]`
        if let bracket = member.utf8.firstIndex(of: UInt8(ascii: "[")) {
            member = member[member.utf8.index(after: bracket)...]
            if let space = member.utf8.firstIndex(of: UInt8(ascii: " ")) {
                member = member[member.utf8.index(after: space)...]
            }
            if member.utf8.last == UInt8(ascii: "]") { member = member.dropLast() }
        }
        let isSign: (UInt8) -> Bool = { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
        let end = member.utf8.firstIndex(where: isSign) ?? member.endIndex
        var base = member[..<end]
        if let dot = base.utf8.lastIndex(of: UInt8(ascii: ".")) { base = base[base.utf8.index(after: dot)...] }
        let arguments = member[end...].split { $0 == "(" || $0 == ")" || $0 == ":" || $0 == "_" || $0 == " " }
        let labels = arguments.map { String($0) }
        let name = String(base)
        if name.isEmpty || name == text { return [] }
        // The first label belongs to the name in Objective-C, and the last one says most in methods of delegates.
        let joined = labels.prefix(1).map { name + $0.prefix(1).uppercased() + $0.dropFirst() }
        return joined + labels.suffix(1).filter { $0.hasPrefix("should") } + [name]
    }
}
