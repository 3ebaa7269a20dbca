/// The positions of missing and extra braces; empty if the braces balance.
///
/// A parser that reaches the end of the file inside a block knows that a brace is missing, but not where. The
/// indentation shows where, so a ``BracePlanner`` reads it before parsing.
struct BracePlan {
    /// The number of blocks that end before a token without a brace.
    var closings: [TokenID: Int] = [:]
    /// The tokens after which a block begins without a brace.
    var openings: Set<TokenID> = []
    /// The closing braces that close nothing, and repeated opening braces.
    var strays: Set<TokenID> = []
}
