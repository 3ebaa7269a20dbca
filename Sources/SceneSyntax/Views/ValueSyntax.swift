import SceneText

/// A value of an item or an attribute.
public typealias ValueSyntax = SyntaxView<ValueMark>

/// Marks a ``ValueSyntax``.
public enum ValueMark {}

extension ValueSyntax {
    /// The form of the value.
    public var form: ValueForm {
        switch tree.kind(node) {
        case .string: return .string(StringSyntax(tree: tree, node: node))
        case .caseValue: return .caseWord(spelled(first.next < end ? first.next : first))
        case .color: return .color(spelled(first))
        case .link: return .link(views(PathSyntax.self, SyntaxKinds(.path)))
        case .length: return .lengths([LengthSyntax(tree: tree, node: node)])
        default:
            let lengths = views(LengthSyntax.self, SyntaxKinds(.length))
            if tree.kind(node) == .lengths { return .lengths(lengths) }
            return lengths.count == 2 ? .size(lengths[0], lengths[1]) : .lengths([])
        }
    }
}

/// The forms of a value.
public enum ValueForm: Sendable {
    /// One or more lengths, joined by commas.
    case lengths([LengthSyntax])
    /// A width and a height.
    case size(LengthSyntax, LengthSyntax)
    case string(StringSyntax)
    /// The word after the dot.
    case caseWord(SpelledToken)
    /// The color, including its `#`.
    case color(SpelledToken)
    /// The views that the link refers to.
    case link([PathSyntax])
}

/// A number or a parenthesized expression, with its sign and unit.
public typealias LengthSyntax = SyntaxView<LengthMark>

/// Marks a ``LengthSyntax``.
public enum LengthMark {}

extension LengthSyntax {
    /// Whether a minus precedes it.
    public var isNegated: Bool { tree.tokens.kind(first) == .minus }

    /// The number without its sign, if it is a literal.
    public var number: SpelledToken? {
        let token = isNegated ? first.next : first
        return token < end && tree.tokens.kind(token) == .number ? spelled(token) : nil
    }

    /// The expression, if it is one.
    public var expression: ExpressionSyntax? { view(ExpressionSyntax.self, SyntaxKinds(.parenthesized)) }

    /// The unit, if present: `%`, `deg`, `rad`, `ms`, `s`, or an unknown word.
    public var unit: SpelledToken? {
        let last = end.previous
        guard first < last else { return nil }
        switch tree.tokens.kind(last) {
        case .word, .percent: return spelled(last)
        default: return nil
        }
    }
}

/// A string with its interpolations.
public typealias StringSyntax = SyntaxView<StringMark>

/// Marks a ``StringSyntax``.
public enum StringMark {}

extension StringSyntax {
    /// The expressions in `\( )`, in order.
    public var interpolations: [ExpressionSyntax] {
        tree.children(node).filter { tree.kind($0) != .unexpected }.map { ExpressionSyntax(tree: tree, node: $0) }
    }

    /// Returns the text without quotes and with its escapes resolved, with `values` for the interpolations.
    public func text(inserting values: [String]) -> String {
        let bytes = tree.source.bytes
        var (text, position) = ("", range.start + 1)
        for (index, interpolation) in interpolations.map({ $0.range }).enumerated() {
            // `\(` comes before the expression and `)` after it, perhaps with blanks in between.
            var end = interpolation.start
            while end > position, bytes[end - 1] != UInt8(ascii: "(") { end -= 1 }
            text += StringEscape.decoded(bytes[position..<max(position, end - 2)])
            if index < values.count { text += values[index] }
            position = interpolation.end
            while position < range.end, bytes[position] != UInt8(ascii: ")") { position += 1 }
            position = min(position + 1, range.end)
        }
        let isClosed = range.end > position && bytes[range.end - 1] == UInt8(ascii: "\"")
        return text + StringEscape.decoded(bytes[position..<(isClosed ? range.end - 1 : max(position, range.end))])
    }
}
