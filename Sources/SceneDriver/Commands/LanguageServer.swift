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
        sceneFiles: { folder in
            let finder = ConfigurationFinder(files, isOn: true)
            return FolderWalk(folder, in: files, includingInterfaceBuilder: false, finder).scenes
        },
        // A configuration can change at any time, so it is read for each check.
        settings: { path in
            let finder = ConfigurationFinder(files, isOn: true)
            let configurations = finder.configurations(of: [InputFile(path, realPath: nil)])
            return configurations.settings(for: path, CheckSettings())
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
