import SceneText

/// A form in which the views of an app are written down.
public enum DocumentFormat: String, Sendable {
    /// What `-[UIView recursiveDescription]` prints.
    case dump
    /// A `.storyboard` or `.xib`.
    case interfaceBuilder = "interface-builder"

    /// Finds the format of a file from how it begins. Returns `nil` for a scene or an unknown format.
    public init?(recognizing source: Source) {
        if source.beginsAsXML {
            self = .interfaceBuilder
            return
        }
        if source.beginsAsScene { return nil }
        // A text without rows is no printout, but even less a scene.
        guard ImportedDocument.containsRow(source) || source.isFailureOfDebugger || source.path.hasTextExtension else {
            return nil
        }
        self = .dump
    }
}

extension String {
    /// Whether this is the name of a file in which people keep printouts, but not scenes.
    fileprivate var hasTextExtension: Bool { [".txt", ".log", ".md", ".html", ".rtf"].contains { hasSuffix($0) } }
}

extension Source {
    /// Whether the text starts as documents of Interface Builder do. A printed view hierarchy starts with a `<`, too.
    fileprivate var beginsAsXML: Bool {
        let start = bytes[byteOrderMarkLength...].prefix(200).drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
        return ["<?xml ", "<document ", "<archive "].contains { start.starts(with: $0.utf8) }
    }

    /// Whether the first word outside of comments starts a scene file.
    fileprivate var beginsAsScene: Bool {
        var offset = byteOrderMarkLength
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isBlank || byte == UInt8(ascii: "\n") {
                offset += 1
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == byte {
                guard let next = nextLineStart(after: offset) else { return false }
                offset = next
            } else {
                break
            }
        }
        return ["scene ", "let ", "import ", "component "].contains { bytes[offset...].starts(with: $0.utf8) }
    }
}
