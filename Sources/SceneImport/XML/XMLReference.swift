import SceneText

/// One of the five predefined entities or a character reference, such as `&amp;` or `&#x41;`.
struct XMLReference {
    /// The character that is referenced.
    let scalar: Unicode.Scalar
    /// The offset after the `;`.
    let end: Int

    /// Reads the reference that starts with the `&` at `offset`. Fails if it is none, or if XML doesn't allow its
    /// character.
    init?(at offset: Int, in bytes: ArraySlice<UInt8>) {
        let start = offset + 1
        let limit = Swift.min(start + Self.maximumReferenceLength, bytes.endIndex)
        guard start < limit,
            let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
            let scalar = Self.scalar(of: bytes[start..<semicolon])
        else { return nil }
        self.scalar = scalar
        end = semicolon + 1
    }

    /// Longer references, which can only have zeros before their digits, count as mistakes.
    private static let maximumReferenceLength = 32

    /// Returns the character for the text between `&` and `;`.
    private static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        if name.first == UInt8(ascii: "#") { return character(of: name.dropFirst()) }
        for (entity, scalar) in entities where name.elementsEqual(entity.utf8) { return scalar }
        return nil
    }

    private static let entities: [(String, Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
    ]

    /// Returns the character with the decimal number, or the hexadecimal one after `x`, in `digits`.
    private static func character(of digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let digits = isHexadecimal ? digits.dropFirst() : digits
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard let digit = digit.hexadecimalValue, isHexadecimal || digit < 10 else { return nil }
            value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
            if value > 0x10FFFF { return nil }
        }
        guard let scalar = Unicode.Scalar(value), scalar.isXMLCharacter else { return nil }
        return scalar
    }
}
