import SceneText
import Testing

/// Tests comparing eight bytes at once against comparing them one by one.
struct SWARWordTests {
    @Test
    func matchesEachByte() {
        var state: UInt64 = 1
        for _ in 0..<2000 {
            let bytes = (0..<20).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 56)
            }
            for offset in [0, 3, 11, 12, 13, 19, 20, 25] {
                let eight = SWARWord(bytes.span, at: offset)
                let expected = (offset..<offset + 8).map { $0 < bytes.count ? bytes[$0] : 0 }
                #expect((0..<8).map { UInt8(truncatingIfNeeded: eight.bits >> UInt64(8 * $0)) } == expected)
                let byte = expected[Int(state % 8)]
                #expect(eight.mask(of: byte).first == expected.firstIndex(of: byte) ?? 8)
                let inRange = eight.mask(from: 0x30, to: 0x39)
                #expect(inRange.first == expected.firstIndex { (0x30...0x39).contains($0) } ?? 8)
                #expect((~inRange).first == expected.firstIndex { !(0x30...0x39).contains($0) } ?? 8)
                #expect(eight.maskBeyondASCII.isEmpty == expected.allSatisfy { $0 < 0x80 })
                #expect(eight.prefix(3) == eight.bits & 0xFF_FFFF)
                #expect(eight.prefix(8) == eight.bits)
            }
        }
    }
}
