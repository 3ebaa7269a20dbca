import SceneRuntime
import SceneSyntax
import SceneText

extension SyntaxTree {
    /// The syntax errors, put into words.
    public var syntaxDiagnostics: [Diagnostic] {
        let errors = syntaxErrors
        if errors.isEmpty { return [] }
        let schema = SchemaLookup.schema
        return errors.map { $0.diagnostic(in: self, schema) }
    }
}

extension SchemaLookup {
    /// The words of the language and those of other tools.
    fileprivate static var schema: SchemaLookup {
        var lookup = SchemaLookup()
        lookup.isRecognizer = { word in Schema.recognizers.contains { $0.word == word } }
        lookup.isKind = { Schema.kind($0) != nil }
        lookup.kind = { $0.hasPrefix("UI") ? KindGuess($0).synonym?.word : nil }
        lookup.remark = { KindGuess.remark(on: $0) }
        lookup.attribute = { word in
            if Attribute(word: word) != nil { return ("write it as in UIKit: `\(word)`", word) }
            return ForeignAttribute.byWord[word.lowercased()].map { ($0.remark, $0.spelling) }
        }
        lookup.device = { Schema.device(meantBy: $0) }
        return lookup
    }
}
