/// A call that shows what a command is for.
struct CommandExample {
    /// The call, as written in a shell.
    var call: String
    /// What it does.
    var text: String

    init(_ call: String, _ text: String) {
        self.call = call
        self.text = text
    }
}

extension CommandName {
    /// The two calls that end the help of this command.
    var examples: [CommandExample] {
        switch self {
        case .check:
            [
                CommandExample("scenec check --deny-warnings scenes", "check every scene in a folder, in CI"),
                CommandExample(
                    "scenec check --interface-builder --format sarif App",
                    "check scenes, storyboards and XIBs, for code scanning"),
            ]
        case .eval:
            [
                CommandExample("scenec eval player.scene --at 195,800 --why", "which view gets a touch, and why"),
                CommandExample(
                    "scenec eval player.scene --touch \"drag 60,390 to 60,290 after 300ms\"", "what a gesture does"),
            ]
        case .test:
            [
                CommandExample("scenec test scenes --filter Play", "only expectations that contain `Play`"),
                CommandExample(
                    "scenec test scenes --shard 1/2 --format junit > results.xml", "the first half of them, for CI"),
            ]
        case .explain:
            [
                CommandExample("scenec explain dead-overhang", "what the rule finds, and what to write instead"),
                CommandExample("scenec explain --config", "the keys of .scenec.json"),
            ]
        case .dump:
            [
                CommandExample("scenec dump player.scene", "the views with their frames"),
                CommandExample("scenec dump player.scene --stage tokens --format json", "one object a token"),
            ]
        case .fmt:
            [
                CommandExample("scenec fmt scenes", "format every scene in a folder"),
                CommandExample("scenec fmt --check scenes", "name those that would change, in CI"),
            ]
        case .import:
            [
                CommandExample("scenec import Main.storyboard -o Main.scene", "the scenes of a storyboard"),
                CommandExample(
                    "pbpaste | scenec import - --assume ToastContainer=passthrough",
                    "a printed view hierarchy from the clipboard"),
            ]
        case .draw:
            [
                CommandExample("scenec draw player.scene -o player.svg", "a picture of its scenes"),
                CommandExample("scenec draw player.scene --watch -o player.html", "a page that follows your changes"),
            ]
        case .export:
            [
                CommandExample("scenec export player.scene --format uikit -o Player.swift", "the views in Swift"),
                CommandExample("scenec export player.scene --format xctest -o PlayerTests.swift", "with tests"),
            ]
        case .diff:
            [
                CommandExample("scenec diff old.scene player.scene", "which views now get the touches of others"),
                CommandExample("scenec diff old.scene player.scene --format html -o diff.html", "both in a page"),
            ]
        case .lsp:
            [
                CommandExample("scenec lsp", "what an editor starts; it ends with its input"),
                CommandExample("scenec lsp < recorded.txt", "answer recorded messages"),
            ]
        case .probe:
            [
                CommandExample("scenec probe -o App/SceneProbe.swift", "add the probe to the debug build of an app"),
                CommandExample("scenec probe > SceneProbe.swift", "the same file on standard output"),
            ]
        case .`init`:
            [
                CommandExample("scenec init", "start in the current folder"),
                CommandExample("scenec init scenes", "start in another one"),
            ]
        case .completions:
            [
                CommandExample("source <(scenec completions bash)", "complete in this shell"),
                CommandExample(
                    "scenec completions fish > ~/.config/fish/completions/scenec.fish", "complete in every fish shell"),
            ]
        case .manual:
            [
                CommandExample("scenec manual | man -l -", "read the manual; on macOS: mandoc"),
                CommandExample("scenec manual > /usr/local/share/man/man1/scenec.1", "install it"),
            ]
        }
    }
}
