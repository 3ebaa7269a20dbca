import SceneQueries
import SceneSemantics
import SceneText

/// Finds the files that an import may name. It needs no syntax tree, because the string has no end while it is typed.
struct ImportPathFinder {
    /// The folder that is written before the place, with a slash at its end, or nothing.
    let folder: String
    /// The start of the part of the path that is being written.
    let start: Int

    /// Fails if `offset` isn't in the string of an import.
    init?(_ bytes: [UInt8], at offset: Int) {
        let end = min(max(0, offset), bytes.count)
        var start = end
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let line = bytes[start..<end]
        let quote = UInt8(ascii: "\"")
        guard let opening = line.firstIndex(of: quote), !line[(opening + 1)...].contains(quote),
            String(decoding: line[..<opening], as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\t" })
                == ["import"]
        else { return nil }
        let path = line[(opening + 1)...]
        self.start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
        folder = String(decoding: bytes[path.startIndex..<self.start], as: UTF8.self)
    }

    /// Returns the scene files in the folder, and the folders that contain some. `folders` are those that are open:
    /// nothing outside them and outside the folder of `document` can be imported.
    func items(
        for document: TextDocument, folders: [String], _ sceneFiles: (_ folder: String) -> [String]
    ) -> [CompletionItem] {
        // The resolved path of a file in the folder, without its name.
        let resolved = String(DocumentURI.resolve(folder + "-", from: document.path).dropLast())
        let roots = (folders + [DocumentURI.folder(of: document.path)]).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        guard folder.utf8.first != UInt8(ascii: "/"), roots.contains(where: { resolved.hasPrefix($0) }) else {
            return []
        }
        var items: [CompletionItem] = []
        var seen: Set<String> = []
        for path in sceneFiles(String(resolved.dropLast())) {
            guard path.hasPrefix(resolved), path != document.path else { continue }
            let parts = path.dropFirst(resolved.count).split(separator: "/")
            guard let name = parts.first, seen.insert(String(name)).inserted else { continue }
            items.append(
                parts.count == 1
                    ? CompletionItem(label: String(name), kind: .file, rank: 2)
                    : CompletionItem(label: name + "/", kind: .folder, rank: 1))
        }
        return items
    }
}
