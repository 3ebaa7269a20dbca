import SceneText

/// The elements, attributes and texts of an XML document, in document order in flat arrays.
///
/// Any bytes give a document: reading ends at the first mistake, and what precedes it is kept.
struct XMLDocument: Sendable {
    /// The text of the document.
    let source: Source
    /// What ended the reading early.
    var problem: XMLProblem?
    /// The innermost element that is open at the problem.
    var openAtProblem: XMLElementID?
    /// The elements; parents precede their children.
    var elements: [Element] = []
    /// The attributes of all elements.
    var attributes: [Attribute] = []
    /// The texts between tags that are more than white space.
    var texts: [Text] = []

    /// Creates a document without elements.
    init(of source: Source) {
        self.source = source
    }

    /// An element. All offsets are of bytes.
    struct Element: Sendable {
        /// The offset of the `<`.
        let start: UInt32
        /// The offset after the name.
        let nameEnd: UInt32
        /// The offset after the start tag.
        var tagEnd: UInt32 = 0
        /// The offset after the end tag.
        var end: UInt32 = 0
        /// The index of the parent; the element's own index for the root.
        let parent: UInt32
        /// The index of the element after the last descendant.
        var next: UInt32 = 0
        let firstAttribute: UInt32
        var attributeCount: UInt32 = 0
        /// The index of the first text after the start tag.
        let firstText: UInt32
    }

    /// An attribute: the ranges of its name and of its value without the quotation marks.
    struct Attribute: Sendable {
        let nameStart: UInt32, nameEnd: UInt32
        let valueStart: UInt32, valueEnd: UInt32
    }

    /// A text directly in an element, up to the next tag, comment or instruction.
    struct Text: Sendable {
        /// The index of the element.
        let element: UInt32
        let start: UInt32, end: UInt32
        /// Whether it is a CDATA section, in which `&` is a character like any other.
        let isVerbatim: Bool
    }
}
