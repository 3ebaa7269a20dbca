import Testing

@testable import SceneDriver

/// The examples that end the help of each command.
struct CommandExampleTests {
    @Test(arguments: CommandName.allCases)
    func examplesAreCalls(_ command: CommandName) throws {
        let examples = command.examples
        #expect(examples.count == 2)
        for example in examples {
            let words = Self.arguments(of: example.call)
            #expect(words.first == command.rawValue)
            guard case .request = try Invocation(LocatedCommand(words)) else {
                Issue.record("\(example.call)")
                continue
            }
        }
    }

    /// The arguments of the call of `scenec` in a line, without pipes and redirections.
    private static func arguments(of line: String) -> [String] {
        let words = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
        let start = words.firstIndex { $0.hasSuffix("scenec") } ?? 0
        let rest = words[start...].dropFirst().prefix { ![">", "<", "|"].contains($0) }
        return rest.map { $0.hasSuffix(")") ? String($0.dropLast()) : $0 }
    }
}
