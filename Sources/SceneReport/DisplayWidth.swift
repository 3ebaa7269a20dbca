extension Unicode.Scalar {
    /// The number of terminal columns the scalar takes: 0, 1 or 2.
    ///
    /// Terminals disagree about emoji joined from several scalars; here each scalar counts on its own.
    var displayWidth: Int {
        if value < 0x300 { return 1 }
        if value == 0x200C || value == 0x200D || (0x1160...0x11FF).contains(value) { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        return wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
}

/// The ranges that Unicode's `EastAsianWidth.txt` lists as wide or full width, except emoji, with the unassigned gaps
/// between them.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
]
