import SceneSyntax
import SceneText
import Testing

@testable import SceneSemantics

/// Tests that the schema is complete and has no duplicates.
struct SchemaTests {
    @Test
    func everyAttributeHasOneEntry() {
        #expect(Schema.attributes.count == Attribute.allCases.count)
        for attribute in Attribute.allCases {
            #expect(Schema.entry(of: attribute).attribute == attribute)
            #expect(attribute.word == "\(attribute)")
            #expect(Attribute(word: attribute.word) == attribute)
            #expect(attribute.isLayout == (attribute.group == .layout))
        }
    }

    @Test
    func everyKindHasOneEntry() {
        let words = Schema.kinds.map(\.word)
        #expect(Set(words).count == words.count)
        for entry in Schema.kinds { #expect(Schema.entry(of: entry.kind)?.word == entry.word) }
    }

    @Test
    func noWordIsBothKindAndAttribute() {
        #expect(Set(Schema.kinds.map(\.word)).isDisjoint(with: Schema.attributes.map(\.word)))
    }

    /// The parser knows no devices, so it tells one without its dot from an attribute by its letters.
    @Test
    func devicesLookLikeNoAttribute() {
        func isLikeDevice(_ word: String) -> Bool {
            let tree = SyntaxTree.parse(Source(path: "a.scene", text: "scene Main \(word) { }"))
            return tree.problems.contains { $0.reason == .deviceWithoutDot }
        }
        for device in Schema.devices { #expect(isLikeDevice(device.word), "\(device.word)") }
        for attribute in Attribute.allCases { #expect(!isLikeDevice(attribute.word), "\(attribute.word)") }
    }

    /// Each foreign word is listed once, in lowercase, and isn't an attribute.
    @Test
    func foreignWordsAreUnique() {
        let words = ForeignAttribute.table.flatMap { $0.words.split(separator: " ") }
        #expect(ForeignAttribute.byWord.count == words.count)
        let attributes = Set(Attribute.allCases.map { $0.word.lowercased() })
        for (word, foreign) in ForeignAttribute.byWord {
            #expect(word == word.lowercased())
            #expect(!attributes.contains(word), "`\(word)` is an attribute")
            if let spelling = foreign.spelling { #expect(Attribute(word: spelling) != nil, "`\(spelling)`") }
        }
    }
}
