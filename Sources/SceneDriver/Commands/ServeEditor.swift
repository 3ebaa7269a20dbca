// There are no streams between an editor and a page.
#if !hasFeature(Embedded)
    import SceneQueries
    import SceneSemantics
    import SceneServer

    /// Runs `scenec lsp`.
    func serveEditor(_ files: FileSystem, _ output: Output) -> ExitStatus {
        let input = files.standardInput()
        let host = ServerHost(
            imports: { folders in
                let finder = ImportFinder(InputPaths(folders.isEmpty ? ["."] : folders, standardInputName: nil), files)
                return ImportReader(find: finder.find, read: finder.read)
            },
            realPath: { try? files.realPath($0) }, read: { try? files.open($0).all() },
            sceneFiles: {
                FolderWalk(
                    $0, in: files, includingInterfaceBuilder: false, ConfigurationFinder(files, isOn: true)
                ).scenes
            },
            settings: { path in
                // A configuration with a mistake, as while it is being written, isn't applied.
                let finder = ConfigurationFinder(files, isOn: true)
                let configurations = finder.configurations(of: [InputFile(path, realPath: nil)])
                let problem = finder.mistakes.first.map { path, source, problem in
                    SettingsProblem(
                        path: path, bytes: source.bytes, range: problem.range,
                        message: [problem.message, problem.hint].compactMap { $0 }.joined(separator: "\n"))
                }
                return (configurations.settings(for: path, CheckSettings()), problem)
            },
            version: programVersion)
        let streams = ServerStreams(
            receive: { (try? input.next()) ?? [] }, hasArrived: files.standardInputIsReady,
            send: { bytes in
                output.standard.write(bytes)
                output.standard.flush()
                return output.standard.failure == nil
            })
        let (status, problem) = serve(host, streams)
        if let problem { output.emitError(problem) }
        return status == 0 ? .success : .findings
    }
#endif
