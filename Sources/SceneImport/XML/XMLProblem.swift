import SceneText

/// A mistake in an XML document.
struct XMLProblem: Error, Sendable {
    /// What is wrong.
    let reason: Reason
    /// Where it is.
    let range: SourceRange
    /// The start tag that has to do with it.
    var related: SourceRange?

    /// What can be wrong.
    enum Reason: Sendable {
        /// The text is UTF-16 or UTF-32.
        case wideCharacters
        /// The XML declaration names an encoding other than UTF-8.
        case encoding
        case notUTF8
        /// A character that XML doesn't allow, such as most control characters.
        case invalidCharacter
        case tooLarge
        /// There is no element.
        case noElement
        case invalidDeclaration
        case documentType
        case unknownReference
        /// A `<` that starts no tag.
        case strayLess
        case strayText
        case secondRoot
        case invalidTag
        case missingBlank
        case invalidAttribute
        case unquotedValue
        case lessInValue
        case duplicateAttribute
        case wrongEndTag
        case strayEndTag
        /// A `]]>` outside of a CDATA section.
        case sectionEnd
        case hyphensInComment
        case invalidInstruction
        case unclosedElement
        case unclosedTag
        case unclosedValue
        case unclosedComment
        case unclosedSection
        case unclosedInstruction
    }
}
