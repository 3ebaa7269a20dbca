extension String {
    /// The URI reference (RFC 3986) of the file at this path; relative for a relative path.
    var uriReference: String {
        utf8.first == UInt8(ascii: "/") ? "file://" + percentEncoded : withoutCurrentFolder.percentEncoded
    }

    /// The path with every byte encoded that isn't allowed in all parts of a path.
    fileprivate var percentEncoded: String {
        var encoded = ""
        for byte in utf8 {
            if byte.isUnreserved {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }
}

extension UInt8 {
    /// Whether the byte needs no encoding in a path: the unreserved characters and the slash.
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
