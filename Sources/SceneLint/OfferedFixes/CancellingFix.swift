import SceneSyntax
import SceneText

extension SyntaxTree {
    /// Returns the fix that writes `cancelsTouchesInView .off` into `line`, a recognizer's, if there is one.
    func fixesTurningOffCancelling(in line: SourceRange) -> [Diagnostic.Fix] {
        turningOffCancelling(in: line).map {
            [Diagnostic.Fix("write `cancelsTouchesInView .off`", safe: false, edits: [$0])]
        } ?? []
    }

    /// Returns the edit that writes `cancelsTouchesInView .off` into `line`, a recognizer's, or `nil` if an expression
    /// sets it.
    private func turningOffCancelling(in line: SourceRange) -> Diagnostic.Edit? {
        for index in 0..<tokens.count {
            let token = TokenID(index: index)
            let place = tokens.range(token)
            guard place.start >= line.start, text(token) == "cancelsTouchesInView" else { continue }
            if place.end > line.end { break }
            switch tokens.kind(token.next) {
            case .leftParenthesis: return nil
            case .dot where !tokens.startsLine(token.next):
                return Diagnostic.Edit(tokens.range(token.next).union(tokens.range(token.next.next)), ".off")
            default: return Diagnostic.Edit(place.atEnd, " .off")
            }
        }
        return Diagnostic.Edit(line.atEnd, " cancelsTouchesInView .off")
    }
}
