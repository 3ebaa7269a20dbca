import SceneText

/// The fixes that were applied to a file.
public struct AppliedFixes: Sendable {
    /// The name of the file.
    public let file: String
    /// What each of them did.
    public let titles: [String]

    /// Creates a record of applied fixes.
    public init(file: String, titles: [String]) {
        self.file = file
        self.titles = titles
    }

    /// The file and, on lines of their own, what was done to it.
    var lines: [String] {
        var counts: [String: Int] = [:]
        var distinct: [String] = []
        for title in titles {
            if counts[title] == nil { distinct.append(title) }
            counts[title, default: 0] += 1
        }
        let shown = distinct.prefix(Self.maximumTitles).map { title in
            let count = counts[title] ?? 1
            return "    \(count > 1 ? "\(count) × " : "")\(title)"
        }
        let rest = distinct.dropFirst(Self.maximumTitles).reduce(0) { $0 + (counts[$1] ?? 0) }
        return ["`\(file)`: \(titles.count == 1 ? "1 fix" : "\(titles.count) fixes")"] + shown
            + (rest > 0 ? ["    … and \(rest) more"] : [])
    }

    /// More are better read as a difference.
    private static let maximumTitles = 20
}
