/// What the fixes of a rule are for, which decides what they may take from other views, and how documents put them.
public enum FixPurpose: Sendable {
    /// Fixes that should take touches only from the views that the finding names, and not all of these.
    case repairing
    /// Fixes that give a target the touches that other views take. One after which a scroll view hardly scrolls is no
    /// help.
    case uncovering
    /// Fixes that take touches from the first view of the finding on purpose.
    case restraining
    /// Fixes that make a target larger.
    case enlarging
}
