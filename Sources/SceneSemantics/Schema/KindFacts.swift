/// What the checker asks of a kind again and again.
struct KindFacts: Sendable {
    /// What the word stands for.
    var kind: ItemKind
    /// In which blocks it may stand.
    var places: KindEntry.Places
    /// The attributes that it takes.
    var attributes: AttributeSet
}

extension Schema {
    /// What the checker asks of the kinds, in the order of ``kinds``.
    static let kindFacts: [KindFacts] = {
        // There are fewer groups than that. The type of an array would have to be made known to the runtime for this alone.
        var groups = InlineArray<16, AttributeSet>(repeating: AttributeSet())
        for number in attributes.indices {
            groups[Int(attributes[number].group.rawValue)].insert(attributes[number].attribute)
        }
        var facts: [KindFacts] = []
        facts.reserveCapacity(kinds.count)
        for entry in kinds {
            var attributes = AttributeSet(entry.furtherAttributes)
            for group in entry.groups { attributes.formUnion(groups[Int(group.rawValue)]) }
            facts.append(KindFacts(kind: entry.kind, places: entry.places, attributes: attributes))
        }
        return facts
    }()

    /// The attributes that are written on a scene.
    static let sceneAttributes = kindFacts.first { $0.kind == .view(.scene) }?.attributes ?? AttributeSet()
}
