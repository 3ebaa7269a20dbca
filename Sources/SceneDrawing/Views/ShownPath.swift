/// Returns `text`, a path or a title, with an ellipsis instead of its middle if it is very long.
///
/// A Name of thousands of letters isn't readable, but a picture repeats it for every view in the view that has it.
func shownBriefly(_ text: String, maximumLength: Int = maximumShownLength) -> String {
    let scalars = text.unicodeScalars
    // Counting all letters of a long Name would take longer than drawing the view.
    guard text.utf8.count > maximumLength, scalars.prefix(maximumLength + 1).count > maximumLength else { return text }
    let start = scalars.prefix(maximumLength / 2)
    let end = scalars.suffix(maximumLength / 2 - 1)
    return "\(Substring(start))…\(Substring(end))"
}

/// The number of characters of the longest text that is shown completely.
let maximumShownLength = 400
