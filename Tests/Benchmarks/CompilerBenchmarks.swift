import SceneLint
import SceneSemantics
import SceneSyntax
import SceneText

/// How much source is parsed and checked in a second.
func compilerBenchmarks() -> [Measurement] {
    let text = sceneText(screens: 12_000)
    let source = Source(path: "many.scene", text: text)
    let megabytes = Double(source.bytes.count) / 1e6
    let parse = shortestTime { SyntaxTree.parse(source).nodeCount }
    let small = Source(path: "few.scene", text: sceneText(screens: 60))
    let lint = shortestTime { LintedFile.lint(small).diagnostics.count }
    return [
        Measurement(name: "parse \(Int(megabytes)) MB", figure: megabytes / (parse / 1e9), unit: "MB a second"),
        Measurement(
            name: "check \(small.bytes.count / 1000) KB", figure: lint / 1e6, unit: "ms"),
    ]
}

/// A file of ordinary screens.
func sceneText(screens: Int) -> String {
    (0..<screens).map { screen in
        """
        scene Screen\(screen) 390x844 {
            background Back backgroundColor .white {
                button Help "Help" trailing 16 centerY size 120x44
            }
            table List fill touchDelegate -> Back touchesShouldCancel .controls {
                rows 10 height 60 {
                    cell touchDelegate -> Back {
                        button Play "Play \\(row)" leading 16 top 8 bottom 8 width 100
                    }
                }
            }
            expect hit 60,30 -> List[0].Play
        }

        """
    }.joined()
}
