/// Something open that bytes are written to, such as a file.
public protocol ByteStream: AnyObject {
    /// Writes `bytes` as they are.
    func write(_ bytes: [UInt8])
}
