import SceneText

extension XMLDocument {
    /// The root element, or `nil` if there is none before the first mistake.
    var root: XMLElementID? { elements.isEmpty ? nil : XMLElementID(index: 0) }

    func name(of element: XMLElementID) -> String {
        let stored = self[element]
        return String(decoding: source.bytes[Int(stored.start) + 1..<Int(stored.nameEnd)], as: UTF8.self)
    }

    func hasName(_ name: String, _ element: XMLElementID) -> Bool {
        let stored = self[element]
        let start = Int(stored.start) + 1
        return name.utf8.count == Int(stored.nameEnd) - start
            && source.bytes[start..<Int(stored.nameEnd)].elementsEqual(name.utf8)
    }

    /// Returns the element that contains `element`, or `nil` for the root.
    func parent(of element: XMLElementID) -> XMLElementID? {
        let parent = self[element].parent
        return parent == element.index ? nil : XMLElementID(index: Int(parent))
    }

    /// Returns the elements directly in `element`.
    func children(of element: XMLElementID) -> XMLSiblings {
        XMLSiblings(in: elements, from: element.index + 1, upTo: self[element].next)
    }

    /// Returns how many elements are directly in an element with one of the names, anywhere in `element`.
    func count(in element: XMLElementID, directlyIn names: [String]) -> Int {
        let start = Int(element.index) + 1
        var count = 0
        for index in start..<max(start, Int(self[element].next)) {
            guard let parent = parent(of: XMLElementID(index: index)) else { continue }
            if names.contains(where: { hasName($0, parent) }) { count += 1 }
        }
        return count
    }

    /// Returns the first element directly in `element` with the name, and with the value `key` of its attribute `key`
    /// if one is given.
    func child(_ name: String, key: String? = nil, of element: XMLElementID) -> XMLElementID? {
        children(of: element).first { child in
            hasName(name, child) && (key == nil || value(of: "key", in: child) == key)
        }
    }

    /// Returns the attribute with the name, or `nil` if the element doesn't have it.
    func attribute(_ name: String, of element: XMLElementID) -> XMLAttributeID? {
        let stored = self[element]
        let length = name.utf8.count
        for index in Int(stored.firstAttribute)..<Int(stored.firstAttribute + stored.attributeCount) {
            let attribute = attributes[index]
            guard attribute.nameEnd - attribute.nameStart == length else { continue }
            if source.bytes[Int(attribute.nameStart)..<Int(attribute.nameEnd)].elementsEqual(name.utf8) {
                return XMLAttributeID(index: index)
            }
        }
        return nil
    }

    /// Returns the value of the attribute with the name, or `nil` if the element doesn't have it.
    func value(of name: String, in element: XMLElementID) -> String? {
        attribute(name, of: element).map { value(of: $0) }
    }

    /// Returns the value of the attribute, with its references replaced.
    func value(of attribute: XMLAttributeID) -> String {
        let stored = attributes[Int(attribute.index)]
        return source.bytes[Int(stored.valueStart)..<Int(stored.valueEnd)].decodedXML(.attributeValue)
    }

    /// Returns the text directly in the element, with its references replaced.
    func text(of element: XMLElementID) -> String {
        let stored = self[element]
        var result = ""
        for text in texts[Int(stored.firstText)...] {
            if text.start >= stored.end { break }
            if text.element != element.index { continue }
            result += source.bytes[Int(text.start)..<Int(text.end)].decodedXML(text.isVerbatim ? .verbatim : .content)
        }
        return result
    }

    /// Whether a mistake in the document cuts the element off.
    func isCutOff(_ element: XMLElementID) -> Bool {
        guard let openAtProblem else { return false }
        return element <= openAtProblem && openAtProblem.index < self[element].next
    }

    /// Returns the range of the element, its end tag included.
    func range(of element: XMLElementID) -> SourceRange {
        source.range(Int(self[element].start), Int(self[element].end))
    }

    /// Returns the range of the `<` and the element's name.
    func rangeOfName(of element: XMLElementID) -> SourceRange {
        source.range(Int(self[element].start), Int(self[element].nameEnd))
    }

    /// Returns the range of the start tag.
    func rangeOfTag(of element: XMLElementID) -> SourceRange {
        source.range(Int(self[element].start), Int(self[element].tagEnd))
    }

    private subscript(element: XMLElementID) -> Element { elements[Int(element.index)] }
}
