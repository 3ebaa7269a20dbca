import SceneReport
import SceneText

extension SceneFinder {
    /// The errors in the paths of a call.
    var errors: [FileError] {
        unreadable.map { FileError($0) }
            + emptyFolders.map {
                FileError($0, includingInterfaceBuilder: includesInterfaceBuilder)
            }
    }
}

extension FileError {
    /// Creates the error for a named folder without scenes, or without documents of Interface Builder either.
    fileprivate init(_ folder: EmptyFolder, includingInterfaceBuilder: Bool) {
        let kinds = includingInterfaceBuilder ? ".scene, .storyboard or .xib" : ".scene"
        self.init(folder.message(kinds), .unreadableFile) {
            Finding($0, unreadable: folder.name)
        }
        if folder.hasDocuments { hint = "to check its storyboards and XIBs, add `--interface-builder`" }
    }
}
