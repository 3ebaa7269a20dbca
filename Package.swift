// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: a warning is an error.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "scenec",
    // Spans of strings and arrays of fixed size came with it.
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "scenec", targets: ["scenec"]),
        .plugin(name: "CheckScenes", targets: ["CheckScenes"]),
        .plugin(name: "ScenesCommand", targets: ["ScenesCommand"]),
        .library(name: "SceneText", targets: ["SceneText"]),
        .library(name: "SceneSyntax", targets: ["SceneSyntax"]),
        .library(name: "SceneRuntime", targets: ["SceneRuntime"]),
        .library(name: "SceneSemantics", targets: ["SceneSemantics"]),
        .library(name: "SceneFormat", targets: ["SceneFormat"]),
        .library(name: "SceneRegions", targets: ["SceneRegions"]),
        .library(name: "SceneLint", targets: ["SceneLint"]),
        .library(name: "SceneImport", targets: ["SceneImport"]),
        .library(name: "SceneReport", targets: ["SceneReport"]),
        .library(name: "SceneQueries", targets: ["SceneQueries"]),
        .library(name: "SceneDrawing", targets: ["SceneDrawing"]),
        .library(name: "SceneExport", targets: ["SceneExport"]),
    ],
    targets: [
        // From the bottom up: each target only imports targets listed before it.
        .target(name: "SceneText", swiftSettings: settings),
        .target(name: "SceneSyntax", dependencies: ["SceneText"], swiftSettings: settings),
        .target(name: "SceneRuntime", swiftSettings: settings),
        .target(
            name: "SceneSemantics", dependencies: ["SceneText", "SceneSyntax", "SceneRuntime"], swiftSettings: settings),
        .target(name: "SceneRegions", dependencies: ["SceneText", "SceneRuntime"], swiftSettings: settings),
        .target(name: "SceneFormat", dependencies: ["SceneText", "SceneSyntax"], swiftSettings: settings),
        .target(
            name: "SceneLint",
            dependencies: ["SceneText", "SceneSyntax", "SceneRuntime", "SceneSemantics", "SceneRegions"],
            swiftSettings: settings),
        .target(
            name: "SceneImport",
            dependencies: ["SceneText", "SceneSyntax", "SceneRuntime", "SceneSemantics", "SceneFormat"],
            swiftSettings: settings),
        .target(
            name: "SceneExport",
            dependencies: ["SceneText", "SceneRuntime", "SceneSemantics", "SceneRegions"], swiftSettings: settings),
        .target(name: "SceneReport", dependencies: ["SceneText"], swiftSettings: settings),
        .target(
            name: "SceneQueries",
            dependencies: [
                "SceneText", "SceneSyntax", "SceneRuntime", "SceneSemantics", "SceneRegions", "SceneLint",
                "SceneImport", "SceneReport",
            ],
            swiftSettings: settings),
        .target(
            name: "SceneDrawing",
            dependencies: [
                "SceneText", "SceneRuntime", "SceneSemantics", "SceneRegions", "SceneLint", "SceneReport",
                "SceneQueries",
            ],
            swiftSettings: settings),
        .target(
            name: "SceneServer",
            dependencies: [
                "SceneText", "SceneSyntax", "SceneFormat", "SceneRuntime", "SceneSemantics", "SceneRegions",
                "SceneLint", "SceneReport", "SceneQueries", "SceneDrawing",
            ],
            swiftSettings: settings),
        .target(
            name: "SceneDriver",
            dependencies: [
                "SceneText", "SceneSyntax", "SceneFormat", "SceneRuntime", "SceneSemantics", "SceneRegions",
                "SceneLint", "SceneImport", "SceneReport", "SceneQueries", "SceneDrawing", "SceneExport",
                "SceneServer",
            ],
            swiftSettings: settings),
        .target(
            name: "ScenePage",
            dependencies: ["SceneText", "SceneSemantics", "SceneLint", "SceneQueries", "SceneDriver"],
            exclude: ["Runtime", "SmallCode", "Web"], swiftSettings: settings),
        // Only `.ci/page` uses it; this builds it for its tests.
        .target(name: "SmallCode", path: "Sources/ScenePage/SmallCode", swiftSettings: settings),
        .executableTarget(name: "scenec", dependencies: ["SceneDriver"], swiftSettings: settings),

        // For packages and Xcode projects that depend on this one.
        .plugin(
            name: "CheckScenes", capability: .buildTool(), dependencies: ["scenec"], path: "Sources/CheckScenes"),
        .plugin(
            name: "ScenesCommand",
            capability: .command(
                intent: .custom(verb: "scenes", description: "Run scenec: scenes check, scenes fmt, and so on"),
                permissions: [.writeToPackageDirectory(reason: "`fmt` and `check --fix` write scenes")]),
            dependencies: ["scenec"], path: "Sources/ScenesCommand"),

        // What is measured, and what it is compared with; `swift test` runs none of it.
        .target(name: "Baselines", path: "Tests/Baselines"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Baselines", "SceneText", "SceneSyntax", "SceneRuntime", "SceneSemantics", "SceneRegions", "SceneLint",
                "TestSupport",
            ], path: "Tests/Benchmarks", exclude: ["README.md", "count-instructions", "instructions.txt"],
            swiftSettings: settings),

        // One test target for each library, and what they share.
        .target(name: "TestSupport", dependencies: ["SceneReport"], path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "SceneTextTests", dependencies: ["SceneText", "TestSupport"], swiftSettings: settings),
        .testTarget(name: "SceneSyntaxTests", dependencies: ["SceneSyntax", "TestSupport"], swiftSettings: settings),
        .target(
            name: "TreeSupport", dependencies: ["SceneRuntime", "TestSupport"], path: "Tests/TreeSupport",
            swiftSettings: settings),
        .testTarget(
            name: "SceneFormatTests", dependencies: ["SceneFormat", "SceneSyntax", "SceneText", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "SceneRuntimeTests", dependencies: ["SceneRuntime", "TestSupport", "TreeSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SceneRegionsTests", dependencies: ["SceneRegions", "SceneRuntime", "TestSupport", "TreeSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SceneSemanticsTests",
            dependencies: ["SceneText", "SceneSyntax", "SceneRuntime", "SceneSemantics", "SceneReport", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "SceneLintTests", dependencies: ["SceneLint", "SceneFormat", "SceneReport", "TestSupport"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "SceneImportTests",
            dependencies: ["SceneImport", "SceneLint", "SceneFormat", "SceneReport", "SceneSemantics", "TestSupport"],
            exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "SceneDrawingTests",
            dependencies: [
                "SceneDrawing", "SceneSemantics", "SceneRegions", "SceneLint", "SceneDriver", "TestSupport",
            ],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "SceneExportTests",
            dependencies: [
                "SceneExport", "SceneFormat", "SceneImport", "SceneLint", "SceneRegions", "SceneSemantics",
                "TestSupport",
            ],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "SceneReportTests", dependencies: ["SceneReport", "TestSupport"], exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "SceneQueriesTests",
            dependencies: [
                "SceneQueries", "SceneLint", "SceneRegions", "SceneReport", "SceneRuntime", "SceneSemantics",
                "SceneText", "TestSupport",
            ], swiftSettings: settings),
        .testTarget(name: "ScenePageTests", dependencies: ["ScenePage", "SmallCode"], swiftSettings: settings),
        .testTarget(
            name: "GrammarTests",
            dependencies: ["Baselines", "SceneSyntax", "SceneSemantics", "SceneLint", "SceneDriver", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SceneServerTests",
            dependencies: [
                "SceneServer", "SceneFormat", "SceneQueries", "SceneReport", "SceneSemantics", "SceneSyntax",
                "SceneText",
                "TestSupport",
            ],
            exclude: ["Recorded"], swiftSettings: settings),
        .testTarget(
            name: "SceneDriverTests", dependencies: ["SceneDriver", "TestSupport", "scenec"], exclude: ["Scripts"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
