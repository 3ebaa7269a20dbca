import SceneRuntime
import SceneSyntax
import SceneText

extension SyntaxTree {
    /// The syntax errors, put into words.
    public var syntaxDiagnostics: [Diagnostic] {
        let errors = syntaxErrors
        if errors.isEmpty { return [] }
        let schema = SchemaLookup.schema
        var diagnostics: [Diagnostic] = []
        for (index, error) in errors.enumerated() {
            if index > 0, error.lacksBrace(where: errors[index - 1]) { continue }
            let others = errors[(index + 1)...].prefix { $0.lacksBrace(where: error) }
            let diagnostic = error.diagnostic(in: self, schema, besides: Array(others))
            // What should be a comment can have several errors, which all are the same mistake.
            let isHash = source.text(in: diagnostic.range) == "#"
            if isHash, diagnostics.last?.range == diagnostic.range { continue }
            // What the fix of the error before replaces is part of the same mistake.
            if let edit = diagnostics.last?.fixes.first?.edits.first, edit.range.start <= diagnostic.range.start,
                diagnostic.range.end <= edit.range.end, diagnostic.range.length > 0
            {
                continue
            }
            diagnostics.append(diagnostic)
        }
        return diagnostics
    }
}

extension SchemaLookup {
    /// The words of the language and of other tools.
    fileprivate static var schema: SchemaLookup {
        var lookup = SchemaLookup()
        lookup.isRecognizer = { word in Schema.recognizers.contains { $0.word == word } }
        lookup.recognizer = { RecognizerWord.kind(named: $0) }
        lookup.isKind = { Schema.kind($0) != nil }
        lookup.kind = { $0.hasPrefix("UI") ? KindGuess($0).synonym?.word : nil }
        lookup.remark = { KindGuess.remark(on: $0) }
        lookup.attribute = { word in
            if Attribute(word: word) != nil { return ("write it as in UIKit: `\(word)`", word) }
            return ForeignAttribute.byWord[word.lowercased()].map { ($0.remark, $0.spelling) }
        }
        lookup.opposite = { word, kind in
            Schema.kind(kind).flatMap { ForeignAttribute.opposite(of: word, on: $0.kind)?.word }
        }
        lookup.kinds = { name in Schema.variables.first { $0.name == name }?.kinds.map { $0.word } }
        lookup.isFunction = { Schema.functions.contains($0) }
        lookup.device = { Schema.device(meantBy: $0) }
        return lookup
    }
}
