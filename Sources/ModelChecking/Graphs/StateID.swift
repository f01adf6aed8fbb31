/// The number of a state in its graph, counted from 0 (the initial state) as states are found.
public typealias StateID = Int
