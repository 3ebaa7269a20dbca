import SceneLint
import SceneQueries
import SceneSyntax
import SceneText

/// Fixes files of a call for what other files of the call find in them, because they import them.
///
/// Such a finding appears only where a component is used, so no check of the component's own file has it.
struct FixedImports {
    /// The fixed files, by name.
    private var files: [String: FixedImport] = [:]

    /// How a file was before its fixes, and their number.
    struct FixedImport {
        var original: Source
        var count: Int
        var brokenCount: Int
    }

    /// The names of files that were not fixed, because too much imports them.
    private(set) var skipped: Set<String> = []

    /// The most bytes of importing files that are checked again for the fixes of all files.
    private static let mostBytesOfImporters = 2 << 20

    /// Nothing is fixed.
    init() {}

    /// Returns how the file with this name was before its fixes, or `nil` if it has none.
    subscript(name: String) -> FixedImport? { files[name] }

    /// Finds the fixes of `inputs` and passes them to `write`. If that succeeds, `reader` reads the fixed file from now
    /// on. If not, the file stays as it is.
    init(
        of inputs: [InputFile], _ reader: SourceReader, _ analysis: Analysis,
        settings: @escaping @Sendable (InputFile) -> CheckSettings,
        write: (_ file: InputFile, _ original: Source, _ fixed: Source) -> Bool
    ) {
        // A file doesn't import itself.
        if inputs.count < 2 { return }
        var importers: [ImportingFile] = []
        var found: [String] = []
        var isFound: Set<String> = []
        for input in inputs {
            guard let source = try? reader.source(input, isAlone: false), source.beginsWithImport else { continue }
            let importer = ImportingFile(source.importing(nil), key: reader.key(of: input), settings(input))
            importers.append(importer)
            for finding in importer.settings.reportedFindings(in: source, analysis) {
                guard finding.range.file != source.file, let key = reader.key(of: finding.range.file) else { continue }
                let isFixable = finding.fixes.contains { $0.safe || importer.settings.includesUnsafeFixes }
                if isFixable, isFound.insert(key).inserted { found.append(key) }
            }
        }
        if found.isEmpty { return }
        let imported = importers.map { reader.keys(importedBy: $0.key) }
        var named: [String: InputFile] = [:]
        for input in inputs { named[reader.key(of: input)] = input }
        var rest = Self.mostBytesOfImporters
        for key in found {
            guard let input = named[key], case .path = input.origin else { continue }
            let users = zip(importers, imported).filter { $1.contains(key) && $0.key != key }.map { $0.0 }
            let size = users.reduce(0) { $0 + $1.source.bytes.count }
            if size > rest {
                skipped.insert(input.name)
                continue
            }
            rest -= size
            guard let source = try? reader.source(input, isAlone: false) else { continue }
            let fixed = ImportingFile(source, key: key, settings(input)).fixed(
                importing: source.imports, importedBy: users, reader.importReader, analysis)
            if fixed.source.bytes == source.bytes || !write(input, source, fixed.source) { continue }
            files[input.name] = FixedImport(original: source, count: fixed.count, brokenCount: fixed.brokenCount)
            reader.replace(key, with: fixed.source.bytes)
        }
    }
}
