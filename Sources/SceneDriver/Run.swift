import SceneQueries
import SceneReport

/// Runs the program with `arguments`, without its name, and returns the exit status.
public func run(
    arguments: [String], environment: ProcessEnvironment, files: FileSystem, output: Output
) -> Int32 {
    run(arguments: arguments, environment: environment, files: files, output: output, analysis: .default)
}

/// Runs the program with a given `analysis`.
public func run(
    arguments: [String], environment: ProcessEnvironment, files: FileSystem, output: Output, analysis: Analysis
) -> Int32 {
    var status: ExitStatus
    let located = LocatedCommand(arguments)
    do throws(UsageError) {
        status = perform(try Invocation(located), environment, files, output, analysis)
    } catch {
        let command = located.name.flatMap(CommandName.init(rawValue:))
        output.emitError(error, help: command.map { "scenec help \($0)" } ?? "scenec --help")
        status = .unreadable
    }
    output.standard.flush()
    switch output.standard.failure {
    case .other(let reason):
        output.emitError("can't write to standard output: \(reason)")
        status = .unreadable
    case .full:
        output.emitError("the output is too long: only the first \(Output.maximumMegabytes) MB were written")
        status = .unreadable
    case nil where !output.standard.isOpen:
        output.emitError("can't write to standard output: it is closed")
        status = .unreadable
    case .closed, nil: break
    }
    output.error.flush()
    // An error couldn't be seen there.
    if !output.error.isOpen { status = .unreadable }
    if case .other = output.error.failure { status = .unreadable }
    return status.rawValue
}

/// Runs an invocation.
private func perform(
    _ invocation: Invocation, _ environment: ProcessEnvironment, _ files: FileSystem, _ output: Output,
    _ analysis: Analysis
) -> ExitStatus {
    switch invocation {
    case .help(nil): output.standard.write(HelpText.overview)
    case .help(let command?): output.standard.write(HelpText.text(for: command))
    case .version: output.standard.write("scenec \(programVersion)\n")
    case .request(let request, let color):
        var output = output
        output.palette = Palette(isOn: color.isOn(environment, isTerminal: output.standard.isTerminal))
        #if !hasFeature(Embedded)
            // The files of a page don't change.
            if request.watches { return watch(files, output) { perform(request, environment, $0, output, analysis) } }
        #endif
        return perform(request, environment, files, output, analysis)
    }
    return .success
}

/// Runs a command.
private func perform(
    _ request: Request, _ environment: ProcessEnvironment, _ files: FileSystem, _ output: Output, _ analysis: Analysis
) -> ExitStatus {
    switch request {
    case .check(let request): return check(request, files, output, analysis)
    case .eval(let request): return eval(request, files, output)
    case .test(let request): return test(request, environment, files, output)
    case .explain(let request): return explain(request, output)
    case .dump(let request): return dump(request, files, output)
    case .fmt(let request): return format(request, files, output)
    case .import(let request): return importScenes(request, files, output)
    case .draw(let request): return draw(request, files, output, analysis)
    #if hasFeature(Embedded)
        // Commands that need two files, a terminal, an editor or an Xcode project: the page loads faster without them.
        case .diff, .export, .probe, .`init`, .lsp, .completions, .manual: return reportMissingCommand(output)
    #else
        case .diff(let request): return diff(request, files, output)
        case .export(let request): return export(request, files, output)
        case .probe(let request): return probe(request, files, output)
        case .`init`(let request): return initialize(request, files, output)
        case .lsp: return serveEditor(files, output)
        case .completions(let request): return print(request.text, output)
        case .manual: return print(ManualPage.text, output)
    #endif
    }
}

#if hasFeature(Embedded)
    private func reportMissingCommand(_ output: Output) -> ExitStatus {
        output.emitError("a page doesn't have this command", ["install scenec to run it in a terminal"])
        return .unreadable
    }
#else
    private func print(_ text: String, _ output: Output) -> ExitStatus {
        output.standard.write(text)
        return .success
    }
#endif
