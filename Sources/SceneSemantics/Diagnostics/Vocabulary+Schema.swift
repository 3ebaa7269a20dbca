import SceneRuntime
import SceneSyntax
import SceneText

extension SyntaxTree {
    /// The syntax errors, put into words.
    public var syntaxDiagnostics: [Diagnostic] {
        let errors = syntaxErrors
        if errors.isEmpty { return [] }
        let vocabulary = Vocabulary.schema
        return errors.map { $0.diagnostic(in: self, vocabulary) }
    }
}

extension Vocabulary {
    /// The words of the language and those of other tools.
    fileprivate static var schema: Vocabulary {
        var vocabulary = Vocabulary()
        vocabulary.isRecognizer = { word in Schema.recognizers.contains { $0.word == word } }
        vocabulary.isKind = { Schema.kind($0) != nil }
        vocabulary.kind = { $0.hasPrefix("UI") ? KindGuess($0).synonym?.word : nil }
        vocabulary.remark = { KindGuess.remark(on: $0) }
        vocabulary.attribute = { word in
            if Attribute(word: word) != nil { return ("write it as in UIKit: `\(word)`", word) }
            return ForeignAttribute.byWord[word.lowercased()].map { ($0.remark, $0.spelling) }
        }
        vocabulary.device = { Schema.device(meantBy: $0) }
        return vocabulary
    }
}
