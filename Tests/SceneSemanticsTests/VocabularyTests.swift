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

    /// Words from elsewhere are listed once, in small letters, and none of them is a word of the language.
    @Test
    func wordsFromElsewhereAreOnesOfTheirOwn() {
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
