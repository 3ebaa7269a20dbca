import SceneQueries
import SceneReport
import SceneSemantics
import SceneText

extension Evaluation {
    /// Answers the points of a file, one at a time.
    mutating func streamPoints(of file: InputFile, _ answers: inout ArraySlice<SceneAnswers>) {
        do throws(FileProblem) {
            var reader = PointReader(try files.open(file), request.pointFormat)
            // Plain answers have a fast path for many points.
            let canBatch = request.displayOrder != .all && !request.includesTrace
            var evaluators = canBatch ? answers.map { BatchEvaluator($0, as: text) } : []
            var bytes: [UInt8] = []
            while let item = try reader.next(), output.standard.failure == nil {
                switch item {
                case .point(let point):
                    if !canBatch {
                        for index in answers.indices { write(point, &answers[index]) }
                        continue
                    }
                    for index in evaluators.indices {
                        if evaluators[index].append(point, to: &bytes), status == .success { status = .findings }
                    }
                    output.standard.write(bytes)
                    bytes.removeAll(keepingCapacity: true)
                case .mistake(let mistake):
                    emitError(mistake, of: file)
                    status = .unreadable
                }
            }
        } catch {
            output.report(FileError(UnreadablePath(name: file.name, problem: error)), asJSON: isJSON)
            status = .unreadable
        }
    }

    /// Reports an invalid point. In JSON, the diagnostic replaces the answer for the point.
    private func emitError(_ mistake: PointReader.Mistake, of file: InputFile) {
        let message = "\(mistake.place) of `\(file.name)` isn't a point: `\(mistake.text)`"
        guard isJSON else { return output.emitError(message, [mistake.advice]) }
        let diagnostic = Diagnostic(
            rule: .wrongValue, severity: .error, message: message,
            range: SourceRange(at: 0, in: .only),
            notes: [.init(mistake.advice)])
        output.standard.write(Finding(diagnostic, unreadable: file.name, at: mistake.position).jsonLine)
    }
}
