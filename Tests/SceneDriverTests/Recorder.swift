import SceneDriver

/// A stream that collects what is written to it.
final class Recorder {
    /// What was written. The stream keeps it, even where a test has no further use for the recorder.
    private final class Record {
        var bytes: [UInt8] = []
        var failure: ByteSink.Failure?
        var sendCount = 0
    }

    private let record: Record
    let sink: ByteSink

    /// Creates an empty stream, which acts like a terminal if `isTerminal` is true.
    init(isTerminal: Bool = false) {
        let record = Record()
        self.record = record
        sink = ByteSink(isTerminal: isTerminal) { bytes in
            record.sendCount += 1
            if record.failure == nil { record.bytes += bytes }
            return record.failure
        }
    }

    /// The failure of every send, or `nil` for success.
    var failure: ByteSink.Failure? {
        get { record.failure }
        set { record.failure = newValue }
    }

    /// The number of sends.
    var sendCount: Int { record.sendCount }

    /// Everything written so far.
    var text: String { String(decoding: record.bytes, as: UTF8.self) }
}
