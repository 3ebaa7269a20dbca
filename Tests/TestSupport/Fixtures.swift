import Foundation

/// A folder of test inputs and their `.expected` files.
///
/// A test compares its output for `name.scene` with `name.expected`. With the environment variable `UPDATE=1` it writes
/// the output to that file instead; read the difference before you commit it.
public struct Fixtures: Sendable {
    private let folder: URL

    /// Creates fixtures in the folder `name` beside the test's source file.
    public init(_ name: String, beside file: String = #filePath) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Whether to write expected output instead of comparing with it.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE"] == "1" }

    /// The sorted names of the files that end in `suffix`, without the suffix; the arguments of a parameterized test.
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

    /// Compares `actual` with `name.expected`. Returns `nil` if they are equal, and a description otherwise.
    public func difference(_ actual: String, from name: String) throws -> String? {
        try difference(actual, fromFile: name + ".expected")
    }

    /// Compares `actual` with the file `name`. Returns `nil` if they are equal, and a description otherwise.
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

    /// Says in which line two texts first differ.
    private static func firstDifference(_ expected: String, _ actual: String) -> String {
        let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        return "They differ first in line \(same + 1)."
    }
}
