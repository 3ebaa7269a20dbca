import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML document.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    /// The words of its `class` attribute.
    let classes: [Substring]
    fileprivate(set) var children: [MarkupElement] = []
    fileprivate(set) var text = ""
    private(set) weak var parent: MarkupElement?

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: MarkupElement?) {
        self.name = name
        self.attributes = attributes
        classes = (attributes["class"] ?? "").split(separator: " ")
        self.parent = parent
    }

    /// Returns the element and all in it that have the class, in document order.
    func all(_ name: Substring) -> [MarkupElement] {
        var found: [MarkupElement] = []
        addAll(name, to: &found)
        return found
    }

    private func addAll(_ name: Substring, to found: inout [MarkupElement]) {
        if classes.contains(name) { found.append(self) }
        for child in children { child.addAll(name, to: &found) }
    }

    /// Returns the elements of this name in it, in document order.
    func descendants(_ name: String) -> [MarkupElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
    }

    /// Returns the elements of this name directly in it.
    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// Parses a document, or returns what is wrong with it.
func parsedXML(_ bytes: [UInt8]) -> Result<MarkupElement, XMLProblem> {
    let parser = XMLParser(data: Data(bytes))
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
        return .failure(XMLProblem(line: parser.lineNumber, reason: "\(parser.parserError.map { "\($0)" } ?? "")"))
    }
    return .success(root)
}

/// Why a document isn't XML.
struct XMLProblem: Error {
    let line: Int
    let reason: String
}

/// Builds the tree of elements.
private final class Reader: NSObject, XMLParserDelegate {
    var root: MarkupElement?
    private var open: [MarkupElement] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = MarkupElement(name, attributes, in: open.last)
        open.last?.children.append(element)
        root = root ?? element
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
