/// Where braces are missing or too many; empty where they balance.
///
/// A parser that meets the end of the file with blocks still open knows that a brace is missing, but not where. The
/// layout of the lines does: a ``BracePlanner`` looks at it before parsing.
struct BracePlan {
    /// How many blocks end before a token although no brace says so.
    var closings: [TokenID: Int] = [:]
    /// The tokens behind which a block begins although no brace says so.
    var openings: Set<TokenID> = []
    /// The closing braces that close nothing, and the opening ones that are written twice.
    var strays: Set<TokenID> = []
}
