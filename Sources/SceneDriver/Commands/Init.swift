import SceneQueries
import SceneReport

/// Runs `scenec init`.
func initialize(_ request: InitRequest, _ files: FileSystem, _ output: Output) -> ExitStatus {
    do throws(UnwritablePath) {
        try files.createFolders(request.folder)
        for file in StartingFile.allCases { try files.create(file, in: request.folder, output) }
    } catch {
        output.emitError(error.message)
        return .unreadable
    }
    let scene = request.folder.path(of: StartingFile.scene.path).quotedForShellIfNeeded
    output.standard.write(
        """

        try:
          scenec check \(scene)
          scenec test \(scene)
          scenec draw \(scene) -o first.svg

        """)
    output.standard.write(files.adviceOnDocuments(in: request.folder))
    return .success
}

/// A file that `scenec init` creates.
private enum StartingFile: CaseIterable {
    case scene
    case configuration
    case workflow

    /// The path in the folder.
    var path: String {
        switch self {
        case .scene: "first.scene"
        case .configuration: Configuration.fileName
        case .workflow: ".github/workflows/scenes.yml"
        }
    }

    var purpose: String {
        switch self {
        case .scene: "a scene to start from"
        case .configuration: "options for this folder; `scenec explain --config` lists them"
        case .workflow: "a CI job that checks the scenes; it belongs in the root of a repository"
        }
    }

    var text: String {
        switch self {
        case .scene:
            """
            // A bar at the bottom of a screen, with a button that is partly above the bar. UIKit would not hit that part:
            // remove `overhang` and run `scenec check` to see it.
            scene First 390x844 {
                view Bar leading 0 trailing 0 bottom 0 height 100 {
                    button Play "Play" overhang centerX top -30 size 80x80
                }

                // `scenec test` checks what you expect.
                expect hit 195,725 -> Play
                expect tap 195,725 fires -> Play
                expect hit 20,800 -> Bar
            }

            """
        case .configuration:
            """
            {
              "denyWarnings": false,
              "exclude": [".build", "Carthage", "DerivedData", "Pods"],
              "minimumTarget": 44,
              "rules": {}
            }

            """
        case .workflow:
            """
            # Checks the scenes of this repository at each push and in each pull request.
            name: scenes
            on: [push, pull_request]

            jobs:
              scenes:
                # No Mac is needed.
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4

                  # Set the repository variable SCENEC_ARCHIVE (Settings, Secrets and variables, Actions, Variables) to the
                  # URL of an archive for Linux that .ci/release of scenec packed.
                  - name: Install scenec
                    run: |
                      if [ -z "$SCENEC_ARCHIVE" ]; then
                        echo "::error::the repository variable SCENEC_ARCHIVE isn't set"
                        exit 1
                      fi
                      mkdir -p "$RUNNER_TEMP/scenec"
                      curl -fsSL "$SCENEC_ARCHIVE" | tar -xz --strip-components 1 -C "$RUNNER_TEMP/scenec"
                      echo "$RUNNER_TEMP/scenec/bin" >> "$GITHUB_PATH"
                    env:
                      SCENEC_ARCHIVE: ${{ vars.SCENEC_ARCHIVE }}

                  # Shows findings in the lines of a pull request. With --deny-warnings, warnings fail the job, too;
                  # with --interface-builder, storyboards and XIBs are checked as well.
                  - run: scenec check --format github .

                  # For code scanning, give the job the permission `security-events: write`, and add:
                  # - run: scenec check --format sarif . > scenec.sarif
                  #   continue-on-error: true
                  # - uses: github/codeql-action/upload-sarif@v3
                  #   with: { sarif_file: scenec.sarif }

                  # Runs the expectations.
                  - run: scenec test .

            """
        }
    }
}

extension FileSystem {
    /// Creates a file, unless there is one already, and says what it did.
    fileprivate func create(_ file: StartingFile, in folder: String, _ output: Output) throws(UnwritablePath) {
        let path = folder.path(of: file.path)
        if (try? kind(path)) != nil {
            output.standard.write("kept \(shownSafely(path)), which was there before\n")
            return
        }
        if path.folderPath != "." { try createFolders(path.folderPath) }
        do throws(FileProblem) {
            try create(path, Array(file.text.utf8))
        } catch {
            throw UnwritablePath(name: path, problem: error)
        }
        output.standard.write("created \(shownSafely(path)): \(file.purpose)\n")
    }

    /// Returns what to try on the storyboards and XIBs in `folder`; empty without any.
    fileprivate func adviceOnDocuments(in folder: String) -> String {
        let finder = ConfigurationFinder(self, isOn: true)
        let walk = FolderWalk(folder, in: self, includingInterfaceBuilder: true, finder)
        let documents = walk.scenes.filter { $0.hasInterfaceBuilderExtension }
        guard let first = documents.first else { return "" }
        let name = first.quotedForShellIfNeeded
        let scene = first.fileName.prefix { $0 != "." } + ".scene"
        return """

            found \(documents.count == 1 ? "a storyboard or XIB" : "\(documents.count) storyboards and XIBs"); try:
              scenec check --interface-builder \(folder.quotedForShellIfNeeded)
              scenec eval \(name)
              scenec import \(name) -o \(String(scene).quotedForShellIfNeeded)

            """
    }
}
