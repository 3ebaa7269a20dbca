/// Returns `text`, a path or a title, with an ellipsis instead of its middle if it is very long.
///
/// Nobody reads a Name of thousands of letters, but a picture repeats it for every view in the view that has it.
func shownBriefly(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // Counting all letters of a long Name would take longer than drawing the view.
    guard text.utf8.count > longestShown, scalars.prefix(longestShown + 1).count > longestShown else { return text }
    return "\(Substring(scalars.prefix(longestShown / 2)))…\(Substring(scalars.suffix(longestShown / 2 - 1)))"
}

/// The number of characters of the longest text that is shown completely.
private let longestShown = 400
