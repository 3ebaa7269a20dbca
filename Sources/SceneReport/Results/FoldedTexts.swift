/// Texts about views. Those that differ only in the indices of their views become one, about `List[0…10].Play`.
public struct FoldedTexts {
    private var groups: [Group] = []
    private var groupIndices: [String: Int] = [:]
    private var count = 0

    /// Views with the same text.
    private struct Group {
        /// The text, with marks instead of indices.
        var text: String
        var targets: [(indices: [ClosedRange<Int>], number: Int)] = []
    }

    /// Creates an empty collection.
    public init() {}

    /// Adds the text about the view with `path`. `text` gets a function that returns how to write a path in it.
    public mutating func add(_ path: String, _ text: (_ written: (String) -> String) -> String) {
        let own = IndexedPath(path)
        let marked = text { IndexedPath($0).marked(like: own) }
        let group = groupIndices[marked] ?? groups.count
        if group == groups.count {
            groupIndices[marked] = group
            groups.append(Group(text: marked))
        }
        groups[group].targets.append((own.indices.map { $0...$0 }, count))
        count += 1
    }

    /// The texts, in the order of the first view that each is about.
    public var texts: [String] {
        let texts = groups.flatMap { group in
            FoldedTargets.folded(group.targets).map { target in
                (text: IndexedPath.replacingMarks(in: group.text, by: target.indices), number: target.number)
            }
        }
        return texts.sorted { $0.number < $1.number }.map { $0.text }
    }
}
