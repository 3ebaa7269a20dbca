/// The names of the rules, for suppressions.
struct RuleNames {
    /// Returns whether there is a rule with this name.
    let contains: (_ name: String) -> Bool
    /// Returns whether a suppression can allow the findings of the rule.
    let canBeAllowed: (_ name: String) -> Bool
    /// Returns whether the rule has run.
    let hasRun: (_ name: String) -> Bool
}
