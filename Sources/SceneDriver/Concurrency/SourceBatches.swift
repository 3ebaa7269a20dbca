import SceneSemantics
import SceneText

/// Reads files and processes them on all cores, one batch at a time. Results arrive in the order of the files.
///
/// Memory grows with the batch and with what files import; the reader also keeps some bytes of earlier files.
///
/// - Parameters:
///   - work: Processes a file, on any thread.
///   - take: Receives the result of each file, in order; a file that can't be read has a problem instead.
func forEachSource<Output: Sendable>(
    _ inputs: [InputFile], _ reader: SourceReader, _ work: @escaping @Sendable (CompilationUnit) -> Output,
    _ take: (_ index: Int, _ file: InputFile, Result<(unit: CompilationUnit, output: Output), FileProblem>) -> Void
) {
    // One file needs no batch.
    if let input = inputs.first, inputs.count == 1 {
        let unit = Result { () throws(FileProblem) in try reader.unit(input, isAlone: true) }
        return take(0, input, unit.map { ($0, work($0)) })
    }
    var batch: [(file: InputFile, unit: Result<CompilationUnit, FileProblem>)] = []
    var byteCount = 0
    func finish(before end: Int) {
        let units = batch.compactMap { try? $0.unit.get() }
        let outputs = concurrentMap(units, isWorthThreads: byteCount > minimumBytesWorthThreads, work)
        var next = 0
        for (offset, (file, unit)) in batch.enumerated() {
            let index = end - batch.count + offset
            switch unit {
            case .failure(let problem): take(index, file, .failure(problem))
            case .success(let unit):
                take(index, file, .success((unit, outputs[next])))
                next += 1
            }
        }
        batch.removeAll()
        byteCount = 0
    }
    for (index, input) in inputs.enumerated() {
        do throws(FileProblem) {
            let unit = try reader.unit(input, isAlone: false)
            byteCount += unit.source.bytes.count
            batch.append((input, .success(unit)))
        } catch {
            batch.append((input, .failure(error)))
        }
        if byteCount > maximumBytesOfBatch || batch.count >= maximumFilesOfBatch { finish(before: index + 1) }
    }
    finish(before: inputs.count)
}

/// The number of bytes whose check takes as long as starting a thread.
private let minimumBytesWorthThreads = 16 << 10
/// The maximum number of bytes, and of files, in a batch.
private let maximumBytesOfBatch = 16 << 20
private let maximumFilesOfBatch = 512
