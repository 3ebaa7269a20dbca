import SceneRuntime
import SceneText

/// The words of the language. The checker's messages, the reference and completion all use this one table.
public enum Schema {
    /// All kinds, in the order of the reference.
    public static let kinds: [KindEntry] = viewKinds + containerKinds

    /// Returns the attribute that `word` names. For frequent lookups, use ``ResolvedKeywords``.
    static func attribute(_ word: String) -> Attribute? {
        attributes.first { $0.word == word }?.attribute
    }

    /// Returns the kind that `word` names. For frequent lookups, use ``ResolvedKeywords``.
    public static func kind(_ word: String) -> KindEntry? {
        kinds.first { $0.word == word }
    }

    /// Returns the row of the table for `kind`.
    public static func entry(of kind: ItemKind) -> KindEntry? {
        kinds.first { $0.kind == kind }
    }

    /// Returns the row of the table for `attribute`; a test checks that each attribute has one.
    public static func entry(of attribute: Attribute) -> AttributeEntry {
        attributes[min(Int(attribute.rawValue), attributes.count - 1)]
    }

    /// The named colors as `0xRRGGBBAA`: UIColor's own, in their device-independent values.
    ///
    /// Source: UIColor's documentation of its predefined colors ("red 1.0, green 0.0, blue 0.0, alpha 1.0").
    public static let colors: [(name: String, value: UInt32)] = [
        ("black", 0x0000_00FF), ("blue", 0x0000_FFFF), ("brown", 0x9966_33FF), ("clear", 0),
        ("cyan", 0x00FF_FFFF), ("darkGray", 0x5555_55FF), ("gray", 0x8080_80FF), ("green", 0x00FF_00FF),
        ("lightGray", 0xAAAA_AAFF), ("magenta", 0xFF00_FFFF), ("orange", 0xFF80_00FF), ("purple", 0x8000_80FF),
        ("red", 0xFF00_00FF), ("white", 0xFFFF_FFFF), ("yellow", 0xFFFF_00FF),
    ]

    /// The variables of expressions, each with the kinds whose blocks declare it.
    public static let variables: [(name: String, kinds: [ItemKind], summary: String)] = [
        variable("row", in: [.rows, .row], "the index of the row in its section, from 0"),
        variable("section", in: [.rows, .row, .section], "the index of the section, from 0"),
        variable("item", in: [.items, .item], "the index of the item, from 0"),
        variable("index", in: [.repeat], "the index of the instance, from 0"),
    ]

    private static func variable(
        _ name: String, in kinds: [ItemKind], _ value: String
    ) -> (name: String, kinds: [ItemKind], summary: String) {
        (name, kinds, "in \(kinds.map { "`\($0.word)`" }.joinedAsList()): \(value)")
    }

    /// The rules of `hitTest` blocks.
    public static let rules: [RuleEntry] = [
        RuleEntry(
            .claim, "-> A, B [{ … }]", views: .many, effects: .optional, .claim,
            "the first of these that contains the point is the answer"),
        RuleEntry(.ask, "-> V", views: .one, .ask, "V's hit test, if it gives a view, is the answer"),
        RuleEntry(.yield, "-> A, B", views: .many, .yield, "if one of these contains the point, nil is the answer"),
        RuleEntry(.none, "", .nothing, "nil is the answer"),
        RuleEntry(.super, "", .walks, "runs UIView's own hit test and keeps its result"),
        RuleEntry(
            .delegate, "-> D", views: .one, .delegate,
            "if the result is this view, D is asked, as `touchDelegate` does"),
        RuleEntry(
            .forward, "-> D", views: .one, .forward,
            "if the result is this view, what D's hit test gives is the result, nil too"),
        RuleEntry(
            .return, "-> V", views: .one, .return,
            "if the result is this view, V is the result, even if it doesn't contain the point"),
        RuleEntry(.pass, "", .pass, "if the result is this view, nil is the result"),
        RuleEntry(
            .when, "-> A, B { … }", views: .many, effects: .required, .effects,
            "effects, if the result is one of these"),
        RuleEntry(
            .unless, "-> A, B { … }", views: .many, effects: .required, .effects,
            "effects, if the result is none of these"),
    ]

    /// Returns the row of the table for the rule that `word` names.
    public static func rule(_ word: String) -> RuleEntry? {
        rules.first { $0.word == word }
    }

    /// The statement of an effect, in the block of a rule.
    public static let effect = (word: "set", notation: "[-> View] attribute")
}
