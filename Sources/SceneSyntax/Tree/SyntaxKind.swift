/// What a node of the tree is.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
    /// The whole file: `let` statements and scenes.
    case file
    /// `scene Name 390x844 … { … }`.
    case scene
    /// `let word = value`.
    case letStatement
    /// `if (condition) { … } else …`.
    case ifStatement
    /// A word with what belongs to it: a view, a line of attributes, a rule of `hitTest`, an effect.
    case item
    /// A word of an item and its values.
    case attribute
    /// `{ … }`.
    case block
    /// `expect hit PLACE …`.
    case expectHit
    /// `expect reachable -> View …`.
    case expectReachable
    /// `expect unreachable -> View`.
    case expectUnreachable
    /// `expect GESTURE OUTCOME, …`.
    case expectGesture
    /// `tap`, `press`, `drag`, `pinch` or `touch { … }` with its places and times.
    case gesture
    /// `down`, `wait`, `move`, `up` or `cancel` in a `touch`.
    case step
    /// `fires -> View` and its like.
    case outcome

    /// Several lengths, joined by commas.
    case lengths
    /// A number or a parenthesized expression with its unit.
    case length
    /// Two lengths joined by `x`.
    case size
    /// A string with its interpolations.
    case string
    /// A dot and a word.
    case caseValue
    /// `#` and its digits.
    case colour
    /// `->` and paths.
    case link
    /// A Name with what follows it: `List[3].Play`.
    case path
    /// The indices in brackets of a path.
    case index

    /// An expression in parentheses.
    case parenthesized
    /// A number in an expression.
    case number
    /// A variable, or `true` or `false`.
    case variable
    /// A function and its arguments.
    case call
    /// A sign before its operand.
    case unary
    /// Operands of one rank with the signs between them, to be applied from left to right.
    case binary
    /// `condition ? one : other`.
    case ternary

    /// What was passed over because it does not belong.
    case unexpected
}
