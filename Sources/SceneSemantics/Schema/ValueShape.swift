import SceneText

/// The shape of an attribute's values.
public enum ValueShape: Sendable {
    /// Nothing, `.on`, `.off` or a condition.
    case flag
    /// A number within a range.
    case number(ClosedRange<Double>)
    /// A whole number within a range.
    case count(ClosedRange<Double>)
    /// A distance: a number or a percentage of the superview's length.
    case length
    /// An optional distance.
    case optionalLength
    /// A size along one axis: a non-negative number or a percentage of the superview's.
    case extent
    /// No value.
    case nothing
    /// One distance for all edges, four distances, or none.
    case optionalInset
    /// One distance for all edges, or four.
    case edges
    /// `X,Y`.
    case point
    /// `WxH`.
    case size
    /// `X,Y WxH`.
    case frame
    /// A number with `deg` or `rad`.
    case angle
    /// One factor for both axes, or one for each.
    case factors
    /// The six numbers of a matrix.
    case matrix
    /// A number with `ms` or `s`.
    case time
    /// One of these words after a dot.
    case choice([String])
    /// `.red`, `#rrggbb`, `#rrggbbaa`.
    case color
    /// An arrow to one view.
    case link
    /// An arrow to views.
    case links
    /// An arrow to recognizers, or scroll views for the recognizers that scroll them.
    case competitors
    /// A flag, or what ``competitors`` has.
    case flagOrCompetitors

    /// Whether it is one distance, as of a pin.
    var isDistance: Bool {
        switch self {
        case .length, .optionalLength: true
        default: false
        }
    }

    /// The shape as the reference shows it.
    public var notation: String {
        switch self {
        case .flag: "[.on | .off | (condition)]"
        case .number, .count: "N"
        case .length: "N | N%"
        case .optionalLength: "[N | N%]"
        case .extent: "N | N%"
        case .nothing: ""
        case .optionalInset: "[N | T,L,B,R]"
        case .edges: "N | T,L,B,R"
        case .point: "X,Y"
        case .size: "WxH"
        case .frame: "X,Y WxH"
        case .angle: "Ndeg | Nrad"
        case .factors: "S | SX,SY"
        case .matrix: "A,B,C,D,TX,TY"
        case .time: "Nms | Ns"
        case .choice(let words): words.map { ".\($0)" }.joined(separator: " | ")
        case .color: ".name | #rrggbb | #rrggbbaa"
        case .link: "-> View"
        case .links: "-> View, …"
        case .competitors: "-> Recognizer, …"
        case .flagOrCompetitors: "[.on | .off | (condition) | -> Recognizer, …]"
        }
    }

    /// Returns an example of a value, as you would write it after `word`.
    public func example(for word: String) -> String {
        let value =
            switch self {
            case .flag, .nothing, .flagOrCompetitors: ""
            case .number(let range), .count(let range): range.contains(1) ? "1" : numberText(range.lowerBound)
            case .length, .optionalLength: "16"
            case .extent: "44"
            case .optionalInset, .edges: "8"
            case .point: "0,10"
            case .size: "120x44"
            case .frame: "0,0 120x44"
            case .angle: "45deg"
            case .factors: "0.5"
            case .matrix: "1,0,0,1,0,10"
            case .time: "150ms"
            case .choice(let words): ".\(words.first ?? "")"
            case .color: ".red"
            case .link, .links: "-> Back"
            case .competitors: "-> DoubleTap"
            }
        return value.isEmpty ? word : "\(word) \(value)"
    }
}
