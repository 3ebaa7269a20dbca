/// Something to build.
public let sample = "sample"
