import SceneText

/// Edges of views in expressions.
extension Parser {
    /// Whether the Name or word here is followed by a dot and a word, with nothing between them.
    var isAtEdge: Bool {
        let (dot, word) = (position.next, position.next.next)
        return nextKind == .dot && tokens.isGlued(dot) && tokens.kind(word) == .word && tokens.isGlued(word)
    }

    /// `edge = ( Name | "self" ) "." word`
    mutating func parseEdge() {
        let node = open(.edge)
        advance()
        advance()
        advance()
        close(node)
    }

    /// Reports a Name that isn't followed by an edge: a view on its own, or one of many copies.
    mutating func parseNameWithoutEdge() {
        let end = endOfPath
        let isCopy =
            end != position.next && tokens.kind(end) == .dot && tokens.isGlued(end)
            && tokens.kind(end.next) == .word && tokens.isGlued(end.next)
        guard isCopy else {
            reportHere(.nameInExpression)
            skipUnexpected()
            return
        }
        let last = end.next
        report(.edgeOfCopy, at: tokens.range(position).union(tokens.range(last)))
        skipUnexpected { $0.position <= last }
    }

    /// The token after the path that begins here: `List[0].Play`.
    private var endOfPath: TokenID {
        var next = position.next
        while tokens.isGlued(next) {
            if tokens.kind(next) == .leftBracket {
                var inner = next.next
                while tokens.kind(inner) != .rightBracket {
                    let isInBrackets =
                        tokens.kind(inner) == .number || tokens.kind(inner) == .comma
                        || tokens.kind(inner) == .word
                    guard isInBrackets else { return next }
                    inner = inner.next
                }
                next = inner.next
            } else if tokens.kind(next) == .dot, tokens.kind(next.next) == .name, tokens.isGlued(next.next) {
                next = next.next.next
            } else {
                break
            }
        }
        return next
    }

    /// Reports an edge among attributes, outside an expression: `top Title.bottom`. Returns whether there is one.
    mutating func reportEdgeOfView() -> Bool {
        guard isAtEdgeOfView else { return false }
        report(.edgeOfView, at: tokens.range(position).union(tokens.range(position.next.next)))
        return true
    }

    /// Reports and skips an edge as the target of a pin's link, as Auto Layout has it: `leading -> Title.trailing`.
    /// Returns whether there is one.
    mutating func skipEdgeAsTarget() -> Bool {
        let arrow = position.previous
        guard isAtEdgeOfView, tokens.kind(arrow) == .arrow, tokens.kind(arrow.previous) == .word,
            Self.edges.contains(text(arrow.previous))
        else { return false }
        let last = position.next.next
        report(.edgeOfView, at: tokens.range(arrow).union(tokens.range(last)))
        skipUnexpected { $0.position <= last }
        return true
    }

    /// Whether an edge of a view is here, as Auto Layout or Core Graphics calls it.
    private var isAtEdgeOfView: Bool {
        guard kind == .name, isAtEdge else { return false }
        let edge = text(position.next.next)
        return Self.edges.contains(edge.withoutAnchor)
    }

    /// The edges of views in Auto Layout and of rectangles in Core Graphics.
    private static let edges: Set<String> = [
        "left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "midX",
        "midY", "minX", "maxX", "minY", "maxY", "x", "y", "frame", "bounds", "origin", "size", "center",
    ]
}

extension String {
    /// The edge that a layout anchor of UIKit is of: `leading` for `leadingAnchor`. Other words stay as they are.
    var withoutAnchor: String { hasSuffix("Anchor") ? String(dropLast("Anchor".count)) : self }
}
