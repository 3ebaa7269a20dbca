import SceneDriver

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

Output.prepareStandardStreams()
exit(
    run(
        arguments: Array(CommandLine.arguments.dropFirst()), environment: Environment.local, files: .local,
        output: .local))
