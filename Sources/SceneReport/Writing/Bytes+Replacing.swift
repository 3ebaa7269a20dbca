import SceneText

extension [UInt8] {
    /// Appends `text`, and in the place of some scalars what `replacement` gives for them.
    ///
    /// It is asked, with the offset of the scalar, for those alone whose first byte is among the `suspects` of eight bytes, and
    /// says `nil` where nothing is to be replaced. Whatever stands between two replacements goes over in one go.
    @inline(__always)
    mutating func append(
        _ text: String, suspecting suspects: (SWARWord) -> SWARWord.Places,
        replacement: (Unicode.Scalar, _ offset: Int) -> String?
    ) {
        let bytes = text.utf8Span.span
        var scalars = text.utf8Span.makeUnicodeScalarIterator()
        var start = 0
        while let place = bytes.firstOffset(from: scalars.currentCodeUnitOffset, where: suspects) {
            scalars.reset(roundingForwardsFrom: place)
            guard let scalar = scalars.next() else { break }
            guard let replacement = replacement(scalar, place) else { continue }
            append(bytes.extracting(start..<place))
            append(replacement)
            start = scalars.currentCodeUnitOffset
        }
        append(bytes.extracting(start...))
    }
}
