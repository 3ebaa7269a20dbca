import SceneReport
import SceneSyntax

extension ServerSession {
    /// Answers `textDocument/documentLink`: the files that imports name.
    func documentLinks(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let analysis = analysis(of: document)
        let links = FileSyntax(analysis.tree).imports.compactMap { $0.path }.compactMap { path in
            analysis.directImport(path.stringValue).map { file in
                (range: textRange(path.range, in: document), target: uri(ofFileAt: file.path))
            }
        }
        return { value in
            value.array { array in
                for link in links {
                    array.object { object in
                        object.member("range", link.range)
                        object.member("target", link.target)
                    }
                }
            }
        }
    }
}
