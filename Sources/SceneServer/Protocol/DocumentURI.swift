import SceneText

/// Conversions between `file:` URIs and paths.
enum DocumentURI {
    /// Returns the path that a `file:` URI names, or `nil` if it is another URI.
    static func path(of uri: String) -> String? {
        let bytes = Array(uri.utf8)
        let scheme = Array("file://".utf8)
        guard bytes.starts(with: scheme), let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/")) else {
            return nil
        }
        // The part between is the host: empty or this one.
        let host = String(decoding: bytes[scheme.count..<slash], as: UTF8.self)
        guard host.isEmpty || host == "localhost" else { return nil }
        return decoded(bytes[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    }

    /// Returns the URI of the file at `path`, which begins with a slash.
    static func uri(of path: String) -> String {
        var uri: [UInt8] = Array("file://".utf8)
        for byte in path.utf8 {
            if isUnreserved(byte) {
                uri.append(byte)
            } else {
                uri += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
            }
        }
        return String(decoding: uri, as: UTF8.self)
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var decoded: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "%"),
                case let digits = bytes[index...].dropFirst().prefix(2).compactMap({ $0.hexadecimalValue }),
                digits.count == 2
            {
                decoded.append(digits[0] << 4 | digits[1])
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Whether the byte may be written as it is: unreserved characters and the slashes between folders.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
            || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/")]
                .contains(byte)
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }

    /// Returns the folder of the file at `path`.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Returns `path`, relative to the folder of `importer`, without `.` and `..`.
    static func resolve(_ path: String, from importer: String) -> String {
        var parts: [Substring] = []
        for part in "\(folder(of: importer))/\(path)".split(separator: "/") {
            if part == "." { continue }
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
