#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Returns the number of available cores, at least one.
func coreCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// A system thread.
struct Thread {
    private let thread: pthread_t

    /// The usual stack size of the main thread; some systems give other threads far less.
    private static let stackSize = 8 << 20

    /// Starts a thread that runs `body`; fails if the system has no more threads.
    init?(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
        let box = Unmanaged.passRetained(Body(body))
        #if canImport(Darwin) || canImport(Musl)
            var thread: pthread_t?
            let status = pthread_create(&thread, &attributes, { Body.run($0) }, box.toOpaque())
            guard status == 0, let thread else {
                box.release()
                return nil
            }
        #else
            var thread = pthread_t()
            let status = pthread_create(&thread, &attributes, { Body.run($0) }, box.toOpaque())
            guard status == 0 else {
                box.release()
                return nil
            }
        #endif
        self.thread = thread
    }

    /// Waits for the thread to end.
    func wait() {
        pthread_join(thread, nil)
    }

    /// The body of a thread, as an object that C can pass on.
    private final class Body {
        private let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }

        /// Runs the body in `pointer` and releases it.
        static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            guard let pointer else { return nil }
            Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
            return nil
        }
    }
}
