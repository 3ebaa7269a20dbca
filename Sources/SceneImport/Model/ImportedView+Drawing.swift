import SceneRuntime

extension ImportedView {
    /// Whether its class draws something opaque, whatever its background is.
    var drawsOpaquely: Bool {
        kind == .view && Self.opaqueClasses.contains(className)
            && !attributes.contains { $0.hasPrefix("backgroundColor") }
    }

    /// The classes that fill their views with pages, maps, videos or what an engine renders.
    private static let opaqueClasses: Set<String> = [
        "ARSCNView", "ARSKView", "ARView", "AVPlayerLayerView", "AVPlayerView", "FlutterView", "GLKView", "GMSMapView",
        "MKMapView", "MTKView", "PDFView", "SCNView", "SKView", "UIWebView", "WKWebView", "_AVPlayerLayerView",
        "__AVPlayerLayerView",
    ]
}
