import Testing

@testable import SceneImport

/// Tests the size classes of devices.
struct SizeClassTests {
    /// Of the iPhones in landscape, those at least 414 points wide have a regular width, such as iPhone 8 Plus.
    @Test(arguments: [(414.0, true), (413, false), (440, true), (375, false)])
    func widthOfTurnedPhones(_ uprightWidth: Double, _ isRegular: Bool) {
        let turned = SizeClasses(isPad: false, isLandscape: true, uprightWidth: uprightWidth)
        #expect(turned.isRegularWidth == isRegular && turned.isRegularHeight == false)
        let upright = SizeClasses(isPad: false, isLandscape: false, uprightWidth: uprightWidth)
        #expect(upright.isRegularWidth == false && upright.isRegularHeight == true)
    }
}
