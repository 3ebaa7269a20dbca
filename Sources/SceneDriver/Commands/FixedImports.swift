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

    /// What identifies the files that others of the call import.
    private(set) var importedKeys: Set<String> = []

    /// The names of files that weren't fixed, because too much imports them.
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
        var all: [(input: InputFile, source: Source, imports: Set<String>)] = []
        for input in inputs {
            guard let source = try? reader.source(input, isAlone: false) else { continue }
            let imports = source.beginsWithImport ? reader.keys(importedBy: reader.key(of: input)) : []
            all.append((input, source, imports))
        }
        let imported = all.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        importedKeys = imported
        all = all.filter { file in
            if case .path = file.input.origin {
                return file.source.beginsWithImport || imported.contains(reader.key(of: file.input))
            }
            return file.source.beginsWithImport
        }
        if all.count < 2 { return }
        let group = ImportingFiles(
            all.map { file in
                let key = reader.key(of: file.input)
                let settings = settings(file.input).ignoringUnused(imported.contains(key))
                return ImportingFile(file.source.importing(nil), key: key, settings)
            },
            importing: all.map { $0.imports }, reader.importReader, analysis)
        var unfinished: [ImportingFiles.Result] = []
        for result in group.fixed() {
            let (input, source, _) = all[result.index]
            guard case .path = input.origin else { continue }
            if result.isUnfinished { unfinished.append(result) }
            if take(result.fixed, of: input, source, write) {
                reader.replace(reader.key(of: input), with: result.fixed.source.bytes)
            }
        }
        // What couldn't be fixed together is tried alone, in each file that imports it.
        var rest = Self.mostBytesOfImporters
        for result in unfinished {
            let input = all[result.index].input
            let size = result.importers.reduce(0) { $0 + $1.source.bytes.count }
            if size > rest {
                skipped.insert(input.name)
                continue
            }
            rest -= size
            guard let source = try? reader.source(input, isAlone: false) else { continue }
            let key = reader.key(of: input)
            let fixed = ImportingFile(source, key: key, settings(input).ignoringUnused(true)).fixed(
                importing: source.imports, importedBy: result.importers, reader.importReader, analysis)
            if take(fixed, of: input, source, write) { reader.replace(key, with: fixed.source.bytes) }
        }
    }

    /// Passes a fixed file to `write`. Returns whether it was changed.
    private mutating func take(
        _ fixed: FixedSource, of input: InputFile, _ source: Source,
        _ write: (_ file: InputFile, _ original: Source, _ fixed: Source) -> Bool
    ) -> Bool {
        if fixed.source.bytes == source.bytes || !write(input, source, fixed.source) { return false }
        let earlier = files[input.name]
        files[input.name] = FixedImport(
            original: earlier?.original ?? source, count: fixed.count + (earlier?.count ?? 0),
            brokenCount: fixed.brokenCount + (earlier?.brokenCount ?? 0))
        return true
    }
}
