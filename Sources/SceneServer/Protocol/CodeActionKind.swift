enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll"
}
