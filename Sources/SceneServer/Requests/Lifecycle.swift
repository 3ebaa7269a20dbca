import SceneReport

extension ServerSession {
    /// Answers `initialize`.
    func initialize(_ parameters: JSONValue) -> Reply {
        features = ClientFeatures(parameters["capabilities"])
        let named = parameters["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
        let roots = named.isEmpty ? [parameters["rootUri"]?.string].compactMap { $0 } : named
        folders = roots.compactMap { DocumentURI.path(of: $0) }
        if folders.isEmpty, let path = parameters["rootPath"]?.string { folders = [path] }
        let (features, version) = (features, host.version)
        return { value in
            value.object { object in
                object.member("capabilities") { $0.capabilities(for: features) }
                object.member("serverInfo") { member in
                    member.object { info in
                        info.member("name", "scenec")
                        info.member("version", version)
                    }
                }
            }
        }
    }

    /// Handles `workspace/didChangeWorkspaceFolders`.
    func changeFolders(_ parameters: JSONValue) {
        func paths(_ name: String) -> [String] {
            let folders = parameters["event"]?[name]?.elements ?? []
            return folders.compactMap { $0["uri"]?.string.flatMap { DocumentURI.path(of: $0) } }
        }
        let removed = paths("removed")
        folders.removeAll { removed.contains($0) }
        for path in paths("added") where !folders.contains(path) { folders.append(path) }
        // Imports may lead into other folders now.
        documents.invalidateAll()
    }
}
