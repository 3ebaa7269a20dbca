import Synchronization

/// What `work` makes of each of `inputs`, in their order, worked out on all cores.
///
/// The calling thread works, too, so that nothing is lost where no other can be had. Where `isWorthThreads` is false, it
/// does so alone.
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

/// Inputs of which every thread takes the next one when it is done with its last.
private final class Job<Input: Sendable, Output: Sendable>: Sendable {
    private let inputs: [Input]
    private let work: @Sendable (Input) -> Output
    /// The number of the next input.
    private let next = Atomic(0)
    /// What came out, with the numbers of the inputs.
    private let results = Mutex<[(number: Int, output: Output)]>([])

    init(_ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output) {
        self.inputs = inputs
        self.work = work
    }

    /// Takes inputs until there are none left.
    func run() {
        while true {
            let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard number < inputs.count else { return }
            let output = work(inputs[number])
            results.withLock { $0.append((number, output)) }
        }
    }

    /// What came out, in the order of the inputs.
    var outputs: [Output] {
        results.withLock { $0.sorted { $0.number < $1.number }.map(\.output) }
    }
}
