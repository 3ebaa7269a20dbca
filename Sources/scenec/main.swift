import SceneDriver

Output.prepareStandardStreams()
endProcess(
    status: run(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessEnvironment.local, files: .local,
        output: .local))
