/// The facts about a kind that the binder needs often.
struct KindFacts: Sendable {
    var kind: ItemKind
    /// The blocks that can contain it.
    var places: KindEntry.Places
    var attributes: AttributeSet
}

extension Schema {
    /// The facts about all kinds, in the order of ``kinds``.
    static let kindFacts: [KindFacts] = {
        // There are fewer than 24 groups. An inline array avoids the type metadata of an array, which nothing else
        // needs.
        var groups = InlineArray<24, AttributeSet>(repeating: AttributeSet())
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

    static let sceneAttributes = kindFacts.first { $0.kind == .view(.scene) }?.attributes ?? AttributeSet()
}
