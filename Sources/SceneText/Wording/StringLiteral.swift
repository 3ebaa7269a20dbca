/// Returns `text` as a string literal of a scene, which Swift reads in the same way.
///
/// Control characters are escaped, those that order text, which could hide code, and the last code points of planes.
public func stringLiteral(_ text: String) -> String {
    // Most texts are quoted as they are.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        return "\"\(text)\""
    }
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\t": literal += "\\t"
        case _ where scalar.controlsText || scalar.isLastOfPlane || scalar == "\u{FEFF}":
            literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}
