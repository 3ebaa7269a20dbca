/// Statements with places to fill in.
enum Snippets {
    /// A snippet: what it is offered as, what it does and its text.
    typealias Snippet = (label: String, summary: String, text: String)

    /// What the top of a file may contain.
    static let ofFile: [Snippet] = [
        (
            "scene", "a scene with a view and what a tap on it does",
            "scene ${1:Main} ${2:390x844} {\n    button ${3:Button} \"${4:Title}\" ${5:leading 16 top 60 size 120x44}\n"
                + "    $0\n\n    expect tap ${3:Button} fires -> ${3:Button}\n}"
        ),
        ("component", "a kind of your own", "component ${1:card}(${2:gap = 8}) ${3:view} {\n    $0\n}"),
        ("let", "a constant", "let ${1:gap} = ${2:8}"),
        ("import", "the constants and components of another file", "import \"${1:parts.scene}\""),
    ]

    /// What a block of a view may contain.
    static let ofViews: [Snippet] = [
        ("let", "a constant", "let ${1:gap} = ${2:8}"),
        ("if", "views under a condition", "if (${1:true}) {\n    $0\n}"),
    ]

    /// What the block of a scene may contain besides.
    static let ofScene: [Snippet] = [
        ("expect hit", "which view a point hits", "expect hit ${1:100,100} -> ${2:View}"),
        ("expect tap", "what a tap does", "expect tap ${1:100,100} ${2|fires,touches,selects|} -> ${3:View}"),
        (
            "expect drag", "what a drag does",
            "expect drag ${1:100,300} to ${2:100,100} ${3|scrolls,touches,recognizes|} -> ${4:View}"
        ),
        ("expect reachable", "that a view can be touched everywhere", "expect reachable -> ${1:View}"),
        (
            "expect touch", "what a touch does, step by step",
            "expect touch { down ${1:100,100}; wait ${2:200ms}; up } ${3|fires,touches,selects|} -> ${4:View}"
        ),
    ]
}
