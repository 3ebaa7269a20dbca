import SceneSyntax
import SceneText

extension SyntaxTree {
    /// Returns the fix that writes `cancelsTouchesInView .off` into `line`, a recognizer's, if there is one.
    func fixesTurningOffCancelling(in line: SourceRange) -> [Diagnostic.Fix] {
        fixesTurningOffCancelling(in: [line], of: "")
    }

    /// Returns the fix that writes `cancelsTouchesInView .off` into all of `lines`, the lines of the recognizers
    /// `names`, if there is one. The lines must be in one file.
    func fixesTurningOffCancelling(in lines: [SourceRange], of names: String) -> [Diagnostic.Fix] {
        let edits = lines.compactMap { turningOffCancelling(in: $0) }
        guard let first = lines.first, edits.count == lines.count, lines.allSatisfy({ $0.file == first.file }) else {
            return []
        }
        let title = "write `cancelsTouchesInView .off`\(lines.count == 1 ? "" : " on \(names)")"
        return [Diagnostic.Fix(title, safe: false, edits: edits)]
    }

    /// Returns the edit that writes `cancelsTouchesInView .off` into `line`, a recognizer's, or `nil` if an expression
    /// sets it.
    private func turningOffCancelling(in line: SourceRange) -> Diagnostic.Edit? {
        for index in Range(from: Int(token(endingAfter: line.start).index), to: tokens.count) {
            let token = TokenID(index: index)
            let place = tokens.range(token)
            if place.end > line.end { break }
            guard text(token) == "cancelsTouchesInView" else { continue }
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
