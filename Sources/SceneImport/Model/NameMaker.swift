import SceneRuntime
import SceneText

/// Makes Names of the views of a scene: valid, and from what the document calls them.
enum NameMaker {
    /// Returns what to call a view of this kind, before it is made unique. `title` is the text that a person sees on
    /// it.
    static func name(of view: ImportedView, title: String) -> String {
        let suffix = view.kind.nameSuffix
        // An instance variable of Objective-C begins with an underscore.
        let outlet = String(view.labels.outlet.drop { $0 == "_" })
        for text in [view.labels.userLabel, view.labels.identifier, outlet] {
            if let name = name(from: text, kindWord: suffix) { return name }
        }
        if let name = name(from: title, kindWord: suffix) {
            return name.hasSuffix(suffix) || name.hasPrefix(suffix) ? name : name + suffix
        }
        return name(from: view.className.plainClassName, kindWord: suffix) ?? suffix
    }

    /// Returns the first words of `text` as a Name, or `nil` if they contain no letter or digit of ASCII, or if most of
    /// the text is in other letters.
    static func name(from text: String, kindWord: String) -> String? {
        // Most views have no label, identifier or outlet.
        if text.isEmpty { return nil }
        var name: [UInt8] = []
        name.reserveCapacity(maximumNameLength)
        var wordCount = 0
        var otherCount = 0
        var isInWord = false
        for byte in text.utf8.prefix(maximumTextLength) {
            guard byte.isIdentifierByte else {
                if byte >= 0x80 {
                    if byte >= 0xC0 { otherCount += 1 }
                } else if byte != UInt8(ascii: "'") {
                    isInWord = false
                }
                continue
            }
            if !isInWord {
                if wordCount == maximumWords || name.count >= maximumNameLength { break }
                wordCount += 1
            }
            name.append(isInWord ? byte : byte.uppercasedLetter)
            isInWord = true
        }
        guard let first = name.first, otherCount <= name.count else { return nil }
        let text = String(decoding: name.prefix(2 * maximumNameLength), as: UTF8.self)
        return first.isDigitOrUnderscore ? kindWord + text : text
    }

    /// How many bytes of a text are looked at.
    private static let maximumTextLength = 200
    /// How many bytes a Name has before no further word is added.
    private static let maximumNameLength = 32
    /// How many words a Name has.
    private static let maximumWords = 4
}

extension ViewKind {
    /// The word that ends the Name of a view of this kind.
    var nameSuffix: String {
        switch self {
        case .textField: "Field"
        case .scroll: "ScrollView"
        case .table: "List"
        case .collection: "Grid"
        default: rawValue.withCapital
        }
    }
}

extension String {
    /// The text with an upper-case first letter.
    var withCapital: String {
        guard let first = utf8.first, first.uppercasedLetter != first else { return self }
        return String(decoding: [first.uppercasedLetter] + utf8.dropFirst(), as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether it is a digit or an underscore, which a Name can't start with.
    fileprivate var isDigitOrUnderscore: Bool {
        self == UInt8(ascii: "_") || isDigit
    }

    /// The upper-case letter of an ASCII letter; any other byte unchanged.
    fileprivate var uppercasedLetter: UInt8 { isLowercaseLetter ? self & 0xDF : self }
}
