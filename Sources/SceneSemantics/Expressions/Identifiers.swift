/// The index of an item in ``BoundScene/items``.
typealias ItemID = Int

/// The index of a Name in ``BoundScene/names``.
typealias NameID = Int

/// The index of an instance in ``InstanceTable``; 0 is the scene itself.
typealias InstanceID = Int32

/// The index of an environment in ``Environments``; 0 is the environment of the scene.
typealias EnvironmentID = Int32
