import SceneRuntime
import SceneSyntax
import SceneText

/// Diagnostics about numbers, units, points and times.
extension Diagnostic {
    static func number(_ problem: NumberProblem, at range: SourceRange) -> Diagnostic {
        switch problem {
        case .undefined:
            return error(
                .wrongValue, "this isn't a number", at: range,
                "division by zero")
        case .tooLarge:
            return error(
                .limit, "this number is too large", at: range, "numbers must be finite and between -1e9 and 1e9")
        case .fraction(let value):
            return error(
                .wrongValue, "`\(numberText(value))` isn't a whole number", at: range, "write a whole number here")
        case .outside(let value, let allowed):
            if allowed.lowerBound == 0, allowed.upperBound == Schema.maximumCoordinate {
                return error(.wrongValue, "`\(numberText(value))` is negative", at: range, "it must be 0 or more")
            }
            return error(
                .wrongValue, "`\(numberText(value))` is out of range", at: range,
                "it must be between \(shortText(allowed.lowerBound)) and \(shortText(allowed.upperBound))")
        }
    }

    /// Formats a limit: `1e-6` and `1e6`.
    private static func shortText(_ limit: Double) -> String {
        switch limit {
        case 1e-6: "1e-6"
        case 1e6: "1e6"
        default: numberText(limit)
        }
    }

    static func wrongUnit(_ unit: SpelledToken, allowed: AllowedUnits) -> Diagnostic {
        if unit.text.hasPrefix("x") {
            return error(
                .wrongValue, "write a size without spaces around `x`", at: unit.range, "write `120x44`")
        }
        let tree = unit.tree
        let number = unit.token.previous
        if unit.text == "%", tree.text(number.previous) == Attribute.alpha.word,
            let percent = Double(tree.text(number)), (0...100).contains(percent)
        {
            let opacity = numberText(percent / 100)
            return error(
                .wrongValue, "`%` isn't a unit here", at: unit.range,
                "opacity is a number from 0 to 1: `alpha \(opacity)`",
                fix: .replace(tree.range(number).union(unit.range), by: opacity))
        }
        return error(
            .wrongValue, "`\(unit.text)` isn't a unit here", at: unit.range,
            unit.text == "%"
                ? "percentages are only for layout: `width 50%`; write a plain number" : unitRemark(allowed),
            fix: unit.text == "pt" || unit.text == "px" ? .replace(unit.range, by: "") : nil)
    }

    static func missingUnit(_ length: LengthSyntax, allowed: AllowedUnits) -> Diagnostic {
        let text = length.text
        // UIKit's property is in seconds; more than a few of them can only be milliseconds.
        if let number = length.number, text.utf8.count <= 4,
            length.tree.text(number.token.previous) == Attribute.minimumPressDuration.word,
            let seconds = length.tree.plainNumber(length.node), seconds.value <= 10
        {
            return error(
                .wrongValue, "this number needs a unit", at: length.range, "UIKit's seconds are `\(text)s`",
                fix: .replace(length.range, by: text + "s"))
        }
        let remark: String? =
            switch allowed {
            case .angles where text.isQuotableNumber: "write degrees as `\(text)deg`, radians as `\(text)rad`"
            case .times where text.isQuotableNumber: "write milliseconds as `\(text)ms`, seconds as `\(text)s`"
            default: nil
            }
        return error(.wrongValue, "this number needs a unit", at: length.range, remark ?? unitRemark(allowed))
    }

    private static func unitRemark(_ allowed: AllowedUnits) -> String {
        switch allowed {
        case .none: "numbers are in points here; remove the unit"
        case .lengths: "write points without a unit, or `%` of the superview's length"
        case .angles: "write an angle as `45deg` or `0.785rad`"
        case .times: "write a time as `200ms` or `0.2s`"
        }
    }

    static func wrongPoint(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "this isn't a point", at: range, "write `X,Y`, or a view: `60,30`, `Help`")
    }

    static func wrongTime(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "this isn't a time", at: range, "write it as `200ms` or `0.2s`")
    }

    static func wrongPinchScale(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "this isn't a scale", at: range, "write one number: `pinch 60,30 scale 2`")
    }

    static func wrongReachableSize(_ range: SourceRange) -> Diagnostic {
        error(.wrongValue, "this isn't a size", at: range, "write it as `44x44`")
    }
}
