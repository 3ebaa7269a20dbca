import SceneRuntime
import SceneSemantics

/// Returns a string literal of Swift.
func swiftLiteral(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\t": literal += "\\t"
        // Control characters, and those that order text from right to left, which could hide code.
        case _
        where scalar.value < 0x20 || scalar.value == 0x7F || 0x2028...0x202E ~= scalar.value
            || 0x2066...0x2069 ~= scalar.value:
            literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: literal.unicodeScalars.append(scalar)
        }
    }
    return literal + "\""
}

extension SwiftWriter.Argument {
    /// A rectangle.
    static func rectangle(_ label: String, _ origin: Point, _ size: Size) -> Self {
        Self(
            label, "CGRect",
            [
                Self("x", numberText(origin.x)), Self("y", numberText(origin.y)),
                Self("width", numberText(size.width)), Self("height", numberText(size.height)),
            ])
    }
}

extension [SwiftWriter.Argument] {
    /// The coordinates of a point.
    static func point(_ point: Point) -> Self {
        [Element("x", numberText(point.x)), Element("y", numberText(point.y))]
    }

    /// The lengths of a size.
    static func size(_ size: Size) -> Self {
        [Element("width", numberText(size.width)), Element("height", numberText(size.height))]
    }

    /// The distances of edges.
    static func edges(_ edges: Edges) -> Self {
        [
            Element("top", numberText(edges.top)), Element("left", numberText(edges.left)),
            Element("bottom", numberText(edges.bottom)), Element("right", numberText(edges.right)),
        ]
    }

    /// The numbers of a transform.
    static func transform(_ transform: AffineTransform) -> Self {
        [
            Element("a", numberText(transform.a)), Element("b", numberText(transform.b)),
            Element("c", numberText(transform.c)), Element("d", numberText(transform.d)),
            Element("tx", numberText(transform.tx)), Element("ty", numberText(transform.ty)),
        ]
    }
}
