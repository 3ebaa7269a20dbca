import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/definition`: where a Name or word is declared, and the file that an import names.
    func definition(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        let analysis = analysis(of: document)
        let symbols = analysis.file.symbols
        var locations: [Location] = []
        if let found = symbols.declaration(at: offset, in: analysis.source.file) {
            let places = symbols.declarationRanges(of: found)
            // A variable such as `row` is declared by the statement around its uses.
            let ranges = places.isEmpty ? [analysis.tree.firstWord(of: found.statement)] : places
            locations = ranges.compactMap { location($0, in: document) }
        } else if let path = analysis.tree.importedPath(at: offset), let file = analysis.directImport(path) {
            let start = TextPosition(line: 0, character: 0)
            locations = [Location(uri: uri(ofFileAt: file.path), range: TextRange(start: start, end: start))]
        }
        return reply(locations)
    }

    /// Answers `textDocument/references`, over all files.
    func references(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        let includesDeclaration = parameters["context"]?["includeDeclaration"]?.bool ?? true
        let found = occurrences(at: offset, of: document)
        let locations = (found?.files ?? []).flatMap { file in
            let ranges = (includesDeclaration ? file.places : []) + file.uses
            return self.locations(ranges.sorted { $0.start < $1.start }, in: file.file)
        }
        return reply(locations)
    }

    /// Answers `textDocument/documentHighlight`: the other places of a Name or word in the document.
    func highlights(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        let file = analysis(of: document).file
        guard let found = file.symbols.declaration(at: offset, in: file.tree.source.file) else {
            return { $0.array { _ in } }
        }
        let (places, uses) = file.symbols.occurrences(of: found)
        let highlights = (places.map { ($0, 3) } + uses.map { ($0, 2) }).map { range, kind in
            (range: textRange(range, in: document), kind: kind)
        }
        return { value in
            value.array { array in
                for highlight in highlights {
                    array.object { object in
                        object.member("range", highlight.range)
                        object.member("kind", highlight.kind)
                    }
                }
            }
        }
    }

    private func reply(_ locations: [Location]) -> Reply {
        { value in
            value.array { array in
                for location in locations { array.value(location) }
            }
        }
    }
}

extension SyntaxTree {
    /// Returns the first token of a statement in this tree.
    fileprivate func firstWord(of statement: SourceRange) -> SourceRange {
        tokens.range(token(endingAfter: statement.start))
    }

    /// Returns the path of the import whose string contains `offset`, or `nil` if there is none.
    fileprivate func importedPath(at offset: Int) -> String? {
        FileSyntax(self).imports.compactMap { $0.path }.first { path in
            path.range.start <= offset && offset <= path.range.end
        }?.stringValue
    }
}
