import SceneSyntax
import SceneText

/// Any bytes give a tree whose tokens are in order and reproduce the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func parse(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = input(start, count)
    for tree in [
        SyntaxTree.parse(Source(path: "a.scene", bytes: bytes)),
        SyntaxTree.parseGesture(Source(path: "gesture", bytes: bytes)),
    ] {
        var end = 0
        for index in 0..<tree.tokens.count {
            let range = tree.tokens.range(TokenID(index: index))
            require(end <= range.start && range.start <= range.end, "token \(index) overlaps the one before")
            end = range.end
        }
        require(end == count, "the tokens end at \(end) of \(count)")
        for problem in tree.problems {
            require(problem.range.end <= count, "a problem is outside the text")
            require(!problem.diagnostic(in: tree).message.isEmpty, "a problem has no message")
        }
    }
    return 0
}
