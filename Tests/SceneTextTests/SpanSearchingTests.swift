import SceneText
import Testing

/// A byte is found where a look at each one finds it.
struct SpanSearchingTests {
    @Test(arguments: 0..<26)
    func theFirstPlaceIsFound(_ count: Int) {
        // Four different bytes, 0 among them, which is also what stands for those behind the end.
        let bytes = (0..<count).map { UInt8($0 * $0 % 7 % 4) }
        for byte in UInt8(0)...4 {
            for offset in 0...count + 9 {
                let expected = bytes.indices.first { $0 >= offset && bytes[$0] == byte }
                #expect(bytes.span.firstOffset(of: byte, from: offset) == expected)
            }
        }
    }
}
