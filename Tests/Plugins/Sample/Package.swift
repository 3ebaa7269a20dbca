// swift-tools-version: 6.2
import PackageDescription

/// A package that uses the plugins, as an app's package would.
let package = Package(
    name: "Sample",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "scenec", path: "../../..")],
    targets: [
        .target(
            name: "Sample", plugins: [.plugin(name: "CheckScenes", package: "scenec")])
    ]
)
