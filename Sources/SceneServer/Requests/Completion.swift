import SceneReport
import SceneText

extension ServerSession {
    /// Answers `textDocument/completion`.
    func completion(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        if let path = ImportPathFinder(document.lines.bytes, at: offset) {
            let items = path.items(for: document, folders: folders, host.sceneFiles)
            return reply(items, document.lines.range(path.start, offset, features.encoding))
        }
        let finder = CompletionFinder(analysis(of: document), at: offset)
        let items = finder.items
        let range = document.lines.range(finder.start, offset, features.encoding)
        // An arrow needs a blank behind it to be in the standard layout.
        let blank = finder.followsArrowDirectly ? " " : ""
        return reply(items, range, after: blank)
    }

    private func reply(_ items: [CompletionItem], _ range: TextRange, after blank: String = "") -> Reply {
        { value in
            value.object { object in
                object.member("isIncomplete", false)
                object.member("items", items) { array, item in
                    array.value(item, replacing: range, after: blank, for: self.features)
                }
            }
        }
    }
}
