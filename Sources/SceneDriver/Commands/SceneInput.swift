import SceneImport
import SceneLint
import SceneQueries
import SceneReport
import SceneSemantics
import SceneSyntax
import SceneText

/// A file with scenes, as a command reads it that takes one file, before its rules are applied.
struct SceneSource {
    /// The file of the call.
    let file: InputFile
    /// The text with the scenes: the text of the file, or of its document.
    let unit: CompilationUnit
    /// The document that the scenes were imported from, if they were.
    let document: SceneDocument?
    /// The device or size of the scenes that the call selects; `nil` for all. In a document of Interface Builder the
    /// device decides about size classes, and the scenes have none.
    let device: String?
    fileprivate let reader: SourceReader

    /// Reads the first of `paths`. If it can't be read, reports that and returns `nil`.
    ///
    /// - Parameter options: The options with which the file is compiled.
    /// - Parameter device: The device or size that the call names.
    /// - Parameter checksAssumptions: Whether to report assumptions that the file has no use for.
    init?(
        _ paths: InputPaths, _ files: FileSystem, _ output: Output, options: CompilationOptions = CompilationOptions(),
        on device: String?, assuming assumptions: ImportAssumptions = ImportAssumptions(),
        checksAssumptions: Bool = true, asJSON: Bool
    ) {
        file = paths.onlyFile
        reader = SourceReader(paths, files)
        reader.options = { _ in options }
        guard let unit = readUnit(file, reader, output, asJSON: asJSON) else { return nil }
        var design = InterfaceBuilderOptions()
        if let device, unit.source.documentFormat == .interfaceBuilder {
            guard let deviceOptions = InterfaceBuilderOptions(deviceNamed: device) else {
                output.emitError(.unknownDevice(device))
                return nil
            }
            design = deviceOptions
        }
        self.device = design.device == nil ? device : nil
        document = SceneDocument(unit, assumptions, design)
        self.unit = document?.unit ?? unit
        if checksAssumptions, output.emitUselessAssumption(of: assumptions, in: [(file, document)]) { return nil }
    }
}

/// A file with scenes, as a command reads it that takes one file.
struct SceneInput {
    private let read: SceneSource
    /// The scenes, or those that the document was imported as.
    let linted: LintedFile
    /// The findings in the document that aren't reported.
    var suppressions: [DocumentSuppression] = []
    private let offeredFixes: OfferedFixes

    /// The input with the result of linting its source.
    init(_ read: SceneSource, _ linted: LintedFile) {
        self.read = read
        self.linted = linted
        offeredFixes = OfferedFixes(of: linted)
    }

    /// Reads the first of `paths` and lints it. If it can't be read, reports that and returns `nil`.
    init?(
        _ paths: InputPaths, _ files: FileSystem, _ output: Output, options: CompilationOptions = CompilationOptions(),
        on device: String?, assuming assumptions: ImportAssumptions = ImportAssumptions(), asJSON: Bool,
        lint: (CompilationUnit) -> LintedFile
    ) {
        let read = SceneSource(
            paths, files, output, options: options, on: device, assuming: assumptions, asJSON: asJSON)
        guard let read else { return nil }
        self.init(read, lint(read.unit))
    }

    /// The file of the call.
    var file: InputFile { read.file }
    /// The document that the scenes were imported from, if they were.
    var document: SceneDocument? { read.document }
    /// The device or size of the scenes that the call selects, as ``SceneSource/device``.
    var device: String? { read.device }
    private var reader: SourceReader { read.reader }

    /// Writes the errors outside scenes. Returns whether there are any.
    func writeErrorsOutsideScenes(to output: Output, asJSON: Bool) -> Bool {
        let hasErrorsInImports = output.writeErrors(ofImportsBesides: [file], reader, asJSON: asJSON)
        let problems = document?.problems(except: suppressions) ?? []
        if let document {
            output.write(errorsOf: problems, in: document.source, reader, asJSON: asJSON)
            for note in problems where note.severity != .error {
                output.error.write(reader.finding(note, in: document.source).shortText)
            }
        }
        let outside = linted.errorsOutsideScenes
        write(outside, to: output, asJSON: asJSON)
        return hasErrorsInImports || !outside.isEmpty || problems.hasErrors
    }

