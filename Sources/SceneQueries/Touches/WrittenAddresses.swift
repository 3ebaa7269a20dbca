import SceneImport
import SceneText

/// The addresses of views in the steps of a touch, such as `0x7f9e08`. A scene's text can't have them.
struct WrittenAddresses {
    /// Where they are, as offsets of bytes, in order.
    private var ranges: [Range<Int>] = []

    init() {}

    /// Finds the addresses in `text`: words that begin with `0x`.
    init(in text: String) {
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            guard bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: ".") else {
                offset += 1
                continue
            }
            let start = offset
            while offset < bytes.count, bytes[offset].isIdentifierByte || bytes[offset] == UInt8(ascii: ".") {
                offset += 1
            }
            if String(decoding: bytes[start..<offset], as: UTF8.self).asAddress != nil { ranges.append(start..<offset) }
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Returns `text` with a Name as long as each address in its place.
    func namesInPlace(in text: String) -> String {
        if ranges.isEmpty { return text }
        var bytes = Array(text.utf8)
        for range in ranges { bytes[range.lowerBound] = UInt8(ascii: "V") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text of `source` with each address replaced by what `replacement` gives for it, if it gives
    /// something.
    func replaced(in source: Source, by replacement: (_ address: String, SourceRange) -> String?) -> String {
        var (text, start) = ("", 0)
        for range in ranges {
            let written = source.range(range.lowerBound, range.upperBound)
            text += source.text(in: source.range(start, range.lowerBound))
            text += source.text(in: written).asAddress.flatMap { replacement($0, written) } ?? source.text(in: written)
            start = range.upperBound
        }
        return text + source.text(in: source.range(start, source.bytes.count))
    }
}
