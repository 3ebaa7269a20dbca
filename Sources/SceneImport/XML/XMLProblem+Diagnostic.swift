import SceneText

extension XMLProblem {
    /// Returns the error to report for the problem in `source`.
    func diagnostic(in source: Source) -> Diagnostic {
        let (message, help) = wording(source.text(in: range))
        var notes: [Diagnostic.Note] = []
        if let related { notes.append(.init("the element starts here", at: related)) }
        if let help { notes.append(.init(help)) }
        return Diagnostic(rule: .syntax, severity: .error, message: message, range: range, notes: notes)
    }

    /// Returns the message and the help for a problem at `text`.
    private func wording(_ text: String) -> (message: String, help: String?) {
        switch reason {
        case .wideCharacters: ("the document isn't UTF-8 but UTF-16 or UTF-32", "save it as UTF-8")
        case .encoding: ("the encoding `\(text)` isn't supported", "save the document as UTF-8")
        case .notUTF8: ("this isn't UTF-8", "save the document as UTF-8; only the first invalid byte is shown")
        case .invalidCharacter: ("XML doesn't allow this character", nil)
        case .tooLarge: ("the document is larger than 4 GiB", nil)
        case .noElement: ("the document has no element", nil)
        case .invalidDeclaration: ("this isn't a valid XML declaration", "write `<?xml version=\"1.0\"?>`")
        case .documentType:
            (
                "a document type declaration isn't supported, because it can define entities",
                "remove it; Interface Builder writes none"
            )
        case .unknownReference:
            (
                "this isn't a reference that XML knows",
                "write `&amp;` for `&`; the others are `&lt;`, `&gt;`, `&quot;`, `&apos;` and `&#38;`"
            )
        case .strayLess: ("this `<` doesn't start a tag", "write `&lt;` for `<`")
        case .strayText: ("there is text outside of the document's element", nil)
        case .secondRoot: ("a document has one element, and this is a second one", nil)
        case .invalidTag: ("this tag isn't closed by `>`", nil)
        case .missingBlank: ("a space is missing before this attribute", nil)
        case .invalidAttribute: ("this isn't an attribute", "write `name=\"value\"`")
        case .unquotedValue: ("this value isn't in quotation marks", "write `name=\"value\"`")
        case .lessInValue: ("a value can't contain `<`", "write `&lt;` for `<`")
        case .duplicateAttribute: ("the element has the attribute `\(text)` twice", nil)
        case .wrongEndTag: ("`\(text)` doesn't close the element it is in", nil)
        case .strayEndTag: ("`\(text)` closes no element", nil)
        case .sectionEnd: ("`]]>` ends a CDATA section, and none starts before it", "write `]]&gt;`")
        case .hyphensInComment: ("a comment can't contain `--`", nil)
        case .invalidInstruction: ("this isn't a valid processing instruction", nil)
        case .unclosedElement: ("the document ends inside an element", nil)
        case .unclosedTag: ("the document ends inside a tag", nil)
        case .unclosedValue: ("the document ends inside a value", nil)
        case .unclosedComment: ("the document ends inside a comment", nil)
        case .unclosedSection: ("the document ends inside a CDATA section", nil)
        case .unclosedInstruction: ("the document ends inside a processing instruction", nil)
        }
    }
}