    /// Returns the diagnostics of the scenes except those that ``suppressions`` suppress.
    func withoutSuppressed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        document?.diagnostics(diagnostics, except: suppressions) ?? diagnostics
    }

    /// Returns diagnostics of the scenes as findings in the file.
    func findings(_ diagnostics: [Diagnostic]) -> [Finding] {
        guard let document else { return diagnostics.map { reader.finding($0, in: linted.file.tree.source) } }
        return document.findings(diagnostics).map { reader.finding($0, in: document.source) }
    }

    /// Writes errors in the scenes instead of results.
    func write(_ errors: [Diagnostic], to output: Output, asJSON: Bool) {
        let errors = errors.map { $0.shown(on: device) }
        if let document {
            output.write(errorsOf: document.findings(errors), in: document.source, reader, asJSON: asJSON)
        } else {
            linted.write(offeredFixes.applied(to: errors), reader, to: output, asJSON: asJSON)
        }
    }

    /// Returns the scenes called `name`, or all, without those that aren't on ``device``, except scenes with errors.
    /// Writes the errors elsewhere that concern them. Returns `nil` if there is no such scene, and reports that.
    func select(_ name: String?, _ output: Output, asJSON: Bool) -> [LintedFile.Scene]? {
        let isOutsideSound = linted.errorsOutsideScenes.isEmpty
        var selected = linted.scenes
        if let name {
            selected.removeAll { $0.bound.name != name }
            if selected.isEmpty, isOutsideSound {
                output.emitErrorAboutScene(name, in: [file], known: linted.scenes.map { $0.bound.name })
                return nil
            }
            write(linted.errorsElsewhere(than: selected), to: output, asJSON: asJSON)
        }
        if linted.scenes.isEmpty, isOutsideSound {
            output.emitErrorAboutNoScene(in: file, document)
            return nil
        }
        guard let device else { return selected }
        let devices = selected.flatMap { $0.bound.screens }
        selected.removeAll { !$0.screens.isEmpty && !$0.bound.screens.contains(device) }
        if !selected.isEmpty { return selected }
        output.emitErrorAboutDevice(
            device, in: [file], known: devices, isPrintout: document.map { !$0.isInterfaceBuilder } ?? false)
        return nil
    }
}

extension Output {
    /// Reports an assumption that none of `inputs` has a use for. Returns whether there is one.
    func emitUselessAssumption(
        of assumptions: ImportAssumptions, in inputs: [(file: InputFile, document: SceneDocument?)]
    ) -> Bool {
        if assumptions.hitTesting.isEmpty { return false }
        let documents = inputs.compactMap { $0.document }
        guard let first = documents.first else {
            let names = inputs.map { "`\($0.file.name)`" }.joinedAsList()
            emitError(
                "`--assume` needs a view hierarchy to import, and \(names) "
                    + (inputs.count == 1 ? "is a scene" : "are scenes"))
            return true
        }
        let unused = first.unusedAssumptions.first { name in
            documents.allSatisfy { $0.unusedAssumptions.contains(name) }
        }
        guard let unused else { return false }
        emitError(first.problem(ofUnknownView: unused))
        return true
    }

    /// Reports that none of `files`, whose scenes have the names `sceneNames`, has a scene called `name`.
    func emitErrorAboutScene(_ name: String, in files: [InputFile], known sceneNames: [String]) {
        let nearest = NearestWord.of(name, among: sceneNames).map { "; did you mean `\($0)`?" } ?? ""
        let place = files.count == 1 ? "`\(files[0].name)`" : "these \(files.count) files"
        var seen: Set<String> = []
        let names = sceneNames.filter { seen.insert($0).inserted }
        // A folder can have more scenes than you can read.
        let isShort = names.count <= 20 || files.count == 1
        emitError(
            "there is no scene `\(name)` in \(place)\(nearest)",
            names.isEmpty || !isShort ? [] : ["scenes: \(names.joined(separator: ", "))"])
    }

    /// Reports that a file, a document or a scene file, has no scene.
    func emitErrorAboutNoScene(in file: InputFile, _ document: SceneDocument?) {
        var hints: [String] = []
        if let document {
            // An error in it has been written, and says why.
            if !document.problems.hasErrors { hints = ["its root views have no size; `scenec import` lists them"] }
        } else {
            hints = ["a scene is written `scene Main 390x844 { … }`"]
        }
        emitError("there is no scene in `\(file.name)`", hints)
    }

    /// Reports that none of the scenes in `files`, which are on `devices`, is on `device`.
    /// They are of a printed hierarchy if `isPrintout`, which has the size at which it was printed.
    func emitErrorAboutDevice(
        _ device: String, in files: [InputFile], known devices: [String], isPrintout: Bool = false
    ) {
        let nearest = Schema.nearestDevice(to: device, among: devices).map { "; did you mean `\($0)`?" } ?? ""
        emitError(
            "no scene in \(files.count == 1 ? "this file" : "these \(files.count) files") has the device `\(device)`\(nearest)",
            ["devices: \(Set(devices).sorted().joined(separator: ", "))"]
                + [isPrintout ? Self.deviceOfPrintout : adviceToName(device, besides: devices)].compactMap { $0 })
    }

    /// What to do about a printed hierarchy that should be of another device.
    private static let deviceOfPrintout =
        "a printed view hierarchy has the size of the device that printed it: print it there, too"

    /// Returns how a scene on one of `devices` names `device` as well, or `nil` if that is none.
    private func adviceToName(_ device: String, besides devices: [String]) -> String? {
        let isSize = device.utf8.first.map { $0.isDigit } ?? false
        let word = String(device.filter { $0 != " " })
        guard let first = devices.first, let meant = isSize ? device : Schema.device(meantBy: word) else { return nil }
        let places = [first, meant].map { $0.utf8.first?.isDigit == true ? $0 : ".\($0)" }
        return "a scene names its devices in its head: `scene Main \(places.joined(separator: ", ")) { … }`"
    }
}
