import SceneLint
import SceneQueries
import SceneSemantics
import SceneSyntax
import SceneText

/// The files of a call that were fixed for what other files of the call find in them, because they import them.
struct FixedImports {
    /// The fixed files, by name.
    fileprivate var files: [String: FixedImport] = [:]
    /// What identifies the files that others of the call import.
    fileprivate(set) var importedKeys: Set<String> = []
    /// The names of files that weren't fixed, because too many files import them.
    fileprivate(set) var skipped: Set<String> = []

    /// How a file was before its fixes, and what they did.
    struct FixedImport {
        var original: Source
        var titles: [String]
        var brokenCount: Int
    }

    /// Returns how the file with this name was before its fixes, or `nil` if it has none.
    subscript(name: String) -> FixedImport? { files[name] }
}

/// Fixes files of a call for what other files of the call find in them.
///
/// Such a finding appears only where a component is used, so no check of the component's own file has it.
struct ImportFixer {
    private let reader: SourceReader
    private let analysis: Analysis
    private let settings: @Sendable (InputFile) -> CheckSettings
    private var fixed = FixedImports()

    /// Writes a fixed file. Returns whether that succeeded.
    typealias Write = (_ file: InputFile, _ original: Source, _ fixed: Source) -> Bool

    /// A file of the call, and what identifies the files that it imports.
    private struct CalledFile {
        let input: InputFile
        let source: Source
        let imports: Set<String>
    }

    /// The maximum number of bytes of importing files that are checked again for the fixes of all files.
    private static let maximumBytesOfImporters = 2 << 20

    init(_ reader: SourceReader, _ analysis: Analysis, settings: @escaping @Sendable (InputFile) -> CheckSettings) {
        self.reader = reader
        self.analysis = analysis
        self.settings = settings
    }

    /// Finds the fixes of `inputs` and passes them to `write`. If that succeeds, the reader reads the fixed file from
    /// now on. If not, the file stays as it is.
    mutating func run(_ inputs: [InputFile], write: Write) -> FixedImports {
        // A file doesn't import itself.
        if inputs.count < 2 { return fixed }
        var files = filesToCheck(inputs)
        if files.count < 2 { return fixed }
        if fixSyntax(of: files, write) { files = filesToCheck(inputs) }
        // What can't be fixed together is tried alone, in each file that imports it.
        var budget = TrialBudget(Self.maximumBytesOfImporters)
        for result in fixTogether(files, write) {
            let input = files[result.index].input
            if budget.spend(result.importers.reduce(0) { $0 + $1.source.bytes.count }) {
                fixAlone(input, importedBy: result.importers, write)
            } else {
                fixed.skipped.insert(input.name)
            }
        }
        return fixed
    }

    /// Returns the files that import others or are imported.
    private mutating func filesToCheck(_ inputs: [InputFile]) -> [CalledFile] {
        var files: [CalledFile] = []
        for input in inputs {
            guard let source = try? reader.unit(input, isAlone: false).source else { continue }
            let imports = source.beginsWithImport ? reader.keys(importedBy: reader.key(of: input)) : []
            files.append(CalledFile(input: input, source: source, imports: imports))
            fixed.importedKeys.formUnion(imports)
        }
        return files.filter { file in
            if file.source.beginsWithImport { return true }
            guard case .path = file.input.origin else { return false }
            return fixed.importedKeys.contains(reader.key(of: file.input))
        }
    }

    /// Fixes imported files with syntax errors for what they have themselves, each after those that it imports. Until
    /// then nobody knows what they declare, so fewer fixes are safe in the files that import them. Returns whether a
    /// file changed.
    private mutating func fixSyntax(of files: [CalledFile], _ write: Write) -> Bool {
        var hasChanged = false
        for file in files.sorted(by: { $0.imports.count < $1.imports.count }) {
            guard case .path = file.input.origin, fixed.importedKeys.contains(reader.key(of: file.input)),
                !SyntaxTree.parse(file.source).problems.isEmpty
            else { continue }
            fixAlone(file.input, importedBy: [], write)
            if fixed[file.input.name] != nil { hasChanged = true }
        }
        return hasChanged
    }

    /// Fixes what can be fixed in all files together. Returns the results for files that need more fixes.
    private mutating func fixTogether(_ files: [CalledFile], _ write: Write) -> [ImportingFiles.Result] {
        let group = ImportingFiles(
            files.map { file in
                let key = reader.key(of: file.input)
                let settings = settings(file.input).ignoringUnused(fixed.importedKeys.contains(key))
                let isFile = if case .path = file.input.origin { true } else { false }
                return ImportingFile(file.source, key: key, settings, canBeWritten: isFile)
            },
            importing: files.map { $0.imports }, reader.importReader, analysis)
        let results = group.fixed()
        let before = fixed.files
        var (written, unwritten): (Set<Int>, Set<Int>) = ([], [])
        for result in results where unwritten.isDisjoint(with: result.filesWrittenTogether) {
            let file = files[result.index]
            guard case .path = file.input.origin else { continue }
            if record(result.fixed, of: file.input, file.source, write) {
                written.insert(result.index)
                continue
            }
            // The other files are right only together with this one.
            unwritten.insert(result.index)
            for other in results where other.filesWrittenTogether.contains(result.index) {
                guard written.remove(other.index) != nil else { continue }
                let file = files[other.index]
                takeBack(file.input, other.fixed.source, file.source, before[file.input.name], write)
            }
        }
        return results.filter { result in
            if case .path = files[result.index].input.origin { result.isUnfinished } else { false }
        }
    }

    /// Writes a file as it was before fixes that were made together, with what was recorded of it then.
    private mutating func takeBack(
        _ input: InputFile, _ fixed: Source, _ original: Source, _ earlier: FixedImports.FixedImport?, _ write: Write
    ) {
        guard fixed.bytes != original.bytes, write(input, fixed, original) else { return }
        self.fixed.files[input.name] = earlier
        reader.replace(reader.key(of: input), with: original.bytes)
    }

    /// Fixes a file for what `importers` find in it.
    private mutating func fixAlone(_ input: InputFile, importedBy importers: [ImportingFile], _ write: Write) {
        guard let unit = try? reader.unit(input, isAlone: false) else { return }
        let file = ImportingFile(unit.source, key: reader.key(of: input), settings(input).ignoringUnused(true))
        _ = record(
            file.fixed(importing: unit.imports, importedBy: importers, reader.importReader, analysis), of: input,
            unit.source, write)
    }

    /// Passes a fixed file to `write`, and records it if that succeeds. Returns whether nothing failed.
    private mutating func record(
        _ result: FixedSource, of input: InputFile, _ source: Source, _ write: Write
    ) -> Bool {
        if result.source.bytes == source.bytes { return true }
        if !write(input, source, result.source) { return false }
        let earlier = fixed.files[input.name]
        fixed.files[input.name] = FixedImports.FixedImport(
            original: earlier?.original ?? source, titles: (earlier?.titles ?? []) + result.titles,
            brokenCount: result.brokenCount + (earlier?.brokenCount ?? 0))
        reader.replace(reader.key(of: input), with: result.source.bytes)
        return true
    }
}
