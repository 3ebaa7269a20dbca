import SceneRuntime
import SceneSemantics
import SceneText

/// The tables of the reference, made from the schema.
enum ReferenceTables {
    /// Returns the table called `name`, or `nil` if there is none.
    static func table(_ name: String) -> String? {
        switch name {
        case "kinds": kinds
        case "attributes": attributes
        case "colors": colors
        case "variables": variables
        case "rules": rules
        case "devices": devices
        case "gestures": words(.gesture, ["Gesture", "Steps"])
        case "outcomes": words(.outcome, ["Outcome", "Meaning"])
        case "recognizers": recognizers
        case "overrides": overrides
        default: nil
        }
    }

    private static var kinds: String {
        table(
            ["Kind", "UIKit", "Description", "Allowed in", "Attributes"],
            Schema.kinds.map { kind in
                let words = kind.groups.map(\.title) + kind.furtherAttributes.map { "`\($0.word)`" }
                return [
                    "`\(kind.word)`", kind.uiKitClass, kind.summary, place(kind.places), words.joined(separator: "; "),
                ]
            })
    }

    private static func place(_ places: KindEntry.Places) -> String {
        switch places {
        case .views: "any view"
        case .scene: "a scene"
        case .table: "a table"
        case .tableOrSection: "a table, a section"
        case .collection: "a collection"
        case .cellMakers: "rows and items"
        case .cell: "a cell"
        case .anywhere: "any block"
        case .file: "a file"
        }
    }

    private static var attributes: String {
        AttributeGroup.allCases.map { group in
            let entries = Schema.attributes.filter { $0.group == group }
            let rows = entries.map { entry in
                [
                    "`\(entry.attribute.word)`", code(entry.shape.notation), standard(entry), entry.summary,
                ]
            }
            return "**\(group.title)**\n\n" + table(["Attribute", "Value", "Default", "What it does"], rows)
        }.joined(separator: "\n")
    }

    /// The default, as code if it can be written in a scene.
    private static func standard(_ entry: AttributeEntry) -> String {
        let text = entry.defaultText.contains(" ") ? entry.defaultText : code(entry.defaultText)
        return text + (entry.defaultException.map { ", but \($0)" } ?? "")
    }

    private static var colors: String {
        table(
            ["Color", "Value"],
            Schema.colors.map { color in
                let digits = String(color.value, radix: 16)
                return ["`.\(color.name)`", "`#\(String(repeating: "0", count: 8 - digits.count))\(digits)`"]
            })
    }

    private static var variables: String {
        table(["Variable", "Meaning"], Schema.variables.map { ["`\($0.name)`", $0.summary] })
    }

    private static func words(_ role: LanguageWord.Role, _ head: [String]) -> String {
        table(head, LanguageWord.words(role).map { [code($0.notation), $0.summary] })
    }

    private static var recognizers: String {
        table(["Kind", "Recognizes"], LanguageWord.words(.recognizer).map { ["`.\($0.word)`", $0.summary] })
    }

    /// The Swift of the words for overrides.
    private static var overrides: String {
        OverrideInSwift.all.map { "\($0.text)\n\n```swift\n\($0.swift)```\n" }.joined(separator: "\n")
    }

    private static var devices: String {
        table(
            ["Device", "Size", "Safe area", "Turned", "The same screen"],
            Schema.devices.map { device in
                func text(_ edges: Edges) -> String {
                    [edges.top, edges.left, edges.bottom, edges.right].map(numberText).joined(separator: ",")
                }
                return [
                    "`.\(device.word)`", "\(numberText(device.size.width))x\(numberText(device.size.height))",
                    text(device.safeArea), text(device.landscapeSafeArea), device.models,
                ]
            })
    }

    private static var rules: String {
        table(
            ["Rule", "What it does"],
            Schema.rules.map { rule in
                [code(rule.notation.isEmpty ? rule.word : "\(rule.word) \(rule.notation)"), rule.summary]
            })
    }

    /// The words for overrides: the rules of a `hitTest` block and the hit-testing attributes.
    static var hitTestingWords: [String] {
        Schema.rules.map(\.word)
            + Schema.attributes.filter { $0.group == .hitTesting }.map(\.attribute.word)
    }

    /// Returns the table of rules of `check`, made from the list that `scenec explain` prints: name, severity and
    /// summary.
    static func findings(_ list: String) -> String {
        let lines = list.split(separator: "\n\n").first?.split(separator: "\n") ?? []
        return table(
            ["Rule", "Severity", "What it finds"],
            lines.map { line in
                let words = line.split(separator: " ", maxSplits: 2)
                return ["`\(words[0])`", String(words[1]), words[2].drop { $0 == " " } + "."]
            })
    }

    private static func code(_ text: String) -> String { text.isEmpty ? "" : "`\(text)`" }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
        let lines = [head, head.map { _ in "---" }] + rows
        return lines.map { cells in
            // A bar would end the cell, even in code.
            "| "
                + cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
                .joined(separator: " | ") + " |\n"
        }.joined()
    }
}
