import SceneText
import TestSupport
import Testing

@testable import SceneImport

/// Tests that any bytes give a document whose elements are nested within the text, in linear time.
struct XMLPropertyTests {
    private static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- A note --><a one="1 &amp; 2" two='&#x41;'>text &lt; <![CDATA[raw]]>
            <b key="frame" x="0.0"/><c><d>é</d>\r\n</c ><?tool data?>
        </a>

        """

    @Test func everyPrefix() {
        let bytes = Array(Self.sample.utf8)
        for count in 0..<bytes.count {
            let document = assertRead(Array(bytes[..<count]))
            // Only the last line end can be missing.
            #expect((document.problem == nil) == (count == bytes.count - 1))
        }
        #expect(assertRead(bytes).problem == nil)
    }

    @Test func whatPrecedesAMistakeIsKept() {
        let whole = assertRead(Array(Self.sample.utf8))
        let cut = assertRead(Array(Self.sample.replacing("</a>", with: "</b>").utf8))
        #expect(cut.problem?.reason == .wrongEndTag)
        #expect(cut.elements.count == whole.elements.count)
        #expect(cut.attributes.count == whole.attributes.count)
    }

    @Test func randomBytes() {
        var random = SplitMix(seed: 1)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<100, using: &random)
            assertRead((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    @Test func randomParts() {
        let parts = [
            "<a>", "</a>", "<a", "/>", ">", " x=\"1\"", " y='2'", "=", "\"", "'", "<!--", "-->", "<![CDATA[", "]]>",
            "&amp;",
            "&", ";", "<?xml version=\"1.0\"?>", "<?p ", "?>", " ", "\n", "\r", "text", "é", "<!DOCTYPE a>", "\u{1}",
        ]
        var random = SplitMix(seed: 2)
        for _ in 0..<2000 {
            let count = Int.random(in: 0..<20, using: &random)
            assertRead(Array((0..<count).map { _ in random.pick(parts) }.joined().utf8))
        }
    }

    @Test func randomChanges() {
        let bytes = Array(Self.sample.utf8)
        var random = SplitMix(seed: 3)
        for _ in 0..<2000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                changed[Int.random(in: 0..<changed.count, using: &random)] = random.pick(
                    Array("<>/=\"'&;! ?-[]a\u{1}é".utf8))
            }
            assertRead(changed)
        }
    }

    /// Would take minutes if the time were quadratic, and overflow the stack if reading were recursive.
    @Test(arguments: [
        ("", "<a>", ""), ("", "<a>", "</a>"), ("<a", " b=\"\"", "/>"), ("<a>", "&amp;", "</a>"),
        ("<a>", "<b/>", "</a>"),
        ("<a>", "]]", "</a>"), ("<a><!--", "- ", "--></a>"), ("<a><![CDATA[", "]]", "]]></a>"), ("<a b='", "<", "'/>"),
        ("<a>", "<!-- -->", "</a>"), ("<a>", "x<b/>", "</a>"), ("<a>", "&", ""), ("<", "é", "/>"), ("", " ", "<a/>"),
    ])
    func manyRepetitions(_ opening: String, _ part: String, _ closing: String) {
        let document = assertRead(Array((opening + String(repeating: part, count: 50_000) + closing).utf8))
        for index in [0, document.elements.count / 2] where index < document.elements.count {
            _ = document.text(of: XMLElementID(index: index))
        }
    }

    @Test func manyAttributes() {
        let names = (0..<20_000).map { "a\($0)=\"\"" }.joined(separator: " ")
        let document = assertRead(Array("<a \(names)/>".utf8))
        #expect(document.problem == nil)
        #expect(document.value(of: "a19999", in: XMLElementID(index: 0))?.isEmpty == true)
        #expect(assertRead(Array("<a \(names) a7=\"\"/>".utf8)).problem?.reason == .duplicateAttribute)
    }
}

/// Reads `bytes` and checks that elements, attributes and problems are in order within the text.
@discardableResult
private func assertRead(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) -> XMLDocument {
    let document = XMLDocument.read(Source(path: "a.xib", bytes: bytes))
    #expect(document.isOrdered, sourceLocation: location)
    if let problem = document.problem {
        #expect(problem.range.end <= bytes.count, sourceLocation: location)
        #expect(!problem.diagnostic(in: document.source).message.isEmpty, sourceLocation: location)
    }
    return document
}

extension XMLDocument {
    /// Whether elements are within their parents, and attributes within their elements.
    fileprivate var isOrdered: Bool {
        var attributeCount: UInt32 = 0
        for (index, element) in elements.enumerated() {
            guard element.start < element.nameEnd, element.nameEnd < element.tagEnd, element.tagEnd <= element.end,
                element.end <= source.bytes.count, index < element.next, element.next <= elements.count,
                element.firstAttribute == attributeCount
            else { return false }
            attributeCount += element.attributeCount
            let parent = elements[Int(element.parent)]
            guard
                index == 0
                    || element.parent < index && element.next <= parent.next && parent.tagEnd <= element.start
                        && element.end <= parent.end
            else { return false }
        }
        return attributeCount == attributes.count
    }
}
