/// A destination for bytes, such as an open file.
public protocol ByteStream: AnyObject {
    /// Writes `bytes` unchanged.
    func write(_ bytes: [UInt8])
}
