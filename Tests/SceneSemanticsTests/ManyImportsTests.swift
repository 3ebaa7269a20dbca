import SceneSemantics
import SceneText
import Testing

/// Reads 1,000 files that import each other, and counts what it asks of the file system. Time depends on the machine,
/// so the tests don't measure it.
struct ManyImportsTests {
    private static let count = 1000

    /// Which files a file imports.
    enum Shape: String, CaseIterable, Sendable {
        /// Each imports the next one.
        case chain
        /// Each imports the next one, and the last one the first.
        case circle
        /// The first imports all others.
        case star
        /// All import the last one, and the first all others.
        case hub

        fileprivate func imports(of file: Int) -> [Int] {
            let last = ManyImportsTests.count - 1
            switch self {
            case .chain: return file < last ? [file + 1] : []
            case .circle: return [file < last ? file + 1 : 0]
            case .star: return file == 0 ? Array(1...last) : []
            case .hub: return file == 0 ? Array(1...last) : file < last ? [last] : []
            }
        }

        fileprivate func source(_ file: Int) -> Source {
            let imports = imports(of: file).map { "import \"\($0).scene\"\n" }.joined()
            return Source(path: "\(file).scene", text: imports + "let a\(file) = \(file)\n")
        }
    }

    /// How often something was asked of the file system.
    private final class Counts {
        var found = 0
        var read = 0
    }

    @Test(arguments: Shape.allCases)
    func eachFileIsReadOnceAndEachImportFoundOnce(_ shape: Shape) {
        let counts = Counts()
        let reader = ImportReader(
            find: { path, _ in
                counts.found += 1
                return .file(key: path, path: path)
            },
            read: { key in
                counts.read += 1
                guard let file = Int(key.prefix { $0 != "." }) else { return .success([]) }
                return .success(shape.source(file).bytes)
            })
        var graph = ImportGraph()
        let importCount = (0..<Self.count).reduce(0) { $0 + shape.imports(of: $1).count }
        // A check of a folder resolves all of its files.
        for file in 0..<Self.count {
            _ = graph.resolve(shape.source(file), key: "\(file).scene", reader)
            #expect(counts.found == importCount, "after \(file)")
            if counts.found != importCount { break }
        }
        #expect(counts.read == Self.count - 1)
        #expect(graph.imported.count == Self.count - 1)
        #expect(graph.keys(importedBy: "0.scene").count == Self.count)
    }
}
