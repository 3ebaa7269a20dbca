import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

extension ServerSession {
    /// Answers `textDocument/prepareRename`: the range of the word, or `null` if it can't be renamed.
    func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        let file = analysis(of: document).file
        guard let found = file.symbols.declaration(at: offset, in: file.tree.source.file), found.kind != .variable,
            let range = file.symbols.occurrence(of: found, at: offset)
        else { return { $0.null() } }
        let (place, name) = (textRange(range, in: document), found.name)
        return { value in
            value.object { object in
                object.member("range", place)
                object.member("placeholder", name)
            }
        }
    }

    /// Answers `textDocument/rename`, over all files. Fails if the new name would mean something else anywhere.
    func rename(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let (document, offset) = try place(parameters)
        guard let name = parameters["newName"]?.string else { throw .invalid("newName must be a string") }
        guard let found = occurrences(at: offset, of: document) else {
            throw .failed("there is nothing to rename here")
        }
        try checkName(name, for: found)
        if name != found.name { try checkMeaning(of: name, for: found, in: document) }
        let files = found.files.map { file in
            let locations = locations((file.places + file.uses).sorted { $0.start < $1.start }, in: file.file)
            let uri = uri(ofFileAt: file.file.path)
            return FileEdits(
                uri: uri, version: documents[uri]?.version,
                edits: locations.map { TextEdit(range: $0.range, text: name) })
        }
        return { $0.value(files, for: self.features) }
    }

    /// Checks that `name` has the form of the name of the symbol.
    private func checkName(_ name: String, for symbol: SymbolOccurrences) throws(ResponseError) {
        let first: ClosedRange<UInt8>
        switch symbol.kind {
        case .variable: throw .failed("`\(symbol.name)` is a word of the language")
        case .scene, .view, .recognizer: first = UInt8(ascii: "A")...UInt8(ascii: "Z")
        case .constant, .component, .parameter: first = UInt8(ascii: "a")...UInt8(ascii: "z")
        }
        let isValid = name.utf8.first.map { first.contains($0) } ?? false
        guard isValid, name.utf8.allSatisfy({ $0.isIdentifierByte }) else {
            let isName = first.contains(UInt8(ascii: "A"))
            let rest = String(name.dropFirst())
            let meant = (isName ? name.prefix(1).uppercased() : name.prefix(1).lowercased()) + rest
            let isMeant =
                meant.utf8.first.map { first.contains($0) } ?? false && meant.utf8.allSatisfy { $0.isIdentifierByte }
            throw .failed(
                (isName ? "a Name starts with an upper-case letter" : "this word starts with a lower-case letter")
                    + (isMeant ? ": `\(meant)`" : "; only letters, digits and `_` follow it"))
        }
    }

    /// Checks that every place of the symbol still refers to it, and nothing else does, once it is called `name`.
    private func checkMeaning(
        of name: String, for symbol: SymbolOccurrences, in document: TextDocument
    ) throws(ResponseError) {
        var texts: [String: [UInt8]] = [:]
        for file in symbol.files {
            let source = Source(path: file.file.path, bytes: file.file.bytes)
            let edits = (file.places + file.uses).map { Diagnostic.Edit(source.range($0.start, $0.end), name) }
            texts[file.file.key] = source.edited(by: edits).bytes
        }
        let (old, new) = (fileReader(for: document), fileReader(for: document))
        new.replacedTexts = texts
        var (before, after) = (FileGroup(old), FileGroup(new))
        for file in symbol.files {
            let earlierCount = before.bound(file.file).diagnostics.filter { $0.severity == .error }.count
            let errors = after.bound(file.file).diagnostics.filter { $0.severity == .error }
            if errors.count > earlierCount, let first = errors.first {
                throw .failed("it can't be called `\(name)`: \(first.message)")
            }
        }
        let isSame = before.meaning(of: symbol, as: symbol.name) == after.meaning(of: symbol, as: name)
        guard isSame else { throw .failed("`\(name)` means something else where `\(symbol.name)` is used") }
    }
}

extension FileGroup {
    /// Returns how often each file uses what the first place of `symbol` declares, if its name is as long as `name`.
    fileprivate mutating func meaning(of symbol: SymbolOccurrences, as name: String) -> [Int] {
        guard let home = symbol.files.first, let place = home.places.first else { return [] }
        // The occurrences before it in the file have moved it.
        let earlier = (home.places + home.uses).filter { $0.start < place.start }.count
        let start = place.start + earlier * (name.utf8.count - symbol.name.utf8.count)
        let bound = bound(home.file)
        guard let found = bound.symbols.declaration(at: start, in: bound.tree.source.file) else { return [] }
        var counts = [bound.symbols.declarationRanges(of: found).count, bound.symbols.uses(of: found).count]
        for file in symbol.files.dropFirst() {
            let symbols = self.bound(file.file).symbols
            guard let id = id(ofImport: symbol.home.key) else { return [] }
            let word = SourceRange(start: start, end: start + name.utf8.count, in: id)
            counts.append(symbols.uses(ofWordAt: word).count)
        }
        return counts
    }
}
