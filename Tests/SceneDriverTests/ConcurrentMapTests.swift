import SceneSemantics
import Testing

@testable import SceneDriver

/// Work on all cores.
struct ConcurrentMapTests {
    /// Results keep the order of the input, no matter how long each takes.
    @Test(arguments: [true, false])
    func outputsKeepTheOrderOfTheInputs(isWorthThreads: Bool) {
        let inputs = Array(0..<500)
        let outputs = concurrentMap(inputs, isWorthThreads: isWorthThreads) { input in
            var sum = 0
            for number in 0..<(input % 7 * 1000) { sum &+= number & 1 }
            return input * 2 + min(0, sum)
        }
        #expect(outputs == inputs.map { $0 * 2 })
        #expect(concurrentMap([Int]()) { $0 }.isEmpty)
    }

    /// Files are reported in order, including those that can't be read, no matter which is done first.
    @Test func filesKeepTheirOrder() {
        var files = FileSystem.memory([], standardInput: "")
        files.open = { path throws(FileProblem) in
            if path.hasSuffix("7") { throw .other("it is broken") }
            return FileSystem.reader(Array(path.dropFirst().utf8))
        }
        let inputs = (0..<100).map { InputFile("f\($0)", standardInputName: nil) }
        var reported: [String] = []
        forEachSource(inputs, SourceReader(InputPaths(["."], standardInputName: nil), files)) {
            String(decoding: $0.source.bytes, as: UTF8.self)
        } _: { place, file, result in
            #expect(file.name == "f\(place)")
            switch result {
            case .success((_, let text)): reported.append(text)
            case .failure: reported.append("broken")
            }
        }
        #expect(reported == (0..<100).map { "\($0)".hasSuffix("7") ? "broken" : "\($0)" })
    }
}
