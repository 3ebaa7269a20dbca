import Foundation

/// A folder for the files of a test. It is removed with this object.
final class TemporaryFolder: Sendable {
    /// The folder.
    let url: URL

    /// Creates an empty folder.
    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of the folder.
    var path: String { url.path }

    /// Returns the place of a path in the folder.
    func appendingPathComponent(_ path: String) -> URL { url.appendingPathComponent(path) }

    /// Writes a file, and creates its folder.
    func write(_ text: String, _ path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
