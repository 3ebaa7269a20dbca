/// The kind of a node.
public enum SyntaxKind: UInt8, CaseIterable, Sendable {
    /// The whole file: imports, `let` statements, components and scenes.
    case file
    /// `scene Name 390x844 … { … }`.
    case scene
    /// `import "parts.scene"`.
    case importStatement
    /// `component word(…) kind … { … }`.
    case component
    /// A parameter of a component with its default, or with an arrow if it is a view.
    case parameter
    /// `let word = value`.
    case letStatement
    /// `if (condition) { … } else …`.
    case ifStatement
    /// A word with everything that belongs to it: a view, a line of attributes, a rule of `hitTest`, an effect.
    case item
    /// A word within an item, with its values.
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
    /// `tap`, `press`, `drag`, `pinch`, `rotate` or `touch { … }`, with places and times.
    case gesture
    /// `down`, `wait`, `move`, `up` or `cancel` within a `touch`.
    case step
    /// `fires -> View` and similar.
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
    case color
    /// A device, perhaps turned: `.iPhoneSE.landscape`.
    case device
    /// `on` and the devices or sizes that an expectation is about.
    case devices
    /// `->` and paths.
    case link
    /// A name with the components after it: `List[3].Play`.
    case path
    /// The indices of a path, in brackets.
    case index

    /// An expression in parentheses.
    case parenthesized
    /// A number in an expression.
    case number
    /// A variable, or `true` or `false`.
    case variable
    /// An edge of a view: `Title.maxY`.
    case edge
    /// A function with its arguments.
    case call
    /// A sign with its operand.
    case unary
    /// Operands of one rank and the signs between them, left-associative.
    case binary
    /// `condition ? one : other`.
    case ternary

    /// Unexpected tokens that the parser skipped.
    case unexpected
}
