import Foundation

/// A folder of files that tests read, and of the `.expected` files beside them.
///
/// What a test produces from `name.scene` is compared with `name.expected`. With the environment variable `UPDATE=1`
/// the tests write what they produce instead; the change is then to be read before it is committed.
public struct Fixtures: Sendable {
    /// The folder.
    private let folder: URL

    /// Takes the folder called `name` beside the source file of the test.
    public init(_ name: String, beside file: String = #filePath) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Whether expectations are written instead of compared.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE"] == "1" }

    /// The names of the files that end in `suffix`, without it, in order: what a parameterised test runs on.
    public func names(endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }

    /// The bytes of a file.
    public func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The text of a file.
    public func text(_ name: String) throws -> String {
        String(decoding: try bytes(name), as: UTF8.self)
    }

    /// Compares `actual` with what is expected in `name.expected`; `nil` where they agree, else both in words.
    public func difference(_ actual: String, from name: String) throws -> String? {
        try difference(actual, fromFile: name + ".expected")
    }

    /// Compares `actual` with the text of the file called `name`.
    public func difference(_ actual: String, fromFile name: String) throws -> String? {
        let url = folder.appendingPathComponent(name)
        let expected = try? String(contentsOf: url, encoding: .utf8)
        if let expected, Array(expected.utf8) == Array(actual.utf8) { return nil }
        if Self.isUpdating {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: url)
            return nil
        }
        guard let expected else { return "\(name) does not exist; UPDATE=1 writes it:\n\(actual)" }
        return "\(name) expects\n\(expected)\nbut there is\n\(actual)\n\(Self.firstDifference(expected, actual))"
    }

    /// Where two texts differ first.
    private static func firstDifference(_ expected: String, _ actual: String) -> String {
        let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        return "They differ first in line \(same + 1)."
    }
}
