import SceneText

extension Source {
    /// Whether it has only spaces, tabs and line ends.
    var hasOnlyBlanks: Bool {
        bytes[byteOrderMarkLength...].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") }
    }

    /// Whether it has only these and comments.
    var hasOnlyComments: Bool {
        var isComment = false
        var slashes = 0
        for byte in bytes[byteOrderMarkLength...] {
            switch byte {
            case UInt8(ascii: "\n"):
                if slashes == 1 { return false }
                (isComment, slashes) = (false, 0)
            case _ where isComment: continue
            case UInt8(ascii: "/"):
                slashes += 1
                isComment = slashes == 2
            case _ where slashes == 0 && byte.isBlank: continue
            default: return false
            }
        }
        return isComment || slashes == 0
    }
}
