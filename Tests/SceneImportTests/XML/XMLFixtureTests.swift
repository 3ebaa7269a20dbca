import SceneText
import TestSupport
import Testing

@testable import SceneImport

/// Tests what is read of the documents in `Fixtures/XML`, and the mistakes in them.
struct XMLFixtureTests {
    private static let fixtures = Fixtures("../Fixtures/XML")

    @Test(arguments: fixtures.names(endingIn: ".xml"))
    func document(_ name: String) throws {
        let source = Source(path: name + ".xml", bytes: try Self.fixtures.bytes(name + ".xml"))
        let document = XMLDocument.read(source)
        var text = document.outline
        if let diagnostic = document.problem?.diagnostic(in: source) { text += diagnostic.listing(in: source) }
        #expect(try Self.fixtures.difference(text, from: name) == nil)
    }
}

extension XMLDocument {
    /// The elements, a line each: the place, the name, the attributes and the text.
    fileprivate var outline: String {
        var lines = ""
        var depths: [Int] = []
        for index in elements.indices {
            let element = XMLElementID(index: index)
            let depth = parent(of: element).map { depths[Int($0.index)] + 1 } ?? 0
            depths.append(depth)
            let place = source.position(at: range(of: element).start)
            lines += "\(place.line):\(place.column): " + String(repeating: "  ", count: depth) + name(of: element)
            for attribute in attributes(of: element) {
                lines += " \(attribute.name)=\(attribute.value.debugDescription)"
            }
            let text = text(of: element)
            lines += text.isEmpty ? "\n" : " \(text.debugDescription)\n"
        }
        return lines
    }

    private func attributes(of element: XMLElementID) -> [(name: String, value: String)] {
        let stored = elements[Int(element.index)]
        let first = Int(stored.firstAttribute)
        return attributes[first..<first + Int(stored.attributeCount)].map { attribute in
            let name = source.text(in: source.range(Int(attribute.nameStart), Int(attribute.nameEnd)))
            return (name, value(of: name, in: element) ?? "")
        }
    }
}
