import SceneDriver

Output.prepareStandardStreams()
endProcess(
    status: run(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: Environment.local, files: .local,
        output: .local))
