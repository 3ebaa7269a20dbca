/// Whether to use colors: the values of `--color`.
enum ColorChoice: String {
    case auto
    case always
    case never

    /// Whether to use colors on a stream.
    ///
    /// The option overrides the environment. There `NO_COLOR` overrides `FORCE_COLOR`: readers who can't read colors
    /// lose everything, readers who want them lose little. Empty variables count as unset (no-color.org).
    func isOn(_ environment: ProcessEnvironment, isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if environment.value("NO_COLOR")?.isEmpty == false { return false }
        switch environment.value("FORCE_COLOR") {
        case nil, "": return isTerminal && environment.value("TERM") != "dumb"
        case "0", "false": return false
        default: return true
        }
    }
}
