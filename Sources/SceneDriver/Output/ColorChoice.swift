/// Whether to use colours, as `--color` says.
enum ColorChoice: String {
    case auto
    case always
    case never

    /// Whether colours are used on a stream.
    ///
    /// The option overrules the environment. There `NO_COLOR` overrules `FORCE_COLOR`: who cannot read colours cannot
    /// read anything, who wants them loses little. An empty variable is as good as none (no-color.org).
    func isOn(_ environment: Environment, isTerminal: Bool) -> Bool {
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
