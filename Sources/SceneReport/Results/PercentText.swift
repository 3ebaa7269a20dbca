/// Returns how much of `whole` a `part` of it is, for people: `31.8%`, or `about 31.8%` where that is not exact.
///
/// What is there is never rounded to nothing, and what is missing never to a whole.
public func percentText(_ part: Double, of whole: Double, isExact: Bool) -> String {
    let percent = (part / whole * 1000).rounded() / 10
    if percent == 0, part > 0 { return "less than 0.1%" }
    if percent == 100, part < whole { return "more than 99.9%" }
    return (isExact ? "" : "about ") + "\(shownNumber(percent))%"
}
