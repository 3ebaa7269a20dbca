// The functions that a page's script calls. All work on one page, because a module has one memory and one thread.

nonisolated(unsafe) private var page = Page()

/// Returns memory for `count` bytes of input.
@_expose(wasm, "scenec_input") @_cdecl("scenec_input")
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? { page.reserveInput(Int(count)) }

/// Stores a file, for all later calls. The input is its path, of `nameCount` bytes, and its text.
@_expose(wasm, "scenec_store") @_cdecl("scenec_store")
public func store(_ nameCount: Int32) { page.store(Int(nameCount)) }

/// Runs the program and returns its exit status. The input is `argumentsCount` bytes of arguments, each ending with a
/// zero, and the text.
@_expose(wasm, "scenec_run") @_cdecl("scenec_run")
public func run(_ argumentsCount: Int32) -> Int32 { page.run(Int(argumentsCount)) }

/// Returns 1 if the text is a printed view hierarchy or a document of Interface Builder, and otherwise 0. The input is
/// the same as for `scenec_run`.
@_expose(wasm, "scenec_isDocument") @_cdecl("scenec_isDocument")
public func isDocument(_ argumentsCount: Int32) -> Int32 { page.isDocument(Int(argumentsCount)) ? 1 : 0 }

/// Returns what the last call wrote to standard output.
@_expose(wasm, "scenec_output") @_cdecl("scenec_output")
public func output() -> UnsafeMutablePointer<UInt8>? { page.printed(.standard) }

/// Returns how many bytes the last call wrote to standard output.
@_expose(wasm, "scenec_outputCount") @_cdecl("scenec_outputCount")
public func outputCount() -> Int32 { Int32(clamping: page.printedCount(.standard)) }

/// Returns what the last call wrote to standard error.
@_expose(wasm, "scenec_error") @_cdecl("scenec_error")
public func error() -> UnsafeMutablePointer<UInt8>? { page.printed(.error) }

/// Returns how many bytes the last call wrote to standard error.
@_expose(wasm, "scenec_errorCount") @_cdecl("scenec_errorCount")
public func errorCount() -> Int32 { Int32(clamping: page.printedCount(.error)) }
