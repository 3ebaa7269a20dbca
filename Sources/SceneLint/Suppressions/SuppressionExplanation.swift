/// What `scenec explain scenec:allow` prints.
public enum SuppressionExplanation {
    /// Whether `word` is a part of the comment, or the whole.
    public static func explains(_ word: String) -> Bool {
        let word = word.lowercased().drop { $0 == "/" || $0 == " " }
        return ["scenec:allow", "allow", "scenec:", "suppress", "suppression"].contains(String(word))
    }

    /// The text, in Markdown.
    public static let text = """
        # \(Suppression.prefix)\(Suppression.allow) (a comment that suppresses findings)

        Written `// scenec:allow RULE, RULE — reason`

        At the end of a line it suppresses the findings of these rules that start in that line; on a line of its own, those \
        of the next line of code. The reason follows a dash or a colon. At a view in front, `covered-control`, \
        `unreachable-control` and `dead-scroll-view` also suppress the findings about what it covers. Errors that prevent \
        evaluation can't be suppressed. `scenec explain` lists the rules.

        ## Example
        ```scene
        scene Card 390x844 {
            image Photo leading 0 top 0 size 390x300 {
                // scenec:allow disabled-ancestor — dead until the photo has loaded
                button Like "Like" trailing 16 bottom 16 size 44x44
            }
        }
        ```

        """
}
