/// The classes of characters in XML 1.0, fifth edition.
extension Unicode.Scalar {
    /// Whether a document may contain the character (production 2).
    var isXMLCharacter: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Whether a name may start with the character, if it isn't ASCII (production 4).
    var startsXMLName: Bool {
        switch value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Whether a name may contain the character, if it isn't ASCII (production 4a).
    var continuesXMLName: Bool {
        switch value {
        case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: startsXMLName
        }
    }
}
