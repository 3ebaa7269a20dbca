import SceneQueries
import SceneSemantics

/// The files that `scenec check` reads, with their configurations.
struct CheckInputs {
    let files: FileSystem
    let reader: SourceReader
    /// The configurations of the files found last.
    private(set) var configurations: Configurations {
        didSet { readAsConfigured() }
    }
    private let request: CheckRequest
    private let finder: ConfigurationFinder

    init(_ request: CheckRequest, _ files: FileSystem, _ analysis: Analysis) {
        self.request = request
        self.files = files
        reader = SourceReader(request.paths, files)
        finder = ConfigurationFinder(files, isOn: request.readsConfiguration, ruleNames: analysis.ruleNames)
        configurations = finder.configurations(of: [])
    }

    /// Lets the reader compile each file as its configuration says.
    private func readAsConfigured() {
        let configurations = configurations
        reader.options = { CompilationOptions(minimumTarget: configurations[$0].minimumTarget) }
    }

    /// What is wrong with the configurations found so far.
    var configurationErrors: [FileError] { finder.errors }

    /// Finds the files of the call and their configurations.
    mutating func findFiles() -> SceneFinder {
        let found = SceneFinder(
            request.paths, in: files, includingInterfaceBuilder: request.includesInterfaceBuilder, finder)
        configurations = finder.configurations(of: found.files)
        return found
    }

    /// Finds the files that those checked so far import, besides `found`, and their configurations.
    mutating func findImports(besides found: [InputFile]) -> [InputFile] {
        let imports = reader.imports(besides: found).map { $0.file }
        configurations = finder.configurations(of: imports)
        return imports
    }

    /// Returns the names of the `files` that others import by one of `keys`.
    func names(of files: [InputFile], importedAs keys: Set<String>) -> Set<String> {
        // Finding the key of a file can read the disk.
        keys.isEmpty ? [] : Set(files.filter { keys.contains(reader.key(of: $0)) }.map { $0.name })
    }
}
