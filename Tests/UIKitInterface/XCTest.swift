// The part of XCTest that exported test cases use. A failure is printed.

class XCTestCase {
    init() {}
}

func XCTAssertTrue(
    _ expression: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if !expression { print("\(file):\(line): \(message)") }
}

func XCTAssertNil(
    _ expression: Any?, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
    if let expression { print("\(file):\(line): \(expression) isn't nil \(message)") }
}
