// What Swift's overlay adds to a C library: macros and variadic functions, which Swift can't import. `.ci/platforms`
// compiles it for each platform; it never runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if os(macOS)
    @_exported import Darwin

    public var errno: Int32 {
        get { __error().pointee }
        set { __error().pointee = newValue }
    }

    public var SIG_DFL: sig_t? { nil }
    public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
    public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }

    public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
    public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
#else
    @_exported import SwiftMusl

    public var errno: Int32 {
        get { __errno_location().pointee }
        set { __errno_location().pointee = newValue }
    }

    public typealias sighandler_t = @convention(c) (Int32) -> Void
    public var SIG_DFL: sighandler_t? { nil }
    public var SIG_IGN: sighandler_t { unsafeBitCast(1, to: sighandler_t.self) }
    public var SIG_ERR: sighandler_t { unsafeBitCast(-1, to: sighandler_t.self) }
#endif

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ pointer: UnsafeMutableRawPointer) -> Int32 { 0 }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
