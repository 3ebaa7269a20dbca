/// What `--watch` needs from the system.
public struct Watching {
    /// Prepares the process, so that an interruption ends it with status 130.
    public var begin: () -> Void
    /// Waits a moment. Returns false if the watching should end.
    public var pause: () -> Bool
    /// Returns what identifies the present content of a file or folder, or `nil` if it can't be found.
    public var stamp: (_ path: String) -> FileStamp?

    /// Creates it from its operations.
    public init(
        begin: @escaping () -> Void, pause: @escaping () -> Bool, stamp: @escaping (_ path: String) -> FileStamp?
    ) {
        self.begin = begin
        self.pause = pause
        self.stamp = stamp
    }

    /// Watches nothing and ends at once.
    public static var never: Watching { Watching(begin: {}, pause: { false }, stamp: { _ in nil }) }
}

/// What changes when a file is written or replaced.
public struct FileStamp: Equatable, Sendable {
    /// The time of the last change: seconds and nanoseconds.
    public var seconds: Int, nanoseconds: Int
    /// The size in bytes.
    public var size: Int
    /// What identifies the file in its file system; an editor that replaces the file makes a new one.
    public var identity: UInt64

    /// Creates a stamp.
    public init(seconds: Int, nanoseconds: Int, size: Int, identity: UInt64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        self.size = size
        self.identity = identity
    }
}
