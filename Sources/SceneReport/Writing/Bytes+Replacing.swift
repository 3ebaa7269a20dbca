import SceneText

extension [UInt8] {
    /// Appends `text`, with some scalars replaced by the result of `replacement`.
    ///
    /// Calls `replacement` with a scalar and its offset, but only for scalars whose first byte `suspects` selects;
    /// `nil` means no replacement. Text between two replacements is copied at once.
    @inline(__always)
    mutating func append(
        _ text: String, suspecting suspects: (SWARWord) -> SWARWord.ByteMask,
        replacement: (Unicode.Scalar, _ offset: Int) -> String?
    ) {
        let bytes = text.utf8Span.span
        var scalars = text.utf8Span.makeUnicodeScalarIterator()
        var start = 0
        while let index = bytes.firstOffset(from: scalars.currentCodeUnitOffset, where: suspects) {
            scalars.reset(roundingForwardsFrom: index)
            guard let scalar = scalars.next() else { break }
            guard let replacement = replacement(scalar, index) else { continue }
            append(bytes.extracting(start..<index))
            append(replacement)
            start = scalars.currentCodeUnitOffset
        }
        append(bytes.extracting(start...))
    }
}
