import FlowCommand
import TripsFlows

MainActor.assumeIsolated { FlowCommand.main([TripsFlow()]) }
