import SceneRuntime
import SceneSemantics
import SceneText

extension SwiftWriter.Argument {
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
