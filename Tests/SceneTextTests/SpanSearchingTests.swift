import SceneText
import Testing

/// Tests searching spans against a linear search.
struct SpanSearchingTests {
    @Test(arguments: 0..<26)
    func findsTheFirstOccurrence(_ count: Int) {
        // Four different bytes. One is 0, which also pads the last word beyond the end.
        let bytes = (0..<count).map { UInt8($0 * $0 % 7 % 4) }
        for byte in UInt8(0)...4 {
            for offset in 0...count + 9 {
                let expected = bytes.indices.first { $0 >= offset && bytes[$0] == byte }
                #expect(bytes.span.firstOffset(of: byte, from: offset) == expected)
            }
        }
    }
}
