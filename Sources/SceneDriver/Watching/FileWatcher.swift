import SceneQueries

/// Notices when files change that a run has read, or looked for in vain.
final class FileWatcher {
    private let base: FileSystem
    /// What is known of each path.
    private var states: [String: State] = [:]

    private struct State {
        var stamp: FileStamp?
        /// Whether the path was searched as a folder.
        var isSearched = false
        /// What is in the folder that matters; `nil` while it can't be searched.
        var entries: [String]?
    }

    /// Creates a watcher of `files`.
    init(_ files: FileSystem) {
        base = files
    }

    /// The files, with every path that is read remembered. What is written doesn't count as a change.
    var files: FileSystem {
        var files = base
        let base = base
        files.kind = { path throws(FileProblem) in
            self.remember(path)
            return try base.kind(path)
        }
        files.open = { path throws(FileProblem) in
            self.remember(path)
            return try base.open(path)
        }
        files.entries = { path throws(FileProblem) in
            let stamp = base.watching.stamp(path)
            let entries = try base.entries(path)
            self.states[path] = State(stamp: stamp, isSearched: true, entries: Self.names(entries))
            return entries
        }
        files.replace = { path, bytes throws(FileProblem) in
            try base.replace(path, bytes)
            self.states[path]?.stamp = base.watching.stamp(path)
        }
        files.create = { path, bytes throws(FileProblem) in
            try base.create(path, bytes)
            self.states[path]?.stamp = base.watching.stamp(path)
        }
        return files
    }

    /// Forgets all paths, before the next run.
    func reset() { states.removeAll(keepingCapacity: true) }

    /// Waits for a change, and until nothing changes any more. Returns false if the watching should end.
    func waitForChange() -> Bool {
        var hasChanged = false
        while true {
            guard base.watching.pause() else { return false }
            if update() {
                hasChanged = true
            } else if hasChanged {
                return true
            }
        }
    }

    /// Remembers a path before it is read, so that a change while it is read isn't missed.
    private func remember(_ path: String) {
        if states[path] == nil { states[path] = State(stamp: base.watching.stamp(path)) }
    }

    /// Compares all paths with what is known of them, and returns whether something changed.
    private func update() -> Bool {
        var hasChanged = false
        for (path, state) in states {
            let stamp = base.watching.stamp(path)
            if stamp == state.stamp { continue }
            var new = State(stamp: stamp, isSearched: state.isSearched)
            // Editors put other files beside the one you edit.
            if state.isSearched { new.entries = (try? base.entries(path)).map { Self.names($0) } }
            states[path] = new
            if new.entries == nil || new.entries != state.entries { hasChanged = true }
        }
        return hasChanged
    }

    /// The names of the entries that a search for scenes reads.
    private static func names(_ entries: [FolderEntry]) -> [String] {
        var names: [String] = []
        for entry in entries {
            let matters =
                entry.kind == .folder || entry.name.hasSceneExtension || entry.name.hasInterfaceBuilderExtension
            if matters { names.append(entry.name) }
        }
        return names.sorted()
    }
}
