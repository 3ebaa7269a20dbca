import Testing

@testable import SceneSemantics

/// The one table of words is complete, and says each thing once.
struct VocabularyTests {
    @Test
    func everyAttributeHasOneLine() {
        #expect(Vocabulary.attributes.count == Attribute.allCases.count)
        for attribute in Attribute.allCases {
            #expect(Vocabulary.entry(of: attribute).attribute == attribute)
            #expect(attribute.word == "\(attribute)")
            #expect(Attribute(word: attribute.word) == attribute)
            #expect(attribute.isLayout == (attribute.group == .layout))
        }
    }

    @Test
    func everyKindHasOneLine() {
        let words = Vocabulary.kinds.map(\.word)
        #expect(Set(words).count == words.count)
        for entry in Vocabulary.kinds { #expect(Vocabulary.entry(of: entry.kind)?.word == entry.word) }
    }

    @Test
    func noWordIsBothKindAndAttribute() {
        #expect(Set(Vocabulary.kinds.map(\.word)).isDisjoint(with: Vocabulary.attributes.map(\.word)))
    }
}
