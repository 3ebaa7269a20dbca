/// JSON in a page.
extension MarkupWriter {
    /// Writes a string. No `<` is left in it, so it can't end the script around it.
    mutating func json(_ text: String) {
        write("\"")
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": write("\\\"")
            case "\\": write("\\\\")
            case "<": write("\\u003c")
            case "\u{2028}", "\u{2029}": write(" ")
            case _ where scalar.value < 0x20: write(" ")
            default: write(scalar)
            }
        }
        write("\"")
    }

    /// Writes a number.
    mutating func json(_ number: Double) { write(number) }

    /// Writes an array.
    mutating func json<Element>(_ elements: [Element], _ body: (inout MarkupWriter, Element) -> Void) {
        write("[")
        for (index, element) in elements.enumerated() {
            if index > 0 { write(",") }
            body(&self, element)
        }
        write("]")
    }
}
