#if hasFeature(Embedded)
    /// Applies `work` to each of `inputs`. A page has one thread.
    func concurrentMap<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], isWorthThreads: Bool = true, _ work: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        inputs.map(work)
    }
#else
    import Synchronization

    /// Applies `work` to each of `inputs` on all cores, and returns the results in order.
    ///
    /// The calling thread works, too, so it succeeds even if no thread can be started. If `isWorthThreads` is false, it
    /// works alone.
    func concurrentMap<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], isWorthThreads: Bool = true, _ work: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
        let helpers = isWorthThreads ? min(coreCount(), inputs.count) - 1 : 0
        guard helpers > 0 else { return inputs.map(work) }
        let job = Job(inputs, work)
        let threads = (0..<helpers).compactMap { _ in Thread { job.run() } }
        job.run()
        for thread in threads { thread.wait() }
        return job.outputs
    }

    /// Inputs shared by all threads. Each thread takes the next one when it is free.
    private final class Job<Input: Sendable, Output: Sendable>: Sendable {
        private let inputs: [Input]
        private let work: @Sendable (Input) -> Output
        /// The number of the next input.
        private let next = Atomic(0)
        /// The results, with the numbers of their inputs.
        private let results = Mutex<[(number: Int, output: Output)]>([])

        init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
            self.inputs = inputs
            self.work = work
        }

        /// Processes inputs until none are left.
        func run() {
            while true {
                let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard number < inputs.count else { return }
                let output = work(inputs[number])
                results.withLock { $0.append((number, output)) }
            }
        }

        /// The results, in the order of the inputs.
        var outputs: [Output] {
            results.withLock { $0.sorted { $0.number < $1.number }.map { $0.output } }
        }
    }
#endif
