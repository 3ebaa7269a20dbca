import SceneRuntime

/// Keeps the texts of a picture apart: each takes a box, and no two boxes overlap.
struct LabelPlacer {
    private(set) var boxes: [Rectangle] = []
    /// The boxes that meet each square of a grid.
    private var squares: [Square: [Int]] = [:]

    /// The side of a square of the grid, in points. Texts aren't much larger.
    private static let side = 48.0

    private struct Square: Hashable {
        let column: Int
        let row: Int
    }

    /// Returns whether no text is in `box`.
    func isFree(_ box: Rectangle) -> Bool {
        squares(of: box).allSatisfy { square in
            (squares[square] ?? []).allSatisfy { !boxes[$0].meets(box) }
        }
    }

    /// Takes `box`, which must be free, for a text.
    mutating func take(_ box: Rectangle) {
        for square in squares(of: box) { squares[square, default: []].append(boxes.count) }
        boxes.append(box)
    }

    /// Takes the first of `candidates` that is free and `isFitting`. Returns `nil` if there is none.
    mutating func takeFirst(of candidates: [Rectangle], where isFitting: (Rectangle) -> Bool = { _ in true })
        -> Rectangle?
    {
        guard let box = candidates.first(where: { isFree($0) && isFitting($0) }) else { return nil }
        take(box)
        return box
    }

    private func squares(of box: Rectangle) -> [Square] {
        guard box.isFinite, !box.isEmpty, box.width < 100 * Self.side, box.height < 100 * Self.side,
            let left = Int(exactly: (box.minX / Self.side).rounded(.down)),
            let top = Int(exactly: (box.minY / Self.side).rounded(.down)),
            let right = Int(exactly: (box.maxX / Self.side).rounded(.down)),
            let bottom = Int(exactly: (box.maxY / Self.side).rounded(.down))
        else { return [] }
        return (left...right).flatMap { column in (top...bottom).map { Square(column: column, row: $0) } }
    }
}
