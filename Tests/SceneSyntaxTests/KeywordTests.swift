import Testing

@testable import SceneSyntax

struct KeywordTests {
    /// Every keyword is spelled like its case.
    @Test func spellings() {
        #expect(Keyword.allCases.count == Keyword.count)
        for keyword in Keyword.allCases { #expect(keyword.text == "\(keyword)") }
    }
}
