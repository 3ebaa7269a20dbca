import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// Something that a file declares, for outlines and searches.
struct OutlineSymbol {
    var name: String
    var detail: String
    var kind: Kind
    /// The whole statement.
    var range: SourceRange
    /// The Name or word.
    var selection: SourceRange
    var children: [OutlineSymbol] = []

    /// The kinds of symbols, with their numbers in the protocol.
    enum Kind: Int {
        case scene = 2
        case component = 5
        case view = 8
        case recognizer = 24
        case constant = 14
    }
}

extension ServerSession {
    /// Answers `textDocument/documentSymbol`.
    func documentSymbols(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        let document = try document(parameters)
        let symbols = analysis(of: document).tree.outline
        if features.takesHierarchicalSymbols {
            return { value in
                value.array { self.write(symbols, in: document, to: &$0) }
            }
        }
        let flat = symbols.flattened(in: nil).map { symbol in
            (symbol: symbol, location: Location(uri: document.uri, range: textRange(symbol.symbol.range, in: document)))
        }
        return { value in
            value.array { array in
                for entry in flat { array.value(entry.symbol, at: entry.location) }
            }
        }
    }

    private func write(_ symbols: [OutlineSymbol], in document: TextDocument, to array: inout JSONWriter) {
        for symbol in symbols {
            array.object { object in
                object.member("name", symbol.name)
                if !symbol.detail.isEmpty { object.member("detail", symbol.detail) }
                object.member("kind", symbol.kind.rawValue)
                object.member("range", textRange(symbol.range, in: document))
                object.member("selectionRange", textRange(symbol.selection, in: document))
                if !symbol.children.isEmpty {
                    object.member("children") { member in
                        member.array { write(symbol.children, in: document, to: &$0) }
                    }
                }
            }
        }
    }

    /// Answers `workspace/symbol`: the symbols of all files whose names have the letters of the query in their order.
    func workspaceSymbols(_ parameters: JSONValue) throws(ResponseError) -> Reply {
        guard let query = parameters["query"]?.string else { throw .invalid("query must be a string") }
        var found: [(symbol: FlatSymbol, location: Location)] = []
        for file in workspaceFiles(around: nil) {
            let symbols = SyntaxTree.parse(Source(path: file.path, bytes: file.bytes)).outline.flattened(in: nil)
                .filter { $0.symbol.name.hasLetters(of: query) }
            let locations = locations(symbols.map { $0.symbol.selection }, in: file)
            found += zip(symbols, locations).map { (symbol: $0, location: $1) }
        }
        return { value in
            value.array { array in
                for entry in found.prefix(Self.maximumSymbols) { array.value(entry.symbol, at: entry.location) }
            }
        }
    }

    /// The maximum number of symbols in an answer. A longer query finds fewer.
    private static let maximumSymbols = 2000
}

/// A symbol with the name of the one that contains it.
struct FlatSymbol {
    var symbol: OutlineSymbol
    var container: String?
}

extension [OutlineSymbol] {
    /// The symbols and those in them.
    func flattened(in container: String?) -> [FlatSymbol] {
        flatMap { symbol in
            [FlatSymbol(symbol: symbol, container: container)] + symbol.children.flattened(in: symbol.name)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ symbol: FlatSymbol, at location: Location) {
        object { object in
            object.member("name", symbol.symbol.name)
            object.member("kind", symbol.symbol.kind.rawValue)
            object.member("location") { $0.value(location) }
            object.member("containerName", symbol.container)
        }
    }
}

extension String {
    /// Whether the text has the letters of `query` in their order, in upper or lower case.
    fileprivate func hasLetters(of query: String) -> Bool {
        var rest = Array(query.utf8)[...]
        for byte in utf8 {
            if let next = rest.first, next.lowercase == byte.lowercase { rest.removeFirst() }
        }
        return rest.isEmpty
    }
}

extension UInt8 {
    fileprivate var lowercase: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

extension SyntaxTree {
    /// The scenes, components and constants of the file, with the views in them that have a Name.
    var outline: [OutlineSymbol] { outline(of: .file) }

    private func outline(of node: NodeID) -> [OutlineSymbol] {
        children(node).flatMap { child in symbols(of: child) }
    }

    private func symbols(of node: NodeID) -> [OutlineSymbol] {
        switch kind(node) {
        case .scene:
            let scene = SceneSyntax(tree: self, node: node)
            let inner = outline(of: node)
            guard let name = scene.name else { return inner }
            return [symbol(name, "scene", .scene, node, inner)]
        case .component:
            let component = ComponentSyntax(tree: self, node: node)
            let inner = component.item.map { outline(of: $0.node) } ?? []
            guard let name = component.name else { return inner }
            return [symbol(name, component.item?.word?.text ?? "", .component, node, inner)]
        case .letStatement:
            let syntax = LetSyntax(tree: self, node: node)
            return syntax.name.map { [symbol($0, syntax.value?.text ?? "", .constant, node, [])] } ?? []
        case .item:
            let item = ItemSyntax(tree: self, node: node)
            let inner = item.block.map { outline(of: $0.node) } ?? []
            guard let name = item.name, let word = item.word?.text else { return inner }
            return [symbol(name, word, word == ItemKind.recognizer.word ? .recognizer : .view, node, inner)]
        case .block, .ifStatement: return outline(of: node)
        default: return []
        }
    }

    private func symbol(
        _ name: SpelledToken, _ detail: String, _ kind: OutlineSymbol.Kind, _ node: NodeID, _ inner: [OutlineSymbol]
    ) -> OutlineSymbol {
        OutlineSymbol(
            name: name.text, detail: detail, kind: kind, range: range(node), selection: name.range, children: inner)
    }
}
