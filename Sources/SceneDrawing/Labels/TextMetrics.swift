/// Estimates of how wide text is. A picture has no fonts of its own, so a text gets a little more room than it needs.
enum TextMetrics {
    /// Returns the width of `text`, in points, at a font size.
    static func width(of text: String, size: Double) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars { width += self.width(of: scalar) }
        return width * size
    }

    /// Returns `text`, or its beginning with an ellipsis if it is wider than `width`. Empty if not even two characters
    /// fit.
    static func fitted(_ text: String, in width: Double, size: Double) -> String {
        var (used, result, count) = (0.0, "", 0)
        let room = width / size
        for scalar in text.unicodeScalars {
            used += self.width(of: scalar)
            // The ellipsis needs room only if something follows.
            if used > room { return count < 2 ? "" : shortened(result, to: room) + "…" }
            result.unicodeScalars.append(scalar)
            count += 1
        }
        return result
    }

    /// Returns the beginning of `text` that leaves room for an ellipsis.
    private static func shortened(_ text: String, to room: Double) -> String {
        var (used, result) = (1.0, "")
        for scalar in text.unicodeScalars {
            used += width(of: scalar)
            if used > room { break }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Returns the width of the longest word of `text`, in points, at a font size.
    static func widthOfLongestWord(in text: String, size: Double) -> Double {
        text.split(separator: " ").map { width(of: String($0), size: size) }.max() ?? 0
    }

    /// Returns `text` in lines of at most `width`, broken at blanks, and in a long word where it has to be.
    static func lines(of text: String, width: Double, size: Double) -> [String] {
        var lines: [String] = []
        let blank = self.width(of: " ") * size
        var (line, lineWidth) = ("", 0.0)
        for word in unbreakableParts(of: text) {
            let wordWidth = self.width(of: word, size: size)
            if !line.isEmpty, lineWidth + wordWidth + blank > width {
                lines.append(line)
                (line, lineWidth) = ("", 0)
            }
            if !line.isEmpty {
                line += " "
                lineWidth += blank
            }
            for scalar in word.unicodeScalars {
                let scalarWidth = self.width(of: scalar) * size
                if !line.isEmpty, lineWidth + scalarWidth > width {
                    lines.append(line)
                    (line, lineWidth) = ("", 0)
                }
                line.unicodeScalars.append(scalar)
                lineWidth += scalarWidth
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// Returns the words of `text`, where a size such as `44 × 44` is one.
    private static func unbreakableParts(of text: String) -> [String] {
        var parts: [String] = []
        var isInSize = false
        for word in text.split(separator: " ") {
            if let last = parts.indices.last, isInSize || word == "×" {
                parts[last] += " " + word
            } else {
                parts.append(String(word))
            }
            isInSize = word == "×"
        }
        return parts
    }

    /// Returns the width of a character at font size 1, by the classes of a sans-serif font.
    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", "`": 0.33
        case " ", "f", "t", "r", "(", ")", "[", "]", "/", "-", "“", "”": 0.4
        case "m", "w", "M", "W", "@", "%", "…", "—": 0.97
        case "A"..."Z", "&", "#", "→", "+", "=", "<", ">", "~": 0.76
        case _ where scalar.value < 0x300: 0.62
        // Marks that combine with the character before.
        case _ where scalar.value < 0x370 || scalar.value == 0x200D || scalar.value == 0xFE0F: 0
        case _ where scalar.value < 0x1100: 0.66
        default: 1.05
        }
    }
}

/// A text in the lines that fit in a rectangle, at the largest size at which all of it fits.
struct LinesOfText {
    /// The lines; the last one may end with an ellipsis. Empty if nothing fits.
    private(set) var texts: [String] = []
    private(set) var size = 0.0
    /// The distance between lines.
    var spacing: Double { size * Self.leading }

    private static let leading = 1.2
    /// A single line that is a little smaller is better than two lines.
    private static let leastShrinking = 0.75
    private static let maximumCount = 12.0

    /// Breaks `text`.
    ///
    /// - Parameter height: The height of the room; one line always fits.
    /// - Parameter sizes: The font sizes to try, the best first. Those larger than the first don't count.
    init(_ text: String, width: Double, height: Double, sizes: [Double]) {
        guard let largest = sizes.first, width > 0 else { return }
        let fitting = width / TextMetrics.width(of: text, size: 1)
        if let smallest = sizes.last, fitting >= max(largest * Self.leastShrinking, min(smallest, largest)) {
            (texts, size) = ([text], min(largest, fitting))
            return
        }
        // A text below the smallest size is better than a broken word, too, unless nobody can read it.
        let word = 0.999 * width / max(TextMetrics.widthOfLongestWord(in: text, size: 1), .leastNormalMagnitude)
        let isBrokenAlways = sizes.last.map { word < $0 && word >= $0 * Self.leastShrinking } ?? false
        let sizes = isBrokenAlways ? sizes + [word] : sizes
        for size in sizes where size <= largest {
            self.size = size
            let count = max(1, min(Self.maximumCount, (height / (size * Self.leading)).rounded(.down)))
            let lines = TextMetrics.lines(of: text, width: width, size: size)
            // A smaller text is better than a broken word.
            let isBroken = TextMetrics.widthOfLongestWord(in: text, size: size) > width
            if Double(lines.count) <= count, !isBroken || size == sizes.last {
                texts = lines
                return
            }
            let kept = lines.prefix(Int(count) - 1)
            let rest = lines.dropFirst(kept.count).joined(separator: " ")
            texts = kept + [TextMetrics.fitted(rest, in: width, size: size)]
        }
        texts = texts.filter { !$0.isEmpty }
    }
}
