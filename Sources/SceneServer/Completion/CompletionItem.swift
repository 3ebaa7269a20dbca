import SceneReport
import SceneSemantics

/// A word that the editor offers.
struct CompletionItem {
    var label: String
    var kind: Kind
    /// What is shown beside the label, such as the form of the values.
    var detail = ""
    /// What the word means, as Markdown.
    var documentation = ""
    /// The text to insert with places to fill in, if that isn't the label.
    var snippet: String?
    /// What the editor compares with the word before the cursor, if that isn't the label.
    var filterText: String?
    /// Items with smaller numbers come first.
    var rank = 5

    /// The kinds of items, with their numbers in the protocol.
    enum Kind: Int {
        case function = 3
        case variable = 6
        case `class` = 7
        case property = 10
        case value = 12
        case keyword = 14
        case snippet = 15
        case color = 16
        case file = 17
        case folder = 19
        case enumMember = 20
        case constant = 21
        case event = 23
    }
}

extension CompletionItem {
    /// A kind of views or other items.
    init(_ entry: KindEntry) {
        let summary = entry.uiKitClass.isEmpty ? entry.summary : "`\(entry.uiKitClass)`: \(entry.summary)"
        self.init(
            label: entry.word, kind: .class, detail: entry.uiKitClass, documentation: summary, rank: 3)
    }

    init(_ entry: AttributeEntry) {
        self.init(
            label: entry.word, kind: .property, detail: entry.shape.notation, documentation: entry.documentation,
            snippet: entry.snippet, rank: 4)
    }
}

extension CompletionItem {
    /// Returns the item with `sign` and its space before it, for a place where they aren't written yet. Editors compare
    /// it with a word without the sign.
    func behind(_ sign: String) -> CompletionItem {
        var item = self
        item.label = sign + label
        item.snippet = snippet.map { sign + $0 }
        item.filterText = filterText ?? label
        return item
    }

    /// Returns the item so that an editor finds it by what UIKit calls it, if `word` begins as that does.
    func found(by word: String) -> CompletionItem {
        var item = self
        let beginsWithIs = word.hasPrefix("is") && word.dropFirst(2).first.map { $0.isUppercase } ?? false
        if beginsWithIs, let attribute = Attribute(word: label), case .flag = attribute.shape {
            item.filterText = "is" + label.prefix(1).uppercased() + label.dropFirst()
        } else if word.hasPrefix("UI"), let entry = Schema.kind(label), !entry.uiKitClass.isEmpty {
            item.filterText = entry.uiKitClass.split(separator: ",").first.map { String($0) }
        }
        return item
    }
}

extension AttributeEntry {
    /// The attribute with a value to replace.
    fileprivate var snippet: String? {
        let example = shape.example(for: word)
        switch shape {
        case .flag, .nothing, .flagOrCompetitors, .optionalLength, .optionalInset: return nil
        case .choice(let words): return "\(word) ${1|\(words.map { "." + $0 }.joined(separator: ","))|}"
        case .link, .links, .competitors: return "\(word) -> $0"
        default: return "\(word) ${1:\(example.dropFirst(word.utf8.count + 1))}"
        }
    }
}

extension JSONWriter {
    /// Writes an item that replaces `range`, with `blank` before it.
    mutating func value(
        _ item: CompletionItem, replacing range: TextRange, after blank: String, for features: ClientFeatures
    ) {
        object { object in
            object.member("label", item.label)
            object.member("kind", item.kind.rawValue)
            if !item.detail.isEmpty { object.member("detail", item.detail) }
            if !item.documentation.isEmpty {
                object.member("documentation") { member in
                    member.object { markup in
                        markup.member("kind", features.takesMarkdownCompletion ? "markdown" : "plaintext")
                        markup.member("value", item.documentation)
                    }
                }
            }
            object.member("sortText", "\(item.rank)\(item.label)")
            object.member("filterText", item.filterText ?? item.label)
            let snippet = features.takesSnippets ? item.snippet : nil
            object.member("insertTextFormat", snippet == nil ? 1 : 2)
            object.member("textEdit") { member in
                member.object { edit in
                    edit.member("range", range)
                    edit.member("newText", blank + (snippet ?? item.label))
                }
            }
        }
    }
}
