import SceneSyntax
import SceneText

/// A Name in a path that the scene doesn't have.
struct UnknownName {
    let name: SpelledToken
    /// The title of the scene or component.
    let scene: String
    let role: PathRole
    /// Whether it is in an expectation, where another Name would assert something else.
    let isExpected: Bool
    /// The Name in the scene that is most similar, if any is.
    let nearest: String?
    /// The Name that it is a misspelling of.
    let spelling: String?
    /// The path to a view with this Name in the use of a component.
    let inUse: String?
    /// Whether a view has it as its title.
    let isTitle: Bool
    /// A word for a parameter of the component that the path is in.
    let parameter: String?
    /// The Names of the scene, if they are worth listing.
    let known: [String]?

    var diagnostic: Diagnostic {
        let noun =
            switch role {
            case .view: "view"
            case .viewOrRecognizer: "view or recognizer"
            case .competitor: "recognizer"
            }
        return .error(
            .unknownName, "\(scene) has no \(noun) `\(name.text)`", at: name.range, remark,
            fix: spelling.map { .replace(name.range, by: $0, safe: !isExpected) })
    }

    private var remark: String {
        if let inUse { return "it is in the use of a component: `\(inUse)`" }
        if let similar = suggestion(nearest) { return similar }
        if isTitle {
            return "`\"\(name.text)\"` is a title; write the Name before it: `button \(name.text) \"\(name.text)\"`"
        }
        if let parameter {
            return "a component sees only its own Names\n"
                + "for a view of the scene that uses it, add a parameter, `(\(parameter) ->)`, link to it, "
                + "`-> \(parameter)`, and write `\(parameter) -> \(name.text)` at each use"
        }
        if let known { return Self.list(of: known) }
        return role == .view
            ? "write the Name after the view's kind: `view \(name.text) …`"
            : "write the Name before the recognizer's kind: `recognizer \(name.text) .\(name.recognizerKind)`"
    }

    /// Lists the first few of the Names of a scene.
    private static func list(of names: [String]) -> String {
        if names.isEmpty { return "none of its views has a Name" }
        let shown = names.prefix(8).map { "`\($0)`" }
        if let name = shown.first, names.count == 1 { return "its only view is \(name)" }
        let rest = names.count - shown.count
        return rest > 0
            ? "its views are \(shown.joined(separator: ", ")) and \(rest) more"
            : "its views are \(shown.joinedAsList())"
    }
}

extension SpelledToken {
    /// The kind of recognizer that recognizes the gesture of the expectation that the Name is in; a tap without one.
    fileprivate var recognizerKind: String {
        var start = token
        for _ in 0..<Self.maximumLengthOfGesture where start.previous < start {
            start = start.previous
            let word = SpelledToken(tree: tree, token: start).text
            if word == "recognizer" { break }
            guard word == Keyword.expect.text else { continue }
            switch SpelledToken(tree: tree, token: start.next).text {
            case Keyword.press.text: return "longPress"
            case Keyword.drag.text: return Misspelling.parts(of: text).contains("swipe") ? "swipe" : "pan"
            case Keyword.pinch.text: return "pinch"
            case Keyword.rotate.text: return "rotation"
            default: return "tap"
            }
        }
        return "tap"
    }

    /// The number of tokens in which to search for a gesture. The limit keeps files with many problems linear.
    private static let maximumLengthOfGesture = 60
}
