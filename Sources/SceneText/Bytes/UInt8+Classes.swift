/// Classes of ASCII bytes. Inlinable for the hot paths of other modules.
extension UInt8 {
    /// Whether the byte is `0` to `9`.
    @inlinable
    public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    /// Whether the byte is `a` to `z`.
    @inlinable
    public var isLowercaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    /// Whether the byte is `A` to `Z`.
    @inlinable
    public var isUppercaseLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    /// Whether the byte is `a` to `z` or `A` to `Z`.
    @inlinable
    public var isLetter: Bool { (self | 0x20).isLowercaseLetter }
    /// Whether a word or name of a scene may continue with the byte.
    @inlinable
    public var isIdentifierByte: Bool { isLowercaseLetter || isUppercaseLetter || isDigit || self == UInt8(ascii: "_") }
    /// The value of a hexadecimal digit, or `nil` for any other byte.
    @inlinable
    public var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
