import SceneRuntime

extension ImportedView {
    /// The color that its class draws if it has no background, as a scene spells it.
    var drawnColor: String? {
        guard kind == .view, let color = Self.drawnColors[className] else { return nil }
        return attributes.contains { $0.hasPrefix("backgroundColor") } ? nil : color
    }

    /// The classes that fill their views with pages, maps, videos or what an engine renders, and UIKit's that dims what
    /// is behind a sheet or an alert.
    private static let drawnColors: [String: String] = {
        var colors = ["UIDimmingView": "#00000033"]
        let opaque = [
            "ARSCNView", "ARSKView", "ARView", "AVPlayerLayerView", "AVPlayerView", "FlutterView", "GLKView",
            "GMSMapView", "MKMapView", "MTKView", "PDFView", "SCNView", "SKView", "UIWebView", "WKWebView",
            "_AVPlayerLayerView", "__AVPlayerLayerView",
        ]
        for name in opaque { colors[name] = ".gray" }
        return colors
    }()
}
