import SceneText

extension Source {
    /// Returns the rectangle at `offset` or after blanks behind it, as a debugger prints it, `(16 740; 358 50)` or
    /// `{{16, 740}, {358, 50}}`, and how a scene has it: `16,740 358x50`. Returns `nil` if there is none.
    func printedRectangle(after offset: Int) -> (range: SourceRange, text: String)? {
        let start = endOfBlanks(from: offset)
        let rest = bytes[start...].prefix(Self.maximumPrintedLength)
        let isNested = rest.starts(with: "{{".utf8)
        guard isNested || rest.first == UInt8(ascii: "("),
            var end = rest.firstIndex(of: UInt8(ascii: isNested ? "}" : ")"))
        else { return nil }
        if isNested {
            guard let second = rest[(end + 1)...].firstIndex(of: UInt8(ascii: "}")),
                rest[(second + 1)...].first == UInt8(ascii: "}")
            else { return nil }
            end = second + 1
        }
        let text = String(decoding: rest[..<end], as: UTF8.self)
        let parts = text.split { isNested ? "{}".contains($0) : $0 == ";" }.map { part in
            part.split { $0 == " " || isNested && $0 == "," }.map { $0.drop { $0 == "(" } }
        }.filter { !$0.isEmpty }
        guard parts.map({ $0.count }) == [2, 2],
            parts.joined().allSatisfy({ Double($0) != nil && $0.utf8.allSatisfy { "-.0123456789".utf8.contains($0) } })
        else { return nil }
        let written = "\(parts[0][0]),\(parts[0][1]) \(parts[1][0])x\(parts[1][1])"
        return (range(start, end + 1), written)
    }

    /// Longer than any rectangle that a debugger prints.
    private static let maximumPrintedLength = 80
}
